package server_test

import (
	"net/http"
	"strings"
	"testing"
)

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
		"a seed below nothing":     {"POST", "/api/tables", "", `{"encounter":"duel","seed":-5}`, nil, 422, "invalid"},
		"half a seed":              {"POST", "/api/tables", "", `{"encounter":"duel","seed":1.5}`, nil, 422, "invalid"},
		"a seed beyond all":        {"POST", "/api/tables", "", `{"encounter":"duel","seed":18446744073709551616}`, nil, 422, "invalid"},
		"a limit below nothing":    {"POST", "/api/tables", "", `{"encounter":"duel","limit":-5}`, nil, 422, "bad"},
		"a link that is not":       {"DELETE", "/api/links/none", tb.gm, "", nil, 404, "not_found"},
		"a number beyond all":      {"POST", "/api/limit", tb.gm, `{"seconds":9223372036854775808}`, nil, 422, "invalid"},
		"a face beyond all":        {"POST", "/api/answer", tb.gm, `{"question":"x","faces":[1,4294967296]}`, nil, 422, "invalid"},
		"stale":                    {"POST", "/api/answer", tb.seats["town"], `{"question":"long ago","key":"end"}`, nil, 409, "stale"},
		"a page that is not":       {"POST", "/t/" + tb.gm + "/events", "", "", nil, 405, "method"},
	} {
		res, body := h.ask(r.method, r.path, r.token, r.body, r.header)
		p := problemIn(t, res, body)
		if p.Status != r.status || p.Code != r.code {
			t.Errorf("%s: %+v; status %d, code %s were expected", name, p, r.status, r.code)
		}
		for _, word := range []string{"json:", "Go struct", "int32", "looking for", "no such table"} { // words of the inside, or of something else
			if strings.Contains(p.Detail, word) {
				t.Errorf("%s: %q", name, p.Detail)
			}
		}
	}
}
