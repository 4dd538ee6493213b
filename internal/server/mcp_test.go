package server_test

import (
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"fray/api"
	"fray/internal/server"
)

// model is a client of the Model Context Protocol that plays a seat.
type model struct {
	t *testing.T
	*mcp.ClientSession
}

// use calls a tool and reads its result.
func (m model) use(tool string, in, out any) {
	m.t.Helper()
	res, err := m.CallTool(m.t.Context(), &mcp.CallToolParams{Name: tool, Arguments: in})
	must(m.t, err)
	text := res.Content[0].(*mcp.TextContent).Text //nolint:forcetypeassert // a test
	if res.IsError {
		m.t.Fatalf("%s %v: %s", tool, in, text)
	}
	must(m.t, json.Unmarshal([]byte(text), out))
}

// TestMCP plays a whole fight with the official client of the Model Context Protocol, and uses every tool and resource: through fray
// mcp, and over HTTP with the token or the link.
func TestMCP(t *testing.T) {
	for way, transport := range map[string]func(url, token string) mcp.Transport{
		"command": func(url, token string) mcp.Transport {
			path, err := os.Executable()
			must(t, err)
			cmd := exec.CommandContext(t.Context(), path, "mcp", "--link", url+"/t/"+token)
			cmd.Env = append(os.Environ(), asCommand+"=1")
			return &mcp.CommandTransport{Command: cmd}
		},
		"token": func(url, token string) mcp.Transport {
			return &mcp.StreamableClientTransport{Endpoint: url + "/mcp", HTTPClient: &http.Client{Transport: bearer{token, new(http.Transport)}}}
		},
		"link": func(url, token string) mcp.Transport {
			return &mcp.StreamableClientTransport{Endpoint: url + "/t/" + token + "/mcp"}
		},
	} {
		t.Run(way, func(t *testing.T) { playByMCP(t, transport) })
	}
}

// playOn answers the questions of the seat until the fight is over, with attacks where there are any.
func (m model) playOn(asked api.Asked) {
	m.t.Helper()
	answers := 0
	for ; !asked.Over && answers < 2000; answers++ {
		if q := asked.Question; q != nil && q.Mine {
			choice := q.Default
			for _, c := range q.Choices {
				if strings.HasPrefix(c.Key, "attack") || strings.HasPrefix(c.Key, "strike") {
					choice = c.Key
				}
			}
			m.use("answer", map[string]any{"question": q.ID, "key": choice}, &struct{}{})
		}
		asked = api.Asked{}
		m.use("wait", map[string]any{"seconds": 10}, &asked)
	}
	if !asked.Over {
		m.t.Fatalf("after %d answers the fight is not over", answers)
	}
}

// TestMCPRulesets: a whole fight of every ruleset can be played.
func TestMCPRulesets(t *testing.T) {
	for encounter, seat := range map[string]string{"duel": "town", "champions": "pcs", "gate-yard": "reach", "lesson": "school", "water-gate": "oar"} {
		t.Run(encounter, func(t *testing.T) {
			t.Parallel()
			h := openServer(t, t.TempDir(), setup{server: func(sc *server.Config) { sc.Limits = server.Limits{}.AnyRate() }})
			links := h.start(api.Create{Encounter: encounter, Seats: map[string]string{seat: "player", "gm": "greedy"}, Seed: 7})
			session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(),
				&mcp.StreamableClientTransport{Endpoint: h.url + "/t/" + links.seats[seat] + "/mcp"}, nil)
			must(t, err)
			defer session.Close() //nolint:errcheck // the test is over
			m := model{t, session}
			var asked api.Asked
			m.use("wait", map[string]any{}, &asked)
			m.playOn(asked)
		})
	}
}

// bearer is a transport that shows a token.
type bearer struct {
	token string
	next  http.RoundTripper
}

// RoundTrip implements http.RoundTripper.
func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+b.token)
	return b.next.RoundTrip(r)
}

// TestMCPNeedsLink: without an active link there is no server.
func TestMCPNeedsLink(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	if _, err := client.Connect(t.Context(), &mcp.StreamableClientTransport{Endpoint: h.url + "/mcp"}, nil); err == nil {
		t.Error("there is a server without a link")
	}
	if _, err := client.Connect(t.Context(), &mcp.StreamableClientTransport{Endpoint: h.url + "/t/8Zb5JH2mYkW0cVfQ4s1xTg/mcp"}, nil); err == nil {
		t.Error("there is a server for a link that nobody has")
	}
}

func playByMCP(t *testing.T, transport func(url, token string) mcp.Transport) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "greedy"}, Seed: 7})
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), transport(h.url, links.seats["town"]), nil)
	must(t, err)
	defer session.Close() //nolint:errcheck // the test is over
	m := model{t, session}

	var asked api.Asked
	m.use("wait", map[string]any{}, &asked)
	if asked.Question == nil {
		t.Fatal("the seat has no question")
	}
	key := asked.Question.Choices[0].Key
	var odds api.Odds
	if m.use("odds", map[string]any{"key": key}, &odds); odds.Key != key || len(odds.Lines) == 0 {
		t.Errorf("the odds of %s are %+v", key, odds)
	}
	var seen struct {
		You  api.You
		View struct{ Ruleset string }
	}
	if m.use("look", map[string]any{}, &seen); seen.You.Seat != "town" || seen.View.Ruleset != "flow" {
		t.Errorf("the seat sees %+v", seen)
	}
	var card struct{ ID string }
	if m.use("look", map[string]any{"name": "garrick"}, &card); card.ID != "garrick" {
		t.Errorf("look garrick shows %+v", card)
	}
	var rules []struct{ ID, Rule string }
	if m.use("rules", map[string]any{"words": asked.Question.Rule}, &rules); len(rules) != 1 || rules[0].ID != asked.Question.Rule || rules[0].Rule == "" {
		t.Errorf("rule %s is %+v", asked.Question.Rule, rules)
	}
	var more struct {
		api.Asked
		Blocked []struct{ Rules []string }
	}
	if m.use("choices", map[string]any{"blocked": true}, &more); more.Question.ID != asked.Question.ID || len(more.Blocked) == 0 {
		t.Errorf("choices are %+v", more)
	}
	for _, uri := range []string{"fray://view", "fray://rules"} {
		res, err := m.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: uri})
		if err != nil || len(res.Contents) != 1 || !json.Valid([]byte(res.Contents[0].Text)) {
			t.Errorf("%s: %v", uri, err)
		}
	}
	bad, err := m.CallTool(t.Context(), &mcp.CallToolParams{Name: "answer", Arguments: map[string]any{"question": asked.Question.ID, "key": "run-away"}})
	if err != nil || !bad.IsError {
		t.Errorf("an answer that is not listed: %+v, %v", bad, err)
	}
	m.playOn(asked)
	var lines []api.Line
	if m.use("why", map[string]any{"lines": 5}, &lines); len(lines) != 5 {
		t.Errorf("the log has %d lines, want 5", len(lines))
	}
}
