package server_test

import (
	"net/http"
	"sync"
)

// tokenSize is the number of characters of a token.
const tokenSize = 22

// callsTokens are the tokens that the server has issued.
type callsTokens struct {
	mu  sync.Mutex
	all map[string]bool // under mu
	gms []string        // tokens of GM links, the oldest first: under mu
}

func (ts *callsTokens) add(token string, gm bool) {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if ts.all == nil {
		ts.all = map[string]bool{}
	}
	ts.all[token] = true
	if gm {
		ts.gms = append(ts.gms, token)
	}
}

// oldest removes and returns the oldest GM token.
func (ts *callsTokens) oldest() string {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if len(ts.gms) == 0 {
		return ""
	}
	token := ts.gms[0]
	ts.gms = ts.gms[1:]
	return token
}

// drop deletes the table of a GM token.
func (ts *callsTokens) drop(s *calls, token string) {
	s.send(callsRequest{method: http.MethodDelete, path: "/api/v1/table", token: token, op: "delete"})
}

// in returns a known token in a text, other than the token but.
func (ts *callsTokens) in(text, but string) string {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	for i, run := 0, 0; i < len(text); i++ {
		switch c := text[i]; {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '-', c == '_':
			run++
		default:
			run = 0
		}
		if run >= tokenSize {
			if token := text[i+1-tokenSize : i+1]; token != but && ts.all[token] {
				return token
			}
		}
	}
	return ""
}
