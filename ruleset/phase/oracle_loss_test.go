package phase_test

import (
	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/table"
)

// harmed checks what gets past the defenses.
func (o *oracle) harmed(e *table.Event) {
	o.settled()
	c := o.sheet(e.Target)
	resistant, s, b := o.stat(e.Target, "rpd"), o.s, o.b
	all := o.stat(e.Target, "pd") + resistant
	kills := false
	switch e.Rule {
	case rule.DamageEndBurn:
		all, b = 0, 0
	case rule.DamageDefences:
		kills = o.killing
		if o.energy {
			resistant = o.stat(e.Target, "red")
			all = o.stat(e.Target, "ed") + resistant
		}
	case rule.FullMoveBy:
		s, b = o.attackS/3, o.attackB/3
	case rule.FullMoveThrough:
		s, b = o.attackS, o.attackB
		if o.thrown {
			s, b = s/2, b/2
		}
	}
	lost, blood := max(0, s-all), max(0, b-all)
	if kills {
		blood = max(0, b-resistant)
		if resistant == 0 {
			lost = s
		}
		lost = max(lost, blood)
	}
	if e.Rule == rule.DamageDefences && o.rolled {
		lost, blood = lost/2, blood/2
	}
	o.stun[e.Target] -= lost
	o.same("STUN lost", e.N[0], lost)
	o.same("STUN left", e.N[1], o.stun[e.Target])
	o.bodyDue = blood
	if e.Rule != rule.DamageKnockbackCollision { // it harms two by the same dice
		o.s, o.b = 0, 0
	}
	dead := o.body[e.Target]-blood <= -or(c.BODYMax, 10)
	o.stunDue = e.Rule != rule.DamageEndBurn && lost > o.stat(e.Target, "con") && o.stun[e.Target] > 0 && !dead && o.g.Raw(e.Target).Up
}

// settled checks that the last damage has had all its effects.
func (o *oracle) settled() {
	if o.bodyDue != 0 || o.stunDue {
		o.t.Fatalf("%d BODY are still to be lost, Stunned is due: %v\n%s", o.bodyDue, o.stunDue, o.said[len(o.said)-1])
	}
}

// gained checks BODY lost, END paid and Recoveries.
func (o *oracle) gained(e *table.Event) {
	c := o.sheet(e.Who)
	now := map[int32][]int{phase.MeterSTUN: o.stun, phase.MeterBODY: o.body, phase.MeterEND: o.end}[e.N[1]]
	most := map[int32]int{phase.MeterSTUN: or(c.STUNMax, 20), phase.MeterEND: or(c.ENDMax, 20)}[e.N[1]]
	switch e.Rule {
	case rule.TimePostTurnRecovery, rule.DamageKoRecovery, rule.FullRecovery:
		o.same("Recovery", e.N[0], min(o.stat(e.Who, "rec"), most-now[e.Who]))
	case rule.DamageDying:
		o.same("BODY of the dying", e.N[0], -1)
	default:
		if e.N[1] == phase.MeterBODY {
			o.same("BODY lost", e.N[0], -o.bodyDue)
			o.bodyDue = 0
		}
	}
	now[e.Who] += int(e.N[0])
	o.same("what is left", e.N[2], now[e.Who])
}
