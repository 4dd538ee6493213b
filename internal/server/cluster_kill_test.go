package server_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fray/api"
)

// To kill servers more often, at more tables with an answer a second each:
//
//	go test ./internal/server -run TestClusterKills -cluster.kills 20 -cluster.tables 200 -cluster.pace 1s -timeout 0 -v
var (
	clusterKills  = flag.Int("cluster.kills", 2, "how often TestClusterKills kills a server")
	clusterTables = flag.Int("cluster.tables", 8, "tables of TestClusterKills")
	clusterPace   = flag.Duration("cluster.pace", 0, "how long each table of TestClusterKills waits between its answers")
)

// servers are the processes of a cluster. A connection goes to one of them in turn, as a load balancer would have it.
type servers struct {
	t     *testing.T
	store string

	mu   sync.Mutex
	all  []*process // nil: not running
	next int
}

func startServers(t *testing.T, n int) *servers {
	t.Helper()
	c := &servers{t: t, store: database.New(t), all: make([]*process, n)}
	for i := range n {
		c.start(i)
	}
	return c
}

// start starts a server.
func (c *servers) start(i int) {
	c.t.Helper()
	p := startProcess(c.t, "127.0.0.1:0", c.t.TempDir(), "--store", c.store, "--peer-addr", "127.0.0.1:0", "--trust-proxy")
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all[i] = p
}

// kill kills a server like kill -9.
func (c *servers) kill(i int) {
	c.mu.Lock()
	p := c.all[i]
	c.all[i] = nil
	c.mu.Unlock()
	p.kill(c.t)
}

// dial connects to the next server that runs.
func (c *servers) dial(ctx context.Context, _, _ string) (net.Conn, error) {
	c.mu.Lock()
	var to string
	for to == "" {
		c.next++
		if p := c.all[c.next%len(c.all)]; p != nil {
			to = strings.TrimPrefix(p.url, "http://")
		}
	}
	c.mu.Unlock()
	return new(net.Dialer).DialContext(ctx, "tcp", to)
}

// watchTable follows the stream of a spectator, and notes the last state and when the number of inputs rose.
type watchTable struct {
	mu   sync.Mutex
	last *api.State
	rose time.Time
}

func (w *watchTable) see(s *api.State) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.last == nil || s.Inputs != w.last.Inputs {
		w.rose = time.Now()
	}
	w.last = s
	return nil
}

// after returns how long after a moment the table continued; 0: it has not.
func (w *watchTable) after(t time.Time) time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	return max(0, w.rose.Sub(t))
}

// TestClusterKills plays at many tables of three servers, of which one after the other is killed (kill -9) and started again. Every request
// goes to any of them. No acknowledged input is lost, doubled or reordered, and all streams show everything.
func TestClusterKills(t *testing.T) {
	c := startServers(t, 3)
	s := &soak{t: t, url: "http://fray.test", pace: *clusterPace, progress: make(chan struct{}, 1), http: &http.Transport{DialContext: c.dial, DisableKeepAlives: true}}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var tables []*soakTable
	var watched []*watchTable
	var all, streams sync.WaitGroup
	watching, unwatch := context.WithCancel(t.Context())
	defer unwatch()
	for n := range *clusterTables {
		tb := s.table(n)
		w := &watchTable{}
		tables, watched = append(tables, tb), append(watched, w)
		link, err := s.client(tb.gm).Reissue(t.Context(), api.NewLink{Role: api.RoleSpectator})
		must(t, err)
		all.Go(func() { tb.play(ctx) })
		streams.Go(func() {
			if err := s.client(link.Token).Events(watching, nil, w.see); watching.Err() == nil {
				t.Errorf("the stream of table %s: %v", tb.id, err)
			}
		})
	}
	dice := rand.New(rand.NewPCG(1, uint64(*clusterKills)))
	var took []time.Duration
	for range *clusterKills {
		s.wait(4 * len(tables))
		i := dice.IntN(len(c.all))
		c.kill(i)
		killed := time.Now()
		for _, w := range watched {
			for w.after(killed) == 0 {
				s.wait(1)
			}
			took = append(took, w.after(killed))
		}
		c.start(i)
	}
	s.wait(len(tables))
	stop()
	all.Wait()
	s.settled(tables, watched)
	unwatch()
	streams.Wait()
	slices.Sort(took)
	t.Logf("%d kills at %d tables: %d answers acknowledged, %d lost; tables continued after %v at the median, 99%% after %v, all after %v", *clusterKills, len(tables),
		s.answers.Load(), s.lost.Load(), took[len(took)/2], took[len(took)*99/100], took[len(took)-1])
}

// settled checks that no table has lost an answer, and waits until their streams have shown everything.
func (s *soak) settled(tables []*soakTable, watched []*watchTable) {
	s.t.Helper()
	for i, tb := range tables {
		tb.check()
		want, err := s.client(tb.gm).State(s.t.Context())
		must(s.t, err)
		watched[i].until(s.t, want)
	}
}

// until waits until the stream has shown the whole state.
func (w *watchTable) until(t *testing.T, want *api.State) {
	t.Helper()
	for patience := time.After(time.Minute); ; {
		w.mu.Lock()
		last := w.last
		w.mu.Unlock()
		if last != nil && last.Inputs == want.Inputs && last.View.Round == want.View.Round && len(last.View.Tokens) == len(want.View.Tokens) {
			return
		}
		select {
		case <-patience:
			t.Fatalf("the stream stays at %d inputs of %d", last.Inputs, want.Inputs)
		case <-time.After(10 * time.Millisecond):
		}
	}
}
