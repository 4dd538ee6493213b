package web

import (
	"slices"

	"fray/api"
)

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
