package server

import (
	"context"
	"strings"

	"fray/api"
)

// joinFields are the fields of the form that adds a combatant. Model holds like:ID to copy a combatant, or creature:ID for a creature of
// the library.
type joinFields struct {
	api.Join
	Model string `json:"model"`
}

// joinForm adds a combatant.
func joinForm(ctx context.Context, p session, in joinFields) (string, error) {
	j := in.Join
	if id, ok := strings.CutPrefix(in.Model, "creature:"); ok {
		j.Creature = id
	} else {
		j.Like, j.Name, j.Side = strings.TrimPrefix(in.Model, "like:"), "", "" // a copy has those of its model
	}
	word := "joined"
	if j.Hidden {
		word = "reserved"
	}
	return word, p.Join(ctx, p.viewer, j)
}
