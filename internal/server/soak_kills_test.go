package server_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// soakKills is how often TestSoakKills kills the server. To run it longer, as make soak does:
//
//	go test ./internal/server -run Soak -kills 1000 -timeout 0 -v
var soakKills = flag.Int("kills", 8, "how often the soak test kills the server")

const soakTables = 20

// TestSoakKills plays at many tables and replaces their links continuously, while the server is killed (kill -9) and started
// again with the same folder. No acknowledged input is lost, no GM is locked out, and no request or stream of a revoked link
// is served.
func TestSoakKills(t *testing.T) {
	s := &soak{t: t, dir: t.TempDir(), progress: make(chan struct{}, 1), http: &http.Transport{MaxIdleConnsPerHost: 100}}
	s.http.DialContext = func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "tcp", s.addr())
	}
	t.Cleanup(s.http.CloseIdleConnections)
	s.serve()
	var tables []*soakTable
	for n := range soakTables {
		tables = append(tables, s.table(n))
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var all sync.WaitGroup
	for _, tb := range tables {
		all.Go(func() { tb.play(ctx) })
		all.Go(func() { tb.replaceLinks(ctx) })
	}
	began := time.Now()
	dice := rand.New(rand.NewPCG(1, uint64(*soakKills)))
	for range *soakKills {
		s.wait(1 + dice.IntN(40))
		s.restart()
	}
	s.wait(soakTables)
	stop()
	all.Wait()
	for _, tb := range tables {
		tb.streams.Wait()
		tb.check()
	}
	for what, n := range map[string]*atomic.Int64{
		"acknowledged answers were lost": &s.lost, "game masters were locked out": &s.locked,
		"requests of revoked links were served": &s.served, "streams of revoked links continued": &s.streamed,
	} {
		if n.Load() != 0 {
			t.Errorf("%d %s", n.Load(), what)
		}
	}
	t.Logf("%d kills at %d tables in %v: %d answers and %d new links acknowledged; %d requests and %d streams of revoked links were tried",
		*soakKills, soakTables, time.Since(began).Round(time.Second), s.answers.Load(), s.links.Load(), s.tried.Load(), s.opened.Load())
	if s.answers.Load() < int64(*soakKills) || s.links.Load() < int64(*soakKills) || s.tried.Load() == 0 || s.opened.Load() == 0 {
		t.Error("too little happened between the kills")
	}
}
