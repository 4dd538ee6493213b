package web

import (
	"slices"

	"fray/api"
	"fray/internal/draw"
	"fray/table"
)

// group is choices under one heading, such as what they cost.
type group struct {
	Name    string
	Entries []draw.Entry
}

// groupsOf puts choices under their headings, as the text table does: what differs by its cell only is one entry.
func groupsOf(cs []table.Choice) []group {
	var out []group
	for _, e := range draw.Entries(cs) {
		if n := len(out); n > 0 && out[n-1].Name == e.Group {
			out[n-1].Entries = append(out[n-1].Entries, e)
			continue
		}
		out = append(out, group{e.Group, []draw.Entry{e}})
	}
	return out
}

// askedOf names whoever is asked, with its side.
func askedOf(s api.State) *member {
	if s.Question == nil {
		return nil
	}
	for _, m := range rosterOf(s) {
		if m.ID == s.Question.Who {
			return &m
		}
	}
	return nil
}

// answersFor is the seat the GM answers for: "" for a link that speaks for itself.
func answersFor(s api.State) string {
	if s.You.Role != api.RoleGM || len(s.Waiting.Seats) == 0 {
		return ""
	}
	if slices.Contains(s.Waiting.Seats, s.You.Seat) {
		return ""
	}
	return s.Waiting.Seats[0]
}
