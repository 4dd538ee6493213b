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

// groupsOfEncounters groups the encounters of a home page by ruleset and keeps their order, but for the one to begin with.
func groupsOfEncounters(h Home) []rulesetGroup {
	var out []rulesetGroup
	for _, e := range h.Encounters {
		i := slices.IndexFunc(out, func(g rulesetGroup) bool { return g.Ruleset == e.Ruleset })
		if i < 0 {
			i = len(out)
			out = append(out, rulesetGroup{Ruleset: e.Ruleset, About: h.About[e.Ruleset]})
		}
		out[i].Encounters = append(out[i].Encounters, e)
	}
	for i := range out {
		slices.SortStableFunc(out[i].Encounters, func(a, b api.Encounter) int { return cmp.Compare(table.Bit(b.First), table.Bit(a.First)) })
	}
	return out
}
