package web

import (
	"slices"

	"fray/api"
	"fray/table"
)

// creatureGroup is the creatures of one file of the library.
type creatureGroup struct {
	Name string
	List []api.Creature
}

// creaturesOf groups the creatures of the library by file.
func creaturesOf(d api.Decrees) []creatureGroup {
	var out []creatureGroup
	for _, c := range d.Creatures {
		if n := len(out); n == 0 || out[n-1].Name != c.Group {
			out = append(out, creatureGroup{Name: c.Group})
		}
		last := &out[len(out)-1]
		last.List = append(last.List, c)
	}
	return out
}

// decreeWords returns all words that decrees accept, sorted and without duplicates.
func decreeWords(d api.Decrees) []string {
	var out []string
	for _, decree := range d.Decrees {
		for _, f := range []*table.Field{decree.What, decree.At} {
			if f != nil {
				out = append(out, f.Words...)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
