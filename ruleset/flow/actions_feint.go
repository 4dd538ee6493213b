package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// feinted reports whether by has a pending Feint on on.
func (g *Game) feinted(by, on table.Who) bool {
	for _, f := range g.feints {
		if f.by == by && f.on == on {
			return true
		}
	}
	return false
}

// spendFeint uses up a pending Feint.
func (g *Game) spendFeint(by, on table.Who) {
	for i, f := range g.feints {
		if f.by == by && f.on == on {
			g.feints = append(g.feints[:i], g.feints[i+1:]...)
			return
		}
	}
}

// endFeints lets the Feints of a combatant lapse at the end of its next turn (flow.action.feint).
func (g *Game) endFeints(by table.Who) {
	kept := g.feints[:0]
	for _, f := range g.feints {
		if f.by == by {
			f.ends--
		}
		if f.ends > 0 {
			kept = append(kept, f)
		}
	}
	g.feints = kept
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

// listFeint: 1 AP, once a round, an enemy in the Threat Range, with Melee or Deception (flow.action.feint).
func (g *Game) listFeint(q *table.Question, a, e table.Who) {
	u := &g.units[a]
	q.Family()
	g.needUnheld(q, a)
	q.Need(u.ap >= 1, rule.ActionFeint)
	q.Need(u.used&usedFeint == 0, rule.RoundOncePerRound)
	q.Need(g.threatens(a, e), rule.ActionFeint)
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
	c := g.check(a, own, rule.ActionFeint)
	c.on = d
	l := g.roll(t, &c)
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
	q.Add(table.Do(vSkill).As(uint8(skillMelee)))
	q.Add(table.Do(vSkill).As(uint8(skillAgility)))
	q.SetDefault(table.Do(vSkill).As(uint8(g.higher(d, skillMelee, skillAgility))))
	return skill(t.Choose(q).Mode)
}
