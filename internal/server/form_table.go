package server

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"fray/api"
)

// formAction carries out a form of a table's page and returns the key of the message to show.
type formAction func(ctx context.Context, p session, form url.Values) (said string, err error)

// serveForms registers the forms of a table's page, which work without JavaScript, but for those of commands: actOperations does.
func (s *Server) serveForms() {
	s.formRoute("answer", answerForm)
	s.formRoute("standing", standingForm)
	s.formRoute("join", joinForm)
	s.formRoute("revoke", revokeForm)
	s.seat("POST /t/{token}/links", s.linksForm)
	s.seat("POST /t/{token}/branch", s.branchForm)
	s.seat("POST /t/{token}/drop", s.dropForm)
	s.seat("POST /t/{token}/delete", s.deleteForm)
}

// formRoute registers a form of a table's page.
func (s *Server) formRoute(name string, do formAction) {
	s.seat("POST /t/{token}/"+name, func(w http.ResponseWriter, r *http.Request, p session) *problem {
		return s.form(w, r, p, do)
	})
}

// form carries out a form and redirects to the page, or shows the page with the reason of the refusal.
func (s *Server) form(w http.ResponseWriter, r *http.Request, p session, do formAction) *problem {
	form, refused := readForm(r)
	if refused != nil {
		return refused
	}
	word, err := do(r.Context(), p, form)
	if err == nil {
		http.Redirect(w, r, "/t/"+p.token+"?said="+word, http.StatusSeeOther)
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

func answerForm(ctx context.Context, p session, form url.Values) (string, error) {
	a := api.Answer{Question: form.Get("question"), Key: form.Get("key"), Note: form.Get("note"), As: form.Get("as")}
	if form.Get("pass") != "" {
		a = api.Answer{Question: a.Question, Pass: true, As: a.As}
	}
	for text := range strings.FieldsFuncSeq(strings.Join(form["faces"], " "), func(r rune) bool { return r == ' ' || r == ',' || r == '+' }) {
		n, err := strconv.ParseInt(text, 10, 32)
		if err != nil {
			return "", refuse(api.CodeInvalid, "the faces of the dice must be whole numbers, such as 3 5 1")
		}
		a.Faces = append(a.Faces, int32(n))
	}
	return "answered", p.Answer(ctx, p.viewer, a)
}

func revokeForm(ctx context.Context, p session, form url.Values) (string, error) {
	return "revoked", p.Revoke(ctx, p.viewer, form.Get("id"))
}

// wholeNumber reads a field as a whole number; an empty field is 0.
func wholeNumber(form url.Values, field string) (int, *problem) {
	text := strings.TrimSpace(form.Get(field))
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, refuse(api.CodeInvalid, fmt.Sprintf("%s must be a whole number, got %q", field, text))
	}
	return n, nil
}
