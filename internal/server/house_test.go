package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"os"
	"runtime/pprof"
	"strings"
	"sync"
	"testing"
	"time"

	"fray/api"
	"fray/client"
	"fray/internal/cli"
	"fray/internal/room"
	"fray/internal/server"
	"fray/internal/store/sqlite"
	"fray/internal/web"
	"fray/pack"
	"fray/ruleset"
)

// asCommand has the test binary be fray itself: the process that is killed.
const asCommand = "FRAY_SERVER_TEST_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv))
	}
	os.Exit(m.Run())
}

// site is bundled once for all tests.
var site = sync.OnceValues(web.New)

// house is a whole server at a free port of this machine, with a database of its own.
type house struct {
	t    *testing.T
	url  string
	log  *logBook
	stop func()
}

// setup is what a test may have different from a usual server.
type setup struct {
	server func(*server.Config)
	room   func(*room.Config)
	listen func(net.Listener) net.Listener
}

// openHouse serves until the test ends. Afterwards no goroutine of ours may be left.
func openHouse(t *testing.T, dir string, with setup) *house {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	pages, err := site()
	if err != nil {
		t.Fatal(err)
	}
	st, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	h := &house{t: t, log: &logBook{}}
	log := slog.New(slog.NewTextHandler(h.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	rc := room.Config{Store: st, Library: lib, Find: ruleset.Find, Log: log}
	if with.room != nil {
		with.room(&rc)
	}
	hall := room.NewHall(rc)
	sc := server.Config{Hall: hall, Store: st, Site: pages, Log: log, Rulesets: ruleset.All(), Version: "test"}
	const often = time.Microsecond
	generous := server.Rate{Every: often, Burst: 10_000}
	sc.Limits = server.Limits{Address: generous, Link: generous, Create: generous}
	if with.server != nil {
		with.server(&sc)
	}
	s, err := server.New(sc)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h.url = "http://" + l.Addr().String()
	if with.listen != nil {
		l = with.listen(l)
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context())) // it stops when the test cleans up
	ended := make(chan error, 1)
	go func() { ended <- s.Run(ctx, l) }()
	h.stop = sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("the server ends with: %v", err)
		}
		hall.Close()
		if err := st.Close(); err != nil {
			t.Error(err)
		}
		h.nothingLeft()
	})
	t.Cleanup(h.stop)
	return h
}

// nothingLeft waits until no goroutine of ours is left, and names those that stay.
func (h *house) nothingLeft() {
	h.t.Helper()
	var left []string
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); {
		var b bytes.Buffer
		if err := pprof.Lookup("goroutine").WriteTo(&b, 1); err != nil {
			h.t.Fatal(err)
		}
		left = nil
		for stack := range strings.SplitSeq(b.String(), "\n\n") {
			if strings.Contains(stack, "fray/internal/room.") || strings.Contains(stack, "fray/internal/server.(") || strings.Contains(stack, "fray/internal/store/") {
				left = append(left, stack)
			}
		}
		if len(left) == 0 {
			return
		}
		<-time.After(time.Millisecond)
	}
	h.t.Errorf("goroutines are left:\n%s", strings.Join(left, "\n\n"))
}

// client is a client with this token.
func (h *house) client(token string) *client.Client {
	h.t.Helper()
	own := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 4}}
	h.t.Cleanup(own.CloseIdleConnections)
	c, err := client.New(h.url, token, own)
	if err != nil {
		h.t.Fatal(err)
	}
	return c
}

// sat are the links of a table, by role and seat.
type sat struct {
	id        string
	gm, watch string
	seats     map[string]string
	links     []api.Link
}

// start starts a table.
func (h *house) start(c api.Create) sat {
	h.t.Helper()
	made, err := h.client("").Create(h.t.Context(), c)
	if err != nil {
		h.t.Fatal(err)
	}
	return satBy(made)
}

func satBy(made api.Created) sat {
	s := sat{id: made.Table, seats: map[string]string{}, links: made.Links}
	for _, l := range made.Links {
		switch l.Role {
		case api.RoleGM:
			s.gm = l.Token
		case api.RoleSeat:
			s.seats[l.Seat] = l.Token
		case api.RoleSpectator:
			s.watch = l.Token
		}
	}
	return s
}

// people is a duel of two people.
func people() api.Create {
	return api.Create{Encounter: "duel", Seats: map[string]string{"town": "person", "hills": "person"}, Seed: 7}
}

// ask sends a request as it is and gives the answer whole.
func (h *house) ask(method, path, token, body string, header http.Header) (*http.Response, string) {
	h.t.Helper()
	req, err := http.NewRequestWithContext(h.t.Context(), method, h.url+path, strings.NewReader(body))
	if err != nil {
		h.t.Fatal(err)
	}
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	maps.Copy(req.Header, header)
	tr := &http.Transport{DisableKeepAlives: true}
	res, err := tr.RoundTrip(req)
	if err != nil {
		h.t.Fatal(err)
	}
	defer res.Body.Close() //nolint:errcheck // read only
	var b bytes.Buffer
	if _, err := b.ReadFrom(res.Body); err != nil {
		h.t.Fatalf("%s %s: %v", method, path, err)
	}
	return res, b.String()
}

// problemIn is the problem of an answer.
func problemIn(t *testing.T, res *http.Response, body string) api.Problem {
	t.Helper()
	var p api.Problem
	if ct := res.Header.Get("Content-Type"); ct != "application/problem+json" {
		t.Fatalf("%s has content type %q: %s", res.Status, ct, body)
	}
	d := json.NewDecoder(strings.NewReader(body))
	d.DisallowUnknownFields()
	if err := d.Decode(&p); err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	if p.Status != res.StatusCode || p.Title == "" || p.Detail == "" || p.Code == "" {
		t.Errorf("%s has the problem %+v", res.Status, p)
	}
	return p
}

// logBook is what was logged.
type logBook struct {
	mu   sync.Mutex
	text bytes.Buffer // under mu
}

// Write takes a line.
func (l *logBook) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(b)
}

// String is all lines.
func (l *logBook) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// must stops the test at an error.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// metric is the value of a metric, with its labels as /metrics writes them.
func (h *house) metric(name string) string {
	h.t.Helper()
	_, text := h.ask(http.MethodGet, "/metrics", "", "", nil)
	for line := range strings.Lines(text) {
		if value, ok := strings.CutPrefix(line, name+" "); ok {
			return strings.TrimSpace(value)
		}
	}
	return "no " + name
}
