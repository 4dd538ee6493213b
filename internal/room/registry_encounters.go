package room

import (
	"slices"

	"fray/api"
	"fray/internal/preview"
	"fray/internal/seating"
	"fray/pack"
	"fray/table"
)

// Encounters returns the fights that can be started, by name, as everyone may see them before the start.
func (h *Registry) Encounters() ([]api.Encounter, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.listed != nil {
		return h.listed, nil
	}
	for _, l := range h.c.Library.Encounters() {
		e, err := h.c.Library.Encounter(l.Name)
		if err != nil {
			return nil, &Refusal{api.CodeFault, "the encounters cannot be read", err}
		}
		view := e.Game.View(nobody)
		h.listed = append(h.listed, api.Encounter{
			Name: l.Name, Title: e.Name, Ruleset: l.Ruleset, About: l.About, Own: h.c.Own(l.Name), Preview: preview.SVG(view.Map, view.Tokens),
			Sides: sidesOf(view.Tokens), Seats: e.Game.Cast().Seats, Crew: crewOf(e.Game.Cast(), view.Tokens), Usual: seating.UsualNames(e.Game.Cast(), player),
		})
	}
	return h.listed, nil
}

// sidesOf returns the sides of the visible combatants.
func sidesOf(tokens []table.Token) []api.EncounterSide {
	out := []api.EncounterSide{}
	for i := range tokens {
		n := slices.IndexFunc(out, func(s api.EncounterSide) bool { return s.Name == tokens[i].Side })
		if n < 0 {
			n = len(out)
			out = append(out, api.EncounterSide{Name: tokens[i].Side})
		}
		out[n].Combatants++
	}
	return out
}

// crewOf returns the number of visible combatants of each seat.
func crewOf(cast *table.Cast, tokens []table.Token) map[string]int {
	out := map[string]int{}
	for i := range tokens {
		if who := cast.Find(tokens[i].ID); who >= 0 {
			out[cast.Seats[cast.Combatants[who].Seat]]++
		}
	}
	return out
}

// encounter returns an encounter of the library. It never opens a file by its name.
func (h *Registry) encounter(name string) (*pack.Encounter, error) {
	if !slices.ContainsFunc(h.c.Library.Encounters(), func(l pack.Listing) bool { return l.Name == name }) {
		return nil, refuse(api.CodeNotFound, "there is no such encounter")
	}
	e, err := h.c.Library.Encounter(name)
	if err != nil {
		return nil, &Refusal{api.CodeFault, "the encounter has mistakes", err}
	}
	return e, nil
}
