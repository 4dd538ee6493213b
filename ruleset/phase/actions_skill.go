package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// listSkills lists the skills that take an action themselves (phase.move.skill, phase.full.skill).
func (g *Game) listSkills(q *table.Question, a table.Who, targets crowd) {
	sh := &g.sheets[a]
	for k := range sh.skills {
		d := &sh.skills[k]
		if d.action == actNone {
			continue
		}
		o := table.Do(vSkill).With(uint8(k + 1))
		switch d.effect {
		case doAsk:
			if d.action == actFree && !g.paid() && g.left.skills>>k&1 != 0 {
				continue // once a slot, as other free actions (phase.action.free_limits)
			}
			g.listSkill(q, a, o, d)
		case doStabilize:
			for s := g.dyingBeside(a); s != 0; s = s.rest() {
				g.listSkill(q, a, o.At(s.first()), d)
			}
		default:
			near := 1
			if d.effect != doProne {
				near = senseRange
			}
			for s := targets & g.conscious; s != 0; s = s.rest() {
				if e := s.first(); g.distance(a, e) <= near && g.sees(a, e) && (d.action != actFree || g.paid() || g.left.skills>>k&1 == 0) {
					g.listSkill(q, a, o.At(e), d)
				}
			}
		}
	}
}

// listSkill lists a use of a skill; one that takes a full phase may be split.
func (g *Game) listSkill(q *table.Question, a table.Who, o table.Option, d *skillDef) {
	if d.action == actFull {
		if !g.paid() {
			g.listSplit(q, a, o, true, 0)
		}
		return
	}
	if g.try(q, a, o) {
		q.Offer()
	}
}

// dying reports whether a combatant is dying and loses BODY (phase.damage.dying).
func (g *Game) dying(a table.Who) bool {
	u := &g.units[a]
	return u.health.there() && u.body <= 0 && !u.is(condStabilized)
}

// dyingBeside returns those beside a combatant who are dying.
func (g *Game) dyingBeside(a table.Who) crowd {
	var out crowd
	for s := g.there &^ only(a); s != 0; s = s.rest() {
		if b := s.first(); g.dying(b) && g.distance(a, b) <= 1 {
			out |= only(b)
		}
	}
	return out
}

// useSkill rolls a skill and applies its effect; without one the GM says what follows (phase.move.skill, phase.full.skill).
func (g *Game) useSkill(t *table.Table, a table.Who, o table.Option) {
	d := &g.sheets[a].skills[o.Item-1]
	if g.own(a) && d.action == actFree {
		g.left.skills |= 1 << (o.Item - 1)
	}
	r := rule.MoveSkill
	if d.action == actFull {
		r = rule.FullSkill
	}
	if o.Who != table.Nobody && !g.there.has(o.Who) {
		t.Tell(evNothing, r, a, o.Who)
		return
	}
	ok, margin := g.skillRoll(t, r, a, o.Who, skillNumber{skill: int(d.roll)}, d.effect == doAsk)
	if !ok {
		return
	}
	on := o.Who
	switch d.effect {
	case doAsk:
		g.askConsequence(t, a, margin, r)
	case doStabilize:
		if g.dying(on) && g.distance(a, on) <= 1 {
			g.units[on].set(condStabilized)
			t.Tell(table.Marked, r, a, on, bitOf(condStabilized))
		}
	case doHesitate:
		g.impress(t, a, on, 0)
	case doLimit:
		g.impress(t, a, on, 10)
	case doProne:
		g.fallProne(t, on, r)
	}
}

// askConsequence asks the GM for the consequence of a skill; by default there is none (phase.move.skill).
func (g *Game) askConsequence(t *table.Table, a table.Who, margin int, r table.Rule) {
	q := t.Ask(askConsequence, r, table.Nobody, table.JustSeat(table.GM))
	q.Target, q.N[0], q.Text = a, int32(margin), true
	yes := t.YesNo(q, vYes, vNo, false)
	if yes && t.Heard() {
		e := table.NewEvent(table.Ruled, r, a, table.Nobody, 1)
		e.Note = t.Note()
		t.Say(e)
	}
}
