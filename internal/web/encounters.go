package web

import (
	"cmp"
	"slices"

	"fray/api"
	"fray/table"
)

// rulesetGroup is the encounters of one ruleset.
type rulesetGroup struct {
	Ruleset, About string
	Encounters     []api.Encounter
}

// groupsOfEncounters groups the encounters of a home page by its rulesets and keeps their order, but for the one to begin with.
func groupsOfEncounters(h Home) []rulesetGroup {
	var out []rulesetGroup
	for _, rs := range h.Rulesets {
		g := rulesetGroup{Ruleset: rs.Name, About: rs.About}
		for _, e := range h.Encounters {
			if e.Ruleset == rs.Name {
				g.Encounters = append(g.Encounters, e)
			}
		}
		slices.SortStableFunc(g.Encounters, func(a, b api.Encounter) int { return cmp.Compare(table.Bit(b.First), table.Bit(a.First)) })
		if len(g.Encounters) > 0 {
			out = append(out, g)
		}
	}
	return out
}
