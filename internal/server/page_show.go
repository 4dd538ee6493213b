package server

import (
	"compress/gzip"
	"io"
	"net/http"
	"strings"

	"fray/internal/web"
)

// show writes a page, compressed if the browser accepts gzip. The length of a compressed page reveals nothing to attackers:
// only the holder of its token can request it.
func (s *Server) show(w http.ResponseWriter, r *http.Request, status int, p web.Page) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	page := &pageWriter{ResponseWriter: w, server: s, status: status, pack: takesGzip(r)}
	err := s.c.Site.Render(page, p)
	if err == nil {
		err = page.close()
	}
	if err == nil || page.status == 0 { // written, or the client has gone
		return
	}
	id := callOf(r.Context()).id
	s.c.Log.ErrorContext(r.Context(), "page failed", "id", id, "err", err)
	http.Error(w, "this page cannot be made; see the server's log for "+id, http.StatusInternalServerError)
}

// takesGzip reports whether the client accepts gzip.
func takesGzip(r *http.Request) bool {
	for item := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, q, _ := strings.Cut(strings.TrimSpace(item), ";")
		if name == "gzip" && strings.ReplaceAll(q, " ", "") != "q=0" {
			return true
		}
	}
	return false
}

// pageWriter sends the status with the first byte, so that a failure before it can still be answered with an error.
type pageWriter struct {
	http.ResponseWriter
	server *Server
	status int // 0: sent
	pack   bool
	zip    *gzip.Writer
}

// Write sends the status and headers once, then the bytes.
func (w *pageWriter) Write(b []byte) (int, error) {
	if w.status != 0 {
		w.Header().Add("Vary", "Accept-Encoding")
		if w.pack {
			w.Header().Set("Content-Encoding", "gzip")
			w.zip = w.server.packer(w.ResponseWriter)
		}
		w.WriteHeader(w.status)
		w.status = 0
	}
	if w.zip != nil {
		return w.zip.Write(b)
	}
	return w.ResponseWriter.Write(b)
}

// close flushes the compressed data.
func (w *pageWriter) close() error {
	if w.zip == nil {
		return nil
	}
	err := w.zip.Close()
	w.server.packers.Put(w.zip)
	return err
}

// packer returns a gzip writer. It reuses writers because they are large.
func (s *Server) packer(to io.Writer) *gzip.Writer {
	if z, ok := s.packers.Get().(*gzip.Writer); ok {
		z.Reset(to)
		return z
	}
	z, err := gzip.NewWriterLevel(to, gzip.BestSpeed)
	if err != nil {
		panic(err) // the level is valid
	}
	return z
}
