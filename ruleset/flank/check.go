package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// d20 rolls the die of a check. An Unconscious creature has 1, without rolling (flank.condition.unconscious.one).
func (g *Game) d20(t *table.Table, roll *table.Roll, who table.Who) int {
	if g.units[who].conds.has(condUnconscious) {
		return 1
	}
	return t.Roll(roll)
}

// bands tells a host which values of a d20 the rules treat alike, by their upper limits in any order.
func bands(roll *table.Roll, limits ...int) {
	slices.Sort(limits)
	for _, n := range limits {
		if n >= 1 && n < 20 && (roll.NBand == 0 || int(roll.Bands[roll.NBand-1]) < n) {
			roll.Bands[roll.NBand] = int16(n)
			roll.NBand++
		}
	}
}

// meets rolls a d20 and adds a sum: it succeeds if the total reaches the DC (flank.core.meet_or_exceed,
// flank.core.natural_only_attack).
func (g *Game) meets(t *table.Table, who table.Who, r table.Rule, sum, dc *total.Sum) bool {
	bonus := sum.Total()
	roll := table.Roll{Rule: r, Who: who, Count: 1, Sides: 20}
	bands(&roll, dc.Total()-bonus-1)
	die := g.d20(t, &roll, who)
	ok := die+bonus >= dc.Total()
	g.sayCheck(t, who, table.Nobody, r, sum, dc, die, ok)
	return ok
}

// check makes a skill check against a DC. A skill that cannot be used fails without a roll (flank.core.skill_check,
// flank.condition.fatigued.skills).
func (g *Game) check(t *table.Table, who table.Who, k skill, dc *total.Sum, r table.Rule) bool {
	var sum total.Sum
	return g.checkWith(t, who, k, dc, r, &sum)
}

// checkWith is check with parts that the caller has added.
func (g *Game) checkWith(t *table.Table, who table.Who, k skill, dc *total.Sum, r table.Rule, sum *total.Sum) bool {
	if !g.able(who, k) {
		t.Tell(evNothing, rule.ConditionFatiguedSkills, who, table.Nobody)
		return false
	}
	g.skilled(sum, who, k)
	return g.meets(t, who, r, sum, dc)
}

// resists makes a Saving Throw against a DC that another has caused, or Nobody.
func (g *Game) resists(t *table.Table, who, by table.Who, k save, dc *total.Sum, r table.Rule) bool {
	var sum total.Sum
	g.saving(&sum, who, by, k, false)
	return g.meets(t, who, r, &sum, dc)
}

// rollTotal rolls a d20 and adds a sum: for a total that another has to reach.
func (g *Game) rollTotal(t *table.Table, who, on table.Who, r table.Rule, sum *total.Sum) int {
	roll := table.Roll{Rule: r, Who: who, Count: 1, Sides: 20}
	die := g.d20(t, &roll, who)
	bonus := sum.Total()
	g.sayCheck(t, who, on, r, sum, nil, die, true)
	return die + bonus
}

// against is a check of one creature against a save of another, rolled against rolled (flank.core.opposed_check). Maneuver
// says that flanking counts.
func (g *Game) against(t *table.Table, a, b table.Who, sum *total.Sum, k save, maneuver bool, r table.Rule) bool {
	mine := g.rollTotal(t, a, b, r, sum)
	return !g.answers(t, a, b, mine, k, maneuver, r)
}

// answers rolls the save of a creature against the total of another, and reports whether it beats it; a tie does not.
func (g *Game) answers(t *table.Table, a, b table.Who, mine int, k save, maneuver bool, r table.Rule) bool {
	var save, dc total.Sum
	g.saving(&save, b, a, k, maneuver && g.flanks(a, b))
	dc.Base(r, mine)
	dc.Add(rule.CoreOpposedCheck, 1)
	bonus := save.Total()
	roll := table.Roll{Rule: rule.CoreSavingThrow, Who: b, Count: 1, Sides: 20}
	bands(&roll, mine-bonus)
	die := g.d20(t, &roll, b)
	theirs := die + bonus
	g.sayCheck(t, b, a, rule.CoreSavingThrow, &save, &dc, die, theirs > mine)
	t.Tell(evAgainst, r, a, b, table.Bit(mine >= theirs), mine, theirs)
	return theirs > mine
}

// sayCheck says a d20 with what was added to it, and what the number against is made of. Without one the total counts for itself.
func (g *Game) sayCheck(t *table.Table, who, on table.Who, r table.Rule, sum, dc *total.Sum, die int, ok bool) {
	if !t.Heard() {
		return
	}
	against, mods := 0, sum.AppendMods(nil)
	if dc != nil {
		against, mods = dc.Total(), dc.AppendAgainst(mods)
	}
	e := table.NewEvent(table.Rolled, r, who, on, against, die+sum.Total(), table.Bit(ok), die)
	e.Faces = t.Faces()
	if g.units[who].conds.has(condUnconscious) && r != rule.ConditionDyingSave {
		e.Faces = nil
	}
	e.Mods, e.Die = t.Mods(mods), int8(die)
	e.To = g.audience(who)
	t.Say(e)
}
