package server_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"fray/client"
)

// soakKills is how often TestSoakKills kills the server. By hand, as make soak does:
//
//	go test ./internal/server -run Soak -kills 1000 -timeout 0 -v
var soakKills = flag.Int("kills", 50, "how often the soak test kills the server")

const soakTables = 20

// TestSoakKills plays at many tables, and gives everybody new links again and again, while the server is killed (kill -9) and
// started again at the same folder. No input that was acknowledged is lost, no GM is without a link, and no request or stream
// of a revoked link is served.
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
		all.Go(func() { tb.relink(ctx) })
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
		tb.prove()
	}
	for what, n := range map[string]*atomic.Int64{
		"acknowledged answers are lost": &s.lost, "game masters are locked out": &s.locked,
		"requests of a revoked link were served": &s.served, "streams of a revoked link went on": &s.streamed,
	} {
		if n.Load() != 0 {
			t.Errorf("%d %s", n.Load(), what)
		}
	}
	t.Logf("%d kills at %d tables in %v: %d answers and %d new links acknowledged; %d requests and %d streams of revoked links were tried",
		*soakKills, soakTables, time.Since(began).Round(time.Second), s.answers.Load(), s.links.Load(), s.tried.Load(), s.opened.Load())
	if s.answers.Load() < int64(*soakKills) || s.links.Load() < int64(*soakKills) || s.tried.Load() == 0 || s.opened.Load() == 0 {
		t.Error("too little has happened between the kills to prove anything")
	}
}

// soak is a server that is killed, with what has been seen of it.
type soak struct {
	t        *testing.T
	dir      string
	http     *http.Transport
	process  *process
	progress chan struct{} // something was acknowledged
	visitors atomic.Int64

	up  sync.RWMutex // held for writing while the server is down
	url string       // under up

	answers, links, tried, opened  atomic.Int64 // as they were acknowledged, or tried
	lost, locked, served, streamed atomic.Int64 // what must not be
}

// serve starts the server at a free port.
func (s *soak) serve() {
	s.t.Helper()
	s.process = startProcess(s.t, "127.0.0.1:0", s.dir, "--trust-proxy")
	s.url = s.process.url
}

// restart kills the server in the middle of all and starts it again.
func (s *soak) restart() {
	s.t.Helper()
	s.process.kill(s.t)
	s.up.Lock()
	defer s.up.Unlock()
	s.serve()
}

// addr is where the server is, once it is there.
func (s *soak) addr() string {
	s.up.RLock()
	defer s.up.RUnlock()
	return strings.TrimPrefix(s.url, "http://")
}

// wait waits until so much was acknowledged.
func (s *soak) wait(n int) {
	s.t.Helper()
	patience := time.After(time.Minute)
	for range n {
		select {
		case <-s.progress:
		case <-patience:
			s.t.Fatal("nothing is acknowledged any more")
		}
	}
}

// acknowledged counts something that the server has said yes to.
func (s *soak) acknowledged(what *atomic.Int64) {
	what.Add(1)
	select {
	case s.progress <- struct{}{}:
	default: // there is more of it than anybody waits for
	}
}

// RoundTrip sends a request as from a new visitor, so that no allowance runs out.
func (s *soak) RoundTrip(req *http.Request) (*http.Response, error) {
	n := s.visitors.Add(1)
	req = req.Clone(req.Context())
	req.Header.Set("X-Forwarded-For", fmt.Sprintf("10.%d.%d.%d", n>>16&255, n>>8&255, n&255))
	return s.http.RoundTrip(req)
}

// client is a client with this token.
func (s *soak) client(token string) *client.Client {
	const patience = 30 * time.Second
	c, err := client.New("http://fray.test", token, &http.Client{Transport: s, Timeout: patience})
	if err != nil {
		s.t.Error(err)
	}
	return c
}
