package server_test

import (
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fray/api"
	"fray/client"
	"fray/internal/server"
)

// twoServers starts two servers of one database and a table that the first one answers for.
func twoServers(t *testing.T, with setup) (owner, other *testServer, links tableLinks) {
	t.Helper()
	with.join = database.New(t)
	if with.lease == 0 {
		with.lease = time.Hour
	}
	t.Cleanup(func() { (&testServer{t: t}).nothingLeft() }) // when both have stopped
	owner, other = openServer(t, t.TempDir(), with), openServer(t, t.TempDir(), with)
	links = owner.start(duel())
	_, err := owner.client(links.gm).State(t.Context())
	must(t, err)
	return owner, other, links
}

// TestAnyServerAnswers: the server that does not answer for a table gives the same pages and answers as the one that does.
func TestAnyServerAnswers(t *testing.T) {
	owner, other, links := twoServers(t, setup{})
	for _, path := range []string{"/api/v1/state", "/api/v1/question", "/api/v1/log", "/api/v1/record", "/api/v1/links", "/api/v1/decrees", "/api/v1/changes", "/api/v1/past?inputs=99"} {
		one, oneBody := owner.ask(http.MethodGet, path, links.gm, "", nil)
		two, twoBody := other.ask(http.MethodGet, path, links.gm, "", nil)
		if oneBody != twoBody || one.StatusCode != two.StatusCode {
			t.Errorf("%s: %s %s\n%s %s", path, one.Status, oneBody, two.Status, twoBody)
		}
		for name := range one.Header {
			if len(two.Header[name]) != len(one.Header[name]) {
				t.Errorf("%s: the header %s is %q, not %q", path, name, two.Header[name], one.Header[name])
			}
		}
	}
	_, page := other.ask(http.MethodGet, "/t/"+links.gm, "", "", nil)
	if !strings.Contains(page, "<title>") || !strings.Contains(page, "/t/"+links.gm) {
		t.Errorf("the page is %.300s", page)
	}
	res, _ := other.ask(http.MethodPost, "/t/"+links.gm+"/limit", "", "seconds=77", http.Header{"Content-Type": {"application/x-www-form-urlencoded"}})
	s, err := owner.client(links.gm).State(t.Context())
	if must(t, err); s.Limit != 77 {
		t.Errorf("%s: the limit is %d", res.Status, s.Limit)
	}
	l, err := other.client(links.gm).Reissue(t.Context(), api.NewLink{Role: api.RoleSpectator})
	if must(t, err); !strings.HasPrefix(l.URL, other.url+"/t/") {
		t.Errorf("the link is %s", l.URL)
	}
	if _, err := other.client(links.watch).State(t.Context()); client.Code(err) != api.CodeNoLink {
		t.Errorf("a revoked link: %v", err)
	}
	made, err := other.client(links.gm).Branch(t.Context(), 0)
	must(t, err)
	if b, err := owner.client(made.Token).State(t.Context()); err != nil || b.Branch != links.id {
		t.Errorf("%+v %v", b, err)
	}
	if owner.metric("fray_leases") != "1" || other.metric("fray_leases") != "0" || strings.HasPrefix(other.metric(`fray_relayed_total{outcome="answered"}`), "no ") {
		t.Errorf("leases: %s and %s", owner.metric("fray_leases"), other.metric("fray_leases"))
	}
	must(t, other.client(links.gm).Delete(t.Context()))
	if _, err := owner.client(links.gm).State(t.Context()); client.Code(err) != api.CodeNoLink {
		t.Errorf("a deleted table: %v", err)
	}
}

// TestPlayAtTwoServers: two players at different servers play a fight and see each other, and both streams show all of it.
func TestPlayAtTwoServers(t *testing.T) {
	owner, other, links := twoServers(t, setup{})
	f := &fight{t: t, testServer: other, links: links}
	watch := owner.stream(links.watch, "")
	watch.first(t)
	f.play(t.Context(), 12)
	s, err := other.client(links.gm).State(t.Context())
	must(t, err)
	if f.answered() < 12 || s.Inputs < 12 {
		t.Fatalf("%d answers, %d inputs", f.answered(), s.Inputs)
	}
	seen := 0
	for seen < s.Inputs {
		var c struct{ Set struct{ Inputs *int } }
		must(t, json.Unmarshal([]byte(watch.find(t, "data: ")), &c))
		if c.Set.Inputs != nil {
			seen = *c.Set.Inputs
		}
	}
	town := other.stream(links.seats["town"], "")
	town.first(t)
	s, err = owner.client(links.gm).State(t.Context())
	must(t, err)
	if i := slices.IndexFunc(s.Seats, func(s api.Seat) bool { return s.Name == "town" }); s.Seats[i].Here != 1 {
		t.Errorf("%d pages of town are open", s.Seats[i].Here)
	}
}

