// Package changed has the rulesets in another version, for tests of what happens when the rules change: the first die of every roll
// shows one more than it did.
package changed

import (
	"fray/ruleset"
	"fray/table"
)

// Find returns the other version of the ruleset of this name.
func Find(name string) (ruleset.Ruleset, bool) {
	rs, ok := ruleset.Find(name)
	as := rs.New
	rs.New = func(setup any) (table.Game, []table.Problem) {
		g, problems := as(setup)
		if len(problems) > 0 {
			return nil, problems
		}
		return &game{g}, nil
	}
	return rs, ok
}

type game struct{ table.Game }

func (g *game) Clone() table.Game { return &game{g.Game.Clone()} }

func (g *game) CopyFrom(src table.Game) { g.Game.CopyFrom(src.(*game).Game) }

func (g *game) Beat(t *table.Table) {
	was := t.Dice
	defer func() { t.Dice = was }() // also when the beat is abandoned
	t.Dice = &oneMore{was, t}
	g.Game.Beat(t)
}

// oneMore are dice of which the first shows one more.
type oneMore struct {
	table.Dice
	t *table.Table
}

func (d *oneMore) Roll(r *table.Roll, faces []int32) (value int, known, ok bool) {
	if d.Dice == nil {
		d.t.Draw(r, faces)
	} else if value, known, ok = d.Dice.Roll(r, faces); !ok {
		return value, known, ok
	}
	if len(faces) > 0 {
		faces[0] = faces[0]%int32(r.SidesOf(0)) + 1
	}
	return r.Value(faces), true, true
}
