package escalation

import (
	"fmt"

	"fray/table"
)

// Faults lists what is wrong with the state at a resting point: what no view shows.
func (g *Game) Faults() []string {
	var out []string
	fault := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	for i := range g.units {
		g.unitFaults(table.Who(i), fault)
	}
	for i := range g.people {
		g.pcFaults(i, fault)
		g.numberFaults(i, fault)
	}
	g.compiledFaults(fault)
	for i := range g.marks {
		g.markFaults(&g.marks[i], fault)
	}
	for _, r := range g.running {
		if g.units[r.by].health > healthLastGasp || r.ability < 1 || int(r.ability) > len(g.sheets[r.by].list) {
			fault("%s keeps up ability %d as one who is %s", g.id(r.by), r.ability, g.units[r.by].health)
		}
	}
	if g.die < 0 || g.die > 6 || g.round < 0 || int(g.round) > g.def.maxRounds {
		fault("the die is %d in round %d of %d", g.die, g.round, g.def.maxRounds)
	}
	turn := g.stage == stageBegin || g.stage == stageAct || g.stage == stageEnd
	if turn != (g.active != table.Nobody) || g.stage == stageAct && g.units[g.active].health != healthUp {
		fault("stage %d with %d active", g.stage, g.active)
	}
	return out
}

// unitFaults looks at what combatants and objects have both: hit points, state, neighbors.
func (g *Game) unitFaults(a table.Who, fault func(string, ...any)) {
	u, sh := &g.units[a], &g.sheets[a]
	if u.hp > sh.hpMax || u.health == healthUp && u.hp <= 0 {
		fault("%s is %s with %d of %d HP", g.id(a), u.health, u.hp, sh.hpMax)
	}
	if sh.object && (u.beside != 0 || u.health != healthUp && u.health != healthDead) {
		fault("the object %s is %s, beside %s", g.id(a), u.health, g.all(u.beside))
	}
	if u.zone < 0 || int(u.zone) >= g.zones.Size() {
		fault("%s is off the map at %d", g.id(a), u.zone)
	}
	for c := u.beside; c != 0; c = c.rest() {
		b := c.first()
		if b == a || int(b) >= int(g.people) || !g.units[b].beside.has(a) || g.units[b].zone != u.zone || !g.present.has(a) || !g.present.has(b) {
			fault("%s is beside %s, who is beside %s; in %d and %d", g.id(a), g.id(b), g.all(g.units[b].beside), u.zone, g.units[b].zone)
		}
	}
	if u.health != healthUp && u.ready.set || u.ready.set != g.readiers.has(a) {
		fault("%s is %s and ready: %v", g.id(a), u.health, u.ready.set)
	}
	if u.struck>>len(g.units) != 0 {
		fault("%s has struck %b of %d", g.id(a), u.struck, len(g.units))
	}
	if a != g.active && u.slots != 0 {
		fault("%s has actions %b out of its turn", g.id(a), u.slots)
	}
}

// pcFaults: only a pc is between up and dead (escalation.hp.enemy_dead, escalation.death.dying_pc).
func (g *Game) pcFaults(a table.Who, fault func(string, ...any)) {
	u, sh := &g.units[a], &g.sheets[a]
	switch u.health {
	case healthDying, healthStabilized:
		if !sh.pc || u.hp > 0 {
			fault("%s is %s with %d HP, a pc: %v", g.id(a), u.health, u.hp, sh.pc)
		}
	case healthLastGasp:
		if !sh.pc {
			fault("%s is in its last gasp, and no pc", g.id(a))
		}
	default:
	}
	if u.fails < 0 || u.fails > 4 || u.fails == 4 && u.health <= healthLastGasp {
		fault("%s is %s with %d failures", g.id(a), u.health, u.fails)
	}
}

