package server

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"fray/api"
)

// askMe stands in the form in place of a verb: ask if the conditions hold. No verb has a colon.
const askMe = ":ask"

// standingFields are the fields of the form that sets one standing answer of a seat, or removes one.
type standingFields struct {
	api.Standing
	Seat   string `json:"seat"`   // empty: the viewer's
	Remove bool   `json:"remove"` // the answer to this kind of question with the number Nth in the seat's list
	Nth    int    `json:"nth"`
}

func standingForm(ctx context.Context, p session, in standingFields) (string, error) {
	if in.Seat == "" {
		in.Seat = p.viewer.Seat
	}
	if in.Remove {
		rest, err := othersOf(ctx, p, in)
		if err != nil {
			return "", err
		}
		return "standing", p.Stand(ctx, p.viewer, in.Seat, rest, in.Kind)
	}
	add := in.Standing
	if add.Verb == askMe {
		add.Verb, add.Ask = "", true
	}
	add.Part = strings.Join(strings.FieldsFunc(add.Part, func(r rune) bool { return r == ':' || unicode.IsSpace(r) }), ":")
	add.If = slices.DeleteFunc(add.If, func(l api.StandingLimit) bool { return l.Number == "" })
	return "standing", p.StandAlso(ctx, p.viewer, in.Seat, []api.Standing{add})
}

// othersOf returns the standing answers of a seat to a kind of question, but for the one that the form removes.
func othersOf(ctx context.Context, p session, in standingFields) ([]api.Standing, error) {
	shown, err := p.State(ctx, p.viewer)
	if err != nil {
		return nil, err
	}
	var out []api.Standing
	for _, s := range shown.Seats {
		for i, x := range s.Standing {
			if s.Name == in.Seat && x.Kind == in.Kind && i != in.Nth {
				out = append(out, x)
			}
		}
	}
	return out, nil
}
