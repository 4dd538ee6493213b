package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// fights reports whether a combatant can still fight: a sleeper with hit points can (flank.turn.end_of_encounter).
func (g *Game) fights(a table.Who) bool {
	u := &g.units[a]
	return u.presence == healthHere && (!u.conds.has(condUnconscious) || u.asleep && u.hp > 0)
}

// judge ends the fight when no two foes are left that can both fight (flank.turn.end_of_encounter). If only hidden
// combatants keep it going, the GM is asked first; at every end, if the table asks for that ([table.Options]).
func (g *Game) judge(t *table.Table) {
	for g.stage != stageOver && g.settled(false) {
		if g.settled(true) && !t.AskEnd || !g.askHidden(t) {
			g.finish(t, g.standing())
		}
	}
}

// decided reports whether no two foes in sight are left that can fight: everything under way ends there.
func (g *Game) decided() bool { return g.settled(false) }

// settled reports whether no two foes are left that can fight, counting hidden ones or not. It looks again only if somebody may stand otherwise,
// at those two first that were found last.
func (g *Game) settled(too bool) bool {
	s := &g.sc.scene
	if s.rivals == s.stirs {
		return false
	}
	if r := &g.sc.rivals; r[0] != r[1] && int(max(r[0], r[1])) < len(g.units) && g.fights(r[0]) && g.fights(r[1]) && g.opposed(r[0], r[1]) {
		s.rivals = s.stirs
		return false
	}
	var sides uint64
	for i := range g.units {
		a := table.Who(i)
		if !g.fights(a) && !(too && g.units[i].presence == healthHidden) {
			continue
		}
		f := &g.figures[i]
		if sides&f.against != 0 {
			g.sc.rivals = [2]table.Who{g.rivalOf(a), a}
			return false
		}
		sides |= 1 << f.side
	}
	return true
}

// opposed reports whether two combatants are on sides that fight each other.
func (g *Game) opposed(a, b table.Who) bool {
	return g.figures[a].fights(g.figures[b])
}

// opponents returns all combatants that are opposed to another, in the order of their numbers, those that are not there too.
func (g *Game) opponents(a table.Who) []table.Who { return g.def.opponents[g.figures[a].side] }

// rivalOf returns one that can fight and is opposed to a combatant, before it in number, or the combatant itself.
func (g *Game) rivalOf(a table.Who) table.Who {
	for b := range a {
		if g.fights(b) && g.opposed(a, b) {
			return b
		}
	}
	return a
}

// standing is the side that is left, or -1.
func (g *Game) standing() int8 {
	side := int8(-1)
	for i := range g.units {
		if !g.fights(table.Who(i)) {
			continue
		}
		if s := int8(g.figures[i].side); side < 0 || side == s {
			side = s
		} else {
			return -1
		}
	}
	return side
}

func (g *Game) finish(t *table.Table, winner int8) {
	if g.active != table.Nobody {
		g.units[g.active].left = 0
	}
	g.stage, g.winner, g.active = stageOver, winner, table.Nobody
	t.Tell(table.Ended, rule.TurnEndOfEncounter, table.Nobody, table.Nobody, int(winner))
}

// askHidden asks the GM whether the fight is over although hidden combatants could continue it. One that the GM names
// appears where it waits or in the nearest free place. It reports whether there is one; by default the fight is over.
func (g *Game) askHidden(t *table.Table) bool {
	q := late.AskOver(t, askHidden, rule.TurnEndOfEncounter, vOver)
	for i, side := 0, g.standing(); i < len(g.units); i++ {
		if u := &g.units[i]; u.presence == healthHidden && int8(g.figures[i].side) != side {
			if c := g.haven(table.Who(i)); c != space.None {
				q.Add(table.Do(vReveal).At(table.Who(i)).To(c))
			}
		}
	}
	o := t.Choose(q)
	if o.Verb == vOver {
		return false
	}
	g.reveal(o.Who, o.Cell)
	lateRules().Say(g, t, o.Who, table.Adjustment{Do: "reveal", Who: g.id(o.Who), At: g.squares.Name(o.Cell)}, table.Everybody())
	return true
}

// haven is the free place nearest to where a hidden combatant waits.
func (g *Game) haven(who table.Who) space.Cell {
	at := g.units[who].cell
	best, found := -1, space.None
	for c := range space.Cell(g.squares.Size()) {
		if d := g.squares.Distance(at, c); (best < 0 || d < best) && g.canBe(who, c) && !g.takenAt(who, c) {
			best, found = d, c
		}
	}
	return found
}
