package server_test

import (
	"net/http"
	"strings"
	"testing"

	"fray/api"
)

// TestRefusals checks the status and code of invalid requests.
func TestRefusals(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	tb := h.start(duel())
	evil := http.Header{"Origin": {"https://evil.example"}, "Sec-Fetch-Site": {"cross-site"}}
	type request struct {
		method, path, token, body string
		header                    http.Header
		status                    int
		code                      api.Code
	}
	for name, r := range map[string]request{
		"unknown address":                {"GET", "/api/v1/nothing", "", "", nil, 404, "no_route"},
		"wrong method":                   {"GET", "/api/v1/answer", tb.gm, "", nil, 405, "method"},
		"unusual method":                 {"PATCH", "/api/v1/state", tb.gm, "", nil, 405, "method"},
		"no body":                        {"POST", "/api/v1/answer", tb.gm, "", nil, 400, "invalid"},
		"not JSON":                       {"POST", "/api/v1/answer", tb.gm, "key=x", nil, 400, "invalid"},
		"incomplete JSON":                {"POST", "/api/v1/answer", tb.gm, `{"question":"x"`, nil, 400, "invalid"},
		"wrong type":                     {"POST", "/api/v1/answer", tb.gm, `{"question":7}`, nil, 422, "invalid"},
		"missing field":                  {"POST", "/api/v1/answer", tb.gm, `{"key":"x"}`, nil, 422, "invalid"},
		"unknown field":                  {"POST", "/api/v1/answer", tb.gm, `{"question":"x","secret":1}`, nil, 422, "invalid"},
		"too large":                      {"POST", "/api/v1/answer", tb.gm, `{"question":"` + strings.Repeat("x", 70_000) + `"}`, nil, 413, "too_large"},
		"too large, chunked":             {"POST", "/api/v1/answer", tb.gm, `{"question":"` + strings.Repeat("x", 70_000) + `"}`, http.Header{"Transfer-Encoding": {"chunked"}}, 413, "too_large"},
		"from another site":              {"POST", "/api/v1/answer", tb.gm, `{"question":"x"}`, evil, 403, "origin"},
		"from another site, old browser": {"POST", "/api/v1/tables", "", `{"encounter":"duel"}`, http.Header{"Origin": {"https://evil.example"}}, 403, "origin"},
		"since not a revision":           {"GET", "/api/v1/changes?since=x", tb.gm, "", nil, 422, "invalid"},
		"since negative":                 {"GET", "/api/v1/changes?since=e.-1", tb.gm, "", nil, 422, "invalid"},
		"stream since not a revision":    {"GET", "/api/v1/events?since=17", tb.gm, "", nil, 422, "invalid"},
		"event id not a number":          {"GET", "/api/v1/events", tb.gm, "", http.Header{"Last-Event-Id": {"x"}}, 422, "invalid"},
		"past beyond the end":            {"GET", "/api/v1/past?inputs=99999", tb.gm, "", nil, 422, "bad"},
		"not over":                       {"GET", "/api/v1/summary", tb.gm, "", nil, 409, "not_over"},
		"unknown ruleset":                {"GET", "/api/v1/rules/chess", "", "", nil, 404, "no_route"},
		"unknown encounter":              {"POST", "/api/v1/tables", "", `{"encounter":"none"}`, nil, 404, "not_found"},
		"relative path of a file":        {"POST", "/api/v1/tables", "", `{"encounter":"../../packs/flow/encounters/duel.yaml"}`, nil, 404, "not_found"},
		"absolute path of a file":        {"POST", "/api/v1/tables", "", `{"encounter":"/etc/passwd"}`, nil, 404, "not_found"},
		"unknown seat":                   {"POST", "/api/v1/tables", "", `{"encounter":"duel","seats":{"moon":"player"}}`, nil, 422, "bad"},
		"unknown bot":                    {"POST", "/api/v1/tables", "", `{"encounter":"duel","seats":{"town":"cat"}}`, nil, 422, "bad"},
		"old word for a player":          {"POST", "/api/v1/tables", "", `{"encounter":"duel","seats":{"town":"person"}}`, nil, 422, "bad"},
		"unknown dice":                   {"POST", "/api/v1/tables", "", `{"encounter":"duel","dice":"loaded"}`, nil, 422, "bad"},
		"negative seed":                  {"POST", "/api/v1/tables", "", `{"encounter":"duel","seed":-5}`, nil, 422, "invalid"},
		"fractional seed":                {"POST", "/api/v1/tables", "", `{"encounter":"duel","seed":1.5}`, nil, 422, "invalid"},
		"seed too large":                 {"POST", "/api/v1/tables", "", `{"encounter":"duel","seed":18446744073709551616}`, nil, 422, "invalid"},
		"negative limit":                 {"POST", "/api/v1/tables", "", `{"encounter":"duel","limit":-5}`, nil, 422, "bad"},
		"unknown link":                   {"DELETE", "/api/v1/links/none", tb.gm, "", nil, 404, "not_found"},
		"number too large":               {"POST", "/api/v1/limit", tb.gm, `{"seconds":9223372036854775808}`, nil, 422, "invalid"},
		"face too large":                 {"POST", "/api/v1/answer", tb.gm, `{"question":"x","faces":[1,4294967296]}`, nil, 422, "invalid"},
		"stale":                          {"POST", "/api/v1/answer", tb.seats["town"], `{"question":"long ago","key":"end"}`, nil, 409, "stale"},
		"POST to a stream":               {"POST", "/t/" + tb.gm + "/events", "", "", nil, 405, "method"},
	} {
		res, body := h.ask(r.method, r.path, r.token, r.body, r.header)
		p := problemIn(t, res, body)
		if p.Status != r.status || p.Code != r.code {
			t.Errorf("%s: %+v, not status %d with code %s", name, p, r.status, r.code)
		}
		for _, word := range []string{"json:", "Go struct", "int32", "looking for", "no such table"} { // details of the implementation, or of another problem
			if strings.Contains(p.Detail, word) {
				t.Errorf("%s: %q", name, p.Detail)
			}
		}
	}
}
