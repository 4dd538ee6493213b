package server

import (
	"context"
	"net/url"
	"strings"

	"fray/api"
)

// joinForm adds a combatant. The field model holds like:ID to copy a combatant, or creature:ID for a creature of the library.
func joinForm(ctx context.Context, p session, form url.Values) (string, error) {
	j := api.Join{ID: form.Get("id"), At: form.Get("at"), Hidden: form.Get("hidden") != "", Why: form.Get("why")}
	model := form.Get("model")
	if id, ok := strings.CutPrefix(model, "creature:"); ok {
		j.Creature, j.Name, j.Side = id, form.Get("name"), form.Get("side")
	} else {
		j.Like = strings.TrimPrefix(model, "like:")
	}
	word := "joined"
	if j.Hidden {
		word = "reserved"
	}
	return word, p.Join(ctx, p.viewer, j)
}
