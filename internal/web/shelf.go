package web

import (
	"slices"

	"fray/api"
)

// shelf holds the encounters of one ruleset.
type shelf struct {
	Ruleset, About string
	Encounters     []api.Encounter
}

// shelvesOf puts the encounters of a home page on a shelf for each ruleset, in the order that they are given in.
func shelvesOf(h Home) []shelf {
	var out []shelf
	for _, e := range h.Encounters {
		i := slices.IndexFunc(out, func(s shelf) bool { return s.Ruleset == e.Ruleset })
		if i < 0 {
			i = len(out)
			out = append(out, shelf{Ruleset: e.Ruleset, About: h.About[e.Ruleset]})
		}
		out[i].Encounters = append(out[i].Encounters, e)
	}
	return out
}
