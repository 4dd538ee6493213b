package server_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
)

// TestRevokedLinkCannotAct checks requests whose link is revoked after the server accepted it and before their body arrived:
// they are refused like those of an unknown link. So the holder of a revoked GM link cannot take the table back.
func TestRevokedLinkCannotAct(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	old, hills := links.gm, links.seats["hills"]
	seat, q := h.asked(links)
	asking := links.seats[seat]
	answer := fmt.Sprintf(`{"question":%q,"key":%q}`, q.ID, q.Choices[0].Key)
	slow := map[string]slowRequest{
		"an answer":      h.startSlow("/api/v1/answer", asking, answer),
		"a seat":         h.startSlow("/api/v1/seat", hills, `{"seat":"hills","plays":"greedy"}`),
		"a new link":     h.startSlow("/api/v1/links", old, `{"role":"gm"}`),
		"a seat's link":  h.startSlow("/api/v1/links", old, `{"role":"seat","seat":"town"}`),
		"a decree":       h.startSlow("/api/v1/adjust", old, `{"do":"set","who":"edda","what":"HP","value":5,"why":"a test"}`),
		"the end":        h.startSlow("/api/v1/end", old, `{"winner":"","why":"a test"}`),
		"a pause":        h.startSlow("/api/v1/pause", old, `{"paused":true}`),
		"a branch":       h.startSlow("/api/v1/branch", old, `{"keep":0}`),
		"a form's link":  h.startSlow("/t/"+old+"/links", "", url.Values{"role": {"gm"}}.Encode()),
		"a form's pause": h.startSlow("/t/"+old+"/pause", "", url.Values{"paused": {"1"}}.Encode()),
		"a form's end":   h.startSlow("/t/"+old+"/delete", "", url.Values{"sure": {"yes"}}.Encode()),
	}
	for s := range duel().Seats {
		_, err := h.client(old).Reissue(t.Context(), api.NewLink{Role: api.RoleSeat, Seat: s})
		must(t, err)
	}
	fresh, err := h.client(old).Reissue(t.Context(), api.NewLink{Role: api.RoleGM})
	must(t, err)
	gm := h.client(fresh.Token)
	before, err := gm.State(t.Context())
	must(t, err)
	for name, o := range slow {
		want := http.StatusUnauthorized
		if strings.HasPrefix(name, "a form") {
			want = http.StatusNotFound
		}
		if got, err := o.finish(); got != want || err != nil {
			t.Errorf("%s of a revoked link is answered %d, not %d: %v", name, got, want, err)
		}
	}
	after, err := gm.State(t.Context())
	must(t, err)
	if after.Rev != before.Rev || after.Inputs != before.Inputs {
		t.Errorf("the table went from %d inputs, rev %s to %d, %s", before.Inputs, before.Rev, after.Inputs, after.Rev)
	}
}

// TestGMKeepsOldLink checks that the GM's old link works until the new one is opened, by API and by form. Drawing the QR code
// of the new link does not count as opening it.
func TestGMKeepsOldLink(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	fresh, err := h.client(links.gm).Reissue(t.Context(), api.NewLink{Role: api.RoleGM})
	must(t, err)
	stream := h.stream(links.gm, "")
	stream.first(t)
	if res, _ := h.ask(http.MethodGet, "/t/"+fresh.Token+"/qr.svg", "", "", nil); res.StatusCode != http.StatusOK {
		t.Errorf("its QR code is answered %s", res.Status)
	}
	if _, err := h.client(links.gm).Links(t.Context()); err != nil {
		t.Errorf("before the new link is opened, the old one gives the error %v", err)
	}
	if _, err := h.client(fresh.Token).State(t.Context()); err != nil {
		t.Errorf("the new link gives the error %v", err)
	}
	if _, err := h.client(links.gm).State(t.Context()); client.Code(err) != "no_link" {
		t.Errorf("after the new link is opened, the old one gives the error %v", err)
	}
	stream.find(t, "event: bye")
	if why := stream.find(t, "data: "); why != `{"code":"revoked"}` {
		t.Errorf("the stream of the old link ends with %s", why)
	}
	_, body := h.post("/t/"+fresh.Token+"/links", url.Values{"role": {api.RoleGM}})
	if !strings.Contains(body, "The old link works until this one is opened.") {
		t.Errorf("the page does not say that the old link still works: %s", body)
	}
	if _, err := h.client(fresh.Token).State(t.Context()); err != nil {
		t.Errorf("before the link of the form is opened, the old one gives the error %v", err)
	}
	if made := linksIn(t, h, body); made.Links[0].Role != api.RoleGM {
		t.Errorf("the new link is %+v", made.Links)
	}
	if _, err := h.client(fresh.Token).State(t.Context()); client.Code(err) != "no_link" {
		t.Errorf("after the link of the form is opened, the old one gives the error %v", err)
	}
}
