package escalation

import (
	"fmt"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	pattern := setup.Or(g.otherPrompt(q), g.book.Questions[q.Kind].Prompt)
	return table.Expand(pattern, func(name string) string { return g.promptPart(q, name) })
}

// promptPart returns a part of the prompt of a question.
func (g *Game) promptPart(q *table.Question, name string) string {
	switch name {
	case "who":
		return g.called(q.Who)
	case "target":
		return g.called(q.Target)
	case "sought": // the combatant that a mover is on its way to
		return g.called(table.Who(q.N[0]))
	case "n0":
		return number(q.N[0])
	case "n1":
		return number(q.N[1])
	case "slots":
		return g.slotsText(q.Who)
	case "side":
		return [...]string{sidePCs: "heroes", sideEnemies: "enemies"}[g.half]
	case "band":
		return words(g.band.names()[g.band])
	case "secondary":
		return setup.Or(g.sheets[q.Who].secondary, "the secondary")
	case "moment":
		return g.momentText(q)
	case "price":
		return g.readiedPrice(q.Who)
	case "recovery":
		d := &g.sheets[q.Who].recovery
		return fmt.Sprintf("%dd%d%+d", d.count, d.sides, d.bonus)
	case "hp":
		return number(int32(g.units[q.Who].hp))
	case "hpmax":
		return number(int32(g.sheets[q.Who].hpMax))
	case "recoveries":
		return number(int32(g.units[q.Who].recoveries))
	case "since":
		return number(int32(g.since))
	default:
		return strings.ToLower(g.book.Text(q.Rule).Title)
	}
}

// slotsText says which actions are left.
func (g *Game) slotsText(a table.Who) string {
	var left []string
	for s := actStandard + 1; s > actQuick; s-- {
		if g.left(a, s-1) {
			left = append(left, s.names()[s-1])
		}
	}
	if len(left) == 0 {
		return "no action left"
	}
	return strings.Join(left, ", ") + " left"
}

// left reports whether a combatant has still this action in its turn, and can use it (escalation.turn.budget,
// escalation.cond.stunned).
func (g *Game) left(a table.Who, s slot) bool {
	return g.units[a].has(s) && (s != actMove || !g.suffers(a, condStunned))
}

// momentText says what has happened, to a combatant that may react.
func (g *Game) momentText(q *table.Question) string {
	who, whom := g.called(q.Target), g.called(table.Who(q.N[1]))
	switch moment(q.N[0]) {
	case momentUses, momentTargeted:
		if who == whom || q.N[1] == int32(table.Nobody) {
			return who + " declares an action."
		}
		return who + " declares an action at " + whom + "."
	case momentHit:
		return who + " hits " + whom + "."
	case momentCrit:
		return who + " crits " + whom + "."
	case momentMissed:
		return who + " misses " + whom + "."
	case momentCritFail:
		return who + " misses " + whom + " with a Crit Fail."
	case momentHarm:
		return who + " is about to deal damage to " + whom + "."
	case momentDamaged:
		return whom + " has taken damage."
	case momentStaggered:
		return whom + " is staggered."
	case momentDropped:
		return whom + " goes down."
	case momentEngages:
		return who + " is about to engage " + whom + "."
	case momentArrives:
		return who + " has moved."
	default:
		return who + " is about to move."
	}
}

// readiedPrice says what taking a readied action now costs later (escalation.ready.same_round_band,
// escalation.ready.next_round_slot).
func (g *Game) readiedPrice(a table.Who) string {
	u := &g.units[a]
	switch {
	case u.ready.round != g.round:
		return " It has no " + actQuick.names()[u.ready.slot] + " action in its next turn then."
	case u.band != g.band:
		return " It is in the " + words(g.band.names()[g.band]) + " band from then on."
	default:
		return ""
	}
}
