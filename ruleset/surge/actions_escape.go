package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// escape tries to end a grab: Might or Acrobatics against Might or Dexterity, each side's choice (surge.move.escape). Only the movement
// that follows provokes.
func (g *Game) escape(t *table.Table, a table.Who, o table.Option) {
	by := o.Who
	s := g.chooseSkill(t, a, rule.MoveEscape, func(s skill) bool { return s == skillMight || s == skillAcrobatics })
	g.pay(t, a, o, actMove, rule.MoveEscape)
	against := skillMight
	if g.skill(by, skillDexterity) > g.skill(by, skillMight) {
		against = skillDexterity
	}
	if g.skill(by, skillDexterity) != g.skill(by, skillMight) {
		against = g.opposeWith(t, by, a, against)
	}
	c := g.skilled(a, s, rule.MoveEscape)
	c.on, c.graded = by, false
	x := g.skilled(by, against, rule.MoveEscape)
	x.on, x.graded = a, false
	if g.pit(t, &c, &x) < 0 {
		return
	}
	g.endGrabs(t, func(x grab) bool { return x.by == by && x.on == a })
	if g.canMove(a) && !g.units[a].prone && g.able(a) { // surge.move.escape_move
		g.beginMove(moveEscape, 0)
		g.move.exempt = by
	}
}

// opposeWith asks a grabber which skill holds its victim.
func (g *Game) opposeWith(t *table.Table, by, a table.Who, deflt skill) skill {
	q := g.ask(t, askWith, rule.MoveEscape, by, a)
	q.Add(table.Do(vWith).Of(int16(skillMight)))
	q.Add(table.Do(vWith).Of(int16(skillDexterity)))
	q.SetDefault(table.Do(vWith).Of(int16(deflt)))
	return skill(t.Choose(q).N)
}
