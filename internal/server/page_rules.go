package server

import (
	"net/http"

	"fray/internal/web"
)

func (s *Server) rulesPage(w http.ResponseWriter, r *http.Request) {
	rs, ok := s.ruleset(r.PathValue("ruleset"))
	if !ok {
		s.fail(w, r, refuse(http.StatusNotFound, codeNoRoute, "no such ruleset"))
		return
	}
	s.show(w, r, http.StatusOK, web.Rules{Book: rs.Book, About: rs.About})
}

func (s *Server) rulePage(w http.ResponseWriter, r *http.Request) {
	rs, ok := s.ruleset(r.PathValue("ruleset"))
	if !ok || rs.Book.Find(r.PathValue("rule")) == 0 {
		s.fail(w, r, refuse(http.StatusNotFound, codeNoRoute, "no such rule"))
		return
	}
	s.show(w, r, http.StatusOK, web.Rule{Ruleset: rs.Name, Text: rs.Book.Text(rs.Book.Find(r.PathValue("rule")))})
}