// TestTableMoves: when a server stops, its streams end with a word, and the other server continues at once.
func TestTableMoves(t *testing.T) {
	owner, other, links := twoServers(t, setup{})
	before, err := other.client(links.gm).State(t.Context())
	must(t, err)
	here, there := owner.stream(links.watch, ""), other.stream(links.watch, "")
	here.first(t)
	there.first(t)
	owner.stop()
	if code := here.find(t, "data: "); !strings.Contains(code, `"closed"`) {
		t.Errorf("the stream ends with %s", code)
	}
	for there.lines.Scan() && !strings.Contains(there.lines.Text(), `"closed"`) { // until then, or until it is cut
	}
	after, err := other.client(links.gm).State(t.Context())
	if must(t, err); after.Inputs != before.Inputs || after.Rev.Epoch == before.Rev.Epoch {
		t.Errorf("%s after %s", after.Rev, before.Rev)
	}
	if other.metric("fray_leases") != "1" {
		t.Error("the other server does not answer for the table")
	}
}

// TestLimitsOfTwoServers: a link has one rate, whichever server is asked.
func TestLimitsOfTwoServers(t *testing.T) {
	const burst = 10
	owner, other, links := twoServers(t, setup{server: func(c *server.Config) { c.Limits.Link = server.Rate{Every: time.Hour, Burst: burst} }})
	good := 0
	for i := range 4 * burst {
		h := []*testServer{owner, other}[i%2]
		if res, _ := h.ask(http.MethodGet, "/api/v1/state", links.seats["town"], "", nil); res.StatusCode == http.StatusOK {
			good++
		}
	}
	if good != burst {
		t.Errorf("%d requests of %d were good", good, burst)
	}
}

// TestStreamsOfTwoServers: a link has so many pages, whichever server each is open at.
func TestStreamsOfTwoServers(t *testing.T) {
	owner, other, links := twoServers(t, setup{server: func(c *server.Config) { c.Limits.LinkStreams = 2 }})
	for _, h := range []*testServer{owner, other} {
		h.stream(links.gm, "").first(t)
	}
	for _, h := range []*testServer{owner, other} {
		res, body := h.ask(http.MethodGet, "/api/v1/events", links.gm, "", nil)
		if p := problemIn(t, res, body); p.Code != api.CodeTooMany || res.Header.Get("Retry-After") == "" {
			t.Errorf("the third stream gets %+v, Retry-After %q", p, res.Header.Get("Retry-After"))
		}
	}
}

// TestCreateAtTwoServers: an address can start as many tables at both servers together as at one.
func TestCreateAtTwoServers(t *testing.T) {
	const burst = 3 // one of them is the table that both know
	one, two, _ := twoServers(t, setup{server: func(c *server.Config) { c.Limits.Create = server.Rate{Every: time.Hour, Burst: burst} }})
	made := 1
	for i := range 3 * burst {
		h := []*testServer{one, two}[i%2]
		res, body := h.ask(http.MethodPost, "/api/v1/tables", "", `{"encounter":"duel"}`, nil)
		switch res.StatusCode {
		case http.StatusCreated:
			made++
		case http.StatusTooManyRequests:
			if after, err := strconv.Atoi(res.Header.Get("Retry-After")); err != nil || after < 3000 || after > 3600 {
				t.Errorf("it may be tried again after %q seconds", res.Header.Get("Retry-After"))
			}
		default:
			t.Errorf("%s: %s", res.Status, body)
		}
	}
	if made != burst {
		t.Errorf("%d tables of %d were started", made, burst)
	}
}

// TestStrangers: nobody but a server of the same database can pass on requests.
func TestStrangers(t *testing.T) {
	owner, _, links := twoServers(t, setup{})
	// The client does not look at the certificate: a stranger would not either.
	strangers := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	t.Cleanup(strangers.CloseIdleConnections)
	for _, path := range []string{"/peer/hello", "/api/v1/encounters"} {
		if res, err := strangers.Get("https://" + owner.peer + path); err == nil {
			text, _ := io.ReadAll(res.Body)
			t.Error(path, res.Status, string(text), res.Body.Close())
		}
	}
	if err := server.Reach(t.Context(), owner.peer, []byte("another secret")); err == nil {
		t.Error("a server with another secret is let in")
	}
	res, body := owner.ask(http.MethodPost, "/api/v1/links", links.gm, `{"role":"spectator"}`, http.Header{"Fray-Base": {"http://evil.example.org"}, "Fray-Address": {"1.2.3.4"}})
	if res.StatusCode != http.StatusCreated || strings.Contains(body, "evil") {
		t.Errorf("%s %s", res.Status, body)
	}
	if res, _ := owner.ask(http.MethodGet, "/peer/hello", "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("everyone can ask for what is for servers: %s", res.Status)
	}
}

// TestLogsOfTwoServers: a request that one server passes on has the same id in both logs, with the table.
func TestLogsOfTwoServers(t *testing.T) {
	owner, other, links := twoServers(t, setup{})
	must(t, other.client(links.gm).Pause(t.Context(), true))
	var id string
	for line := range strings.Lines(other.log.String()) {
		if strings.Contains(line, "msg=request") && strings.Contains(line, "table="+links.id) && strings.Contains(line, "to="+owner.peer) {
			_, rest, _ := strings.Cut(line, " id=")
			id, _, _ = strings.Cut(rest, " ")
		}
	}
	if want := fmt.Sprintf("id=%s route=\"POST /api/v1/pause\"", id); id == "" || !strings.Contains(owner.log.String(), want) {
		t.Errorf("%s is missing in\n%s\nbeside\n%s", want, owner.log.String(), other.log.String())
	}
}