// numberFaults: what can be spent is never below 0 nor above what the sheet says.
func (g *Game) numberFaults(a table.Who, fault func(string, ...any)) {
	u, sh := &g.units[a], &g.sheets[a]
	for _, n := range []struct {
		name       string
		v, at, max int16
	}{
		{"Recoveries", u.recoveries, 0, sh.recoveries},
		{"Power", u.power, 0, sh.powerMax},
		{"secondary", u.second, 0, sh.secondMax},
		{"relationship dice", u.relations, 0, sh.relations},
		{"strain", u.strain, 0, maxStrain},
		{"free actions", int16(u.free), 0, int16(g.def.freeLimit)},
		{"band", int16(u.band), 0, int16(bandVerySlow)},
		{"stance", int16(u.stance), 0, int16(max(len(sh.stances)-1, 0))},
	} {
		if n.v < n.at || n.v > n.max {
			fault("%s has %d %s of %d", g.id(a), n.v, n.name, n.max)
		}
	}
	if u.spent>>len(sh.list) != 0 {
		fault("%s has spent %b of %d abilities", g.id(a), u.spent, len(sh.list))
	}
}

// compiledFaults computes the derived fields again and compares them.
func (g *Game) compiledFaults(fault func(string, ...any)) {
	again := g.Clone().(*Game)
	again.derive()
	if again.up != g.up || again.present != g.present || again.hiding != g.hiding {
		fault("up are %s, but should be %s; present %s, but should be %s; hidden %s, but should be %s",
			g.all(g.up), g.all(again.up), g.all(g.present), g.all(again.present), g.all(g.hiding), g.all(again.hiding))
	}
	for z := range g.at {
		if again.at[z] != g.at[z] || again.links[z] != g.links[z] {
			fault("zone %d holds %s, but should %s; it links to %b, but should to %b", z, g.all(g.at[z]), g.all(again.at[z]), g.links[z], again.links[z])
		}
	}
	for a := range g.people {
		var marked ills
		for i := range g.marks {
			if m := &g.marks[i]; m.on == a && m.kind.isCondition() {
				marked |= 1 << m.kind
			}
		}
		if g.units[a].ills != marked {
			fault("%s suffers %b, but its marks say %b", g.id(a), g.units[a].ills, marked)
		}
	}
}

// markFaults: what lasts lies on somebody who is in the fight, and lasts no longer than what it hangs on
// (escalation.cond.grabbed_hold, escalation.ability.sustain).
func (g *Game) markFaults(m *mark, fault func(string, ...any)) {
	name := markName(m.kind, int32(m.value))
	if m.on < 0 || m.on >= g.people || g.units[m.on].health > healthLastGasp && g.units[m.on].health != healthHidden {
		fault("%s lies on %s", name, g.id(m.on))
	}
	if m.grips() && !g.gripped(m) {
		fault("%s lies on %s, held by %s, who is beside %s", name, g.id(m.on), g.id(m.by), g.all(g.units[max(m.by, 0)].beside))
	}
	if m.lasts == untilDropped && !g.keepsUp(m.by, m.name) {
		fault("%s lies on %s, kept up by %s, who does not", name, g.id(m.on), g.id(m.by))
	}
	if m.lasts == untilGaspEnd && g.units[m.on].health != healthLastGasp || m.lasts == untilAttack || m.lasts == untilUsual {
		fault("%s lies on %s until %d", name, g.id(m.on), m.lasts)
	}
	if g.stage == stageOver {
		fault("%s lies on %s after the fight", name, g.id(m.on))
	}
}

// Struck returns the combatants that a combatant has hit in this round.
func (g *Game) Struck(id string) string { return g.all(g.units[g.def.cast.Find(id)].struck) }

// DieFaults are those of the escalation die while nobody decrees another (escalation.die.increase,
// escalation.die.maximum).
func (g *Game) DieFaults() []string {
	want := 0
	switch {
	case g.stage == stageOver || g.stage <= stageSetup || g.round == 0:
	case g.stage == stageRound:
		return nil // the new round has not begun
	default:
		want = min(6, int(g.round)-1+int(g.wonAmbush))
	}
	if int(g.die) != want {
		return []string{fmt.Sprintf("the die is %d in round %d, expected %d", g.die, g.round, want)}
	}
	return nil
}

// Interrupts reports whether an event is the use of an Interrupt ability (escalation.turn.interrupt).
func (g *Game) Interrupts(e *table.Event) bool {
	return e.Kind == table.Reacted && e.Option.Verb == vUse && g.own(e.Who, e.Option.Item).action == actInterrupt
}
