package server

import (
	"io"
	"net/http"

	"fray/api"
	"fray/docs"
	"fray/internal/web"
)

func (s *Server) rulesPage(w http.ResponseWriter, r *http.Request) {
	rs, ok := s.ruleset(r.PathValue("ruleset"))
	if !ok {
		s.fail(w, r, refuse(api.CodeNoRoute, "no such ruleset"))
		return
	}
	s.show(w, r, http.StatusOK, web.Rules{Book: rs.Book, About: rs.About})
}

// guidePage serves the page that teaches a ruleset, as plain text.
func (s *Server) guidePage(w http.ResponseWriter, r *http.Request) {
	text, ok := docs.Guide(r.PathValue("ruleset"))
	if !ok {
		s.fail(w, r, refuse(api.CodeNoRoute, "no guide to this ruleset"))
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, text) //nolint:gosec // one of our guides, as plain text; the reader may be gone
}

func (s *Server) rulePage(w http.ResponseWriter, r *http.Request) {
	rs, ok := s.ruleset(r.PathValue("ruleset"))
	if !ok || rs.Book.Find(r.PathValue("rule")) == 0 {
		s.fail(w, r, refuse(api.CodeNoRoute, "no such rule"))
		return
	}
	s.show(w, r, http.StatusOK, web.Rule{Ruleset: rs.Name, Text: rs.Book.Text(rs.Book.Find(r.PathValue("rule")))})
}
