package flow

import (
	"slices"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// feinted reports whether by has a pending Feint on on.
func (g *Game) feinted(by, on table.Who) bool {
	return slices.ContainsFunc(g.feints, func(f feint) bool { return f.by == by && f.on == on })
}

// spendFeint uses up a pending Feint.
func (g *Game) spendFeint(by, on table.Who) {
	g.feints = slices.DeleteFunc(g.feints, func(f feint) bool { return f.by == by && f.on == on })
}

// endFeints lets the Feints of a combatant lapse at the end of its next turn (flow.action.feint).
func (g *Game) endFeints(by table.Who) {
	for i := range g.feints {
		if f := &g.feints[i]; f.by == by {
			f.ends--
		}
	}
	g.feints = slices.DeleteFunc(g.feints, func(f feint) bool { return f.ends <= 0 })
}

// feint is the Advantage that one combatant has against another for its next attack.
type feint struct {
	by, on table.Who
	ends   int8 // turn ends of by until it lapses
}

// Modes of a Feint: the feinter's skill.
const (
	modeMelee uint8 = iota + 1
	modeDeception
)

// listFeint lists a Feint: 1 AP, once a round, an enemy in the Threat Range, with Melee or Deception (flow.action.feint).
func (g *Game) listFeint(q *table.Question, a, e table.Who) {
	u := &g.units[a]
	g.needAP(q, a, 1, rule.ActionFeint)
	q.Need(u.used&usedFeint == 0, rule.RoundOncePerRound)
	q.NeedSo(g.threatens(a, e), rule.ActionFeint, "is not threatened")
	q.List(table.Do(vFeint).At(e).As(modeMelee))
	q.List(table.Do(vFeint).At(e).As(modeDeception))
}

func (g *Game) feint(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionFeint)
	u, d := &g.units[a], o.Who
	u.used |= usedFeint
	with := g.askFeintSkill(t, a, d)
	own := skillMelee
	if o.Mode == modeDeception {
		own = skillDeception
	}
	l := g.rollOn(t, g.check(a, own, rule.ActionFeint), d)
	if !g.answered(t, rule.ActionFeint, a, d, l, with) {
		return
	}
	ends := int8(1)
	if g.active == a {
		ends = 2
	}
	g.spendFeint(a, d) // two Feints on one target do not add
	g.feints = append(g.feints, feint{a, d, ends})
}

// askFeintSkill asks the target for the skill it answers with; by default the higher.
func (g *Game) askFeintSkill(t *table.Table, a, d table.Who) skill {
	q := g.ask(t, askFeint, rule.ActionFeint, d, a)
	q.Actor, q.Aim = a, d
	q.Add(table.Do(vSkill).As(uint8(skillMelee)))
	q.Add(table.Do(vSkill).As(uint8(skillAgility)))
	q.SetDefault(table.Do(vSkill).As(uint8(g.higher(d, skillMelee, skillAgility))))
	return skill(t.Choose(q).Mode)
}
