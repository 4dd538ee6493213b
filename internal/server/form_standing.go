package server

import (
	"context"
	"net/http"
	"net/url"
	"slices"

	"fray/api"
)

// standingForm adds a standing answer to those of a seat, or drops one of them.
func standingForm(ctx context.Context, p place, form url.Values) (string, error) {
	seat := form.Get("seat")
	if seat == "" {
		seat = p.viewer.Seat
	}
	shown, err := p.State(ctx, p.viewer, 0)
	if err != nil {
		return "", err
	}
	var all []api.Standing
	for i := range shown.State.Seats {
		if shown.State.Seats[i].Name == seat {
			all = slices.Clone(shown.State.Seats[i].Standing)
		}
	}
	if form.Has("drop") {
		i, refused := wholeNumber(form, "drop")
		if refused != nil {
			return "", refused
		}
		if i < 0 || i >= len(all) {
			return "", refuse(http.StatusConflict, codeInvalid, "that standing answer is not there any more")
		}
		return "standing", p.Stand(ctx, p.viewer, seat, slices.Delete(all, i, i+1))
	}
	below, refused := wholeNumber(form, "below")
	if refused != nil {
		return "", refused
	}
	add := api.Standing{Kind: form.Get("kind"), Verb: form.Get("verb"), Below: below}
	all = slices.DeleteFunc(all, func(is api.Standing) bool { return is.Kind == add.Kind })
	return "standing", p.Stand(ctx, p.viewer, seat, append(all, add))
}
