package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
)

// TestTalkForms talks, points and takes notes by forms, and reads the page.
func TestTalkForms(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	gm, town := "/t/"+links.gm, "/t/"+links.seats["town"]
	state, err := h.client(links.gm).State(t.Context())
	must(t, err)
	there := state.View.Tokens[0]
	for _, f := range []struct {
		path string
		form url.Values
		said string
	}{
		{town + "/say", url.Values{"text": {"To <the> gate!"}}, "said"},
		{gm + "/say", url.Values{"emote": {"cheer"}}, "said"},
		{town + "/ping", url.Values{"cell": {there.Cell}}, "pinged"},
		{gm + "/note", url.Values{"text": {"the ogre\r\nwaits"}}, "noted"},
	} {
		if res, body := h.post(f.path, f.form); res.StatusCode != http.StatusSeeOther || !strings.HasSuffix(res.Header.Get("Location"), "?said="+f.said) {
			t.Errorf("%s: %s: %s", f.path, res.Status, saysIn(body))
		}
	}
	if res, body := h.post(town+"/ping", url.Values{"cell": {"nowhere"}}); res.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(body, "the map has no such place") {
		t.Errorf("a ping nowhere gets %s", res.Status)
	}
	_, body := h.ask(http.MethodGet, gm, "", "", nil)
	for _, want := range []string{"To &lt;the&gt; gate!", "Well done!", "points where " + there.Name + " is", "the ogre\nwaits</textarea>"} {
		if !strings.Contains(body, want) {
			t.Errorf("the page of the game master lacks %q", want)
		}
	}
	if _, body := h.ask(http.MethodGet, town, "", "", nil); strings.Contains(body, "the ogre") {
		t.Error("the page of a seat has the notes")
	}
}

// TestTalkRate checks that each link has one rate for all it says, and that an answer does not count.
func TestTalkRate(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	town := h.client(links.seats["town"])
	var err error
	n := 0
	for ; err == nil && n < 20; n++ {
		err = town.Say(t.Context(), api.Say{Emote: "cheer"})
	}
	if client.Code(err) != api.CodeTooMany || n < 8 || n > 12 {
		t.Errorf("after %d messages: %v", n, err)
	}
	if err := town.Ping(t.Context(), "nowhere"); client.Code(err) != api.CodeTooMany {
		t.Errorf("a ping after too many messages: %v", err)
	}
	if err := h.client(links.gm).Note(t.Context(), "x"); err != nil {
		t.Errorf("the game master: %v", err)
	}
}
