package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// listCalls lists calls for surrender and challenges (flank.command.action).
func (g *Game) listCalls(q *table.Question) {
	var foes table.Crowd
	for i := range g.units {
		if g.sc.others[i].foe {
			foes.Add(table.Who(i))
		}
	}
	for _, mode := range [2]uint8{modeCommandSurrender, modeCommandDuel} {
		g.offerOthers(q, table.Do(vCommand).As(mode), g.keepCrowd(&foes))
	}
}

// command speaks a command, and asks a foe that is called upon what it does; by default it refuses (flank.command.action,
// flank.condition.hostile.no_calm).
func (g *Game) command(t *table.Table, a table.Who, o table.Option) {
	if t.Heard() {
		e := table.NewEvent(evSpoke, rule.CommandAction, a, o.Who, int(g.sheets[a].seat))
		e.Note = t.Note()
		t.Say(e)
	}
	b := o.Who
	if b == table.Nobody {
		return
	}
	if r := g.unmoved(b); r != 0 {
		t.Tell(evNothing, r, b, a)
		return
	}
	q := g.ask(t, askSurrender, rule.CommandAction, b, a)
	q.Add(table.Do(vGiveUp))
	q.Add(table.Do(vNo))
	q.SetDefault(table.Do(vNo))
	if t.Choose(q).Verb != vGiveUp {
		return
	}
	if o.Mode == modeCommandSurrender {
		g.leave(t, b, healthYielded, rule.CommandAction)
	}
}

// unmoved returns the rule by which a creature does not heed a call, or 0.
func (g *Game) unmoved(b table.Who) table.Rule {
	switch u := &g.units[b]; {
	case u.conds.has(condHostile):
		return rule.ConditionHostileNoCalm
	case u.conds.has(condDeaf):
		return rule.ConditionDeafAuditory
	case u.conds.has(condUnconscious):
		return rule.ConditionUnconsciousSkip
	case u.conds.has(condStunned):
		return rule.ConditionStunnedNoActions
	default:
		return 0
	}
}

// listLore lists recalling something about a foe in sight by a skill: the best one for all, the others for people
// (flank.knowledge.action).
func (g *Game) listLore(q *table.Question, a table.Who) {
	var about table.Crowd
	for i := range g.units {
		b := table.Who(i)
		if g.sc.others[i].known && !g.allies(a, b) && g.units[i].known>>g.figures[a].side&1 == 0 && g.clearTo(a, i) {
			about.Add(b)
		}
	}
	if about.Empty() {
		return
	}
	best := g.bestLore(a)
	for k := skillExpertise; k <= skillSchooling; k++ {
		o := table.Do(vKnowledge).As(uint8(k))
		if k == best {
			q.Try(o)
			g.offerCrowd(q, &about)
			continue
		}
		if !q.ForBots() {
			g.offerOthers(q, o, g.keepCrowd(&about))
		}
	}
}

// recallLore makes the check: the GM sets the DC and says what is learned, by default the creature's numbers
// (flank.knowledge.action).
func (g *Game) recallLore(t *table.Table, a table.Who, o table.Option) {
	var dc total.Sum
	dc.Base(rule.KnowledgeAction, g.askNumber(t, a, 10+int(g.sheets[o.Who].level), rule.KnowledgeAction))
	if g.window(t, a, table.Nobody); !g.awakeEnough(a) || !g.check(t, a, skill(o.Mode), &dc, rule.KnowledgeAction) {
		return
	}
	q := g.askGM(t, askLearn, rule.KnowledgeAction, a)
	q.Text = true
	q.Add(table.Do(vShow))
	q.Add(table.Do(vDone))
	q.SetDefault(table.Do(vShow))
	if t.Choose(q).Verb == vShow {
		g.units[o.Who].known |= 1 << g.figures[a].side
		if t.Heard() {
			e := table.NewEvent(evShown, rule.KnowledgeAction, a, o.Who)
			e.To = table.Side(int(g.figures[a].side))
			t.Say(e)
		}
		return
	}
	if t.Heard() {
		e := table.NewEvent(evLearned, rule.KnowledgeAction, a, o.Who, 1)
		e.Note, e.To = t.Note(), table.Side(int(g.figures[a].side))
		t.Say(e)
	}
}

// askNumber asks the GM for a DC.
func (g *Game) askNumber(t *table.Table, about table.Who, deflt int, r table.Rule) int {
	q := g.askGM(t, askDC, r, about)
	for n := range int16(61) {
		q.Add(table.Do(vNumber).Of(n))
	}
	q.SetDefault(table.Do(vNumber).Of(int16(deflt)))
	return int(t.Choose(q).N)
}

// improvise tries what the rules do not list: the GM names a check and its DC, by default none (flank.core.improvised).
func (g *Game) improvise(t *table.Table, a table.Who) {
	what := t.Note()
	q := g.askGM(t, askCheck, rule.CoreImprovised, a)
	for k := range skillCount {
		q.Add(table.Do(vCheck).As(uint8(k)))
	}
	q.Add(table.Do(vNo))
	q.SetDefault(table.Do(vNo))
	o := t.Choose(q)
	done := true
	if o.Verb == vCheck {
		var dc total.Sum
		dc.Base(rule.CoreImprovised, g.askNumber(t, a, 15, rule.CoreImprovised))
		g.window(t, a, table.Nobody)
		done = g.awakeEnough(a) && g.check(t, a, skill(o.Mode), &dc, rule.CoreImprovised)
	}
	if t.Heard() {
		e := table.NewEvent(evLearned, rule.CoreImprovised, a, table.Nobody, table.Bit(done))
		e.Note = what
		t.Say(e)
	}
}
