package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// TestFormsOfCommands tries forms of the commands that are decoded by the names of the API: what is wrong is named, and what is right
// is done.
func TestFormsOfCommands(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	for _, tt := range []struct {
		path   string
		fields url.Values
		status int
		want   string // in the page, or in the address that it leads to
	}{
		{"adjust", url.Values{"do": {"set"}, "who": {"edda"}, "what": {"hp"}, "value": {"many"}}, 422, "value must be a whole number, got &#34;many&#34;"},
		{"adjust", url.Values{"do": {"set"}, "who": {"edda"}, "what": {"hp"}, "value": {" 9 "}, "why": {" a fall "}}, 303, "said=adjusted"},
		{"undo", url.Values{"keep": {"1e3"}}, 422, "keep must be a whole number"},
		{"undo", url.Values{"keep": {"0"}}, 303, "said=undone"},
		{"limit", url.Values{"seconds": {" "}}, 422, "enter how many seconds"},
		{"limit", url.Values{"seconds": {"30"}}, 303, "said=limited"},
		{"pause", url.Values{"paused": {"1"}}, 303, "said=paused"},
		{"pause", url.Values{"paused": {"0"}}, 303, "said=resumed"},
		{"pause", url.Values{}, 303, "said=resumed"},
		{"seat", url.Values{"seat": {"hills"}, "plays": {"greedy"}}, 303, "said=handed"},
		{"end", url.Values{"winner": {"town"}, "why": {"a test"}}, 303, "said=ended"},
	} {
		res, page := h.ask(http.MethodPost, "/t/"+links.gm+"/"+tt.path, "", tt.fields.Encode(), http.Header{"Content-Type": {"application/x-www-form-urlencoded"}})
		if res.StatusCode != tt.status || !strings.Contains(page+res.Header.Get("Location"), tt.want) {
			t.Errorf("%s %v: %d, want %d with %q; it leads to %q", tt.path, tt.fields, res.StatusCode, tt.status, tt.want, res.Header.Get("Location"))
		}
	}
	res, body := h.ask(http.MethodGet, "/api/v1/state", links.gm, "", nil)
	if res.StatusCode != http.StatusOK || !strings.Contains(body, `"limit":30`) || !strings.Contains(body, `"winner":"`) {
		t.Errorf("after the forms: %s", res.Status)
	}
}
