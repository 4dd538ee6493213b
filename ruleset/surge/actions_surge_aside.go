package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listOthers lists what the owners of other combatants may do at any time: Destiny Recover, Surge and talking
// (surge.destiny.spend, surge.surge.use, surge.free.talk). What they gain by a Surge is for people: where it matters most, they are asked.
func (g *Game) listOthers(q *table.Question, a table.Who) {
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.isHere(b) {
			continue
		}
		u := &g.units[i]
		if g.pool(b) > 0 && u.stress < g.sheets[b].stressMax && (u.pending > 0 || g.harmed(b)) {
			g.listRecover(q, b, vDestiny)
		}
		switch {
		case !g.sheets[b].surges:
		case g.canReact(b):
			q.Family()
			if !q.ForBots() {
				q.Try(table.Do(vSurge).As(modeSurgeChoose).At(b))
				q.OfferToPeopleOf(g.voice(b))
			}
			g.listResistance(q, b)
		case g.canSurgeOff(b):
			q.Family()
			g.listResistance(q, b)
		}
	}
	g.listTalk(q, a)
}

// listTalk lists talking on another's turn (surge.free.talk).
func (g *Game) listTalk(q *table.Question, a table.Who) {
	if q.ForBots() {
		return
	}
	q.Family()
	for i := range g.units {
		if b := table.Who(i); b != a && g.able(b) {
			q.Try(table.Do(vTalk).At(b))
			q.OfferToPeopleOf(g.owner(b))
		}
	}
}

// sideOption carries out what listOthers lists, and reports whether it was that.
func (g *Game) sideOption(t *table.Table, o table.Option) bool {
	if o.Who == g.active || o.Who < 0 {
		return false
	}
	switch o.Verb {
	case vTalk:
		g.utter(t, o.Who)
	case vDestiny:
		g.destinyRecover(t, o.Who, o)
	case vSurge:
		g.surgeAside(t, o)
	default:
		return false
	}
	return true
}

// surgeAside uses a Surge on the turn of another. What it gains is asked for, and may be left at that.
func (g *Game) surgeAside(t *table.Table, o table.Option) {
	a := o.Who
	if o.Mode == modeSurgeChoose {
		q := g.ask(t, askGain, rule.SurgeUse, a, table.Nobody)
		g.listGains(q, a)
		gain, ok := t.OrPass(q, vPass)
		if !ok {
			return
		}
		o = gain
	}
	g.surge(t, a, o)
}
