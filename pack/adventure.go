package pack

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"fray/ruleset"
	"fray/table"
)

// MaxFights is how many encounters an adventure may have.
const MaxFights = 24

// Adventure is a row of encounters that one party plays, with rests between them. Several goroutines may use it.
type Adventure struct {
	Name    string // its own name, else that of its file
	File    string
	Ruleset ruleset.Ruleset
	Party   []string // ids
	Side    string   // the party's
	Fights  []Fight  // at least one
}

// Fight is one encounter of an adventure.
type Fight struct {
	Rest  string // the rest before it; "" is none
	Name  string
	Setup any        // with the party as it sets out; Adventure.Next tells with what it comes
	Game  table.Game // made of the setup, not begun
}

// Adventure reads an adventure: one of the library by its name, or a file by its path. What is wrong with it comes as
// [Errors], all at once.
func (l *Library) Adventure(name string) (*Adventure, error) {
	root, bad := l.open(name)
	if bad != nil {
		return nil, bad
	}
	var m mistakes
	if contentOf(root) != kindAdventure {
		m.add(root, "this is no adventure; expected party: and play:")
		return nil, m.list
	}
	a := l.adventure(root, &m)
	if len(m.list) > 0 {
		return nil, m.list.tidy()
	}
	return a, nil
}

// IsAdventure reports whether the name is that of an adventure, of the library or of a file.
func (l *Library) IsAdventure(name string) bool {
	root, bad := l.open(name)
	return bad == nil && contentOf(root) == kindAdventure
}

// Next is the setup of fight i, from 1, with what the party brings from the fight before it, and whether the party goes on
// at all. For the number of fights it is no setup: there the party has come through.
func (a *Adventure) Next(i int, from table.Game) (setup any, on bool, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			setup, on, err = nil, false, fmt.Errorf("ruleset %s fails to carry the party on from fight %d (please report it): %v",
				a.Ruleset.Name, i, fault)
		}
	}()
	rest := ""
	if i < len(a.Fights) {
		setup, rest = clone(a.Fights[i].Setup), a.Fights[i].Rest
	}
	on, err = a.Ruleset.Carry(setup, from, a.Party, rest)
	switch {
	case err != nil:
		return nil, false, fmt.Errorf("the party can not be carried on from fight %d of %s: %w", i, a.Name, err)
	case !on:
		return nil, false, nil
	}
	return setup, true, nil
}

// NextGame is the game of what Next gives; nil where that is no setup.
func (a *Adventure) NextGame(i int, from table.Game) (g table.Game, on bool, err error) {
	setup, on, err := a.Next(i, from)
	if setup == nil || err != nil {
		return nil, on, err
	}
	g, err = NewGame(a.Ruleset, setup)
	return g, on, err
}

// Plan is the adventure as its record keeps it.
func (a *Adventure) Plan() (table.Plan, error) {
	p := table.Plan{Name: a.Name, Ruleset: a.Ruleset.Name, Party: a.Party}
	for _, f := range a.Fights {
		setup, err := Encode(f.Setup)
		if err != nil {
			return p, err
		}
		p.Fights = append(p.Fights, table.Leg{Rest: f.Rest, Name: f.Name, Setup: setup})
	}
	return p, nil
}

// DecodeAdventure makes an adventure of the plan of a record.
func DecodeAdventure(rs ruleset.Ruleset, p *table.Plan) (*Adventure, error) {
	if rs.Carry == nil {
		return nil, fmt.Errorf("ruleset %s knows no adventures", rs.Name)
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
		a.Fights = append(a.Fights, Fight{leg.Rest, leg.Name, setup, g})
	}
	cast := a.Fights[0].Game.Cast()
	who := cast.Find(p.Party[0])
	if who == table.Nobody {
		return nil, errors.New("the party is not in its first fight")
	}
	a.Side = cast.Sides[cast.Combatants[who].Side]
	return a, nil
}

// nameOf is the name that a file gives itself, else its own.
func nameOf(root *node) string {
	if name := textOf(root.get("name")); name != "" {
		return name
	}
	base := filepath.Base(root.file)
	return strings.TrimSuffix(base, filepath.Ext(base))
}
