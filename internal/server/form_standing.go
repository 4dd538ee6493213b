package server

import (
	"context"
	"net/url"

	"fray/api"
)

// standingForm sets one standing answer of a seat, or removes those for one kind of question.
func standingForm(ctx context.Context, p session, form url.Values) (string, error) {
	seat := form.Get("seat")
	if seat == "" {
		seat = p.viewer.Seat
	}
	if kind := form.Get("ask"); kind != "" {
		return "standing", p.Stand(ctx, p.viewer, seat, nil, kind)
	}
	below, refused := wholeNumber(form, "below")
	if refused != nil {
		return "", refused
	}
	add := api.Standing{Kind: form.Get("kind"), Verb: form.Get("verb"), Below: below}
	return "standing", p.Stand(ctx, p.viewer, seat, []api.Standing{add})
}
