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

var callsFlag = flag.Int("calls", 3000, "how many odd requests TestSoakCalls sends")

// The sizes of the soak.
const (
	callsClients = 4    // at once
	callsTables  = 8    // that they are at
	callsRoom    = 40   // tables that the server may have
	callsLife    = 1500 // calls after which a table is replaced
	callsLongest = 3000 // inputs after which it is, as bots may play on by themselves
)

// calls is a server under odd requests.
type calls struct {
	*house
	api    *callsAPI
	log    *callsLog
	tokens callsTokens
	tables [callsTables]*callsTable
	left   atomic.Int64 // calls still to be made
	counts callsCounts
}

// TestSoakCalls sends a server odd requests over the whole API, the pages and the forms, at tables of every ruleset that are
// played meanwhile: wrong and right paths, methods, headers, tokens and bodies. It never breaks down, never shows a token to
// another link or the log, and what it answers is as it describes.
func TestSoakCalls(t *testing.T) {
	s := &calls{log: &callsLog{}}
	logger := slog.New(slog.NewTextHandler(s.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	s.house = openHouse(t, t.TempDir(), setup{
		server: func(c *server.Config) { c.Log = logger },
		room: func(c *room.Config) {
			c.Log, c.Tables, c.Reckon = logger, callsRoom, 20*time.Millisecond
		},
	})
	s.log.tokens = &s.tokens
	s.api = describedAPI(s.house)
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
					tb = s.newTable(rnd, encounters, tb)
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
	t.Logf("%d calls in %s, %.0f in a second\n%s", made, took.Round(time.Second), float64(made)/took.Seconds(), &s.counts)
	if t.Failed() {
		return
	}
	s.counts.complete(t, s.api, s.rulesets(encounters))
}

// callsLog is the log of the soak: it keeps only lines that must not be there.
type callsLog struct {
	tokens *callsTokens
	mu     sync.Mutex
	wrong  []string // under mu
	broke  []string // the lines about rules that broke down: under mu
}

// Write looks at a line.
func (l *callsLog) Write(line []byte) (int, error) {
	text := string(line)
	token := l.tokens != nil && l.tokens.in(text, "") != ""
	if token || strings.Contains(text, "level=ERROR") {
		l.mu.Lock()
		defer l.mu.Unlock()
		if len(l.wrong) < 10 {
			l.wrong = append(l.wrong, text)
		}
		if strings.Contains(text, "code="+room.CodeFault) {
			l.broke = append(l.broke, text)
		}
	}
	return len(line), nil
}

// broken reports whether the rules broke down at a table.
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

// rulesets are those of the encounters.
func (s *calls) rulesets(encounters []api.Encounter) (names []string) {
	for _, e := range encounters {
		if !slices.Contains(names, e.Ruleset) {
			names = append(names, e.Ruleset)
		}
	}
	return names
}
