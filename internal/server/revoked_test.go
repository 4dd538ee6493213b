package server_test

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
)

// held is a request whose body has not arrived yet.
type held struct {
	conn net.Conn
	rest string
}

// hold sends the head of a request and half of its body, and waits until the server has begun to read it.
func (h *house) hold(method, path, token, body string) held {
	h.t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
	must(h.t, err)
	h.t.Cleanup(func() { c.Close() }) //nolint:errcheck // it is closed already, as a rule
	kind := "application/json"
	if strings.HasPrefix(path, "/t/") {
		kind = "application/x-www-form-urlencoded"
	}
	_, err = fmt.Fprintf(c, "%s %s HTTP/1.1\r\nHost: fray\r\nAuthorization: Bearer %s\r\nContent-Type: %s\r\nContent-Length: %d\r\nExpect: 100-continue\r\n\r\n",
		method, path, token, kind, len(body))
	must(h.t, err)
	line, err := bufio.NewReader(c).ReadString('\n') // the server asks for the body when it has let the token in
	must(h.t, err)
	if !strings.Contains(line, "100 Continue") {
		h.t.Fatalf("%s %s is answered %q before its body is there", method, path, line)
	}
	_, err = c.Write([]byte(body[:len(body)/2]))
	must(h.t, err)
	return held{c, body[len(body)/2:]}
}

// finish sends the rest and returns the status of the answer.
func (o held) finish(t *testing.T) int {
	t.Helper()
	_, err := o.conn.Write([]byte(o.rest))
	must(t, err)
	res, err := http.ReadResponse(bufio.NewReader(o.conn), nil)
	must(t, err)
	must(t, res.Body.Close())
	return res.StatusCode
}

// TestARevokedLinkDoesNotAct: requests that were let in before their link was revoked, and whose bodies come afterwards, are
// refused as if the link had never been. So the GM of a link that was revoked can not take the table back.
func TestARevokedLinkDoesNotAct(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	old, hills := links.gm, links.seats["hills"]
	seat, q := h.asked(links)
	asking := links.seats[seat]
	answer := fmt.Sprintf(`{"question":%q,"key":%q}`, q.ID, q.Choices[0].Key)
	slow := map[string]held{
		"an answer":      h.hold(http.MethodPost, "/api/answer", asking, answer),
		"a seat":         h.hold(http.MethodPost, "/api/seat", hills, `{"seat":"hills","plays":"greedy"}`),
		"a new link":     h.hold(http.MethodPost, "/api/links", old, `{"role":"gm"}`),
		"a seat's link":  h.hold(http.MethodPost, "/api/links", old, `{"role":"seat","seat":"town"}`),
		"a decree":       h.hold(http.MethodPost, "/api/adjust", old, `{"do":"set","who":"edda","what":"HP","value":5,"why":"a test"}`),
		"the end":        h.hold(http.MethodPost, "/api/end", old, `{"winner":"","why":"a test"}`),
		"a pause":        h.hold(http.MethodPost, "/api/pause", old, `{"paused":true}`),
		"a branch":       h.hold(http.MethodPost, "/api/branch", old, `{"keep":0}`),
		"a form's link":  h.hold(http.MethodPost, "/t/"+old+"/links", "", url.Values{"role": {"gm"}}.Encode()),
		"a form's pause": h.hold(http.MethodPost, "/t/"+old+"/pause", "", url.Values{"paused": {"1"}}.Encode()),
		"a form's end":   h.hold(http.MethodPost, "/t/"+old+"/delete", "", url.Values{"sure": {"yes"}}.Encode()),
	}
	for s := range people().Seats {
		_, err := h.client(old).Reissue(t.Context(), api.NewLink{Role: api.RoleSeat, Seat: s})
		must(t, err)
	}
	fresh, err := h.client(old).Reissue(t.Context(), api.NewLink{Role: api.RoleGM})
	must(t, err)
	gm := h.client(fresh.Token)
	before, err := gm.State(t.Context(), 0)
	must(t, err)
	for name, o := range slow {
		want := http.StatusUnauthorized
		if strings.HasPrefix(name, "a form") {
			want = http.StatusNotFound
		}
		if got := o.finish(t); got != want {
			t.Errorf("%s of a revoked link is answered %d, not %d", name, got, want)
		}
	}
	after, err := gm.State(t.Context(), 0)
	must(t, err)
	if after.Rev != before.Rev || after.Inputs != before.Inputs {
		t.Errorf("the table went from %d inputs, rev %d to %d, %d", before.Inputs, before.Rev, after.Inputs, after.Rev)
	}
}

// TestTheGMKeepsTheOldLink until the new one is opened, by API and by form. To draw the new one's code is not to open it.
func TestTheGMKeepsTheOldLink(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	fresh, err := h.client(links.gm).Reissue(t.Context(), api.NewLink{Role: api.RoleGM})
	must(t, err)
	stream := h.stream(links.gm, "")
	stream.find(t, "data: ")
	if res, _ := h.ask(http.MethodGet, "/t/"+fresh.Token+"/qr.svg", "", "", nil); res.StatusCode != http.StatusOK {
		t.Errorf("its code: %s", res.Status)
	}
	if _, err := h.client(links.gm).Links(t.Context()); err != nil {
		t.Errorf("the old link, before the new one is opened: %v", err)
	}
	if _, err := h.client(fresh.Token).State(t.Context(), 0); err != nil {
		t.Errorf("the new link: %v", err)
	}
	if _, err := h.client(links.gm).State(t.Context(), 0); client.Code(err) != "no_link" {
		t.Errorf("the old link, when the new one was opened: %v", err)
	}
	stream.find(t, "event: bye")
	if why := stream.find(t, "data: "); why != `{"code":"revoked"}` {
		t.Errorf("the stream of the old link ends with %s", why)
	}
	_, body := h.post("/t/"+fresh.Token+"/links", url.Values{"role": {api.RoleGM}})
	if !strings.Contains(body, "The old link works until this one is opened.") {
		t.Errorf("the page does not say that the old link works on: %s", body)
	}
	if _, err := h.client(fresh.Token).State(t.Context(), 0); err != nil {
		t.Errorf("before the link of the form is opened: %v", err)
	}
	if made := linksIn(t, h, body); made.Links[0].Role != api.RoleGM {
		t.Errorf("the new link is %+v", made.Links)
	}
	if _, err := h.client(fresh.Token).State(t.Context(), 0); client.Code(err) != "no_link" {
		t.Errorf("when the link of the form was opened: %v", err)
	}
}
