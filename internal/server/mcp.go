package server

import (
	"bytes"
	"context"
	"io"
	"net/http"

	protocol "github.com/modelcontextprotocol/go-sdk/mcp"

	"fray/client"
	"fray/internal/mcp"
)

// mcpPath is where language models play a seat, by the Model Context Protocol over HTTP.
const mcpPath = "/mcp"

// serveMCP registers the Model Context Protocol. The credential is the token of a link, as for the API, or the address /t/TOKEN/mcp.
func (s *Server) serveMCP() {
	h := protocol.NewStreamableHTTPHandler(func(r *http.Request) *protocol.Server {
		c, err := client.New("http://"+r.Host, tokenOf(r), &http.Client{Transport: within{s, r}})
		if err != nil {
			return nil // answered with 400
		}
		return mcp.New(c, s.c.Version)
	}, &protocol.StreamableHTTPOptions{Stateless: true, JSONResponse: true})
	seat := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, relayed, p := s.reach(w, r)
		switch {
		case p != nil:
			s.fail(w, r, p)
		case !relayed:
			h.ServeHTTP(w, r)
		}
	})
	s.mux.Handle("POST "+mcpPath, seat)
	s.mux.Handle("POST /t/{token}"+mcpPath, seat)
}

// within answers requests of a client by the server itself, as if they came from the sender of another request: with the same
// limits and rights.
type within struct {
	s    *Server
	from *http.Request
}

// RoundTrip serves a request.
func (t within) RoundTrip(r *http.Request) (*http.Response, error) {
	ctx := r.Context()
	if ofPeer(t.from.Context()) {
		ctx = context.WithValue(ctx, peerKey{}, true)
	}
	r = r.Clone(ctx)
	r.Host, r.RemoteAddr, r.RequestURI = t.from.Host, t.from.RemoteAddr, r.URL.RequestURI()
	if r.Body == nil {
		r.Body = http.NoBody
	}
	for _, name := range []string{"X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", headerAddress, headerBase, headerRequest} {
		if value := t.from.Header.Get(name); value != "" {
			r.Header.Set(name, value)
		}
	}
	w := &kept{header: http.Header{}, status: http.StatusOK}
	t.s.serve(w, r)
	return &http.Response{
		StatusCode: w.status, Status: http.StatusText(w.status), Header: w.header, Request: r,
		Body: io.NopCloser(&w.body), ContentLength: int64(w.body.Len()), Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
	}, nil
}

// kept is an answer that is kept in memory.
type kept struct {
	header http.Header
	status int
	body   bytes.Buffer
}

// Header returns the header of the answer.
func (k *kept) Header() http.Header { return k.header }

// WriteHeader sets the status.
func (k *kept) WriteHeader(status int) { k.status = status }

// Write keeps a part of the answer.
func (k *kept) Write(b []byte) (int, error) { return k.body.Write(b) }
