package surge

import (
	"fmt"
	"slices"

	"fray/table"
)

// Faults lists what is wrong with the state at a resting point: what no view shows.
func (g *Game) Faults() []string {
	var faults []string
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	if g.stage == stageAct && g.active == table.Nobody {
		fault("a turn without a combatant")
	}
	if g.stage != stageOver && g.stage != stageSetup && !g.doubt && g.decided() {
		fault("the encounter is decided and continues")
	}
	g.unitFaults(fault)
	g.listFaults(fault)
	g.placeFaults(fault)
	derived := g.Clone().(*Game)
	derived.derive()
	derived.shortcutFaults(fault)
	for i := range g.units {
		if g.units[i] != derived.units[i] {
			fault("%s is %+v; derived %+v", g.id(table.Who(i)), g.units[i], derived.units[i])
		}
	}
	if g.readies != derived.readies || g.delays != derived.delays {
		fault("readied %d, delaying %d; counted %d and %d", g.readies, g.delays, derived.readies, derived.delays)
	}
	for c := range g.at {
		if g.at[c] != derived.at[c] {
			fault("%s holds %d; derived %d", g.cellName(int32(c)), g.at[c], derived.at[c])
		}
	}
	return faults
}

// shortcutFaults compares what lists find by a shortcut with what is carried out, and what is remembered with what is so.
func (g *Game) shortcutFaults(fault func(format string, args ...any)) {
	for i := range g.units {
		a := table.Who(i)
		if !g.isHere(a) || !g.canMove(a) {
			continue
		}
		g.sc.ask()
		far := g.distanceOf(a, moveCharge, 0)
		for k := range g.units {
			b := table.Who(k)
			if s := g.field.squares; s != nil && g.isHere(b) {
				free := s.Clear(s.Middle(g.units[a].cell, g.span(a)), s.Middle(g.units[b].cell, g.span(b)), g.sc.opaque)
				if g.clear(g.units[a].cell, g.span(a), g.units[b].cell, g.span(b)) != free || g.clear(g.units[a].cell, g.span(a), g.units[b].cell, g.span(b)) != free {
					fault("the line from %s to %s is free: %t", g.id(a), g.id(b), free)
				}
			}
			for n := range g.deedsOf(a) {
				d := g.deed(a, n)
				if d.power || !g.charges(d) || !g.foes(a, b) || !g.isHere(b) {
					continue
				}
				if listed, path := g.rushes(a, b, d, far), len(g.rush(a, b, d, far)); listed != path {
					fault("the charge of %s at %s has %d steps; its path has %d", g.id(a), g.id(b), listed, path)
				}
			}
		}
	}
}

func (g *Game) unitFaults(fault func(format string, args ...any)) {
	for i := range g.units {
		u, id := &g.units[i], g.id(table.Who(i))
		switch {
		case u.fatigue < 0 || u.fatigue > 3 || u.pending < 0 || u.deferred < 0 || u.stress < 0:
			fault("%s: fatigue %d, pending %d and %d, stress %d", id, u.fatigue, u.pending, u.deferred, u.stress)
		case u.dice[0] < 0 || u.dice[1] < 0 || u.dice[2] < 0:
			fault("%s has %v dice", id, u.dice)
		case u.slots[0] < 0 || u.slots[1] < 0 || u.slots[2] < 0:
			fault("%s has the slots %v", id, u.slots)
		case u.dying && u.wounds[physical][2] == 0:
			fault("%s is dying without a wound of level 3", id)
		case u.deathFails >= 3 && u.presence != healthDead:
			fault("%s has failed %d death saves and is %s", id, u.deathFails, u.presence)
		case u.aim > 5 || (u.aim > 0) != (u.aimAt >= 0):
			fault("%s aims %d at %d", id, u.aim, u.aimAt)
		case u.presence != healthHere && (u.aim > 0 || u.ready.when != triggerNone || u.did&usedDelay != 0):
			fault("%s is %s and aims, waits or delays", id, u.presence)
		}
		for kind := range u.wounds {
			for _, n := range u.wounds[kind] {
				if n < 0 {
					fault("%s has the wounds %v", id, u.wounds)
				}
			}
		}
		if int(u.busyHands) > int(g.sheets[i].hands) {
			fault("%s has %d hands busy", id, u.busyHands)
		}
	}
}

func (g *Game) listFaults(fault func(format string, args ...any)) {
	for _, x := range g.ailments {
		if x.stage < 1 || x.stage > 3 {
			fault("an affliction of stage %d", x.stage)
		}
	}
	for _, x := range g.grabs {
		if !g.isHere(x.by) || !g.isHere(x.on) || x.stage < 1 || x.stage > 3 || g.distance(x.by, x.on) > int(g.def.deeds[x.deed].close) {
			fault("%s grabs %s, stage %d", g.id(x.by), g.id(x.on), x.stage)
		}
	}
	for i := range g.things {
		th := &g.things[i]
		if (th.where <= placeStowed) != (th.holder >= 0) || th.where == placeGround && th.cell < 0 {
			fault("%s is at %d, with %d, in %d", g.id(table.Thing(i)), th.where, th.holder, th.cell)
		}
	}
	if n := len(g.order); n > len(g.units) {
		fault("%d places for %d combatants", n, len(g.units))
	}
}

// placeFaults lists combatants in walls and inside each other. One that cannot act may lie where it has fallen.
func (g *Game) placeFaults(fault func(format string, args ...any)) {
	if g.field.squares == nil {
		return
	}
	for i := range g.units {
		a := table.Who(i)
		if g.isHere(a) && !g.move.open && !g.fits(a, g.units[i].cell) {
			fault("%s stands at %s, where it does not fit", g.id(a), g.cellName(g.units[i].cell))
		}
	}
}

// EnemiesReadied reports whether an enemy of a combatant has readied an action, and NobodyReadied takes that away.
func (g *Game) EnemiesReadied(a table.Who) bool {
	for i := range g.units {
		if g.units[i].ready.when != triggerNone && g.foes(a, table.Who(i)) {
			return true
		}
	}
	return false
}

// NobodyReadied takes away what the enemies of a combatant have readied.
func (g *Game) NobodyReadied(a table.Who) {
	for i := range g.units {
		if g.units[i].ready.when != triggerNone && g.foes(a, table.Who(i)) {
			g.loseReady(table.Who(i))
		}
	}
}

// Readied returns the name of a verb, and whether it can be readied.
func (g *Game) Readied(v table.Verb) (string, bool) {
	return g.book.VerbName(v), v == vThrow || v == vSqueeze || slices.Contains(readiable(), v)
}

// Releases reports whether the release of a verb looks into a section.
func (g *Game) Releases(v table.Verb, s table.Section) bool { return sectionsOf(v)>>s&1 != 0 }

// Readiable are the names of what can be readied.
func Readiable() (names []string) {
	rows := verbRows()
	for _, v := range append(readiable(), vThrow, vSqueeze) {
		names = append(names, rows[v].Name)
	}
	return names
}
