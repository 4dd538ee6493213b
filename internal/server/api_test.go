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
	"end": {body: `{"winner":"","why":"a test"}`}, "pause": {body: `{"paused":true}`}, "limit": {body: `{"seconds":30}`}, "fresh": {},
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
	only := []string{"adjust", "end", "pause", "limit", "fresh", "links", "reissue", "revoke", "branch", "drop", "delete", "record"}
	acts := []string{"answer", "undo", "stand", "hand"}
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

// TestRefusals are requests that are wrong in themselves.
func TestRefusals(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	tb := h.start(people())
	evil := http.Header{"Origin": {"https://evil.example"}, "Sec-Fetch-Site": {"cross-site"}}
	type request struct {
		method, path, token, body string
		header                    http.Header
		status                    int
		code                      string
	}
	for name, r := range map[string]request{
		"nothing there":            {"GET", "/api/nothing", "", "", nil, 404, "no_route"},
		"wrong method":             {"GET", "/api/answer", tb.gm, "", nil, 405, "method"},
		"another wrong method":     {"PATCH", "/api/state", tb.gm, "", nil, 405, "method"},
		"no body":                  {"POST", "/api/answer", tb.gm, "", nil, 400, "invalid"},
		"no JSON":                  {"POST", "/api/answer", tb.gm, "key=x", nil, 400, "invalid"},
		"half of it":               {"POST", "/api/answer", tb.gm, `{"question":"x"`, nil, 400, "invalid"},
		"another type":             {"POST", "/api/answer", tb.gm, `{"question":7}`, nil, 422, "invalid"},
		"no question":              {"POST", "/api/answer", tb.gm, `{"key":"x"}`, nil, 422, "invalid"},
		"a field too many":         {"POST", "/api/answer", tb.gm, `{"question":"x","secret":1}`, nil, 422, "invalid"},
		"too large":                {"POST", "/api/answer", tb.gm, `{"question":"` + strings.Repeat("x", 70_000) + `"}`, nil, 413, "too_large"},
		"too large, but not said":  {"POST", "/api/answer", tb.gm, `{"question":"` + strings.Repeat("x", 70_000) + `"}`, http.Header{"Transfer-Encoding": {"chunked"}}, 413, "too_large"},
		"from elsewhere":           {"POST", "/api/answer", tb.gm, `{"question":"x"}`, evil, 403, "origin"},
		"an old browser":           {"POST", "/api/tables", "", `{"encounter":"duel"}`, http.Header{"Origin": {"https://evil.example"}}, 403, "origin"},
		"an odd since":             {"GET", "/api/state?since=x", tb.gm, "", nil, 422, "invalid"},
		"since before all":         {"GET", "/api/state?since=-1", tb.gm, "", nil, 422, "invalid"},
		"an odd event":             {"GET", "/api/events", tb.gm, "", http.Header{"Last-Event-Id": {"x"}}, 422, "invalid"},
		"an odd past":              {"GET", "/api/past?inputs=99999", tb.gm, "", nil, 422, "bad"},
		"not over":                 {"GET", "/api/summary", tb.gm, "", nil, 409, "not_over"},
		"no such ruleset":          {"GET", "/api/rules/chess", "", "", nil, 404, "no_route"},
		"no such encounter":        {"POST", "/api/tables", "", `{"encounter":"none"}`, nil, 404, "not_found"},
		"a file of the server":     {"POST", "/api/tables", "", `{"encounter":"../../packs/flow/encounters/duel.yaml"}`, nil, 404, "not_found"},
		"a file, by its full path": {"POST", "/api/tables", "", `{"encounter":"/etc/passwd"}`, nil, 404, "not_found"},
		"a seat too many":          {"POST", "/api/tables", "", `{"encounter":"duel","seats":{"moon":"person"}}`, nil, 422, "bad"},
		"an odd player":            {"POST", "/api/tables", "", `{"encounter":"duel","seats":{"town":"cat"}}`, nil, 422, "bad"},
		"odd dice":                 {"POST", "/api/tables", "", `{"encounter":"duel","dice":"loaded"}`, nil, 422, "bad"},
		"a limit below nothing":    {"POST", "/api/tables", "", `{"encounter":"duel","limit":-5}`, nil, 422, "bad"},
		"stale":                    {"POST", "/api/answer", tb.seats["town"], `{"question":"long ago","key":"end"}`, nil, 409, "stale"},
		"a page that is not":       {"POST", "/t/" + tb.gm + "/events", "", "", nil, 405, "method"},
	} {
		res, body := h.ask(r.method, r.path, r.token, r.body, r.header)
		if p := problemIn(t, res, body); p.Status != r.status || p.Code != r.code {
			t.Errorf("%s: %+v; status %d, code %s were expected", name, p, r.status, r.code)
		}
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
