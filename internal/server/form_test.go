package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"fray/api"
)

// post posts a form as a browser without JavaScript does.
func (h *testServer) post(path string, form url.Values) (*http.Response, string) {
	h.t.Helper()
	return h.ask(http.MethodPost, path, "", form.Encode(), http.Header{
		"Content-Type": {"application/x-www-form-urlencoded"}, "Origin": {h.url}, "Sec-Fetch-Site": {"same-origin"},
	})
}

// TestPlayNow starts a table for one person: it leads to the page of their seat, which asks them, and to the game master's link.
func TestPlayNow(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	res, body := h.post("/tables", url.Values{"encounter": {"duel"}, "alone": {"1"}})
	to, err := url.Parse(res.Header.Get("Location"))
	if must(t, err); res.StatusCode != http.StatusSeeOther {
		t.Fatalf("%s: %s", res.Status, saysIn(body))
	}
	own, gm := strings.TrimPrefix(to.Path, "/t/"), strings.TrimPrefix(to.Fragment, "gm=")
	state, err := h.client(own).State(t.Context())
	must(t, err)
	if state.You.Role != api.RoleSeat || state.You.Seat != "town" || state.Proof.Practice {
		t.Errorf("leads to %+v with practice dice %t, want the seat town with secret dice", state.You, state.Proof.Practice)
	}
	for _, s := range state.Seats {
		if want := map[string]string{"town": "player", "hills": "greedy", "gm": "default"}[s.Name]; s.Plays != want {
			t.Errorf("%s plays %s, want %s", s.Name, s.Plays, want)
		}
	}
	if state, err = h.client(gm).State(t.Context()); err != nil || state.You.Role != api.RoleGM {
		t.Errorf("the link after # is no game master's: %v", err)
	}
	if res, _ := h.post("/tables", url.Values{"encounter": {"nothing"}, "alone": {"1"}}); res.StatusCode != http.StatusNotFound && res.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("an unknown encounter: %s", res.Status)
	}
}

// TestPagesWithoutJavaScript starts a table, plays and acts as GM with forms only.
func TestPagesWithoutJavaScript(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	if _, body := h.ask(http.MethodGet, "/", "", "", nil); !strings.Contains(body, `action="/tables"`) {
		t.Error("the home page has no form to start a table")
	}
	res, body := h.post("/tables", url.Values{"encounter": {"duel"}, "seats[town]": {"player"}, "seats[hills]": {"player"}, "seed": {"7"}, "limit": {"0"}, "dice": {"roll"}})
	if res.StatusCode != http.StatusCreated {
		t.Fatalf("%s: %s", res.Status, body)
	}
	links := linksBy(linksIn(t, h, body))
	gm := "/t/" + links.gm
	if _, body := h.ask(http.MethodGet, gm, "", "", nil); !strings.Contains(body, gm+"/answer") {
		t.Error("the GM's page has no form to answer")
	}
	state, err := h.client(links.gm).State(t.Context())
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
		{gm + "/standing", url.Values{"seat": {"town"}, "kind": {"defend"}, "verb": {":ask"}, "actor": {"garrick"}, "aimed": {"1"}}, "standing"},
		{gm + "/standing", url.Values{"seat": {"town"}, "kind": {"defend"}, "remove": {"1"}, "nth": {"1"}}, "standing"},
		{gm + "/seat", url.Values{"seat": {"hills"}, "plays": {"player"}}, "handed"},
	} {
		if res, body := h.post(f.path, f.form); res.StatusCode != http.StatusSeeOther || !strings.HasSuffix(res.Header.Get("Location"), "?said="+f.said) {
			t.Errorf("%s: %s to %q: %s", f.said, res.Status, res.Header.Get("Location"), saysIn(body))
		}
	}
	now, err := h.client(links.gm).State(t.Context())
	must(t, err)
	if now.Inputs <= state.Inputs {
		t.Errorf("there are %d inputs, and were %d before", now.Inputs, state.Inputs)
	}
	if res, body := h.post(gm+"/undo", url.Values{"keep": {"0"}}); res.StatusCode != http.StatusSeeOther {
		t.Errorf("undo: %s: %s", res.Status, saysIn(body))
	}
	if res, body := h.post("/t/"+links.seats[by]+"/answer", url.Values{"question": {asked.ID}, "key": {"x"}}); res.StatusCode != http.StatusConflict || !strings.Contains(body, "<form") {
		t.Errorf("a stale answer gets %s", res.Status)
	}
	if res, _ := h.post("/t/"+links.seats[by]+"/pause", url.Values{"paused": {"1"}}); res.StatusCode != http.StatusForbidden {
		t.Errorf("a pause by a seat gets %s", res.Status)
	}
	if res, _ := h.post(gm+"/limit", url.Values{"seconds": {"soon"}}); res.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("an invalid number gets %s", res.Status)
	}
}

