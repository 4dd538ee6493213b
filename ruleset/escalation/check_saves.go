package escalation

import (
	"slices"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// The numbers of saves (escalation.save.difficulties).
const (
	easySave   = 9
	normalSave = 11
	hardSave   = 13
)

// critSave is the natural result from which a save is a crit (escalation.save.crit).
const critSave = 17

// save makes a save: 3d6 and nothing but what counts for saves (escalation.save.roll, escalation.save.modifiers).
func (g *Game) save(t *table.Table, a table.Who, number int, r table.Rule) bool {
	return g.saveGrade(t, a, number, table.Mod{}, 0, r) >= degreeHit
}

// saveGrade is a save of which a crit counts, with a bonus to it and so much more Disadvantage.
func (g *Game) saveGrade(t *table.Table, a table.Who, number int, bonus table.Mod, worse int, r table.Rule) degree {
	c := check{rule: r, who: a, whom: table.Nobody, target: number}
	c.add(bonus)
	if g.units[a].ills.has(condEnervated) {
		c.advantage(rule.CondEnervated, -1)
	}
	c.advantage(rule.DeathFirstSavePenalty, -worse)
	g.takeTokens(t, &c, a, advSave, table.Nobody)
	roll := c.dice()
	roll.NBand = 3
	roll.Bands[0] = int16(min(max(number-c.bonus-1, 2), critSave-1))
	roll.Bands[1], roll.Bands[2] = critSave-1, 18
	natural := t.Roll(&roll)
	degree := degreeMiss
	switch {
	case natural >= critSave:
		degree = degreeCrit
	case natural+c.bonus >= number:
		degree = degreeHit
	}
	g.sayCheck(t, &c, natural, degree, rolledSave)
	return degree
}

// endSaves makes one save for each save ends effect, in the order the owner chooses (escalation.turn.end_saves,
// escalation.duration.save_ends). Effects of one group have one save. What is over meanwhile, as the roll for another has
// used it up, needs none.
func (g *Game) endSaves(t *table.Table, a table.Who) {
	var few [usualSavings]saving
	for left := g.savings(a, few[:0], false); len(left) > 0; {
		k := 0
		if len(left) > 1 {
			k = g.askSaveOrder(t, a, left)
		}
		g.saveAgainst(t, a, left[k], table.Mod{})
		left = slices.Delete(left, k, k+1)
		left = slices.DeleteFunc(left, func(s saving) bool { return !g.lasts(&s.mark) })
	}
}

// lasts reports whether a mark, or another of its group on the same bearer, has not ended.
func (g *Game) lasts(m *mark) bool {
	for i := range g.marks {
		if x := &g.marks[i]; *x == *m || m.group != 0 && x.group == m.group && x.on == m.on {
			return true
		}
	}
	return false
}

// saving is something to save against: a mark, or a group of marks by its first.
type saving struct {
	mark   mark
	number int
}

// usualSavings is for how many of them there is room without asking for more.
const usualSavings = 32

// savings adds what a combatant may save against, in the order of application: save ends effects, and with round also
// harmful effects that last a round or to some turn (escalation.rally.one_round).
func (g *Game) savings(a table.Who, all []saving, round bool) []saving {
	for i := range g.marks {
		m := &g.marks[i]
		switch {
		case m.on != a:
		case m.lasts == untilSave:
			if m.group == 0 || !grouped(all, m.group) {
				all = append(all, saving{*m, int(m.save)})
			}
		case round && m.term().Until.Timed() && m.harms():
			all = append(all, saving{*m, hardSave})
		}
	}
	return all
}

// grouped reports whether the save of a group is among them already (escalation.duration.save_ends).
func grouped(all []saving, group uint16) bool {
	for i := range all {
		if all[i].mark.group == group {
			return true
		}
	}
	return false
}

// harms reports whether a mark is one that its bearer would want to be rid of.
func (m *mark) harms() bool {
	switch {
	case m.kind.isCondition():
		return m.kind.harmful()
	case m.kind == condOngoing:
		return true
	case m.kind.isAdvantage():
		return (m.value < 0) != (m.kind == advAttacked)
	default:
		return m.value < 0
	}
}

// askSaveOrder asks which of several saves comes next.
func (g *Game) askSaveOrder(t *table.Table, a table.Who, left []saving) int {
	q := g.ask(t, askSave, rule.TurnEndSaves, a)
	for k := range left {
		q.Add(g.saveOption(&left[k], k))
	}
	q.SetDefault(g.saveOption(&left[0], 0))
	return int(t.Choose(q).N)
}

// Modes of a save: against what sort of mark it is.
const (
	saveCondition uint8 = iota
	saveOngoing
	saveAdvantage
	saveDisadvantage
	saveBonus
	savePenalty
)

func saveNames() []string {
	return []string{"condition", "ongoing", "advantage", "disadvantage", "bonus", "penalty"}
}

// sort is what sort of mark a save is against.
func (m *mark) sort() uint8 {
	switch {
	case m.kind.isCondition():
		return saveCondition
	case m.kind == condOngoing:
		return saveOngoing
	case m.kind.isAdvantage() && m.value > 0:
		return saveAdvantage
	case m.kind.isAdvantage():
		return saveDisadvantage
	case m.value > 0:
		return saveBonus
	default:
		return savePenalty
	}
}

// saveOption names an effect to save against: its place, its kind, and its causer if that one is in sight.
func (g *Game) saveOption(s *saving, k int) table.Option {
	o := table.Do(vSave).As(s.mark.sort()).With(uint8(s.mark.kind) + 1).Of(int16(k))
	if g.hiding.has(s.mark.by) {
		return o
	}
	return o.At(s.mark.by)
}

// saveAgainst makes one save and ends what it was for, its whole group, on a success.
func (g *Game) saveAgainst(t *table.Table, a table.Who, s saving, bonus table.Mod) {
	if g.saveGrade(t, a, s.number, bonus, 0, rule.DurationSaveEnds) < degreeHit {
		return
	}
	for i := 0; i < len(g.marks); {
		m := &g.marks[i]
		if *m == s.mark || m.on == a && m.group != 0 && m.group == s.mark.group {
			g.dropMark(t, i, rule.DurationSaveEnds)
			if s.mark.group == 0 {
				return
			}
			continue
		}
		i++
	}
}
