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

// described holds the operations of the API, as the server describes them.
type described struct {
	Paths map[string]map[string]struct {
		ID        string                `json:"operationId"`
		Tags      []string              `json:"tags"`
		Security  []map[string][]string `json:"security"`
		Responses map[string]any        `json:"responses"`
	} `json:"paths"`
}

func (h *testServer) described() described {
	h.t.Helper()
	_, body := h.ask(http.MethodGet, "/api/v1/openapi.json", "", "", nil)
	var d described
	if err := json.Unmarshal([]byte(body), &d); err != nil {
		h.t.Fatal(err)
	}
	if len(d.Paths) < 20 {
		h.t.Fatalf("only %d paths are described", len(d.Paths))
	}
	return d
}

// good holds a well-formed request for each operation. Braces in paths are filled in by the tests.
var good = map[string]struct{ path, body string }{
	"state": {}, "changes": {path: "?since=e.1"}, "question": {}, "log": {path: "?from=0&to=5"}, "blocked": {}, "cards": {}, "odds": {path: "?question=q&key=k"}, "area": {path: "?question=q&key=k"},
	"past": {path: "?inputs=0"}, "replay": {}, "record": {}, "summary": {}, "analysis": {}, "events": {path: "?since=e.1"}, "links": {},
	"answer": {body: `{"question":"none","key":"none"}`}, "undo": {body: `{"keep":0}`}, "stand": {body: `{"standing":[]}`},
	"hand": {body: `{"seat":"hills","plays":"player"}`}, "adjust": {body: `{"do":"set","who":"edda","what":"HP","value":5,"why":"a test"}`},
	"join": {body: `{"id":"edda-2","like":"edda","at":"0,0"}`}, "decrees": {},
	"end": {body: `{"winner":"","why":"a test"}`}, "pause": {body: `{"paused":true}`}, "limit": {body: `{"seconds":30}`}, "fresh": {}, "aids": {body: `{"hints":true}`}, "simulate": {body: `{"fights":1}`}, "hint": {path: "?question=q"}, "analyze": {body: `{"stop":false}`}, "stir": {body: `{"text":"x"}`}, "begin": {}, "say": {body: `{"emote":"cheer"}`}, "ping": {body: `{"cell":"0,0"}`}, "note": {body: `{"text":"x"}`}, "next": {},
	"reissue": {body: `{"role":"spectator"}`}, "revoke": {}, "branch": {body: `{"keep":0}`}, "drop": {}, "delete": {},
}

// TestNoLinkNoAccess tries every operation without a token, with unknown tokens and with a revoked one. All get exactly the
// same refusal.
func TestNoLinkNoAccess(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	tb := h.start(duel())
	gm := h.client(tb.gm)
	must(t, gm.Revoke(t.Context(), linkOf(tb, api.RoleSeat, "hills").ID))
	for path, methods := range h.described().Paths {
		for method, op := range methods {
			if len(op.Security) == 0 {
				continue
			}
			request, ok := good[op.ID]
			if !ok {
				t.Errorf("good has no request for %s", op.ID)
				continue
			}
			at := strings.ReplaceAll(path, "{id}", "x") + request.path
			var bodies []string
			for _, token := range []string{"", "AAAAAAAAAAAAAAAAAAAAAA", "%00", strings.Repeat("x", 5000), tb.seats["hills"]} {
				res, body := h.ask(strings.ToUpper(method), at, token, request.body, nil)
				if p := problemIn(t, res, body); p.Status != http.StatusUnauthorized || p.Code != "no_link" {
					t.Errorf("%s %s: the problem is %+v", method, path, p)
				}
				bodies = append(bodies, body)
			}
			if len(slices.Compact(bodies)) != 1 {
				t.Errorf("%s %s: the refusals differ: %q", method, path, bodies)
			}
		}
	}
}

// TestGMOnly tries the GM's operations with the links of a seat and of a spectator: they are refused and change nothing.
func TestGMOnly(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	tb := h.start(duel())
	before, err := h.client(tb.gm).State(t.Context())
	must(t, err)
	only := []string{"adjust", "join", "decrees", "end", "pause", "limit", "fresh", "aids", "simulate", "links", "reissue", "revoke", "branch", "drop", "delete", "record", "note"}
	acts := []string{"answer", "undo", "stand", "hand", "stir", "begin", "next", "say", "ping"}
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
					t.Errorf("%s by a %s: the problem is %+v", op.ID, who, p)
				}
			}
		}
	}
	if tried < 2*len(only)+len(acts) {
		t.Fatalf("only %d requests were tried", tried)
	}
	after, err := h.client(tb.gm).State(t.Context())
	must(t, err)
	if after.Inputs != before.Inputs || after.Rev != before.Rev {
		t.Errorf("the table went from %d inputs, rev %s to %d, %s", before.Inputs, before.Rev, after.Inputs, after.Rev)
	}
}

// TestClientHasEveryOperation checks that the client has a method for every operation.
func TestClientHasEveryOperation(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	has := reflect.TypeFor[*client.Client]()
	for path, methods := range h.described().Paths {
		for method, op := range methods {
			name := strings.ToUpper(op.ID[:1]) + op.ID[1:]
			if _, ok := has.MethodByName(name); !ok {
				t.Errorf("%s %s has the id %s, but the client has no method %s", method, path, op.ID, name)
			}
			if _, ok := op.Responses["default"]; !ok {
				t.Errorf("%s does not describe its refusals", op.ID)
			}
		}
	}
}

// linkOf returns the link of a role and seat.
func linkOf(s tableLinks, role, seat string) api.Link {
	for _, l := range s.links {
		if l.Role == role && l.Seat == seat {
			return l
		}
	}
	return api.Link{}
}
