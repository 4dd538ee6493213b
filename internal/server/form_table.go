package server

import (
	"context"
	"net/http"
	"net/url"

	"fray/api"
)

// serveForms registers the forms of a table's page, which work without JavaScript, but for those of commands: actOperations does.
func (s *Server) serveForms() {
	formRoute(s, "answer", nil, answerForm)
	formRoute(s, "standing", nil, standingForm)
	formRoute(s, "join", nil, joinForm)
	formRoute(s, "revoke", nil, revokeForm)
	s.seat("POST /t/{token}/links", s.linksForm)
	s.seat("POST /t/{token}/branch", s.branchForm)
	s.seat("POST /t/{token}/drop", s.dropForm)
	s.seat("POST /t/{token}/delete", s.deleteForm)
}

// formRoute registers a form of a table's page, whose fields have the names of the JSON of I. Needs are fields that must not be empty,
// with what to say then. Do returns the key of the message to show.
func formRoute[I any](s *Server, name string, needs map[string]string, do func(ctx context.Context, p session, in I) (said string, err error)) {
	s.seat("POST /t/{token}/"+name, func(w http.ResponseWriter, r *http.Request, p session) *problem {
		return s.form(w, r, p, func(fields url.Values) (string, error) {
			var in I
			if refused := decodeForm(fields, needs, &in); refused != nil {
				return "", refused
			}
			return do(r.Context(), p, in)
		})
	})
}

// form carries out a form and redirects to the page, or shows the page with the reason of the refusal.
func (s *Server) form(w http.ResponseWriter, r *http.Request, p session, do func(fields url.Values) (said string, err error)) *problem {
	fields, refused := readForm(r)
	if refused != nil {
		return refused
	}
	said, err := do(fields)
	if err == nil {
		http.Redirect(w, r, "/t/"+p.token+"?said="+said, http.StatusSeeOther)
		return nil
	}
	refused = s.problemOf(r.Context(), err)
	page, err := s.tableOf(r.Context(), p, false)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	page.Says, page.Bad = refused.Detail, true
	s.show(w, r, refused.Status, page)
	return nil
}

// answerForm answers a question. The button that passes is in the form of the choices, of which one may be picked.
func answerForm(ctx context.Context, p session, a api.Answer) (string, error) {
	if a.Pass {
		a = api.Answer{Question: a.Question, Pass: true, As: a.As}
	}
	return "answered", p.Answer(ctx, p.viewer, a)
}

func revokeForm(ctx context.Context, p session, in struct {
	ID string `json:"id"`
},
) (string, error) {
	return "revoked", p.Revoke(ctx, p.viewer, in.ID)
}
