package escalation

import (
	"fmt"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// tags returns a combatant's health, conditions and marks, each with its duration and rule.
func (g *Game) tags(a table.Who) []table.Tag {
	u := &g.units[a]
	tags := table.Tags{Book: g.book}
	tags.Add(u.health == healthDying, "dying", "until a Death Save or healing", rule.DeathDyingPc)
	tags.Add(u.health == healthStabilized, "stabilized", "until a Death Save or healing", rule.DeathStabilize)
	tags.Add(u.health == healthLastGasp, "last gasp", "or "+g.gaspWord(u.gasp), rule.LastgaspStart)
	tags.Add(u.health == healthUnconscious, "unconscious", "", rule.HpKnockOut)
	tags.Add(u.health == healthDead, "dead", "", rule.HpEnemyDead)
	tags.Add(u.health == healthOut, "out", g.gaspWord(u.gasp), rule.SpiritEligible)
	if u.health == healthUp {
		with := g.engagedWith(a)
		tags.Add(with != 0, "engaged", "with "+g.all(with), rule.PosEngaged)
		if with == 0 {
			tags.Add(true, "free", "", rule.PosFree)
			tags.List[len(tags.List)-1].Quiet = true
		}
	}
	tags.Add(g.staggered(a) && u.health == healthUp, "staggered", "at half its hit points", rule.HpStaggered)
	tags.Add(u.waits, "just brought back", "until its turn starts", rule.DeathHealed)
	tags.Add(g.surprised(a), "surprised", "in the Surprise Round", rule.SurpriseSurprisedSide)
	tags.Add(u.interrupted, "interrupt used", "until its turn starts", rule.TurnInterrupt)
	tags.Add(u.locked != actNone, "no "+actQuick.names()[min(u.locked, actInterrupt)]+" action", "in its next turn", rule.ReadyNextRoundSlot)
	if u.ready.set {
		tags.Add(true, "ready", g.readyTextOf(a, &u.ready, g.known), rule.ReadyDeclare)
	}
	for i := range g.marks {
		if m := &g.marks[i]; m.on == a && (!m.kind.isBonus() || g.outdone(i, m.kind) == nil) {
			name := markName(m.kind, int32(m.value))
			if m.kind == condGrabbed && m.by >= 0 {
				name += " by " + g.known(m.by)
			}
			tags.Add(true, name, g.untilText(m), g.markRule(m))
		}
	}
	for i := range g.running {
		if r := &g.running[i]; r.by == a {
			tags.Add(true, "sustains "+g.own(a, r.ability).title, "", rule.AbilitySustain)
		}
	}
	return tags.List
}

// markRule returns the rule of a mark: of its condition, or the one that caused it.
func (g *Game) markRule(m *mark) table.Rule {
	if m.kind <= condOngoing {
		return g.book.Conditions[m.kind].Rule
	}
	return m.rule
}

// untilText returns how long a mark lasts.
func (g *Game) untilText(m *mark) string {
	switch m.lasts {
	case untilSave:
		return fmt.Sprintf("save ends, %d+", m.save)
	case untilTurnStart:
		if m.turn < 0 {
			return "until the end of the next round"
		}
		return "until " + g.known(m.turn) + "'s turn starts"
	case untilTurnEnd, untilNextTurnEnd:
		return "until " + g.known(m.turn) + "'s turn ends"
	case untilLetGo:
		return "while held"
	case untilDropped:
		return "while " + g.known(m.by) + " sustains it"
	case untilGaspEnd:
		return "in its last gasp"
	default:
		return ""
	}
}

// gaspWord returns what a fourth failed Last Gasp Save means.
func (g *Game) gaspWord(n uint8) string {
	if int(n) < len(g.def.gasps) {
		return g.def.gasps[n]
	}
	return "dead"
}
