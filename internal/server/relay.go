package server

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httputil"
	"net/url"
	"time"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
)

const (
	takeover  = 8 * time.Second        // longest wait for a server that answers for a table
	lookAgain = 100 * time.Millisecond // between two looks at who it is, if nobody says that it changes
)

// reach opens the session of the token of a request. If another server answers for the table, it has that server answer the request, and
// relayed is true. It waits while the table is taken from a server that has stopped.
func (s *Server) reach(w http.ResponseWriter, r *http.Request) (p session, relayed bool, refused *problem) {
	token := tokenOf(r)
	if token == "" {
		return session{}, false, noLink()
	}
	patience, cancel := context.WithTimeout(r.Context(), takeover)
	defer cancel()
	var body []byte
	for {
		if body != nil { // an attempt to relay it may have read it
			r.Body = io.NopCloser(bytes.NewReader(body))
		}
		found, v, err := s.c.Registry.Enter(r.Context(), token)
		if err == nil {
			callOf(r.Context()).table = found.ID()
			return session{found, v, token}, false, nil
		}
		at, elsewhere := errors.AsType[*store.Elsewhere](err)
		if !elsewhere {
			return session{}, false, s.tokenProblem(r.Context(), err)
		}
		if ofPeer(r.Context()) {
			return session{}, false, s.problemOf(r.Context(), &room.Refusal{Code: api.CodeClosed, Text: "another server answers for this table", Err: err})
		}
		if body == nil {
			if body, err = io.ReadAll(r.Body); err != nil {
				return session{}, false, unread(err)
			}
			r.Body = io.NopCloser(bytes.NewReader(body))
		}
		moved := s.c.Peers.Store.Moved(at.Table)
		if relayed, refused = s.relay(w, r, at); relayed || refused != nil {
			return session{}, relayed, refused
		}
		select {
		case <-moved:
		case <-time.After(lookAgain):
		case <-patience.Done():
			return session{}, false, s.problemOf(r.Context(), &room.Refusal{Code: api.CodeClosed, Text: "the server of this table does not answer: try again in a moment", Err: err})
		}
	}
}

// errMoved means that the other server has done nothing, as it does not answer for the table.
var errMoved = errors.New("the table has moved")

// relay has another server answer a request. If neither relayed nor refused, nothing was done and the request can be sent again.
func (s *Server) relay(w http.ResponseWriter, r *http.Request, at *store.Elsewhere) (relayed bool, refused *problem) {
	c := callOf(r.Context())
	c.table, c.relayed = at.Table, at.Address
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	if streaming(r) {
		release, ok := s.streams.acquire(key{c.address, s.c.Limits.AddressStreams})
		if !ok {
			return false, tooMany(s.c.Limits.Heartbeat)
		}
		defer release()
		go s.cutRelay(ctx, cancel, at)
		w = newPatientWriter(w, s.c.Limits.Stalled)
	}
	var failed error
	proxy := httputil.ReverseProxy{
		Transport: s.relays,
		Rewrite: func(p *httputil.ProxyRequest) {
			p.SetURL(&url.URL{Scheme: "https", Host: at.Address})
			p.Out.Host = p.In.Host
			p.Out.Header.Set(headerAddress, c.address)
			p.Out.Header.Set(headerBase, c.base)
			p.Out.Header.Set(headerRequest, c.id)
		},
		ModifyResponse: func(res *http.Response) error {
			if res.Header.Get(headerMoved) != "" {
				return errMoved
			}
			for name := range res.Header { // both have set them
				w.Header().Del(name)
			}
			return nil
		},
		ErrorHandler: func(_ http.ResponseWriter, _ *http.Request, err error) { failed = err },
		ErrorLog:     slog.NewLogLogger(s.c.Log.Handler(), slog.LevelDebug),
	}
	proxy.ServeHTTP(w, r.WithContext(ctx))
	switch {
	case failed == nil:
		s.metrics.relayed.WithLabelValues("answered").Inc()
		return true, nil
	case r.Context().Err() != nil:
		return false, s.problemOf(r.Context(), r.Context().Err())
	case errors.Is(failed, errMoved), errors.Is(failed, errNotSent), r.Method == http.MethodGet, r.Method == http.MethodHead:
		s.metrics.relayed.WithLabelValues("repeated").Inc()
		return false, nil
	}
	s.metrics.relayed.WithLabelValues("lost").Inc()
	s.c.Log.WarnContext(r.Context(), "a server stopped during a request", "id", c.id, "table", at.Table, "to", at.Address, "err", failed)
	return false, refuse(api.CodeClosed, "the server of this table stopped during this request: look whether it was carried out")
}

// cutRelay ends a relayed stream when this server stops, and when another server has taken the table. The client connects again.
func (s *Server) cutRelay(ctx context.Context, cut context.CancelFunc, at *store.Elsewhere) {
	for {
		moved := s.c.Peers.Store.Moved(at.Table)
		select {
		case <-ctx.Done():
			return
		case <-s.stop:
			cut()
			return
		case <-moved:
		}
		if owner, err := s.c.Peers.Store.Owner(ctx, at.Table); err == nil && owner != at.Server {
			cut()
			return
		}
	}
}
