package escalation

import (
	"fmt"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// tags are a combatant's state, conditions and marks, each with how long it lasts and its rule.
func (g *Game) tags(a table.Who) []table.Tag {
	u := &g.units[a]
	var tags []table.Tag
	tag := func(on bool, name, until string, r table.Rule) {
		if on {
			tags = append(tags, table.Tag{Name: name, Until: until, Rule: g.book.ID(r)})
		}
	}
	tag(u.health == healthDying, "dying", "until a Death Save or healing", rule.DeathDyingPc)
	tag(u.health == healthStabilized, "stabilized", "until a Death Save or healing", rule.DeathStabilize)
	tag(u.health == healthLastGasp, "last gasp", "or "+g.gaspWord(u.gasp), rule.LastgaspStart)
	tag(u.health == healthUnconscious, "unconscious", "", rule.HpKnockOut)
	tag(u.health == healthDead, "dead", "", rule.HpEnemyDead)
	tag(u.health == healthOut, "out", g.gaspWord(u.gasp), rule.SpiritEligible)
	if u.health == healthUp {
		with := g.engagedWith(a)
		tag(with != 0, "engaged", "with "+g.all(with), rule.PosEngaged)
		if with == 0 {
			tags = append(tags, table.Tag{Name: "free", Rule: g.book.ID(rule.PosFree), Quiet: true})
		}
	}
	tag(g.staggered(a) && u.health == healthUp, "staggered", "at half its hit points", rule.HpStaggered)
	tag(u.waits, "just brought back", "until its turn starts", rule.DeathHealed)
	tag(g.surprised(a), "surprised", "in the Surprise Round", rule.SurpriseSurprisedSide)
	tag(u.interrupted, "interrupt used", "until its turn starts", rule.TurnInterrupt)
	tag(u.locked != actNone, "no "+actQuick.names()[min(u.locked, actInterrupt)]+" action", "in its next turn", rule.ReadyNextRoundSlot)
	if u.ready.set {
		tag(true, "ready", g.readyTextOf(a, &u.ready, g.known), rule.ReadyDeclare)
	}
	for i := range g.marks {
		if m := &g.marks[i]; m.on == a && (!m.kind.isBonus() || !g.outdone(i, m.kind)) {
			name := markName(m.kind, int32(m.value))
			if m.kind == condGrabbed && m.by >= 0 {
				name += " by " + g.known(m.by)
			}
			tag(true, name, g.untilText(m), g.markRule(m))
		}
	}
	for i := range g.running {
		if r := &g.running[i]; r.by == a {
			tag(true, "sustains "+g.own(a, r.ability).title, "", rule.AbilitySustain)
		}
	}
	return tags
}

// markRule is the rule a mark is known by: a condition's own, else that which laid it on.
func (g *Game) markRule(m *mark) table.Rule {
	if m.kind <= condOngoing {
		return g.book.Conditions[m.kind].Rule
	}
	return m.rule
}

// untilText says how long a mark stays.
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

// gaspWord is what the fourth failure of a Last Gasp makes of somebody.
func (g *Game) gaspWord(n uint8) string {
	if int(n) < len(g.def.gasps) {
		return g.def.gasps[n]
	}
	return "dead"
}
