package phase

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/phase/rule"
	"fray/ruleset/text"
	"fray/table"
)

// Text returns an event as a sentence.
func (g *Game) Text(e *table.Event) string {
	if e.Kind == table.Rolled {
		return g.rollText(e)
	}
	return text.Event(g, e, g.textOf(e), g.eventPart)
}

// eventPart returns a part of an event's sentence that only phase has.
func (g *Game) eventPart(e *table.Event, name string) string {
	switch name {
	case "cell":
		return g.hexes.Name(e.Cell)
	case "deed":
		return g.deedOf(e.Who, e.Option)
	case "levels":
		return text.Count(int(e.N[0]), "combat level", "combat levels")
	case "dice":
		return text.Join(e.Faces, " + ")
	case "total":
		return text.Total(text.Join(e.Faces, " + "), e.N[0])
	case "before":
		return strconv.Itoa(int(e.N[2] - e.N[0]))
	case "condition":
		return g.book.Conditions[e.N[0]].Called()
	case "lost":
		return [...]string{lostHaymaker: "Haymaker", lostReady: "readied action", lostWait: "wait"}[e.N[0]]
	case "cause":
		return lossCause(e.Rule, e.N[1] == 1)
	case "item":
		if e.Option.Verb == vDrop {
			return g.itemName(table.Nobody, int(e.N[0]))
		}
		return g.itemName(e.Who, int(e.N[0]))
	case "door":
		return doorState(0).names()[e.N[0]]
	case "power":
		return g.def.powers[e.N[0]].name
	case "outfit":
		return g.def.outfits[e.N[0]].name
	case "slots":
		return g.slotsName(e.Who, int(e.N[0]), int(e.N[1]))
	case "level":
		return [...]string{
			"impressed: hesitating", "very impressed: hesitating, and limited in its next slot", "awed: hesitating, and its next slot is lost", "cowed: out of the fight",
		}[e.N[0]]
	case "trigger":
		return g.triggerText(trigger(e.N[0]), group(e.N[1]), e.Target, int(e.N[2]), table.Verb(e.N[3]))
	}
	return ""
}

// lossCause says why a readied action, a wait or a Haymaker is lost, where no event before it does.
func lossCause(r table.Rule, missed bool) string {
	switch {
	case missed:
		return "its target is out of reach, range or sight"
	case r == rule.ReadyExpires, r == rule.DelayExpires:
		return "its next slot has come"
	case r == rule.AbortBeforeSlot, r == rule.AbortAfterSlot:
		return "it aborts"
	default:
		return ""
	}
}

// deedOf describes an option that a combatant takes, by its label.
func (g *Game) deedOf(a table.Who, o table.Option) string {
	q := table.Question{Kind: askTurn, Who: a, Target: table.Nobody}
	row := g.rowOf(o)
	return row.OptionLabel(func(name string) string { return g.labelPart(&q, o, name) })
}

// triggerText describes a trigger.
func (g *Game) triggerText(k trigger, who group, named table.Who, near int, deed table.Verb) string {
	if k == triggerWord {
		return "the GM says so"
	}
	whose := [...]string{"any enemy", "any ally", ""}[who]
	if who == groupNamed {
		whose = g.called(named)
	}
	switch k {
	case triggerAttacks:
		return whose + " declares an attack"
	case triggerMoves:
		return whose + " declares a movement"
	case triggerEnters:
		return whose + " comes within " + text.Count(near, "hex", "hexes")
	case triggerDoes:
		return fmt.Sprintf("%s declares %s", whose, text.Words(g.book.VerbName(deed)))
	default:
		return "the slot of " + whose + " begins"
	}
}

// rollText is a check with its dice and modifiers.
func (g *Game) rollText(e *table.Event) string {
	var b strings.Builder
	sum := int32(0)
	for _, f := range e.Faces {
		sum += f
	}
	dice := text.Join(e.Faces, " + ")
	title := g.book.Text(e.Rule).RollTitle()
	switch {
	case e.Rule == rule.DamageKnockback:
		title = "Breakfall"
	case e.Rule == rule.SurprisePerception && e.Target == table.Nobody:
		title = "Stealth"
	}
	switch e.N[3] {
	case rolledLow:
		outcome := "failure"
		if e.N[2] == 1 {
			outcome = "success"
		}
		fmt.Fprintf(&b, "%s, %s: %s = %d against %d or less: %s", g.called(e.Who), title, dice, e.N[1], e.N[0], outcome)
	default:
		outcome := [2]string{"miss", "hit"}[e.N[2]]
		if e.N[3] == rolledParry {
			outcome = [2]string{"failure", "success"}[e.N[2]]
		}
		bonus := e.N[1]
		if len(e.Faces) > 0 {
			bonus -= sum
			fmt.Fprintf(&b, "%s, %s: %s, OCV %d = %d against %d: %s", g.called(e.Who), title, dice, bonus, e.N[1], e.N[0], outcome)
		} else {
			fmt.Fprintf(&b, "%s, %s: %d against %d: %s", g.called(e.Who), title, e.N[1], e.N[0], outcome)
		}
	}
	for _, m := range e.Mods {
		if m.Own() && m.Of != ofOCV { // that is in the sum before
			fmt.Fprintf(&b, " [%+d: %s]", m.Value, cmp.Or(g.ModTitle(m), g.book.Text(m.Rule).Title))
		}
	}
	return b.String()
}

// RollText says what a roll is for, to the player who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	title := g.book.Text(r.Rule).RollTitle()
	if r.Rule == rule.DamageKnockback && r.Look {
		title = "damage of the throw"
	}
	return fmt.Sprintf("%dd%d for %s: %s", r.Count, r.Sides, g.called(r.Who), title)
}

// Contest reports whether an event is a contest, and whether its Who won.
func (g *Game) Contest(e *table.Event) (won, ok bool) { return e.N[0] == 1, e.Kind == evContest }

// Degree has words for the two outcomes of a check.
func (g *Game) Degree(n int) string {
	if n < 0 || n > 1 {
		return ""
	}
	return [2]string{"failure", "success"}[n]
}

// ModTitle names what is no rule; others have the titles of their rules.
func (g *Game) ModTitle(m table.Mod) string {
	if m.Of >= ofAttack {
		return g.def.attacks[m.Of-ofAttack].name
	}
	return [...]string{
		ofDCV: "DCV", ofOCV: "OCV", ofSkill: "number of the skill", ofDistance: "distance", ofStealth: "margin of Stealth",
		ofEnemies: "enemies beyond the first", ofThrow: "hexes of the throw",
		ofWeapon: "weapon",
	}[m.Of]
}
