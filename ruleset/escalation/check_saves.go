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

// save makes a save with nothing but modifiers of saves (escalation.save.roll, escalation.save.modifiers).
func (g *Game) save(t *table.Table, a table.Who, number int, r table.Rule) bool {
	return g.saveGrade(t, a, number, table.Mod{}, 0, r) >= degreeHit
}

// saveGrade makes a save with a bonus and additional Disadvantage, and returns its degree.
func (g *Game) saveGrade(t *table.Table, a table.Who, number int, bonus table.Mod, worse int, r table.Rule) degree {
	c := check{rule: r, who: a, on: table.Nobody}
	c.need(rule.SaveDifficulties, number)
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

// endSaves makes one save for each effect that a save ends, or for each group, in the order that the owner chooses. Effects
// that have ended meanwhile need none (escalation.turn.end_saves, escalation.duration.save_ends).
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

// lasts reports whether a mark, or another of its group on the same combatant, is still there.
func (g *Game) lasts(m *mark) bool {
	return g.anyMark(func(x *mark) bool { return *x == *m || m.group != 0 && x.group == m.group && x.on == m.on })
}

// saving is something to save against: a mark, or a group by its first mark.
type saving struct {
	mark   mark
	number int
}

// usualSavings is the room for savings that needs no allocation.
const usualSavings = 32

// savings adds what a combatant can save against, in order of application: effects that a save ends, and with round also
// harmful effects that last a round or a turn (escalation.rally.one_round).
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

// grouped reports whether a group already has a save (escalation.duration.save_ends).
func grouped(all []saving, group uint16) bool {
	return slices.ContainsFunc(all, func(s saving) bool { return s.mark.group == group })
}

// harms reports whether a mark is bad for its bearer.
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

// sort returns the kind of a mark for saves.
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

// saveOption returns the option of a save: its place, its kind, and its causer if visible.
func (g *Game) saveOption(s *saving, k int) table.Option {
	o := table.Do(vSave).As(s.mark.sort()).With(uint8(s.mark.kind) + 1).Of(int16(k))
	if g.hiding.has(s.mark.by) {
		return o
	}
	return o.At(s.mark.by)
}

// saveAgainst makes one save. A success ends the effect and its group.
func (g *Game) saveAgainst(t *table.Table, a table.Who, s saving, bonus table.Mod) {
	if g.saveGrade(t, a, s.number, bonus, 0, rule.DurationSaveEnds) < degreeHit {
		return
	}
	if i := slices.Index(g.marks, s.mark); s.mark.group == 0 && i >= 0 {
		g.dropMark(t, i, rule.DurationSaveEnds)
		return
	}
	g.dropMarks(t, rule.DurationSaveEnds, func(m *mark) bool { return m.on == a && m.group != 0 && m.group == s.mark.group })
}
