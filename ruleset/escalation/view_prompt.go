package escalation

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/setup"
	"fray/ruleset/text"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	return text.Prompt(g, q, setup.Or(g.otherPrompt(q), g.book.Questions[q.Kind].Prompt), g.promptPart)
}

// promptPart returns a part of the prompt of a question that only escalation has.
func (g *Game) promptPart(q *table.Question, name string) string {
	switch name {
	case "sought": // the combatant that a mover is on its way to
		return g.called(table.Who(q.N[0]))
	case "slots":
		return g.slotsText(q.Who)
	case "side":
		return [...]string{sidePCs: "heroes", sideEnemies: "enemies"}[g.half]
	case "band":
		return text.Words(g.band.names()[g.band])
	case "secondary":
		return setup.Or(g.sheets[q.Who].secondary, "the secondary")
	case "moment":
		return g.momentText(q)
	case "price":
		return g.readiedPrice(q.Who)
	case "recovery":
		d := &g.sheets[q.Who].recovery
		return fmt.Sprintf("%dd%d%+d", d.count, d.sides, d.bonus)
	case "since":
		return strconv.Itoa(int(g.since))
	default:
		u := &g.units[q.Who]
		return strconv.Itoa(int(map[string]int16{"hp": u.hp, "hpmax": g.sheets[q.Who].hpMax, "recoveries": u.recoveries}[name]))
	}
}

// slotsText returns which actions are left.
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

// left reports whether a combatant still has an action and can use it (escalation.turn.budget, escalation.cond.stunned).
func (g *Game) left(a table.Who, s slot) bool {
	return g.units[a].has(s) && (s != actMove || !g.suffers(a, condStunned))
}

// momentTexts returns the patterns of moments for a combatant that can react.
func momentTexts() [momentCount]string {
	return [momentCount]string{
		momentUses:      "{who} declares an action[ at {other}].",
		momentTargeted:  "{who} declares an action[ at {other}].",
		momentHit:       "{who} hits {victim}.",
		momentCrit:      "{who} crits {victim}.",
		momentMissed:    "{who} misses {victim}.",
		momentCritFail:  "{who} misses {victim} with a Crit Fail.",
		momentHarm:      "{who} is about to deal damage to {victim}.",
		momentDamaged:   "{victim} has taken damage.",
		momentStaggered: "{victim} is staggered.",
		momentDropped:   "{victim} goes down.",
		momentMoves:     "{who} is about to move.",
		momentEngages:   "{who} is about to engage {victim}.",
		momentArrives:   "{who} has moved.",
	}
}

// momentText returns the event that a combatant can react to, in words.
func (g *Game) momentText(q *table.Question) string {
	who, victim := g.called(q.Target), g.called(table.Who(q.N[1]))
	return table.Expand(momentTexts()[q.N[0]], func(name string) string {
		switch {
		case name == "who":
			return who
		case name == "other" && (who == victim || q.N[1] == int32(table.Nobody)):
			return ""
		default:
			return victim
		}
	})
}

// readiedPrice returns the later price of taking a readied action (escalation.ready.same_round_band,
// escalation.ready.next_round_slot).
func (g *Game) readiedPrice(a table.Who) string {
	u := &g.units[a]
	switch {
	case u.ready.round != g.round:
		return " It has no " + actQuick.names()[u.ready.slot] + " action in its next turn then."
	case u.band != g.band:
		return " It is in the " + text.Words(g.band.names()[g.band]) + " band from then on."
	default:
		return ""
	}
}
