package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// carryOut carries out a declared action: reactions, Opportunity Attacks, confusion, effects (escalation.check.action steps
// 3 to 8).
func (g *Game) carryOut(t *table.Table, u *use) {
	if u.d.moves == moveBefore {
		u.free = g.freeOnes()
	}
	if g.anybodyListens(momentUses, momentTargeted) || u.charges(g) && g.anybodyListens(momentMoves, momentEngages) {
		g.declared(t, u)
		if !g.stillGood(t, u) {
			return
		}
	}
	charges := u.charges(g)
	if u.d.provokes && !charges && g.engagedWith(u.by) != 0 {
		u.asked = g.engagedWith(u.by)
		g.provoke(t, u.by, u.asked, rule.OaTriggerAbility)
		if !g.stillGood(t, u) {
			return
		}
	}
	if g.units[u.by].ills.has(condConfused) && !u.d.basic && (u.d.attack == nil || !u.d.attack.damages()) {
		if !g.save(t, u.by, normalSave, rule.CondConfusedOther) {
			g.hurt(t, u.by, u.by, int(g.sheets[u.by].tier), false, rule.CondConfusedOther)
		}
		if !g.able(u) {
			return
		}
	}
	if charges && !g.charge(t, u) {
		return
	}
	g.takeEffect(t, u)
}

// takeEffect carries out the parts of an ability in the order of its entry (escalation.ability.escalation_special).
func (g *Game) takeEffect(t *table.Table, u *use) {
	d := u.d
	if d.sustain > 0 {
		g.startRunning(t, u)
	}
	if d.disengage {
		g.disengageBy(t, u)
	}
	if d.attack != nil {
		g.attack(t, u)
	}
	if d.basic {
		return
	}
	if d.popOff > 0 && g.able(u) {
		g.popOffSome(t, u.by, int(d.popOff), d.ruleOr(rule.DisengagePopOffAbility))
	}
	g.serial++
	for _, on := range u.targets[:u.n] {
		if d.heals && g.present.has(on) {
			g.healBy(t, u, on)
		}
		x := g.useContext(u, on)
		g.bring(t, &x, d.effects)
	}
	if d.special != nil {
		g.flareUp(t, u)
	}
	if d.moves == moveAfter && g.able(u) {
		g.moveOn(t, u)
	}
}

// flareUp applies what the escalation die adds: on each target the effects on targets, all others once
// (escalation.ability.escalation_special).
func (g *Game) flareUp(t *table.Table, u *use) {
	some := u.d.special.below
	if g.escalation(u.by) >= int(u.d.special.threshold) {
		some = u.d.special.above
	}
	for i, on := range u.targets[:u.n] {
		x := g.useContext(u, on)
		if i == 0 {
			g.bring(t, &x, some)
		} else {
			g.bringOn(t, &x, some)
		}
	}
}

// declared opens reactions to a declared use: readied actions first, then abilities triggered by the use, by being its
// target, or by the movement of a charge (escalation.check.action step 3).
func (g *Game) declared(t *table.Table, u *use) {
	first := g.sc.events.Len()
	g.sc.events.Push(happening{on: momentUses, who: u.by, target: u.targets[0], d: u.d, use: u})
	for i := range u.n {
		if g.present.has(u.targets[i]) {
			g.sc.events.Push(happening{on: momentTargeted, who: u.by, target: u.targets[i], d: u.d, use: u, nth: i})
		}
	}
	if u.charges(g) {
		g.sc.events.Push(happening{on: momentMoves, who: u.by, target: table.Nobody, d: u.d, use: u})
		g.sc.events.Push(happening{on: momentEngages, who: u.by, target: u.targets[0], d: u.d, use: u})
	}
	g.reactTo(t, first)
}

// able reports whether a user can still carry out what it declared.
func (g *Game) able(u *use) bool { return g.canContinue(u.by) }
