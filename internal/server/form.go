package server

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"fray/api"
	"fray/internal/web"
)

// readForm reads the fields of a posted form. It ignores the query.
func readForm(r *http.Request) (url.Values, *problem) {
	err := r.ParseForm()
	if _, is := errors.AsType[*http.MaxBytesError](err); is {
		return nil, tooLarge()
	}
	if err != nil {
		return nil, refuseAs(http.StatusBadRequest, api.CodeInvalid, "the form cannot be read")
	}
	return r.PostForm, nil
}

// startForm starts a table and shows its links.
func (s *Server) startForm(w http.ResponseWriter, r *http.Request) {
	form, refused := readForm(r)
	if refused != nil {
		s.fail(w, r, refused)
		return
	}
	c, refused := startOf(form)
	if refused == nil && form.Has("alone") {
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
	if form.Has("alone") {
		http.Redirect(w, r, ownPage(made, c.Seats), http.StatusSeeOther) //nolint:gosec // a page of the table that was just made
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

// startOf reads the form that starts a table.
func startOf(form url.Values) (api.Create, *problem) {
	c := api.Create{Encounter: form.Get("encounter"), Dice: form.Get("dice"), Seats: map[string]string{}, Each: form["each"]}
	for field := range form {
		if seat, ok := strings.CutPrefix(field, "seat."); ok && form.Get(field) != "" { // empty: the encounter's default
			c.Seats[seat] = form.Get(field)
		}
	}
	var refused *problem
	if c.Limit, refused = wholeNumber(form, "limit"); refused != nil {
		return c, refused
	}
	c.Seed, refused = seedOf(form.Get("seed"))
	return c, refused
}

// seedOf reads a practice seed; 0 means that none was entered and the server draws a secret one.
func seedOf(typed string) (uint64, *problem) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(typed, 10, 64)
	if err != nil || n == 0 {
		return 0, refuse(api.CodeInvalid,
			fmt.Sprintf("the practice seed must be a whole number from 1 to %d; leave it empty to draw a secret seed", uint64(math.MaxUint64)))
	}
	return n, nil
}
