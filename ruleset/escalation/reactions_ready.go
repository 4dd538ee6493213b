package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// lapse ends an unused readied action (escalation.ready.expires).
func (g *Game) lapse(t *table.Table, a table.Who) {
	u := &g.units[a]
	if !u.ready.set {
		return
	}
	u.ready = readied{}
	g.readiers &^= only(a)
	g.tell(t, evLapsed, rule.ReadyExpires, a, table.Nobody)
}

// stillReady reports whether a combatant's conditions allow its readied action (escalation.cond.hampered,
// escalation.cond.stunned, escalation.cond.stuck, escalation.cond.grabbed_no_ranged).
func (g *Game) stillReady(a table.Who) bool {
	r, ailing := &g.units[a].ready, g.units[a].ills
	basic, walks, shoots := true, false, false
	switch r.action.Verb {
	case vAttack:
		shoots = g.basicOf(a).shoots
	case vMove, vBeside, vAway, vDisengage:
		walks = true
	case vUse:
		d := g.own(a, r.action.Item)
		basic, shoots, walks = false, d.shoots, d.shifts()
	default:
		basic = false
	}
	return (basic || !ailing.has(condHampered)) && (r.slot != actMove || r.better || !g.suffers(a, condStunned)) && (!walks || !ailing.has(condStuck)) &&
		(!shoots || !ailing.has(condGrabbed))
}

// fires reports whether an event triggers a combatant's readied action.
func (h *happening) fires(g *Game, b table.Who) bool {
	r := &g.units[b].ready
	if !r.set || h.who == b || !g.mayReact(b) {
		return false
	}
	meant := g.foes(b)
	switch {
	case r.who == anyAlly:
		meant = g.friends(b)
	case r.who != table.Nobody:
		meant = only(r.who)
	}
	if !meant.has(h.who) {
		return false
	}
	switch r.when {
	case triggerMoves:
		return h.on == momentMoves
	case triggerEngages:
		return h.on == momentEngages && (r.target < 0 || r.target == h.target)
	case triggerAttacks:
		return h.on == momentTargeted && h.d.attack != nil && (r.target < 0 || r.target == h.target)
	default:
		return h.on == momentUses && (r.kinds == 0 || r.kinds&h.d.kinds != 0)
	}
}

// letLoose offers a readied action immediately before its trigger. Declined, it stays ready
// (escalation.ready.interrupts_before).
func (g *Game) letLoose(t *table.Table, b table.Who, h *happening) {
	u := &g.units[b]
	r := u.ready
	kept := u.slots
	u.slots = 1 << r.slot // the one that was spent for it
	if r.better {
		u.slots = 1 << actStandard
	}
	q := g.ask(t, askReadied, rule.ReadyInterruptsBefore, b)
	q.Target, q.Actor, q.Aim = h.who, h.who, g.outside(h.target)
	g.verbs[r.action.Verb].list(g, q, b)
	q.Keep(r.action.Verb, r.action.Item)
	o, some := t.OrPass(q, vNone)
	if !some {
		u.slots = kept
		return
	}
	u.ready = readied{}
	g.readiers &^= only(b)
	g.tell(t, evFired, rule.ReadyInterruptsBefore, b, h.who)
	if r.round == g.round { // its band is now the one it acted in (escalation.ready.same_round_band)
		g.setBand(t, b, g.band, rule.ReadySameRoundBand)
	} else {
		u.locked = r.slot
		u.pending = min(u.band, g.band)
	}
	g.verbs[o.Verb].run(g, t, b, o)
	u.slots = kept
}
