package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// declared asks the target of an attack for a Surge before the dice, and reports whether it has countered the attack
// (surge.surge.counter, surge.surge.avert_deflect).
func (g *Game) declared(t *table.Table, s *strike) bool {
	if !g.sheets[s.on].surges || !g.canReact(s.on) || !g.isHere(s.on) {
		return false
	}
	q := g.ask(t, askDeclared, s.d.rule(), s.on, s.by)
	q.Actor, q.Aim = s.by, s.on
	q.Item, q.N[0] = uint8(s.deed+1), int32(s.slam)
	g.listCounters(q, s.on, s.d)
	if s.d.effect.harms() {
		if s.d.check {
			q.Add(table.Do(vBoost).Of(int16(traitDefense) + int16(s.d.reach)))
		}
		q.Add(table.Do(vBoost).Of(int16(traitResist) + int16(s.d.resist)))
	}
	g.listBurst(q, s.on)
	o, ok := t.OrPass(q, vPass)
	if !ok {
		return false
	}
	g.react(s.on)
	g.tire(s.on, false)
	g.sayReaction(t, s.on, s.by, o)
	switch o.Verb {
	case vCounter:
		return g.counters(t, s.on, s.by, int(o.Item)-1, g.deedTrait(s.by, s.deed))
	case vDeflect:
		s.avert, s.turned = true, g.rankOf(s.on, g.deedTrait(s.on, int(o.Item)-1))
	case vBoost:
		g.boost(s.on, trait(o.N))
	default:
		g.burst(s.on, o)
	}
	return false
}

// listCounters lists the deeds that can counter another or turn it aside.
func (g *Game) listCounters(q *table.Question, a table.Who, against *deed) {
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if !g.usable(a, i) {
			continue
		}
		switch d.effect {
		case doAvert:
			if against.check && (against.reach == reachClose || against.reach == reachCourt) {
				q.Add(table.Do(vDeflect).With(uint8(i + 1)))
			}
		case doDeflect:
			if against.check && (against.reach == reachRanged || against.reach == reachRumor) {
				q.Add(table.Do(vDeflect).With(uint8(i + 1)))
			}
		case doLuck:
		default:
			if d.reach == reachPersonal || d.reach.social() == against.reach.social() {
				q.Add(table.Do(vCounter).With(uint8(i + 1)))
			}
		}
	}
}

// counters plays a Counter: the ranks of the two effects against each other; a tie counters (surge.surge.counter).
func (g *Game) counters(t *table.Table, a, by table.Who, deed int, against trait) bool {
	if !g.rules(t, rule.SurgeCounter, a, uint8(deed+1), true) {
		return false
	}
	c := check{rule: rule.SurgeCounter, who: a, on: by, trait: g.deedTrait(a, deed), skill: noSkill}
	o := check{rule: rule.SurgeCounter, who: by, on: a, trait: against, skill: noSkill}
	if g.pit(t, &c, &o) < 0 {
		return false
	}
	t.Tell(evNothing, rule.SurgeCounter, by, a)
	return true
}

// sayReaction says a Reaction.
func (g *Game) sayReaction(t *table.Table, a, on table.Who, o table.Option) {
	if t.Heard() {
		e := g.about(table.NewEvent(table.Reacted, g.verbRule(o.Verb), a, on), a)
		e.Option = o
		t.Say(e)
	}
}

// sayDie says a d20 that is not a check.
func (g *Game) sayDie(t *table.Table, r table.Rule, a table.Who, v int) {
	if t.Heard() {
		e := g.about(table.NewEvent(evDice, r, a, table.Nobody, v), a)
		e.Faces = t.Faces()
		t.Say(e)
	}
}

// rule is the rule that an attack or a power cites.
func (d *deed) rule() table.Rule {
	if d.power {
		return [...]table.Rule{rule.PowerClose, rule.PowerRanged, rule.PowerCourt, rule.PowerGossip, rule.PowerPersonal}[d.reach]
	}
	return [...]table.Rule{rule.AttackClose, rule.AttackRanged, rule.AttackCourt, rule.AttackRumor, rule.PowerPersonal}[d.reach]
}
