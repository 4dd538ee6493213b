package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"fray/api"
)

// post posts a form as a browser without script does.
func (h *house) post(path string, form url.Values) (*http.Response, string) {
	h.t.Helper()
	return h.ask(http.MethodPost, path, "", form.Encode(), http.Header{
		"Content-Type": {"application/x-www-form-urlencoded"}, "Origin": {h.url}, "Sec-Fetch-Site": {"same-origin"},
	})
}

// TestPagesWithoutScript starts a table, plays and rules by forms alone.
func TestPagesWithoutScript(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	if _, body := h.ask(http.MethodGet, "/", "", "", nil); !strings.Contains(body, `action="/tables"`) {
		t.Error("the home page has no form to start a table")
	}
	res, body := h.post("/tables", url.Values{"encounter": {"duel"}, "seat.town": {"person"}, "seat.hills": {"person"}, "seed": {"7"}, "limit": {"0"}, "dice": {"roll"}})
	if res.StatusCode != http.StatusCreated {
		t.Fatalf("%s: %s", res.Status, body)
	}
	links := satBy(linksIn(t, h, body))
	gm := "/t/" + links.gm
	if _, body := h.ask(http.MethodGet, gm, "", "", nil); !strings.Contains(body, gm+"/answer") {
		t.Error("the page of the GM has no form to answer by")
	}
	state, err := h.client(links.gm).State(t.Context(), 0)
	must(t, err)
	var asked api.Question
	var by string
	for seat, token := range links.seats {
		if q, err := h.client(token).Question(t.Context()); err == nil && q.Question != nil && q.Question.Mine {
			asked, by = *q.Question, seat
		}
	}
	for _, f := range []struct {
		path string
		form url.Values
		said string
	}{
		{"/t/" + links.seats[by] + "/answer", url.Values{"question": {asked.ID}, "key": {asked.Choices[0].Key}}, "answered"},
		{gm + "/pause", url.Values{"paused": {"1"}}, "paused"},
		{gm + "/pause", url.Values{"paused": {"0"}}, "resumed"},
		{gm + "/fresh", url.Values{}, "fresh"},
		{gm + "/limit", url.Values{"seconds": {"600"}}, "limited"},
		{gm + "/standing", url.Values{"seat": {"town"}, "kind": {"defend"}, "verb": {"dodge"}, "below": {"50"}}, "standing"},
		{gm + "/standing", url.Values{"seat": {"town"}, "ask": {"defend"}}, "standing"},
		{gm + "/seat", url.Values{"seat": {"hills"}, "plays": {"person"}}, "handed"},
	} {
		if res, body := h.post(f.path, f.form); res.StatusCode != http.StatusSeeOther || !strings.HasSuffix(res.Header.Get("Location"), "?said="+f.said) {
			t.Errorf("%s: %s to %q: %s", f.said, res.Status, res.Header.Get("Location"), saysIn(body))
		}
	}
	now, err := h.client(links.gm).State(t.Context(), 0)
	must(t, err)
	if now.Inputs <= state.Inputs {
		t.Errorf("there are %d inputs; there were %d", now.Inputs, state.Inputs)
	}
	if res, body := h.post(gm+"/undo", url.Values{"keep": {"0"}}); res.StatusCode != http.StatusSeeOther {
		t.Errorf("undo: %s: %s", res.Status, saysIn(body))
	}
	if res, body := h.post("/t/"+links.seats[by]+"/answer", url.Values{"question": {asked.ID}, "key": {"x"}}); res.StatusCode != http.StatusConflict || !strings.Contains(body, "<form") {
		t.Errorf("a stale answer: %s", res.Status)
	}
	if res, _ := h.post("/t/"+links.seats[by]+"/pause", url.Values{"paused": {"1"}}); res.StatusCode != http.StatusForbidden {
		t.Errorf("a pause by a seat: %s", res.Status)
	}
	if res, _ := h.post(gm+"/limit", url.Values{"seconds": {"soon"}}); res.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("an odd number: %s", res.Status)
	}
}

// TestFormsFromElsewhere are refused.
func TestFormsFromElsewhere(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	for _, path := range []string{"/tables", "/t/" + links.gm + "/pause", "/t/" + links.gm + "/links", "/t/" + links.gm + "/branch"} {
		for _, header := range []http.Header{
			{"Origin": {"https://evil.example"}}, {"Sec-Fetch-Site": {"cross-site"}}, {"Sec-Fetch-Site": {"same-site"}}, {"Origin": {"null"}},
		} {
			header.Set("Content-Type", "application/x-www-form-urlencoded")
			res, body := h.ask(http.MethodPost, path, "", "paused=1&encounter=duel&role=gm&keep=0", header)
			if res.StatusCode != http.StatusForbidden || !strings.Contains(body, "another site.") {
				t.Errorf("%s with %v: %s", path, header, res.Status)
			}
		}
	}
}

// TestFiles: record, replay and the replay as a file.
func TestFiles(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	f := &fight{t: t, house: h, links: links}
	f.play(t.Context(), 5)
	for path, want := range map[string]string{"record": `{"fray":`, "replay": "<html", "replay?at=2": "<html", "replay.html": "<html"} {
		res, body := h.ask(http.MethodGet, "/t/"+links.gm+"/"+path, "", "", nil)
		if res.StatusCode != http.StatusOK || !strings.Contains(body, want) {
			t.Errorf("%s: %s: %.200s", path, res.Status, body)
		}
	}
	if res, _ := h.ask(http.MethodGet, "/t/"+links.watch+"/record", "", "", nil); res.StatusCode != http.StatusForbidden {
		t.Errorf("the record for a spectator: %s", res.Status)
	}
	if res, _ := h.ask(http.MethodGet, "/t/"+links.watch+"/replay?at=99999", "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("a replay beyond the end: %s", res.Status)
	}
}

// saysIn is the middle of a page.
func saysIn(page string) string {
	_, main, _ := strings.Cut(page, "<main")
	return main[:min(len(main), 400)]
}

// TestALinkForEach: a party may sit at as many links as it has members.
func TestALinkForEach(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	if _, body := h.ask(http.MethodGet, "/", "", "", nil); !strings.Contains(body, `name="each" value="wardens"`) || strings.Contains(body, `name="each" value="town"`) {
		t.Error("the home page does not offer a link for each where a seat has several, and only there")
	}
	res, body := h.post("/tables", url.Values{"encounter": {"bridge"}, "seat.wardens": {"person"}, "each": {"wardens"}})
	if res.StatusCode != http.StatusCreated {
		t.Fatalf("%s: %s", res.Status, saysIn(body))
	}
	links := satBy(linksIn(t, h, body))
	for _, seat := range []string{"mara", "bastian", "wren", "hale", "reavers"} {
		if links.seats[seat] == "" {
			t.Errorf("there is no link for %s", seat)
		}
	}
	if res, body := h.post("/tables", url.Values{"encounter": {"bridge"}, "each": {"gm"}}); res.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("the seat of the game master is parted: %s: %s", res.Status, saysIn(body))
	}
}
