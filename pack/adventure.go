package pack

import (
	"errors"
	"fmt"
	"path/filepath"
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
	Rest  string // the rest before the fight, or ""
	Name  string
	Setup any        // with the party at full strength; Adventure.Next gives it with the party as it arrives
	Game  table.Game // made from the setup, not started
}

// Adventure reads an adventure: one of the library by name, or a file by path. Its error is [Errors], with every
// mistake.
func (l *Library) Adventure(name string) (*Adventure, error) {
	root, bad := l.open(name)
	if bad != nil {
		return nil, bad
	}
	var m mistakes
	if contentOf(root) != kindAdventure {
		m.add(root, "not an adventure; expected party: and play:")
		return nil, m.list
	}
	a := l.adventure(root, &m)
	if len(m.list) > 0 {
		return nil, m.list.tidy()
	}
	return a, nil
}

// IsAdventure reports whether name is an adventure, in the library or as a file.
func (l *Library) IsAdventure(name string) bool {
	root, bad := l.open(name)
	return bad == nil && contentOf(root) == kindAdventure
}

// Next returns the setup of fight i (from 1) with what the party brings from the fight before it, and whether the
// party continues. After the last fight it returns no setup.
func (a *Adventure) Next(i int, from table.Game) (next any, on bool, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			next, on, err = nil, false, fmt.Errorf("ruleset %s fails to carry the party over from fight %d (please report it): %v",
				a.Ruleset.Name, i, fault)
		}
	}()
	rest := ""
	if i < len(a.Fights) {
		next, rest = setup.Clone(a.Fights[i].Setup), a.Fights[i].Rest
	}
	on, err = a.Ruleset.Carry(next, from, a.Party, rest)
	switch {
	case err != nil:
		return nil, false, fmt.Errorf("the party cannot continue after fight %d of %s: %w", i, a.Name, err)
	case !on:
		return nil, false, nil
	}
	return next, true, nil
}

// NextGame returns the game of the setup from Next, or nil if there is no setup.
func (a *Adventure) NextGame(i int, from table.Game) (g table.Game, on bool, err error) {
	setup, on, err := a.Next(i, from)
	if setup == nil || err != nil {
		return nil, on, err
	}
	g, err = NewGame(a.Ruleset, setup)
	return g, on, err
}

// Plan returns the adventure in the form that records keep.
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
		a.Fights = append(a.Fights, Fight{leg.Rest, leg.Name, setup, g})
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
