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

// must stops the test at an error.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
