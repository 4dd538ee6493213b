package server

import (
	"net/http"

	"fray/internal/web"
)

// show writes a page.
func (s *Server) show(w http.ResponseWriter, r *http.Request, status int, p web.Page) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	page := &pageWriter{ResponseWriter: w, status: status}
	err := s.c.Site.Render(page, p)
	if err == nil || page.status == 0 { // written, or the client has gone
		return
	}
	id := callOf(r.Context()).id
	s.c.Log.ErrorContext(r.Context(), "page failed", "id", id, "err", err)
	http.Error(w, "this page cannot be made; see the server's log for "+id, http.StatusInternalServerError)
}

// pageWriter sends the status with the first byte, so that a failure before it can still be answered with an error.
type pageWriter struct {
	http.ResponseWriter
	status int // 0: sent
}

// Write sends the status once, then the bytes.
func (w *pageWriter) Write(b []byte) (int, error) {
	if w.status != 0 {
		w.WriteHeader(w.status)
		w.status = 0
	}
	return w.ResponseWriter.Write(b)
}
