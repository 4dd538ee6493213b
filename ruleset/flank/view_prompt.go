package flank

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/flank/rule"
	"fray/ruleset/text"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	return table.Expand(g.book.Questions[q.Kind].Prompt, func(name string) string {
		switch name {
		case "left":
			return g.leftText(q.Who)
		case "n":
			return strconv.Itoa(int(q.N[0]))
		default:
			part, _ := text.OfQuestion(g, q, name)
			return part
		}
	})
}

// leftText names the actions that a combatant has left.
func (g *Game) leftText(who table.Who) string {
	if who == table.Nobody {
		return ""
	}
	u := &g.units[who]
	var words []string
	for i, one := range [3]acts{actStandard, actMove, actQuick} {
		if u.left&one != 0 {
			words = append(words, [...]string{"Standard", "Move", "Quick"}[i])
		}
	}
	if u.waited {
		words = append(words, "a waited action")
	}
	if len(words) == 0 {
		return "nothing left"
	}
	return strings.Join(words, ", ") + " left"
}

// RollText says what a roll is for, to the player who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	dice := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Count == 1 {
		dice = fmt.Sprintf("d%d", r.Sides)
	}
	return fmt.Sprintf("%s for %s: %s", dice, g.called(r.Who), g.book.Text(r.Rule).RollTitle())
}

// Degree returns the word for a degree of success.
func (g *Game) Degree(n int) string {
	switch n {
	case 0:
		return "failure"
	case 1:
		return "success"
	case 2:
		return "critical hit"
	default:
		return ""
	}
}

// Contest reports whether an event is a check of one against another, and whether its Who won.
func (g *Game) Contest(e *table.Event) (won, ok bool) {
	return e.N[0] == 1, e.Kind == evAgainst
}

// sourceTitle names what a part of a number comes from, by its number.
func sourceTitle(of uint8) string {
	return [...]string{
		"Strength", "Dexterity", "Constitution", "Intelligence", "Wisdom", "Charisma", "Spell Order", "damage taken", "hit points below 0",
		"Current Bleed Damage", "time so far", "foes that threaten", "width", "height", "hidden total", "Stealth", "best Alertness", "armor and shield",
		"half after the save", "healing",
	}[of-1]
}

// ModTitle returns the source of a modifier; others have the titles of their rules.
func (g *Game) ModTitle(m table.Mod) string {
	switch {
	case m.Of >= ofAbility:
		return text.Words(g.def.abilities[m.Of-ofAbility].name)
	case m.Of >= ofKind:
		return damageTypeNames()[m.Of-ofKind]
	case m.Of > 0:
		return sourceTitle(m.Of)
	case m.Rule == rule.CoreLevel:
		return "Base Attack Bonus"
	case m.Rule == rule.AttackDamage || m.Rule == rule.AttackCriticalMultiplier:
		return "weapon"
	case m.Rule == rule.AttackHealing:
		return "maximum HP"
	default:
		return ""
	}
}

// partTitle names a part of a total, in a sentence.
func (g *Game) partTitle(r table.Rule, of uint8) string {
	if title := g.ModTitle(table.Mod{Rule: r, Of: of}); title != "" {
		return title
	}
	return strings.ToLower(g.book.Text(r).Title)
}
