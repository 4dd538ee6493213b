package control

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"fray/api"
)

// maxBody is the largest request body, in bytes.
const maxBody = 4 << 10

// Issue makes a new GM link for a table.
type Issue func(ctx context.Context, table string) (api.Link, error)

// linkRequest asks for a link.
type linkRequest struct {
	Table string `json:"table"`
}

// Server answers requests of the host while the fray server runs.
type Server struct {
	http  *http.Server
	ended chan struct{}
}

// Start creates the socket in the data folder and answers requests until Close. The caller must hold the lock of the folder.
func Start(dir string, issue Issue) (*Server, error) {
	l, err := listen(dir)
	if err != nil {
		return nil, err
	}
	const patience = 10 * time.Second
	mux := http.NewServeMux()
	mux.HandleFunc("POST /links", func(w http.ResponseWriter, r *http.Request) { answer(w, r, issue) })
	s := &Server{http: &http.Server{Handler: mux, ReadTimeout: patience}, ended: make(chan struct{})}
	go func() {
		defer close(s.ended)
		_ = s.http.Serve(l) // Close ends it
	}()
	return s, nil
}

// Close finishes pending requests and removes the socket.
func (s *Server) Close() error {
	const patience = 10 * time.Second
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	err := s.http.Shutdown(ctx)
	if err != nil {
		err = errors.Join(err, s.http.Close())
	}
	<-s.ended
	return err
}

// answer issues a link.
func answer(w http.ResponseWriter, r *http.Request, issue Issue) {
	var in linkRequest
	status, out := http.StatusCreated, any(nil)
	err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody)).Decode(&in)
	if err == nil {
		out, err = issue(r.Context(), in.Table)
	}
	if err != nil {
		status, out = http.StatusUnprocessableEntity, api.Problem{Status: http.StatusUnprocessableEntity, Detail: err.Error()}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(out) // if this fails, the client has gone, and the GM's old link still works
}
