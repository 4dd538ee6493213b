package server

import (
	"context"
	"net/url"
	"strings"
	"unicode"

	"fray/api"
)

// askMe stands in the form in place of a verb: ask if the conditions hold. No verb has a colon.
const askMe = ":ask"

// standingForm sets one standing answer of a seat, or removes one.
func standingForm(ctx context.Context, p session, form url.Values) (string, error) {
	seat := form.Get("seat")
	if seat == "" {
		seat = p.viewer.Seat
	}
	if kind := form.Get("ask"); kind != "" {
		rest, err := othersOf(ctx, p, seat, kind, form)
		if err != nil {
			return "", err
		}
		return "standing", p.Stand(ctx, p.viewer, seat, rest, kind)
	}
	below, refused := wholeNumber(form, "below")
	if refused != nil {
		return "", refused
	}
	add := api.Standing{Kind: form.Get("kind"), Verb: form.Get("verb"), Below: below, Actor: form.Get("actor"), Aimed: form.Get("aimed") != ""}
	if add.Verb == askMe {
		add.Verb, add.Ask = "", true
	}
	add.Part = strings.Join(strings.FieldsFunc(form.Get("part"), func(r rune) bool { return r == ':' || unicode.IsSpace(r) }), ":")
	if add.If, refused = limitsOf(form); refused != nil {
		return "", refused
	}
	return "standing", p.StandAlso(ctx, p.viewer, seat, []api.Standing{add})
}

// limitsOf returns the conditions on numbers: the fields number, is and n, each as often as there are conditions.
func limitsOf(form url.Values) ([]api.StandingLimit, *problem) {
	var out []api.StandingLimit
	for i, number := range form["number"] {
		if number == "" {
			continue
		}
		limit := api.StandingLimit{Number: number}
		if i < len(form["is"]) {
			limit.Is = form["is"][i]
		}
		var refused *problem
		if i < len(form["n"]) {
			if limit.N, refused = wholeNumber(url.Values{"n": form["n"][i : i+1]}, "n"); refused != nil {
				return nil, refused
			}
		}
		out = append(out, limit)
	}
	return out, nil
}

// othersOf returns the standing answers of a seat to a kind of question, but for the one that the form names by its place in the
// seat's list.
func othersOf(ctx context.Context, p session, seat, kind string, form url.Values) ([]api.Standing, error) {
	var out []api.Standing
	nth, refused := wholeNumber(form, "nth")
	if refused != nil {
		return nil, refused
	}
	shown, err := p.State(ctx, p.viewer)
	if err != nil {
		return nil, err
	}
	for _, s := range shown.Seats {
		for i, x := range s.Standing {
			if s.Name == seat && x.Kind == kind && i != nth {
				out = append(out, x)
			}
		}
	}
	return out, nil
}
