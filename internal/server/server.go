package server

import (
	"fmt"
	"net/http"
	"runtime"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"fray/ruleset"
)

// Server answers requests. It is made by [New].
type Server struct {
	c       Config
	mux     *http.ServeMux
	api     huma.API
	origin  *http.CrossOriginProtection
	address *limiter
	link    *limiter
	create  *limiter
	streams *counter
	files   *counter      // that are made or sent
	filming chan struct{} // one for each film that is made
	metrics *metrics
	packers sync.Pool     // of *gzip.Writer
	stop    chan struct{} // closed when the streams have to end
}

// New makes a server.
func New(c Config) (*Server, error) {
	c.Limits = c.Limits.filled()
	s := &Server{
		c: c, mux: http.NewServeMux(), origin: http.NewCrossOriginProtection(),
		address: newLimiter(c.Limits.Address), link: newLimiter(c.Limits.Link), create: newLimiter(c.Limits.Create),
		streams: newCounter(c.Limits.Streams), files: newCounter(c.Limits.Files), filming: make(chan struct{}, runtime.GOMAXPROCS(0)),
		stop: make(chan struct{}),
	}
	if c.Base != nil {
		if err := checkHost(c.Base.Host); err != nil {
			return nil, fmt.Errorf("the base URL: %w", err)
		}
		if err := s.origin.AddTrustedOrigin(c.Base.Scheme + "://" + c.Base.Host); err != nil {
			return nil, fmt.Errorf("the base URL: %w", err)
		}
	}
	s.metrics = newMetrics(c.Hall.Stats, s.streams.open)
	s.mux.HandleFunc("GET /healthz", s.health)
	s.mux.Handle("GET /metrics", promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{}))
	s.mux.HandleFunc("/", s.nowhere)
	s.serveAPI()
	s.servePages()
	return s, nil
}

// ruleset finds one of the rulesets that this server plays.
func (s *Server) ruleset(name string) (ruleset.Ruleset, bool) {
	for _, rs := range s.c.Rulesets {
		if rs.Name == name {
			return rs, true
		}
	}
	return ruleset.Ruleset{}, false
}

// nowhere answers what leads to nothing, or not by this method.
func (s *Server) nowhere(w http.ResponseWriter, r *http.Request) {
	allow := ""
	for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodPut, http.MethodDelete} {
		probe := &http.Request{Method: method, URL: r.URL, Host: r.Host}
		if _, pattern := s.mux.Handler(probe); pattern != "/" && pattern != "" {
			if allow != "" {
				allow += ", "
			}
			allow += method
		}
	}
	if allow == "" {
		s.say(w, r, refuse(http.StatusNotFound, codeNoRoute, "there is nothing at this address"))
		return
	}
	p := refuse(http.StatusMethodNotAllowed, codeMethod, "this address takes "+allow)
	p.allow = allow
	s.say(w, r, p)
}
