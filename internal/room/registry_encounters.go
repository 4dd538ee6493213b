package room

import (
	"slices"

	"fray/api"
	"fray/internal/preview"
	"fray/table"
)

// Encounters returns the fights and adventures that can be started, by name, as everyone may see them before the start.
func (h *Registry) Encounters() ([]api.Encounter, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.listed != nil {
		return h.listed, nil
	}
	for _, l := range append(h.c.Library.Encounters(), h.c.Library.Adventures()...) {
		s, err := h.startable(l.Name)
		if err != nil {
			return nil, &Refusal{api.CodeFault, "the encounters cannot be read", err}
		}
		g := s.fights[0]
		view := table.See(g, nobody)
		seen := view
		for i := 1; i < len(s.fights) && seen.Map.Shape == ""; i++ { // an adventure may begin without a map
			seen = table.See(s.fights[i], nobody)
		}
		e := api.Encounter{
			Name: l.Name, Title: s.name, Ruleset: l.Ruleset, About: l.About, Own: h.c.Own(l.Name), Preview: preview.SVG(seen.Map, seen.Tokens),
			Sides: sidesOf(&view), Seats: s.seats(), Crew: crewOf(g.Cast(), view.Tokens), Usual: s.usualNames(),
			Level: l.Difficulty, Minutes: l.Minutes, First: l.First,
		}
		if s.adventure != nil {
			e.Fights = s.adventure.Scenes()
		}
		h.listed = append(h.listed, e)
	}
	return h.listed, nil
}

// sidesOf returns the sides of the visible combatants.
func sidesOf(v *table.View) []api.EncounterSide {
	out := []api.EncounterSide{}
	for i := range v.Tokens {
		side := v.Tokens[i].Side
		n := slices.IndexFunc(out, func(s api.EncounterSide) bool { return s.Name == side })
		if n < 0 {
			n = len(out)
			out = append(out, api.EncounterSide{Name: side, Title: v.SideName(side)})
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
