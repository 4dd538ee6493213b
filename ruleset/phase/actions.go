package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// act asks the active combatant for its next action and carries it out (phase.action.budget).
func (g *Game) act(t *table.Table) {
	a := g.active
	if !g.able(a) {
		g.stage = stageEnd
		return
	}
	q := g.ask(t, askTurn, rule.ActionBudget, a, table.Nobody)
	q.Text = true
	g.sc.asking(a)
	q.SectionRange(g, sectionDelay, sectionFree)
	q.AddDefault(table.Do(vEnd))
	o := t.Choose(q)
	g.sc.asking(table.Nobody)
	switch o.Verb {
	case vEnd:
		g.stage = stageEnd
	case vDelay:
		g.delay(t, a, o)
	case vLevels:
		g.units[a].levels = int8(o.N)
		g.left.once |= usedLevels
		t.Tell(evLevels, rule.AttackCombatLevels, a, table.Nobody, int(o.N), g.levelsLeft(a))
	default:
		g.perform(t, a, o)
	}
	if g.stage == stageAct && !g.able(a) {
		g.stage = stageEnd
	}
}

// paid reports whether the action to list is a readied one, whose price has been paid.
func (g *Game) paid() bool { return g.sc.want.Verb != 0 }

// own reports whether a combatant acts in its own slot, not by a readied action or a reaction.
func (g *Game) own(a table.Who) bool { return a == g.active && g.units[a].busy == 0 }

// try begins an option. It states what the budget of the slot says of it, and reports whether it is worth continuing. Of a
// readied action only the forms of that action are tried (phase.action.budget, phase.action.move_for_attack,
// phase.action.limited, phase.action.full_alone).
func (g *Game) try(q *table.Question, a table.Who, o table.Option) bool {
	q.Family()
	q.Try(o)
	if w := &g.sc.want; w.Verb != 0 {
		return o.Verb == w.Verb && (w.Item == 0 || o.Item == w.Item) && (w.N == 0 || o.N == w.N) && o.Mode == 0
	}
	switch g.actionOf(a, o) {
	case actAttack:
		return q.NeedSo(g.left.attack, g.whyNot(), "no attack action left")
	case actMove:
		return q.NeedSo(g.left.attack || g.left.move, g.whyNot(), "no action left")
	case actFull:
		if g.left.limited {
			return q.Need(false, rule.ActionLimited)
		}
		return q.NeedSo(g.left.attack && g.left.move, rule.ActionFullAlone, "has acted in this phase")
	default:
		return true
	}
}

// whyNot returns the rule by which no further action is left.
func (g *Game) whyNot() table.Rule {
	if g.left.limited {
		return rule.ActionLimited
	}
	return rule.ActionBudget
}

// actionOf returns the type of an action (phase.action.types): of a skill its own, of a started or completed full-phase action a
// move action.
func (g *Game) actionOf(a table.Who, o table.Option) action {
	t := g.acts[o.Verb]
	if o.Verb == vSkill {
		t = g.sheets[a].skills[o.Item-1].action
	}
	if t == actFull && o.Mode != modeWhole && !g.isMove(o.Verb) {
		return actMove
	}
	return t
}

// spend takes an action off the budget of the slot. Readied actions are paid already.
func (g *Game) spend(a table.Who, o table.Option) {
	if !g.own(a) {
		return
	}
	l := &g.left
	l.fresh = false
	switch g.actionOf(a, o) {
	case actAttack:
		l.attack = false
	case actMove:
		if l.move {
			l.move = false
		} else {
			l.attack = false
		}
	case actFull:
		l.attack, l.move = false, false
	default:
		return
	}
	if l.limited {
		l.attack, l.move = false, false
	}
}

// sayTook says that a combatant declares an action.
func (g *Game) sayTook(t *table.Table, a table.Who, o table.Option) {
	if t.Heard() {
		e := table.NewEvent(table.Took, g.def.verbs[o.Verb].Rule, a, o.Who)
		e.Option = o
		if g.own(a) { // words that go with a deed
			e.Note = t.Note()
		}
		t.Say(e)
	}
}

// ask begins a question to the seat of a combatant, about another or Nobody.
func (g *Game) ask(t *table.Table, k table.Kind, r table.Rule, who, target table.Who) *table.Question {
	q := t.Ask(k, r, who, table.JustSeat(g.sheets[who].seat))
	q.Target = target
	return q
}
