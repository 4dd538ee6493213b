package pack

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"fray/ruleset"
	"fray/ruleset/setup"
	"fray/table"
)

// MaxFights is the largest number of encounters in an adventure.
const MaxFights = 24

// Adventure is a series of encounters that one party plays, with rests between them. It is safe for concurrent use.
type Adventure struct {
	Name    string // its name: from the file, or the name of the file
	File    string
	Ruleset ruleset.Ruleset
	Party   []string // ids
	Side    string   // the side of the party
	Fights  []Fight  // at least one
}

// Fight is one encounter of an adventure.
type Fight struct {
	Rest string // the rest before the fight, or ""
	Name string
	table.Terms
	Setup any        // with the party at full strength; Adventure.Next gives it with the party as it arrives
	Game  table.Game // made from the setup, not started
}

// Adventure reads an adventure: one of the library by name, or a file by path. Its error is [Errors], with every
// mistake.
func (l *Library) Adventure(name string) (*Adventure, error) {
	return l.VaryAdventure(name)
}

// IsAdventure reports whether name is an adventure, in the library or as a file.
func (l *Library) IsAdventure(name string) bool {
	root, bad := l.open(name)
	return bad == nil && contentOf(root) == kindAdventure
}

// Next returns where the party goes after the fight that it has come to, which is over: the next fight whose terms hold, the setup of
// that fight with what the party brings, and whether the party continues. After the last fight it returns no setup.
func (a *Adventure) Next(at table.Progress, from table.Game) (to table.Progress, next any, on bool, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			next, on, err = nil, false, fmt.Errorf("ruleset %s fails to carry the party over from fight %d (please report it): %v",
				a.Ruleset.Name, at.Fight+1, fault)
		}
	}()
	to.Reached = a.reached(at, from)
	for to.Fight = at.Fight + 1; to.Fight < len(a.Fights) && !a.Fights[to.Fight].Hold(to.Reached); to.Fight++ {
	}
	if to.Fight < len(a.Fights) {
		next = setup.Clone(a.Fights[to.Fight].Setup)
	}
	on, err = a.Ruleset.Carry(next, from, a.Party, a.Rest(at, to))
	switch {
	case err != nil:
		return to, nil, false, fmt.Errorf("the party cannot continue after fight %d of %s: %w", at.Fight+1, a.Name, err)
	case !on:
		return to, nil, false, nil
	}
	return to, next, true, nil
}

// NextGame returns the game of the setup from Next, or nil if there is no setup.
func (a *Adventure) NextGame(at table.Progress, from table.Game) (to table.Progress, g table.Game, on bool, err error) {
	to, setup, on, err := a.Next(at, from)
	if setup == nil || err != nil {
		return to, nil, on, err
	}
	g, err = NewGame(a.Ruleset, setup)
	return to, g, on, err
}

// Rest returns the rest between two fights, or "": the last one listed, where fights between them are skipped.
func (a *Adventure) Rest(at, to table.Progress) (rest string) {
	for i := at.Fight + 1; i <= to.Fight && to.Fight < len(a.Fights); i++ {
		rest = cmp.Or(a.Fights[i].Rest, rest)
	}
	return rest
}

// reached returns the words that have been reached when a fight is over: its name if the party's side has won, and NAME.WORD with the
// words of the ruleset.
func (a *Adventure) reached(at table.Progress, from table.Game) []string {
	words, as := slices.Clone(at.Reached), a.Fights[at.Fight].As
	if as == "" {
		return words
	}
	winner, _ := from.Over()
	cast := from.Cast()
	if slices.ContainsFunc(a.Party, func(id string) bool {
		who := cast.Find(id)
		return who != table.Nobody && cast.Combatants[who].Side == int(winner)
	}) {
		words = append(words, as)
	}
	if a.Ruleset.Reached != nil {
		reached, _ := a.Ruleset.Reached(from)
		for _, word := range reached {
			words = append(words, as+"."+word)
		}
	}
	return words
}

// Seats returns the names of all seats of its fights, the GM's first.
func (a *Adventure) Seats() (all []string) {
	for _, f := range a.Fights {
		for _, seat := range f.Game.Cast().Seats {
			if !slices.Contains(all, seat) {
				all = append(all, seat)
			}
		}
	}
	return all
}

// Plan returns the adventure in the form that records keep.
func (a *Adventure) Plan() (table.Plan, error) {
	p := table.Plan{Name: a.Name, Ruleset: a.Ruleset.Name, Party: a.Party}
	for _, f := range a.Fights {
		setup, err := Encode(f.Setup)
		if err != nil {
			return p, err
		}
		p.Fights = append(p.Fights, table.Leg{Rest: f.Rest, Name: f.Name, Terms: f.Terms, Setup: setup})
	}
	return p, nil
}

// Scenes returns the number of fights that the adventure has at most, as [table.Plan] counts them.
func (a *Adventure) Scenes() int {
	var p table.Plan
	for _, f := range a.Fights {
		p.Fights = append(p.Fights, table.Leg{Terms: f.Terms})
	}
	return p.Scenes()
}

// DecodeAdventure makes an adventure from the plan of a record.
func DecodeAdventure(rs ruleset.Ruleset, p *table.Plan) (*Adventure, error) {
	if rs.Carry == nil {
		return nil, fmt.Errorf("ruleset %s has no adventures", rs.Name)
	}
	a := &Adventure{Name: p.Name, Ruleset: rs, Party: p.Party}
	for i, leg := range p.Fights {
		setup, err := Decode(rs, leg.Setup)
		var g table.Game
		if err == nil {
			g, err = NewGame(rs, setup)
		}
		if err != nil {
			return nil, fmt.Errorf("fight %d, %s: %w", i+1, leg.Name, err)
		}
		a.Fights = append(a.Fights, Fight{leg.Rest, leg.Name, leg.Terms, setup, g})
	}
	cast := a.Fights[0].Game.Cast()
	who := cast.Find(p.Party[0])
	if who == table.Nobody {
		return nil, errors.New("the party does not take part in the first fight")
	}
	a.Side = cast.Sides[cast.Combatants[who].Side]
	return a, nil
}

// nameOf returns the name given in the file, or the name of the file.
func nameOf(root *node) string {
	if name := textOf(root.get("name")); name != "" {
		return name
	}
	base := filepath.Base(root.file)
	return strings.TrimSuffix(base, filepath.Ext(base))
}
