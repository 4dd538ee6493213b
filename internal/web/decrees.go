package web

import (
	"slices"

	"fray/api"
	"fray/table"
)

// shelfOf are the creatures of one file of the library.
type shelfOf struct {
	Name string
	List []api.Creature
}

// creaturesOf puts the creatures of the library by the files that they come from.
func creaturesOf(d api.Decrees) []shelfOf {
	var out []shelfOf
	for _, c := range d.Creatures {
		if n := len(out); n == 0 || out[n-1].Name != c.Group {
			out = append(out, shelfOf{Name: c.Group})
		}
		last := &out[len(out)-1]
		last.List = append(last.List, c)
	}
	return out
}

// decreeWords are all words that a decree may be told, each once.
func decreeWords(d api.Decrees) []string {
	var out []string
	for _, is := range d.Decrees {
		for _, f := range []*table.Field{is.What, is.At} {
			if f != nil {
				out = append(out, f.Words...)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
