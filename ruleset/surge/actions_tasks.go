package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listTasks lists working on the tasks that take this kind of action (surge.encounter.challenge, surge.use.skill).
func (g *Game) listTasks(q *table.Question, a table.Who, k action) {
	if !g.worksOnTasks(a) {
		return
	}
	for i := range g.tasks {
		d := &g.def.taskDefs[i]
		if d.action != k {
			continue
		}
		q.Family()
		g.needSlot(q, a, k)
		q.NeedSo(!g.isDone(i), rule.EncounterChallenge, "is done")
		q.NeedSo(g.isOpen(i), rule.EncounterChallenge, "is not open yet")
		for _, s := range d.skills {
			if s.mindful() && g.unaware(a) {
				continue
			}
			q.Try(table.Do(vTask).With(uint8(i + 1)).Of(int16(s)))
			q.Need(!d.retrySurge || !g.barred(a, table.Nobody, s, uint8(i+1)), rule.SurgeRetry)
			q.Offer()
		}
	}
}

// worksOnTasks reports whether there are tasks, and a combatant is of the side that works on them.
func (g *Game) worksOnTasks(a table.Who) bool {
	return len(g.tasks) > 0 && g.units[a].side == g.working
}

// isDone reports whether a task is done.
func (g *Game) isDone(i int) bool { return g.tasks[i].done >= g.def.taskDefs[i].goal }

// isOpen reports whether the tasks before a task are done.
func (g *Game) isOpen(i int) bool {
	for _, k := range g.def.taskDefs[i].after {
		if !g.isDone(int(k)) {
			return false
		}
	}
	return true
}

// work makes the check of a task and counts its degrees (surge.encounter.challenge).
func (g *Game) work(t *table.Table, a table.Who, o table.Option) {
	i, s := int(o.Item)-1, skill(o.N)
	d, p := &g.def.taskDefs[i], &g.tasks[i]
	g.pay(t, a, o, d.action, rule.UseSkill)
	if d.provokes && (!g.provoke(t, a, rule.UseSkill) || s.mindful() && g.unaware(a)) {
		return
	}
	c := g.skilled(a, s, rule.EncounterChallenge)
	c.enough = int(d.goal - p.done)
	var deg int
	if d.opposer >= 0 && g.isHere(d.opposer) && g.able(d.opposer) {
		c.on = d.opposer
		x := g.skilled(d.opposer, d.against, rule.EncounterChallenge)
		x.on, x.graded = a, false
		deg = g.pit(t, &c, &x)
	} else {
		dc := int(d.number)
		switch {
		case d.opposer >= 0:
			dc = g.passive(d.opposer, d.against)
		case d.how != dcFixed:
			dc = g.dc(a, d.how)
		}
		deg = g.test(t, &c, dc)
	}
	if d.retrySurge {
		g.barAfter(a, table.Nobody, s, uint8(i+1), deg)
	}
	if deg > 0 {
		p.done += int16(deg)
	} else {
		p.lost += int16(-deg)
	}
	t.Tell(evTask, rule.EncounterChallenge, a, table.Nobody, i, int(p.done), int(p.lost), deg)
}
