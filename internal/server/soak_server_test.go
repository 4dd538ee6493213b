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

// soak is a server that is killed repeatedly, with counts of what happened.
type soak struct {
	t        *testing.T
	dir      string
	http     *http.Transport
	process  *process
	progress chan struct{} // gets a value for acknowledged requests
	visitors atomic.Int64
	pace     time.Duration // how long a table waits between its answers

	up  sync.RWMutex // slowRequest for writing while the server is down
	url string       // under up

	answers, links, tried, opened  atomic.Int64 // acknowledged answers and links, tried requests, opened streams
	lost, locked, served, streamed atomic.Int64 // failures
}

// serve starts the server on a free port.
func (s *soak) serve() {
	s.t.Helper()
	s.process = startProcess(s.t, "127.0.0.1:0", s.dir, "--trust-proxy")
	s.url = s.process.url
}

// restart kills the server and starts it again.
func (s *soak) restart() {
	s.t.Helper()
	s.process.kill(s.t)
	s.up.Lock()
	defer s.up.Unlock()
	s.serve()
}

// addr returns the address of the server, once it is running.
func (s *soak) addr() string {
	s.up.RLock()
	defer s.up.RUnlock()
	return strings.TrimPrefix(s.url, "http://")
}

// wait waits until n more requests are acknowledged.
func (s *soak) wait(n int) {
	s.t.Helper()
	patience := time.After(time.Minute)
	for range n {
		select {
		case <-s.progress:
		case <-patience:
			s.t.Fatal("no request is acknowledged any more")
		}
	}
}

// acknowledged counts an acknowledged request.
func (s *soak) acknowledged(what *atomic.Int64) {
	what.Add(1)
	select {
	case s.progress <- struct{}{}:
	default: // wait is not keeping up
	}
}

// RoundTrip sends a request as a new visitor, so that no rate limit applies.
func (s *soak) RoundTrip(req *http.Request) (*http.Response, error) {
	n := s.visitors.Add(1)
	req = req.Clone(req.Context())
	req.Header.Set("X-Forwarded-For", fmt.Sprintf("10.%d.%d.%d", n>>16&255, n>>8&255, n&255))
	return s.http.RoundTrip(req)
}

// client returns a client with this token.
func (s *soak) client(token string) *client.Client {
	const patience = 30 * time.Second
	c, err := client.New("http://fray.test", token, &http.Client{Transport: s, Timeout: patience})
	if err != nil {
		s.t.Error(err)
	}
	return c
}