// TestFormsFromOtherSites checks that forms posted by pages of other sites are refused.
func TestFormsFromOtherSites(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	for _, path := range []string{"/tables", "/t/" + links.gm + "/pause", "/t/" + links.gm + "/links", "/t/" + links.gm + "/branch"} {
		for _, header := range []http.Header{
			{"Origin": {"https://evil.example"}}, {"Sec-Fetch-Site": {"cross-site"}}, {"Sec-Fetch-Site": {"same-site"}}, {"Origin": {"null"}},
		} {
			header.Set("Content-Type", "application/x-www-form-urlencoded")
			res, body := h.ask(http.MethodPost, path, "", "paused=1&encounter=duel&role=gm&keep=0", header)
			if res.StatusCode != http.StatusForbidden || !strings.Contains(body, "page of another site") {
				t.Errorf("%s with %v: %s", path, header, res.Status)
			}
		}
	}
}

// TestFiles checks the record, the replay page and the replay as a file.
func TestFiles(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	f := &fight{t: t, testServer: h, links: links}
	f.play(t.Context(), 5)
	for path, want := range map[string]string{"record": `{"fray":`, "replay": "<html", "replay?at=2": "<html", "replay.html": "<html"} {
		res, body := h.ask(http.MethodGet, "/t/"+links.gm+"/"+path, "", "", nil)
		if res.StatusCode != http.StatusOK || !strings.Contains(body, want) {
			t.Errorf("%s: %s: %.200s", path, res.Status, body)
		}
	}
	if res, _ := h.ask(http.MethodGet, "/t/"+links.watch+"/record", "", "", nil); res.StatusCode != http.StatusForbidden {
		t.Errorf("the record for a spectator is answered %s", res.Status)
	}
	if res, _ := h.ask(http.MethodGet, "/t/"+links.watch+"/replay?at=99999", "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("a replay beyond the end is answered %s", res.Status)
	}
}

// saysIn returns the beginning of a page's main part.
func saysIn(page string) string {
	_, main, _ := strings.Cut(page, "<main")
	return main[:min(len(main), 400)]
}

// TestSplitSeat checks that a seat can be split so that each combatant has a link.
func TestSplitSeat(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	if _, body := h.ask(http.MethodGet, "/", "", "", nil); !strings.Contains(body, `name="each" value="wardens"`) || strings.Contains(body, `name="each" value="town"`) {
		t.Error("the home page must offer to split exactly the seats with several combatants")
	}
	res, body := h.post("/tables", url.Values{"encounter": {"bridge"}, "seats[wardens]": {"player"}, "each": {"wardens"}})
	if res.StatusCode != http.StatusCreated {
		t.Fatalf("%s: %s", res.Status, saysIn(body))
	}
	links := linksBy(linksIn(t, h, body))
	for _, seat := range []string{"mara", "bastian", "wren", "hale", "reavers"} {
		if links.seats[seat] == "" {
			t.Errorf("%s has no link", seat)
		}
	}
	if res, body := h.post("/tables", url.Values{"encounter": {"bridge"}, "each": {"gm"}}); res.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("splitting the GM's seat is answered %s: %s", res.Status, saysIn(body))
	}
}
