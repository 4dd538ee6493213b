package web

import (
	"slices"

	"fray/api"
)

// askedOf returns the combatant that is asked; nil if there is none.
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

// answersFor returns the seat that the GM answers for; "" if the question is the link's own.
func answersFor(s api.State) string {
	if s.You.Role != api.RoleGM || len(s.Waiting.Seats) == 0 {
		return ""
	}
	if slices.Contains(s.Waiting.Seats, s.You.Seat) {
		return ""
	}
	return s.Waiting.Seats[0]
}
