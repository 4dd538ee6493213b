package server_test

import (
	"flag"
	"log/slog"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"fray/api"
	"fray/internal/room"
	"fray/internal/server"
)

var callsFlag = flag.Int("calls", 600, "how many random requests TestSoakCalls sends")

// Sizes of the soak test.
const (
	callsClients = 4    // concurrent clients
	callsTables  = 8    // tables in use
	callsRoom    = 40   // tables that the server accepts
	callsLife    = 1500 // calls after which a table is replaced
	callsLongest = 3000 // inputs after which a table is replaced, because bots may continue alone
)

// calls is a server that gets random requests.
type calls struct {
	*testServer
	api    *callsAPI
	log    *callsLog
	tokens callsTokens
	tables [callsTables]*callsTable
	left   atomic.Int64 // calls still to be made
	counts callsCounts
}

// TestSoakCalls sends random requests to the whole API, the pages and the forms, at tables of every ruleset that are being
// played: right and wrong paths, methods, headers, tokens and bodies. The server never panics, never shows a token to another
// link or in the log, and its answers match its description.
func TestSoakCalls(t *testing.T) {
	s := &calls{log: &callsLog{}}
	logger := slog.New(slog.NewTextHandler(s.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	s.testServer = openServer(t, t.TempDir(), setup{
		server: func(c *server.Config) { c.Log = logger },
		room: func(c *room.Config) {
			c.Log, c.Tables, c.Compute = logger, callsRoom, 20*time.Millisecond
		},
	})
	s.log.tokens = &s.tokens
	s.api = describedAPI(s.testServer)
	encounters, err := s.client("").Encounters(t.Context())
	must(t, err)
	s.left.Store(int64(*callsFlag))
	began := time.Now()
	var all sync.WaitGroup
	for i := range callsClients {
		rnd := rand.New(rand.NewPCG(7, uint64(i)))
		all.Go(func() {
			for slot := i; s.left.Load() > 0 && !t.Failed(); slot += callsClients {
				tb := s.tables[slot%callsTables]
				if tb == nil || tb.calls >= callsLife || tb.gone {
					tb = s.newTable(rnd, slot, encounters, tb)
					s.tables[slot%callsTables] = tb
				}
				tb.call(rnd)
			}
		})
	}
	all.Wait()
	took := time.Since(began)
	if panics := s.metric("fray_panics_total"); panics != "0" {
		t.Errorf("the server counts %s panics", panics)
	}
	for _, line := range s.log.bad() {
		t.Error(line)
	}
	made := int64(*callsFlag) - s.left.Load()
	t.Logf("%d calls in %s, %.0f per second\n%s", made, took.Round(time.Second), float64(made)/took.Seconds(), &s.counts)
	if t.Failed() {
		return
	}
	s.counts.complete(t, s.api, s.rulesets(encounters))
}

// callsLog is the log of the soak test. It keeps only lines that should not be there.
type callsLog struct {
	tokens *callsTokens
	mu     sync.Mutex
	wrong  []string // under mu
	broke  []string // lines about faults in the rules: under mu
}

// Write checks a line.
func (l *callsLog) Write(line []byte) (int, error) {
	text := string(line)
	token := l.tokens != nil && l.tokens.in(text, "") != ""
	if token || strings.Contains(text, "level=ERROR") {
		l.mu.Lock()
		defer l.mu.Unlock()
		if len(l.wrong) < 10 {
			l.wrong = append(l.wrong, text)
		}
		if strings.Contains(text, "code="+string(api.CodeFault)) {
			l.broke = append(l.broke, text)
		}
	}
	return len(line), nil
}

// broken reports whether the log has a fault in the rules of a table.
func (l *callsLog) broken(table string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.ContainsFunc(l.broke, func(line string) bool { return strings.Contains(line, "table="+table) })
}

func (l *callsLog) bad() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.wrong
}

// rulesets returns the rulesets of the encounters.
func (s *calls) rulesets(encounters []api.Encounter) (names []string) {
	for _, e := range encounters {
		if !slices.Contains(names, e.Ruleset) {
			names = append(names, e.Ruleset)
		}
	}
	return names
}
