package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// defended begins the defense of a combatant against a deed: what changes it, and its effective rank
// (surge.cond.vulnerable, surge.base.passive).
func (g *Game) defended(on, by table.Who, d *deed) (c check, rank int) {
	c = check{rule: rule.BaseDefenses, who: on, on: by, trait: traitDefense + trait(d.reach), skill: noSkill}
	u := &g.units[on]
	g.stanceOn(&c, u, stanceDefenses)
	c.give(rule.SurgeEdge, g.edge(on, edgeGuard))
	if len(g.studied) > 0 && d.skill == g.sheets[by].primary {
		c.give(rule.AssessAnalyze, g.analyzed(on, by))
	}
	if len(g.boons) > 0 {
		c.give(rule.AssistDistract, g.pooled(boonDistract, on, by))
	}
	rank = g.rankOf(on, c.trait)
	switch {
	case rank <= 0:
	case u.cond.has(condDefenseless):
		rank = 0
	case u.cond.has(condVulnerable):
		rank = (rank + 1) / 2
	}
	return c, rank
}

// measure computes the passive defense against an attack, and reports whether it is all: nothing is rolled for it.
func (g *Game) measure(s *strike) bool {
	c, rank := g.defended(s.on, s.by, s.d)
	s.guards = g.units[s.on].defending
	c.lasts = s.guards && s.avert
	s.rolled = c
	s.rolled.total = rank + g.net(&s.rolled)
	s.defense = 10 + s.rolled.total
	return !s.guards && !s.avert
}

// appendDefense appends what the number is made of that an attack has to reach (surge.base.passive, surge.raise.use).
func (s *strike) appendDefense(mods []table.Mod) []table.Mod {
	rank := s.rolled.total
	for _, m := range s.rolled.mods[:s.rolled.n] {
		rank -= int(m.Value)
	}
	parts := [...]table.Mod{{Rule: rule.BasePassive, Value: 10}, {Rule: rule.BaseDefenses, Value: int16(rank)}, {Rule: rule.RaiseUse, Value: int16(5 * s.raises)}}
	for _, list := range [2][]table.Mod{parts[:], s.rolled.mods[:s.rolled.n]} {
		for _, m := range list {
			if m.Against = true; m.Value != 0 {
				mods = append(mods, m)
			}
		}
	}
	return mods
}

// guard rolls the defense of a combatant that defends, and its Avert or Deflect (surge.defend.use,
// surge.surge.avert_deflect).
func (g *Game) guard(t *table.Table, s *strike) {
	if s.guards {
		r := table.Roll{Rule: rule.DefendUse, Who: s.on, Count: 1, Sides: 20}
		s.rolled.die = t.Roll(&r)
		g.sayDie(t, rule.DefendUse, s.on, s.rolled.die)
		s.rolled.total += s.rolled.die + g.d6(t, rule.DefendFortune, s.on)
		s.defense = s.rolled.total
	}
	if s.avert {
		r := table.Roll{Rule: rule.SurgeAvertDeflect, Who: s.on, Count: 1, Sides: 20}
		die := t.Roll(&r)
		g.sayDie(t, rule.SurgeAvertDeflect, s.on, die)
		s.turned += die
		s.defense = max(s.defense, s.turned)
	}
	if t.Heard() && (s.guards || s.avert) {
		t.Tell(evDefense, rule.DefendUse, s.on, s.by, s.defense)
	}
}
