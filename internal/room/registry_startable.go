package room

import (
	"slices"

	"fray/api"
	"fray/internal/live"
	"fray/internal/seating"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// startable is what a table can be started with: an encounter, or an adventure with its fights.
type startable struct {
	name      string
	ruleset   ruleset.Ruleset
	fights    []table.Game // one, or those of the adventure
	setup     any          // of an encounter
	adventure *pack.Adventure
}

func startableFight(e *pack.Encounter) *startable {
	return &startable{name: e.Name, ruleset: e.Ruleset, fights: []table.Game{e.Game}, setup: e.Setup}
}

func startableAdventure(a *pack.Adventure) *startable {
	s := &startable{name: a.Name, ruleset: a.Ruleset, adventure: a}
	for i := range a.Fights {
		s.fights = append(s.fights, a.Fights[i].Game)
	}
	return s
}

// startable returns an encounter or adventure of the library. It never opens a file by its name.
func (h *Registry) startable(name string) (*startable, error) {
	has := func(all []pack.Listing) bool {
		return slices.ContainsFunc(all, func(l pack.Listing) bool { return l.Name == name })
	}
	switch {
	case has(h.c.Library.Encounters()):
		e, err := h.c.Library.Encounter(name)
		if err != nil {
			return nil, &Refusal{api.CodeFault, "the encounter has mistakes", err}
		}
		return startableFight(e), nil
	case has(h.c.Library.Adventures()):
		a, err := h.c.Library.Adventure(name)
		if err != nil {
			return nil, &Refusal{api.CodeFault, "the adventure has mistakes", err}
		}
		return startableAdventure(a), nil
	default:
		return nil, refuse(api.CodeNotFound, "there is no such encounter or adventure")
	}
}

// apart returns it with a separate seat for each combatant of these seats.
func (s *startable) apart(seats []string) (*startable, error) {
	if s.adventure != nil {
		a, err := s.adventure.Apart(seats)
		if err != nil {
			return nil, err
		}
		return startableAdventure(a), nil
	}
	e, err := (&pack.Encounter{Name: s.name, Ruleset: s.ruleset, Setup: s.setup, Game: s.fights[0]}).Apart(seats)
	if err != nil {
		return nil, err
	}
	return startableFight(e), nil
}

// seats returns the names of all seats, the GM's first.
func (s *startable) seats() []string {
	if s.adventure != nil {
		return s.adventure.Seats()
	}
	return s.fights[0].Cast().Seats
}

// usual returns what usually plays a seat: player, or the name of a bot. The first fight that has the seat says it.
func (s *startable) usual(name string) string {
	for _, f := range s.fights {
		if seat, ok := f.Cast().Seat(name); ok {
			return seating.Usual(f.Cast(), seat, player).Name
		}
	}
	return ""
}

// usualNames returns what usually plays each seat, as [seating.UsualNames] shows it.
func (s *startable) usualNames() map[string]string {
	names := map[string]string{}
	for _, f := range s.fights {
		for seat, name := range seating.UsualNames(f.Cast(), player) {
			if _, said := names[seat]; !said || seat == f.Cast().Seats[table.GM] && name != s.usual(seat) {
				names[seat] = name
			}
		}
	}
	return names
}

// opening returns the first lines of the record: the header of the fight; of an adventure, the plan and the header of the first fight.
func (s *startable) opening(seed table.Seed, dice string) ([][]byte, error) {
	if s.adventure != nil {
		road := live.NewRoad(s.adventure, seed, dice)
		road.AskEnd = true
		plan, err := road.Plan()
		if err != nil {
			return nil, err
		}
		first, err := road.First(plan)
		if err != nil {
			return nil, err
		}
		header, err := table.EncodeHeader(first)
		return [][]byte{plan, header}, err
	}
	setup, err := pack.Encode(s.setup)
	if err != nil {
		return nil, err
	}
	header, err := table.EncodeHeader(table.Header{Ruleset: s.ruleset.Name, Name: s.name, Seed: seed, Dice: dice, AskEnd: true, Setup: setup})
	return [][]byte{header}, err
}
