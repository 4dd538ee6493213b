package server_test

import (
	"bytes"
	"context"
	"log/slog"
	"net"
	"os"
	"runtime/pprof"
	"strings"
	"sync"
	"testing"
	"time"

	"fray/api"
	"fray/internal/cli"
	"fray/internal/room"
	"fray/internal/server"
	"fray/internal/store"
	"fray/internal/store/postgres"
	"fray/internal/store/postgres/pgtest"
	"fray/internal/store/sqlite"
	"fray/internal/web"
	"fray/pack"
	"fray/ruleset"
)

// asCommand makes the test binary run as fray itself, so that a test can kill it.
const asCommand = "FRAY_SERVER_TEST_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv))
	}
	code := m.Run()
	if err := database.Close(); err != nil {
		code = 1
	}
	os.Exit(code)
}

// database is started by the tests that need it.
var database pgtest.Server

// site builds the pages once for all tests.
var site = sync.OnceValues(web.New)

// testServer is a complete server on a free local port, with a separate database.
type testServer struct {
	t    *testing.T
	url  string
	peer string // where other servers reach it
	log  *logBuffer
	stop func()
}

// setup changes the configuration of a test server.
type setup struct {
	server func(*server.Config)
	room   func(*room.Config)
	listen func(net.Listener) net.Listener
	join   string        // the server is one of several that share the database at this address
	lease  time.Duration // how long its leases are valid
}

// openServer serves until the test ends. Then no goroutine of the server may be left.
func openServer(t *testing.T, dir string, with setup) *testServer {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	pages, err := site()
	if err != nil {
		t.Fatal(err)
	}
	h := &testServer{t: t, log: &logBuffer{}}
	st, peers := with.open(h, dir)
	log := slog.New(slog.NewTextHandler(h.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	rc := room.Config{Store: st, Library: lib, Find: ruleset.Find, Log: log}
	if with.room != nil {
		with.room(&rc)
	}
	registry := room.NewRegistry(rc)
	sc := server.Config{Peers: peers, Registry: registry, Store: st, Site: pages, Log: log, Rulesets: ruleset.All(), Version: "test"}
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
		registry.Close()
		if err := st.Close(); err != nil {
			t.Error(err)
		}
		if with.join == "" {
			h.nothingLeft()
		}
	})
	t.Cleanup(h.stop)
	return h
}

// open opens the store of a server.
func (with setup) open(h *testServer, dir string) (store.Store, *server.Peers) {
	h.t.Helper()
	if with.join == "" {
		st, err := sqlite.Open(h.t.Context(), dir, sqlite.Options{})
		must(h.t, err)
		return st, nil
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(h.t, err)
	h.peer = l.Addr().String()
	m, err := postgres.Join(h.t.Context(), with.join, postgres.Seat{Address: h.peer, Rules: room.RulesOfProgram(), Lease: with.lease, Reach: server.Reach})
	must(h.t, err)
	return m, &server.Peers{Store: m, Secret: m.Secret(), Listener: l}
}

// nothingLeft waits until no goroutine of the server is left, and reports those that stay.
func (h *testServer) nothingLeft() {
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
	h.t.Errorf("these goroutines are left:\n%s", strings.Join(left, "\n\n"))
}

// tableLinks are the tokens of a table's links.
type tableLinks struct {
	id        string
	gm, watch string
	seats     map[string]string
	links     []api.Link
}

// start starts a table.
func (h *testServer) start(c api.Create) tableLinks {
	h.t.Helper()
	made, err := h.client("").Create(h.t.Context(), c)
	if err != nil {
		h.t.Fatal(err)
	}
	return linksBy(made)
}

func linksBy(made api.Created) tableLinks {
	s := tableLinks{id: made.Table, seats: map[string]string{}, links: made.Links}
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

// duel is a duel of two players.
func duel() api.Create {
	return api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "player"}, Seed: 7}
}

// must ends the test if err is not nil.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
