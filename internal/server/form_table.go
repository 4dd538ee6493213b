package server

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"fray/api"
	"fray/table"
)

// formAction carries out a form of a table's page and returns the key of the message to show.
type formAction func(ctx context.Context, p session, form url.Values) (said string, err error)

// serveForms registers the forms of a table's page, which work without JavaScript.
func (s *Server) serveForms() {
	for name, do := range map[string]formAction{
		"answer": answerForm, "undo": undoForm, "adjust": adjustForm, "join": joinForm, "stir": stirForm, "begin": beginForm, "next": nextForm, "fresh": freshForm, "pause": pauseForm, "limit": limitForm,
		"standing": standingForm, "seat": seatForm, "revoke": revokeForm, "end": endForm,
	} {
		s.seat("POST /t/{token}/"+name, func(w http.ResponseWriter, r *http.Request, p session) *problem {
			return s.form(w, r, p, do)
		})
	}
	s.seat("POST /t/{token}/links", s.linksForm)
	s.seat("POST /t/{token}/branch", s.branchForm)
	s.seat("POST /t/{token}/drop", s.dropForm)
	s.seat("POST /t/{token}/delete", s.deleteForm)
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

func undoForm(ctx context.Context, p session, form url.Values) (string, error) {
	keep, refused := wholeNumber(form, "keep")
	if refused != nil {
		return "", refused
	}
	u := api.Undo{Keep: keep, Vote: form.Get("vote")}
	switch {
	case u.Vote != "":
		return "voted", p.Undo(ctx, p.viewer, u)
	case p.viewer.Role == api.RoleGM:
		return "undone", p.Undo(ctx, p.viewer, u)
	default:
		return "asked", p.Undo(ctx, p.viewer, u)
	}
}

func adjustForm(ctx context.Context, p session, form url.Values) (string, error) {
	value, refused := wholeNumber(form, "value")
	if refused != nil {
		return "", refused
	}
	return "adjusted", p.Adjust(ctx, p.viewer, table.Adjustment{
		Do: form.Get("do"), Who: form.Get("who"), What: form.Get("what"), Value: value, At: form.Get("at"), Why: form.Get("why"),
	})
}

func stirForm(ctx context.Context, p session, form url.Values) (string, error) {
	return "stirred", p.Stir(ctx, p.viewer, strings.TrimSpace(form.Get("text")))
}

func beginForm(ctx context.Context, p session, _ url.Values) (string, error) {
	return "begun", p.Begin(ctx, p.viewer)
}

func nextForm(ctx context.Context, p session, _ url.Values) (string, error) {
	return "next", p.Next(ctx, p.viewer)
}

func freshForm(ctx context.Context, p session, _ url.Values) (string, error) {
	return "fresh", p.Fresh(ctx, p.viewer)
}

func pauseForm(ctx context.Context, p session, form url.Values) (string, error) {
	if form.Get("paused") == "1" {
		return "paused", p.Pause(ctx, p.viewer, true)
	}
	return "resumed", p.Pause(ctx, p.viewer, false)
}

func limitForm(ctx context.Context, p session, form url.Values) (string, error) {
	if strings.TrimSpace(form.Get("seconds")) == "" {
		return "", refuse(api.CodeInvalid, "enter how many seconds a question may take; 0 means no limit")
	}
	seconds, refused := wholeNumber(form, "seconds")
	if refused != nil {
		return "", refused
	}
	return "limited", p.Limit(ctx, p.viewer, seconds)
}

func seatForm(ctx context.Context, p session, form url.Values) (string, error) {
	return "handed", p.Hand(ctx, p.viewer, api.SeatChange{Seat: form.Get("seat"), Plays: form.Get("plays")})
}

func revokeForm(ctx context.Context, p session, form url.Values) (string, error) {
	return "revoked", p.Revoke(ctx, p.viewer, form.Get("id"))
}

func endForm(ctx context.Context, p session, form url.Values) (string, error) {
	return "ended", p.End(ctx, p.viewer, form.Get("winner"), form.Get("why"))
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
