package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// The rewards of a Dicey Move, as modes of its option.
const (
	rewardNone uint8 = iota // the movement itself
	rewardAttack
	rewardDamage
	rewardCondition
	rewardDisengage
	rewardDoor // that is locked (escalation.action.quick_door)
)

// rewardRow is a reward: its word, its rule, and its label before the combatant or thing that gets it.
type rewardRow struct {
	name  string
	rule  table.Rule
	label string
}

// rewardRows returns the table of rewards, by mode.
func rewardRows() []rewardRow {
	return []rewardRow{
		rewardNone:      {"movement", rule.DiceyCheck, "the movement is the reward"},
		rewardAttack:    {"attack", rule.DiceyRewardAttack, "1 Advantage on an attack for {who}"},
		rewardDamage:    {"damage", rule.DiceyRewardDamage, "damage from the surroundings to {who}"},
		rewardCondition: {"condition", rule.DiceyRewardCondition, "{condition} for a round on {who}"},
		rewardDisengage: {"disengage", rule.DiceyRewardDisengage, "1 Advantage on disengaging for {who}"},
		rewardDoor:      {"door", rule.ActionQuickDoor, "open the locked {who}"},
	}
}

func rewardNames() []string {
	var names []string
	for _, row := range rewardRows() {
		names = append(names, row.name)
	}
	return names
}

// askReward asks what a stunt brings besides movement (escalation.dicey.reward_attack, escalation.dicey.reward_damage,
// escalation.dicey.reward_condition, escalation.dicey.reward_disengage).
func (g *Game) askReward(t *table.Table, a table.Who) table.Option {
	q := g.ask(t, askReward, rule.DiceyCheck, a)
	q.Add(table.Do(vReward).As(rewardNone))
	q.ListCrowd(table.Do(vReward).As(rewardAttack), g.choice(only(a)|g.friends(a)&g.up))
	here := g.at[g.units[a].zone] & g.foes(a)
	if g.hazardAt(g.units[a].zone) != nil {
		q.ListCrowd(table.Do(vReward).As(rewardDamage), g.choice(here))
	}
	for _, c := range g.def.dicey {
		q.ListCrowd(table.Do(vReward).As(rewardCondition).With(uint8(c)+1), g.choice(here))
	}
	q.ListCrowd(table.Do(vReward).As(rewardDisengage), g.choice(g.friends(a)&g.up))
	for i := range g.doors {
		if g.doors[i] == doorLocked && g.besideDoor(a, i) { // a stunt opens it, or an attack breaks it (escalation.action.quick_door)
			q.Add(table.Do(vReward).As(rewardDoor).At(table.Thing(i)))
		}
	}
	q.SetDefault(table.Do(vReward).As(rewardAttack).At(a))
	return t.Choose(q)
}

// reward gives the reward of a Dicey Move.
func (g *Game) reward(t *table.Table, a table.Who, o table.Option) {
	r := rewardRows()[o.Mode].rule
	b := o.Who
	switch o.Mode {
	case rewardAttack, rewardDisengage:
		m := mark{kind: advAttack, lasts: untilNextTurnEnd, once: true, on: b, by: a, turn: b, vs: table.Nobody, value: 1, rule: r}
		if o.Mode == rewardDisengage {
			m.kind = advDisengage
		}
		if b == a {
			m.lasts = untilTurnEnd
		}
		g.addMark(t, m, r)
	case rewardDamage:
		if h := g.hazardAt(g.units[b].zone); h != nil && g.present.has(b) {
			g.hurt(t, a, b, g.rollDamage(t, &h.damage, a, scene{on: b}), false, r)
		}
	case rewardCondition:
		g.addMark(t, g.roundMark(markKind(o.Item-1), a, b, r), r)
	case rewardDoor:
		g.sayTook(t, a, table.Do(vOpen).At(b), r)
		i, _ := table.ThingIndex(b)
		g.setDoor(i, doorOpen)
	}
}

// hazardAt returns the hazard of a zone, or nil.
func (g *Game) hazardAt(z space.Cell) *hazardDef {
	for i := range g.def.hazards {
		if g.def.hazards[i].zone == z {
			return &g.def.hazards[i]
		}
	}
	return nil
}
