package escalation

import (
	"fmt"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// ownText is an event of escalation's own in a sentence.
func (g *Game) ownText(e *table.Event, who, whom string) string {
	switch e.Kind {
	case evDice:
		text := fmt.Sprintf("%s, %s: %dd%d%s", who, g.rollTitle(e.Rule), e.N[1], e.N[2], facesText(e.Faces))
		if e.N[3] != 0 {
			text += fmt.Sprintf(" %+d", e.N[3])
		}
		return text + fmt.Sprintf(" = %d", e.N[0])
	case evBand:
		return fmt.Sprintf("%s is in the %s band from now on", who, words(medium.names()[e.N[0]]))
	case evSum:
		text := fmt.Sprintf("%s, %s: %d %+d = %d", who, g.rollTitle(e.Rule), e.N[0], e.N[1]-e.N[0], e.N[1])
		return text + g.modsText(e.Mods)
	case evMissDamage:
		return fmt.Sprintf("%s's miss still deals %d", who, e.N[0])
	case evFull:
		return fmt.Sprintf("%s is spared: %s comes to nothing, as %d conditions and the like lie on everybody already", whom, markName(markKind(e.N[0]), e.N[1]), maxMarks)
	case evStatus:
		return fmt.Sprintf("%s is %s", who, g.statusText(e))
	case evStaggered:
		return whom + " is staggered"
	case evAveraged:
		return fmt.Sprintf("%s: %dd%d count as %d", who, e.N[1], e.N[2], e.N[0])
	case evMultiplied:
		return fmt.Sprintf("%s: 10 x %d + 5 x %d + %d = %d", who, e.N[1], e.N[2], e.N[3], e.N[0])
	case evScaled:
		return fmt.Sprintf("%s's damage of %d becomes %d (%s)", who, e.N[0], e.N[1], g.book.Text(e.Rule).Title)
	case evTurned:
		if e.N[1] == 0 {
			return fmt.Sprintf("%s's attack goes to %s", who, whom)
		}
		return fmt.Sprintf("%s's attack on %s (%d) is now a %s", who, whom, e.N[1], outcome(e.N[0]))
	case evReduced:
		return fmt.Sprintf("%s takes %d off the damage to %s: %d is left", who, e.N[0], whom, e.N[1])
	case evLooms:
		return fmt.Sprintf("%s is about to deal %d damage to %s", who, e.N[0], whom)
	case evReadied:
		r := readied{set: true, action: e.Option, when: occasion(e.N[0]), who: int16(e.N[1]), whom: int16(e.N[2]), kinds: kinds(e.N[3])}
		return fmt.Sprintf("%s readies: %s", who, g.readyTextOf(e.Who, &r, g.id))
	case evFired:
		return fmt.Sprintf("%s's readied action comes before what %s does", who, whom)
	case evLapsed:
		return who + " is no longer ready"
	case evNothing:
		return fmt.Sprintf("Nothing comes of it for %s (%s)", who, g.book.Text(e.Rule).Title)
	case evEnded:
		return fmt.Sprintf("%s no longer keeps up %s", who, g.own(e.Who, e.Option.Item).title)
	case evLoss:
		return "Campaign Loss: " + e.Note
	case evRested:
		if e.N[0] == int32(noRest) {
			return "There is no Full Rest, and things stay as they were"
		}
		return "The party takes a " + noRest.names()[e.N[0]] + " rest"
	case evReplenished:
		return fmt.Sprintf("%s has %s again", who, g.own(e.Who, e.Option.Item).title)
	default:
		return ""
	}
}

// statusText says what has become of somebody, or of a thing.
func (g *Game) statusText(e *table.Event) string {
	s := status(e.N[0])
	switch {
	case s == dead && g.sheets[g.inside(e.Who)].object:
		return "broken"
	case s == lastGasp:
		return "in its last gasp"
	}
	switch gasp := g.units[g.inside(e.Who)].gasp; {
	case s != out:
		return words(statusNames()[s])
	case gasp == 0:
		return "out of the fight"
	default:
		return "out of the fight: " + g.gaspWord(gasp)
	}
}

// readyTextOf says what a readied action is and waits for.
func (g *Game) readyTextOf(a int16, r *readied, name func(int16) string) string {
	return g.label(a, r.action) + " " + g.readyText(r, name)
}

// readyText says what a readied action waits for.
func (g *Game) readyText(r *readied, name func(int16) string) string {
	who, whom := "any enemy", "anybody"
	if r.who == anyAlly {
		who = "any ally"
	} else if r.who >= 0 {
		who = name(r.who)
	}
	if r.whom >= 0 {
		whom = name(r.whom)
	}
	switch r.when {
	case whenMoves:
		return "when " + who + " moves"
	case whenEngages:
		return "when " + who + " engages " + whom
	case whenAttacks:
		return "when " + who + " attacks " + whom
	default:
		what := "an ability"
		if r.kinds != 0 {
			what += " of the type " + g.kindText(r.kinds)
		}
		return "when " + who + " uses " + what
	}
}

// deed is what an event's option says somebody does.
func (g *Game) deed(e *table.Event) string {
	return g.label(e.Who, e.Option)
}

// rollTitle says what dice are for, where the title of their rule is about something else.
func (g *Game) rollTitle(r table.Rule) string {
	switch r {
	case rule.AbilityEntry:
		return "effect"
	case rule.DurationSaveEnds:
		return "save"
	case rule.LastgaspStart:
		return "Last Gasp Save"
	case rule.LastgaspGrantedSave:
		return "granted Last Gasp Save"
	case rule.AbilitySustain:
		return "keeping it up"
	case rule.CondInvisibleAttacked:
		return "save to find the Invisible"
	case rule.CondConfusedOther:
		return "save against confusion"
	case rule.RelationUse:
		return "relationship die"
	case rule.DamageSubtract, rule.BasicMeleeHit, rule.BasicRangedHit, rule.DamageRollOut, rule.DamageAverageMany, rule.DamageAverageTable, rule.DamageMultiplyDie, rule.DamageMultiplyCombine:
		return "damage"
	case rule.RecoveryBaseAmount, rule.RecoveryNpcHealing, rule.RecoverySpend, rule.RecoveryFree:
		return "healing"
	default:
		return g.book.Text(r).Title
	}
}
