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
		o.guarded(e)
		ranged := o.ranged(e.Rule, e.Who)
		bonus = o.ocv(e.Who, e.Target, ranged)
		target = 10
		if e.Target >= 0 {
			target += o.dcv(e.Target, e.Who, ranged)
		}
	} else {
		bonus = o.parry(e)
		target = 10 + o.ocv(e.Target, e.Who, e.Rule == rule.ManMissileDeflection)
	}
	o.same("number to reach", e.N[0], target)
	o.same("total", e.N[1], sum+bonus)
	success := sum == 18 || sum != 3 && sum+bonus >= target
	o.same("success", e.N[2], map[bool]int{true: 1}[success])
	if e.N[3] == phase.ReadHigh {
		if !success || e.Rule == rule.ManDisarm || e.Rule == rule.ManGrab {
			o.inner[e.Who] = -1
		}
	} else if success && e.Rule != rule.ManRollWithPunch {
		o.inner[e.Target] = -1
	}
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
	u := o.g.Raw(a)
	n := o.stat(a, "ocv") + u.Levels + u.BestOCV + u.LossOCV
	if o.swims(a) {
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

// ocv is check.ocv.
func (o *oracle) ocv(a, on table.Who, ranged bool) int {
	n, u := o.plainOCV(a, on), o.g.Raw(a)
	if slot := o.armOf(a); slot >= 2 {
		n += o.in.Attacks[o.sheet(a).Attacks[slot-2]].OCV
	}
	if ranged {
		n += o.far(a, on)
	}
	n += o.studied[[2]table.Who{a, on}]
	if on >= 0 && !o.sees(a, on) {
		switch located := o.g.Located(a, on); {
		case ranged && !located:
			n = min(n, 0)
		case n > 0:
			n = (n + 1) / 2
		}
	}
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

// dcv is check.dcv.
func (o *oracle) dcv(d, by table.Who, ranged bool) int {
	c, u := o.sheet(d), o.g.Raw(d)
	if u.Helpless {
		return 0
	}
	unseen, located := !o.sees(d, by), o.g.Located(d, by)
	n := o.stat(d, "dcv") + c.Levels - u.Levels + u.BestDCV + u.LossDCV
	for _, m := range []struct {
		on bool
		v  int
	}{
		{u.Dodging, 3},
		{u.Rolling, -2},
		{u.Surprised, -3},
		{o.swims(d), -2},
		{u.Holding && !u.GrabFresh, -2},
		{unseen && located && !ranged, -1},
	} {
		if m.on {
			n += m.v
		}
	}
	if n > 0 && (u.Stunned || u.Prone || u.Held || u.Awed || u.Halved || unseen && !located) {
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
	if n > 0 && !o.sees(e.Who, e.Target) {
		n = (n + 1) / 2
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
