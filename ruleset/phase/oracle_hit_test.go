package phase_test

import (
	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/table"
)

// hearRoll checks a roll to hit or to parry: its total, its number and its outcome.
func (o *oracle) hearRoll(e *table.Event) {
	if e.N[3] == phase.ReadLow {
		return
	}
	sum := int(e.Faces[0] + e.Faces[1] + e.Faces[2])
	var bonus, target int
	if e.N[3] == phase.ReadHigh {
		o.attackers++
		bonus = o.ocv(e.Who, e.Target, o.ranged(e.Rule, e.Who))
		target = 10
		if e.Target >= 0 {
			target += o.dcv(e.Target)
		}
	} else {
		bonus = o.parry(e)
		target = 10 + o.ocv(e.Target, e.Who, e.Rule == rule.ManMissileDeflection)
	}
	o.same("number to reach", e.N[0], target)
	o.same("total", e.N[1], sum+bonus)
	success := sum == 18 || sum != 3 && sum+bonus >= target
	o.same("success", e.N[2], map[bool]int{true: 1}[success])
}

// ranged reports whether an attack that is rolled under a rule is a shot.
func (o *oracle) ranged(r table.Rule, by table.Who) bool {
	if r == rule.ManHaymaker {
		slot := o.haymaker[by]
		return slot >= 2 && o.in.Attacks[o.sheet(by).Attacks[slot-2]].Mode == "ranged"
	}
	return r == rule.ManOtherAttacks || r == rule.FullRapidFire
}

// plainOCV is the sum before range and limits.
func (o *oracle) plainOCV(a, on table.Who) int {
	c, u := o.sheet(a), o.g.Raw(a)
	n := or(c.OCV, or(c.CV, 3)) + u.Levels + u.BestOCV + u.LossOCV
	if o.water[[2]int{u.Q, u.R}] && !c.Aquatic {
		n -= 2
	}
	if u.Held && u.HeldBy != on {
		n -= 3
	}
	if u.Rolling {
		n -= 2
	}
	return n
}

// ocv is check.ocv where everybody sees everybody.
func (o *oracle) ocv(a, on table.Who, ranged bool) int {
	n, u := o.plainOCV(a, on), o.g.Raw(a)
	if ranged {
		n += o.far(a, on)
	}
	n += o.studied[[2]table.Who{a, on}]
	if u.Sprinting {
		n = min(n, 0)
	}
	return n
}

// far is the range modifier, after Brace.
func (o *oracle) far(a, on table.Who) int {
	u := o.g.Raw(a)
	q, r := o.placeOf(on)
	d, p := hexDistance(q-u.Q, r-u.R), 0
	for _, step := range []int{5, 9, 17, 33, 65} {
		if d >= step {
			p -= 2
		}
	}
	if u.Braced && p < 0 {
		p += 2
	}
	return p
}

// dcv is check.dcv where everybody sees everybody.
func (o *oracle) dcv(d table.Who) int {
	c, u := o.sheet(d), o.g.Raw(d)
	if u.Helpless {
		return 0
	}
	n := or(c.DCV, or(c.CV, 3)) + c.Levels - u.Levels + u.BestDCV + u.LossDCV
	for _, m := range []struct {
		on bool
		v  int
	}{
		{u.Dodging, 3}, {u.Rolling, -2}, {u.Surprised, -3}, {o.water[[2]int{u.Q, u.R}] && !c.Aquatic, -2}, {u.Holding && !u.GrabFresh, -2},
	} {
		if m.on {
			n += m.v
		}
	}
	if n > 0 && (u.Stunned || u.Prone || u.Held || u.Awed || u.Halved) {
		n = (n + 1) / 2
	}
	return max(0, n)
}

// parry is what a defender adds: its OCV without range and analysis, and 2 less for each earlier use.
func (o *oracle) parry(e *table.Event) int {
	u, k := o.g.Raw(e.Who), map[table.Rule]int{rule.ManBlock: 0, rule.ManMissileDeflection: 1, rule.ManRollWithPunch: 2}[e.Rule]
	n := o.plainOCV(e.Who, e.Target)
	if e.Rule == rule.ManRollWithPunch && !u.Rolling {
		n, u.Tries[k] = n-2, 0
	}
	if u.Sprinting {
		n = min(n, 0)
	}
	return n - 2*u.Tries[k]
}

// placeOf returns the hex of a combatant or a thing.
func (o *oracle) placeOf(on table.Who) (q, r int) {
	if on >= 0 {
		u := o.g.Raw(on)
		return u.Q, u.R
	}
	return o.g.ThingAt(on)
}

func hexDistance(dq, dr int) int { return max(max(dq, -dq), max(dr, -dr), max(dq+dr, -dq-dr)) }
