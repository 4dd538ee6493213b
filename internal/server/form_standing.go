package server

import (
	"context"
	"net/url"

	"fray/api"
)

// askMe stands in the form in place of a verb: ask if the conditions hold. No verb has a colon.
const askMe = ":ask"

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
	add := api.Standing{Kind: form.Get("kind"), Verb: form.Get("verb"), Below: below, Actor: form.Get("actor"), Aimed: form.Get("aimed") != ""}
	if add.Verb == askMe {
		add.Verb, add.Ask = "", true
	}
	return "standing", p.Stand(ctx, p.viewer, seat, []api.Standing{add})
}
