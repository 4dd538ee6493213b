package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/ruleset/late"
	"fray/table"
)

// judge ends the fight after a beat (escalation.end.victory, escalation.end.defeat). If a hidden combatant could continue
// it, or the table asks at every end ([table.Options]), the GM decides.
func (g *Game) judge(t *table.Table) {
	for {
		how := g.ends()
		switch {
		case how == endNone:
		case (g.hiding&g.needed(how) != 0 || t.AskEnd) && g.askHidden(t, how):
			continue
		default:
			g.conclude(t, how)
		}
		return
	}
}

// ends returns how the fight would end now if no combatant were hidden, or endNone.
func (g *Game) ends() ending {
	switch {
	case g.stage <= stageSetup || g.stage == stageOver:
		return endNone
	case g.up&g.sides[sideEnemies] == 0:
		return endVictory
	case g.present&g.heroes == 0:
		return endDefeat
	default:
		return endNone
	}
}

// needed returns the combatants without which the fight ends this way.
func (g *Game) needed(how ending) crowd {
	if how == endVictory {
		return g.sides[sideEnemies]
	}
	return g.heroes
}

// conclude ends the fight as won or lost.
func (g *Game) conclude(t *table.Table, how ending) {
	winner := sidePCs
	if how == endDefeat {
		winner = sideEnemies
	}
	g.finish(t, how, int8(winner), how.rule())
}

// rule returns the rule of an end.
func (how ending) rule() table.Rule {
	if how == endVictory {
		return rule.EndVictory
	}
	return rule.EndDefeat
}

// askHidden asks the GM whether the fight is over although hidden combatants could continue it. It reveals the combatant
// that the GM names, and reports whether there is one.
func (g *Game) askHidden(t *table.Table, how ending) bool {
	g.sc.used = 0
	q := late.AskOver(t, askHidden, how.rule(), vOver)
	q.ListCrowd(table.Do(vReveal), g.choice(g.hiding&g.needed(how)))
	o := t.Choose(q)
	if o.Verb == vOver {
		return false
	}
	at := g.zones.Name(g.units[o.Who].zone)
	_ = g.reveal(o.Who, table.Nowhere)
	lateRules().Say(g, t, o.Who, table.Adjustment{Do: "reveal", Who: g.id(o.Who), At: at}, table.Everybody())
	return true
}

// finish ends the fight: survivors are safe unless it is lost, and effects end (escalation.end.victory,
// escalation.flee.end).
func (g *Game) finish(t *table.Table, how ending, winner int8, r table.Rule) {
	for a := range g.people {
		u := &g.units[a]
		if u.ready.set {
			u.ready = readied{}
		}
		if how != endDefeat {
			switch u.health {
			case healthDying:
				g.setHealth(t, a, healthStabilized, r)
			case healthLastGasp:
				if g.endGasp(t, a, r); u.health == healthDying {
					g.setHealth(t, a, healthStabilized, r)
				}
			default:
			}
		}
		u.fails, u.saves, u.deep, u.waits, u.slots = 0, 0, false, false, 0
	}
	g.marks, g.running, g.readiers = g.marks[:0], g.running[:0], 0
	for a := range g.units {
		g.units[a].ills = 0
	}
	g.die = 0
	g.since++
	g.stage, g.ending, g.winner, g.active = stageOver, how, winner, table.Nobody
	g.tell(t, table.Ended, r, table.Nobody, table.Nobody, int(winner), int(how))
}

// endByDecree ends the fight for a side, or in a draw, without a rule.
func (g *Game) endByDecree(t *table.Table, winner table.Result) {
	how := [...]ending{sidePCs: endVictory, sideEnemies: endDefeat}
	if winner == table.Draw {
		g.finish(t, endStopped, -1, 0)
		return
	}
	g.finish(t, how[winner], int8(winner), 0)
}
