package server_test

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"fray/client"
)

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
