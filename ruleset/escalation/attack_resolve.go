package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// attack attacks the targets of an ability one after the other, or makes all rolls first (escalation.attack.multi_target,
// escalation.attack.roll_all_first).
func (g *Game) attack(t *table.Table, u *use) {
	first := g.sc.strikes.Len()
	for i, on := range u.targets[:u.n] {
		g.sc.strikes.Push(strike{by: u.by, on: on, d: u.d, a: u.d.attack, coup: u.coup, spared: u.spared, swing: u.swings[i], targets: u.n, use: u})
	}
	all := g.sc.strikes.From(first)
	if u.d.attack.together {
		for _, s := range all {
			g.roll(t, s)
		}
		for _, s := range all {
			g.answered(t, s)
			u.hits += table.Bit(s.outcome >= degreeHit)
		}
	}
	for i, s := range all {
		if !u.d.attack.together {
			if !g.able(u) { // the remaining targets are not attacked
				u.n = i
				break
			}
			if !g.present.has(s.on) {
				continue
			}
			g.roll(t, s)
			g.answered(t, s)
			u.hits += table.Bit(s.outcome >= degreeHit)
		}
		s.hits = u.hits
		g.resolve(t, s)
	}
	g.sc.strikes.Cut(first)
}

// answered opens reactions to a degree, before damage, and to the new degree if they change it
// (escalation.action.interrupt).
func (g *Game) answered(t *table.Table, s *strike) {
	if s.void || !g.stirs() {
		return
	}
	for range 2 {
		g.react(t, happening{on: momentOf(s.outcome), who: s.by, target: s.on, d: s.d, strike: s})
		now := g.outcomeNow(s)
		s.total, s.bonus = s.total+int(s.bonus), 0
		if now == s.outcome {
			return
		}
		s.outcome = now
		g.tell(t, evTurned, rule.ActionInterrupt, s.by, s.on, int(s.outcome), s.total)
	}
}

// outcomeNow returns the degree with the changes by reactions: a Hit can become a Miss and the reverse; Crit and Crit Fail
// stay.
func (g *Game) outcomeNow(s *strike) degree {
	switch {
	case s.outcome == degreeCrit || s.outcome == degreeCritFail:
		return s.outcome
	case s.total+int(s.bonus) >= g.guarded(s):
		return degreeHit
	default:
		return degreeMiss
	}
}

// resolve applies damage and effects of an attack (escalation.attack.hit, escalation.attack.miss,
// escalation.attack.crit_fail).
func (g *Game) resolve(t *table.Table, s *strike) {
	if s.void {
		return
	}
	g.sayOutcome(t, s)
	if s.outcome >= degreeHit {
		g.units[s.by].struck |= only(s.on)
	}
	g.serial++
	s.group = g.serial
	g.deal(t, s)
	if s.outcome == degreeCritFail && len(s.a.onCritFail) == 0 && g.def.promptsGM {
		g.askCritFail(t, s)
	}
	if s.d.basic { // damage and nothing else
		g.followed(t, s)
		return
	}
	x := g.strikeContext(s)
	switch s.outcome {
	case degreeCrit:
		g.bring(t, &x, s.a.onHit)
		g.bring(t, &x, s.a.onCrit)
	case degreeHit:
		g.bring(t, &x, s.a.onHit)
	case degreeMiss:
		g.bring(t, &x, s.a.onMiss)
	default:
		g.bring(t, &x, s.a.onCritFail)
	}
	for i := range s.a.riders {
		if r := &s.a.riders[i]; r.fits(s) {
			g.bring(t, &x, r.effects)
		}
	}
	g.followed(t, s)
}

// followed opens reactions to the target's damage, then to that of a Confused attacker.
func (g *Game) followed(t *table.Table, s *strike) {
	g.aftermath(t, happening{who: s.by, target: s.on, d: s.d, strike: s}, s.blow, s.harm)
	g.aftermath(t, happening{who: s.by, target: s.by}, s.recoil, s.self)
}

// fits reports whether a rider applies by natural roll and degree (escalation.dice.natural).
func (r *riderDef) fits(s *strike) bool {
	switch {
	case r.odd && s.natural%2 == 0, r.even && s.natural%2 == 1, s.natural < int(r.least):
		return false
	case s.outcome >= degreeHit:
		return r.hit
	case s.outcome == degreeMiss:
		return r.miss
	default: // a Crit Fail has no effects of a miss
		return r.miss && r.hit
	}
}
