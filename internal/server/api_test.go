package server_test

import (
	"encoding/json"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
)

// operations are all operations of the API by id, as the server itself describes them.
type described struct {
	Paths map[string]map[string]struct {
		ID        string                `json:"operationId"`
		Tags      []string              `json:"tags"`
		Security  []map[string][]string `json:"security"`
		Responses map[string]any        `json:"responses"`
	} `json:"paths"`
}

func (h *house) described() described {
	h.t.Helper()
	_, body := h.ask(http.MethodGet, "/api/openapi.json", "", "", nil)
	var d described
	if err := json.Unmarshal([]byte(body), &d); err != nil {
		h.t.Fatal(err)
	}
	if len(d.Paths) < 20 {
		h.t.Fatalf("only %d paths are described", len(d.Paths))
	}
	return d
}

// good are requests by operation that are well formed, whether they can be done or not. Braces of paths are filled in.
var good = map[string]struct{ path, body string }{
	"state": {path: "?since=0"}, "question": {}, "log": {path: "?from=0&to=5"}, "blocked": {}, "odds": {path: "?question=q&key=k"},
	"past": {path: "?inputs=0"}, "replay": {}, "record": {}, "summary": {}, "events": {path: "?since=0"}, "links": {},
	"answer": {body: `{"question":"none","key":"none"}`}, "undo": {body: `{"keep":0}`}, "stand": {body: `{"standing":[]}`},
	"hand": {body: `{"seat":"hills","plays":"person"}`}, "adjust": {body: `{"do":"set","who":"edda","what":"HP","value":5,"why":"a test"}`},
	"join": {body: `{"id":"edda-2","like":"edda","at":"0,0"}`}, "decrees": {},
	"end": {body: `{"winner":"","why":"a test"}`}, "pause": {body: `{"paused":true}`}, "limit": {body: `{"seconds":30}`}, "fresh": {}, "stir": {body: `{"text":"x"}`}, "begin": {},
	"reissue": {body: `{"role":"spectator"}`}, "revoke": {}, "branch": {body: `{"keep":0}`}, "drop": {}, "delete": {},
}

// TestNobodyComesInWithoutALink asks for every operation without a token, with one that never was, and with one that was
// revoked: all are told the same, word by word.
func TestNobodyComesInWithoutALink(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	tb := h.start(people())
	gm := h.client(tb.gm)
	must(t, gm.Revoke(t.Context(), linkOf(tb, api.RoleSeat, "hills").ID))
	for path, methods := range h.described().Paths {
		for method, op := range methods {
			if len(op.Security) == 0 {
				continue
			}
			is, ok := good[op.ID]
			if !ok {
				t.Errorf("there is no request for %s to try", op.ID)
				continue
			}
			at := strings.ReplaceAll(path, "{id}", "x") + is.path
			var told []string
			for _, token := range []string{"", "AAAAAAAAAAAAAAAAAAAAAA", "%00", strings.Repeat("x", 5000), tb.seats["hills"]} {
				res, body := h.ask(strings.ToUpper(method), at, token, is.body, nil)
				if p := problemIn(t, res, body); p.Status != http.StatusUnauthorized || p.Code != "no_link" {
					t.Errorf("%s %s is told %+v", method, path, p)
				}
				told = append(told, body)
			}
			if len(slices.Compact(told)) != 1 {
				t.Errorf("%s %s tells them apart: %q", method, path, told)
			}
		}
	}
}

// TestGMOnly asks by the links of a seat and of a spectator for what only the GM may do: they are refused, and nothing has changed.
func TestGMOnly(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	tb := h.start(people())
	before, err := h.client(tb.gm).State(t.Context(), 0)
	must(t, err)
	only := []string{"adjust", "join", "decrees", "end", "pause", "limit", "fresh", "links", "reissue", "revoke", "branch", "drop", "delete", "record"}
	acts := []string{"answer", "undo", "stand", "hand", "stir", "begin"}
	tried := 0
	for path, methods := range h.described().Paths {
		for method, op := range methods {
			for who, token := range map[string]string{"seat": tb.seats["town"], "spectator": tb.watch} {
				if !slices.Contains(only, op.ID) && (who == "seat" || !slices.Contains(acts, op.ID)) {
					continue
				}
				tried++
				at := strings.ReplaceAll(path, "{id}", linkOf(tb, api.RoleSeat, "hills").ID) + good[op.ID].path
				res, body := h.ask(strings.ToUpper(method), at, token, good[op.ID].body, nil)
				if p := problemIn(t, res, body); p.Status != http.StatusForbidden && p.Code != "stale" {
					t.Errorf("%s by a %s is told %+v", op.ID, who, p)
				}
			}
		}
	}
	if tried < 2*len(only)+len(acts) {
		t.Fatalf("only %d were tried", tried)
	}
	after, err := h.client(tb.gm).State(t.Context(), 0)
	must(t, err)
	if after.Inputs != before.Inputs || after.Rev != before.Rev {
		t.Errorf("the table went from %d inputs, rev %d to %d, %d", before.Inputs, before.Rev, after.Inputs, after.Rev)
	}
}

// TestTheClientKnowsEveryOperation: its methods are called as the operations.
func TestTheClientKnowsEveryOperation(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	has := reflect.TypeFor[*client.Client]()
	for path, methods := range h.described().Paths {
		for method, op := range methods {
			name := strings.ToUpper(op.ID[:1]) + op.ID[1:]
			if _, ok := has.MethodByName(name); !ok {
				t.Errorf("%s %s is called %s, but the client has no method %s", method, path, op.ID, name)
			}
			if _, ok := op.Responses["default"]; !ok {
				t.Errorf("%s does not say how it says no", op.ID)
			}
		}
	}
}

// linkOf is the link of a role and seat.
func linkOf(s sat, role, seat string) api.Link {
	for _, l := range s.links {
		if l.Role == role && l.Seat == seat {
			return l
		}
	}
	return api.Link{}
}
