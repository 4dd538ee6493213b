package flank

import (
	"fmt"
	"slices"

	"fray/space"
	"fray/table"
)

// Faults lists what is wrong with the state at a resting point: what no view shows.
func (g *Game) Faults() []string {
	var out []string
	fault := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	places := map[table.Who]int{}
	for _, a := range g.order {
		places[a]++
	}
	for i := range g.units {
		a := table.Who(i)
		g.unitFaults(a, fault)
		if n := places[a]; len(g.order) > 0 && n != 1 && (n > 0 || g.units[i].presence != healthGone && g.units[i].presence != healthCorpse) {
			fault("the order is %v", g.order)
		}
	}
	if g.doubt != (g.stage != stageOver && g.settled(false)) {
		fault("in doubt about the end: %v", g.doubt)
	}
	if int(g.round) > g.def.maxRounds {
		fault("round %d of %d", g.round, g.def.maxRounds)
	}
	if g.active != table.Nobody && g.stage == stageAct && !g.awake(g.active) {
		fault("%s is asked for an action and cannot act", g.id(g.active))
	}
	g.itemFaults(fault)
	g.effectFaults(fault)
	copied := g.Clone().(*Game)
	copied.derive()
	for i := range g.units {
		if copied.units[i] != g.units[i] {
			fault("%s: derived fields are %+v, computed again %+v", g.id(table.Who(i)), g.units[i], copied.units[i])
		}
	}
	if s := &g.sc.scene; s.def == g.def && s.watched == s.stirs {
		for i := range g.units {
			if now := g.units[i].stance(); now != s.stances[i] {
				fault("%s stands as %+v and stood as %+v, and nothing was said", g.id(table.Who(i)), now, s.stances[i])
			}
		}
	}
	if copied.settled(false) != g.settled(false) {
		fault("it is settled: %v; looked at again: %v", g.settled(false), copied.settled(false))
	}
	if copied.waiters != g.waiters || copied.veils != g.veils {
		fault("%d waiters and %d veils, computed again %d and %d", g.waiters, g.veils, copied.waiters, copied.veils)
	}
	return out
}

func (g *Game) unitFaults(a table.Who, fault func(string, ...any)) {
	u, sh := &g.units[a], &g.sheets[a]
	switch {
	case u.cell < 0 || int(u.cell) >= g.squares.Size():
		fault("%s is off the map at %d", g.id(a), u.cell)
		return
	case u.hp > sh.hpMax || u.presence == healthHere && u.hp <= -sh.negative:
		fault("%s has %d HP of %d, and dies at %d", g.id(a), u.hp, sh.hpMax, -sh.negative)
	case u.sq < 0 || u.sq > max(sh.sqMax, 1000) || u.reactions < 0 || u.bleed < 0:
		fault("%s has %d SQ, %d Reactions, %d bleed", g.id(a), u.sq, u.reactions, u.bleed)
	case u.presence != healthHere && (u.left != 0 || u.waited || u.focused && u.presence != healthHidden):
		fault("%s is %s and has %d actions, waits %v, focus %v", g.id(a), u.presence, u.left, u.waited, u.focused)
	case u.presence == healthHere && u.conds.has(condUnconscious) && (!u.prone || u.waited || u.focused):
		fault("%s is Unconscious: prone %v, waits %v, focus %v", g.id(a), u.prone, u.waited, u.focused)
	case u.left != 0 && g.active != a:
		fault("%s has actions %d out of its turn", g.id(a), u.left)
	case u.presence == healthHere && (u.hp < 0) != u.conds.has(condDying):
		fault("%s has %d HP and is dying %v", g.id(a), u.hp, u.conds.has(condDying))
	case u.presence == healthHere && g.score(a, scoreCON) == 0:
		fault("%s has no CON left and lives", g.id(a))
	}
	if u.presence != healthHere {
		return
	}
	if !g.squares.Room(g.field.Walls, u.cell, g.span(a)) {
		fault("%s stands in a wall at %s", g.id(a), g.squares.Name(u.cell))
	}
	for i := range g.units {
		b := table.Who(i)
		if b != a && g.present(b) && !u.prone && !g.units[i].prone && g.distance(a, b) == 0 {
			fault("%s and %s share a square at %s", g.id(a), g.id(b), g.squares.Name(u.cell))
		}
	}
}

// itemFaults: each item is in one place, and nobody holds more than its hands can.
func (g *Game) itemFaults(fault func(string, ...any)) {
	for i := range g.items {
		it := &g.items[i]
		held := it.where <= placeBag
		if held != (it.holder != table.Nobody) || (it.where == placeGround) != (it.cell >= 0) {
			fault("item %d is %s of %d at %d", i, it.where.names()[it.where], it.holder, it.cell)
		}
	}
	for i := range g.units {
		if u := &g.units[i]; u.handsFree < 0 && u.limbs&limbArm == 0 {
			fault("%s holds more than it can: %d hands free", g.id(table.Who(i)), u.handsFree)
		}
	}
}

// effectFaults: Grapples are mutual and within reach, and nothing lasts beyond its time.
func (g *Game) effectFaults(fault func(string, ...any)) {
	for i := range g.effects {
		e := &g.effects[i]
		if e.until == untilStart && e.left <= 0 {
			fault("an effect on %s lasts %d turns", g.id(e.on), e.left)
		}
		if e.isHold() {
			back := slices.ContainsFunc(g.effects, func(o effect) bool { return o.isHold() && o.on == e.by && o.by == e.on })
			if !back || g.distance(e.on, e.by) > int(max(g.sheets[e.on].reach, g.sheets[e.by].reach)) {
				fault("%s is held by %s: mutual %v, %d squares apart", g.id(e.on), g.id(e.by), back, g.distance(e.on, e.by))
			}
		}
	}
}

// Noticed reports whether a seat knows where a combatant is.
func (g *Game) Noticed(seat table.Seat, who table.Who) bool { return g.sees(seat, who) }

// Shows reports whether an event shows the numbers of its target to those that hear it.
func Shows(e *table.Event) bool { return e.Kind == evShown }

// Elsewhere returns the game with one that some foe has not noticed in another free place, picked by a number.
func (g *Game) Elsewhere(who table.Who, pick uint64) (*Game, bool) {
	u := &g.units[who]
	if u.presence != healthHere || g.span(who) > 1 || g.stage != stageAct || g.seatsThatPerceive(who) == ^table.Seats(0) {
		return nil, false
	}
	c := g.Clone().(*Game)
	size := uint64(g.squares.Size())
	for i := range size {
		at := space.Cell((pick*7919 + i) % size)
		if at != u.cell && c.canBe(who, at) && !c.takenAt(who, at) {
			c.units[who].cell = at
			c.derive()
			return c, true
		}
	}
	return nil, false
}
