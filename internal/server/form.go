package server

import (
	"context"
	"maps"
	"net/http"

	"fray/api"
	"fray/internal/web"
)

// startFields are the fields of the form that starts a table.
type startFields struct {
	api.Create
	Alone bool `json:"alone"` // for one person against bots
}

// startForm starts a table and shows its links.
func (s *Server) startForm(w http.ResponseWriter, r *http.Request) {
	fields, refused := readForm(r)
	if refused != nil {
		s.fail(w, r, refused)
		return
	}
	var in startFields
	refused = decodeForm(fields, nil, &in)
	c := in.Create
	maps.DeleteFunc(c.Seats, func(_, plays string) bool { return plays == "" }) // the encounter's default
	if refused == nil && in.Alone {
		refused = s.alone(r.Context(), &c)
	}
	var made api.Created
	if refused == nil {
		var err error
		if made, err = s.begin(r.Context(), c); err != nil {
			refused = s.problemOf(r.Context(), err)
		}
	}
	if refused != nil {
		maps.Copy(w.Header(), refused.GetHeaders())
		s.homePage(w, r, refused.Status, refused.Detail, c)
		return
	}
	if in.Alone {
		http.Redirect(w, r, ownPage(made, c.Seats), http.StatusSeeOther)
		return
	}
	page := web.Links{Table: made.Table, Name: c.Encounter, Links: made.Links, New: true, Practice: c.Seed != 0}
	for _, l := range made.Links {
		if l.Role == api.RoleGM {
			s.named(r.Context(), l.Token, &page)
		}
	}
	s.show(w, r, http.StatusCreated, page)
}

// named gives a page of links the names of the table of a token and of its seats. It leaves them if the table cannot be read.
func (s *Server) named(ctx context.Context, token string, page *web.Links) {
	p, refused := s.enter(ctx, token)
	if refused != nil {
		return
	}
	if shown, err := p.State(ctx, p.viewer); err == nil {
		page.Name, page.View = shown.Name, shown.View
	}
}
