package server

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"time"
)

// Headers with which a server passes on a request. They are trusted from other servers only.
const (
	headerAddress = "Fray-Address" // of the client, as limits count it
	headerBase    = "Fray-Base"    // beginning of links
	headerRequest = "Fray-Request" // id of the request in the logs
	headerMoved   = "Fray-Moved"   // in an answer: nothing was done, because another server answers for the table
)

type peerKey struct{}

// ofPeer reports whether another server has passed on a request.
func ofPeer(ctx context.Context) bool { return ctx.Value(peerKey{}) != nil }

// peerServer returns the server for other servers.
func (s *Server) peerServer() (*http.Server, error) {
	const (
		header = 5 * time.Second
		answer = 60 * time.Second // streams and files have their own deadlines
	)
	config, err := peerTLS(s.c.Peers.Secret)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET "+peerHello, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, s.c.Peers.Store.Name()) // if this fails, the other server has gone
	})
	mux.HandleFunc("POST "+peerLinks, s.peerLink)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		s.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), peerKey{}, true)))
	})
	return &http.Server{Handler: mux, ReadHeaderTimeout: header, WriteTimeout: answer, TLSConfig: config, ErrorLog: slog.NewLogLogger(s.c.Log.Handler(), slog.LevelDebug)}, nil
}

// peerLink issues a link of the game master of a table that this server answers for.
func (s *Server) peerLink(w http.ResponseWriter, r *http.Request) {
	table, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	l, err := s.c.Registry.IssueGM(r.Context(), string(table))
	if err != nil {
		http.Error(w, err.Error(), http.StatusConflict)
		return
	}
	_ = json.NewEncoder(w).Encode(l) // if this fails, the other server has gone
}

// servePeers serves other servers until stop is called.
func (s *Server) servePeers() (stop func(context.Context) error, err error) {
	if s.c.Peers == nil {
		return func(context.Context) error { return nil }, nil
	}
	h, err := s.peerServer()
	if err != nil {
		return nil, err
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = h.Serve(tls.NewListener(s.c.Peers.Listener, h.TLSConfig)) // it reports that it was stopped
	}()
	return func(ctx context.Context) error {
		err := h.Shutdown(ctx)
		if err != nil {
			err = h.Close()
		}
		s.relays.CloseIdleConnections()
		<-ended
		return err
	}, nil
}
