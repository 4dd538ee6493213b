package server

import (
	"fmt"
	"net/http"
	"runtime"

	"github.com/danielgtaylor/huma/v2"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"fray/api"
	"fray/ruleset"
)

// Server answers requests. Use [New] to make one.
type Server struct {
	c         Config
	mux       *http.ServeMux
	api       huma.API
	origin    *http.CrossOriginProtection
	address   *limiter
	link      *limiter
	create    *limiter
	talk      *limiter
	streams   *counter
	files     *counter      // replays and records being made or sent
	replaying chan struct{} // holds one value per replay being made
	metrics   *metrics
	packed    http.Handler    // serves everything but streams
	flowing   http.Handler    // serves streams
	relays    *http.Transport // to other servers; nil: there are none
	stop      chan struct{}   // closed when streams have to end
}

// New makes a server.
func New(c Config) (*Server, error) {
	c.Limits = c.Limits.filled()
	s := &Server{
		c: c, mux: http.NewServeMux(), origin: http.NewCrossOriginProtection(),
		address: newLimiter(c.Limits.Address), link: newLimiter(c.Limits.Link), create: newLimiter(c.Limits.Create),
		talk:    newLimiter(c.Limits.Talk),
		streams: newCounter(c.Limits.Streams), files: newCounter(c.Limits.Files), replaying: make(chan struct{}, runtime.GOMAXPROCS(0)),
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
	packed, flowing, err := compressors()
	if err != nil {
		return nil, err
	}
	s.packed, s.flowing = packed(http.HandlerFunc(s.serve)), flowing(http.HandlerFunc(s.serve))
	if c.Peers != nil {
		if s.relays, err = peerTransport(c.Peers.Secret); err != nil {
			return nil, err
		}
	}
	s.metrics = newMetrics(c, s.streams.total)
	s.mux.HandleFunc("GET /healthz", s.health)
	s.mux.Handle("GET /metrics", promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{DisableCompression: true}))
	s.mux.HandleFunc("/", s.notFound)
	s.serveAPI()
	s.servePages()
	s.serveMCP()
	return s, nil
}

// ruleset finds a ruleset of this server by name.
func (s *Server) ruleset(name string) (ruleset.Ruleset, bool) {
	for _, rs := range s.c.Rulesets {
		if rs.Name == name {
			return rs, true
		}
	}
	return ruleset.Ruleset{}, false
}

// notFound answers requests that match no route: 405 if the address accepts other methods, else 404.
func (s *Server) notFound(w http.ResponseWriter, r *http.Request) {
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
		s.fail(w, r, refuse(api.CodeNoRoute, "there is nothing at this address"))
		return
	}
	p := refuse(api.CodeMethod, "this address accepts only "+allow)
	p.allow = allow
	s.fail(w, r, p)
}
