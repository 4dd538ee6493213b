package escalation

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/escalation/rule"
	"fray/ruleset/text"
	"fray/table"
)

// rolledText returns a roll of 3d6 with its dice and modifiers.
func (g *Game) rolledText(e *table.Event) string {
	var b strings.Builder
	result := degree(e.N[2]).String()
	if e.N[3] != rolledAttack {
		result = [...]string{degreeCritFail: "failure", degreeMiss: "failure", degreeHit: "success", degreeCrit: "success, a crit"}[e.N[2]]
	}
	fmt.Fprintf(&b, "%s, %s", g.called(e.Who), g.book.Text(e.Rule).RollTitle())
	if e.N[3] == rolledAttack {
		fmt.Fprintf(&b, " on %s", g.called(e.Target))
	}
	fmt.Fprintf(&b, ": %s=%d", diceName(e.Faces, e.Mods), e.Option.N)
	if e.N[1] != int32(e.Option.N) {
		fmt.Fprintf(&b, ", in all %d", e.N[1])
	}
	fmt.Fprintf(&b, " against %d: %s", e.N[0], result)
	return b.String() + g.modsText(e.Mods)
}

// modsText returns the modifiers of a roll, such as "[1 Disadvantage: Dazed] [+2: escalation die]".
func (g *Game) modsText(mods []table.Mod) string {
	var b strings.Builder
	for _, m := range mods {
		if !m.Own() {
			continue
		}
		title := g.ModTitle(m)
		if m.Dice {
			word, n := "Advantage", m.Value
			if n < 0 {
				word, n = "Disadvantage", -n
			}
			fmt.Fprintf(&b, " [%d %s: %s]", n, word, title)
		} else {
			fmt.Fprintf(&b, " [%+d: %s]", m.Value, title)
		}
	}
	return b.String()
}

// diceName returns the dice of a check, such as "4d6kh3[6,6,5,1]".
func diceName(faces []int32, mods []table.Mod) string {
	net := 0
	for _, m := range mods {
		if m.Dice {
			net += int(m.Value)
		}
	}
	name := "3d6"
	switch {
	case len(faces) > 3 && net > 0:
		name = strconv.Itoa(len(faces)) + "d6kh3"
	case len(faces) > 3:
		name = strconv.Itoa(len(faces)) + "d6kl3"
	}
	return name + facesText(faces)
}

func facesText(faces []int32) string {
	if len(faces) == 0 {
		return ""
	}
	return "[" + text.Join(faces, ",") + "]"
}

// ModTitle returns the name of a modifier: its ability, or its rule.
func (g *Game) ModTitle(m table.Mod) string {
	if m.Rule == rule.AttackDefense {
		return strings.ToUpper(defense(m.Of).names()[m.Of])
	}
	if m.Of > 0 {
		return g.def.abilities[m.Of-1].title
	}
	switch m.Rule {
	case rule.AttackRoll:
		return "Level and Volition"
	case rule.RecoveryNoneLeftPenalty:
		return "strain"
	case rule.AttackNpcBonus:
		return "attack bonus"
	case rule.SkillCheck:
		if m.Against {
			return "Difficulty"
		}
		return "Level and skill"
	case rule.DieAddedToPcAttacks, rule.DieNpcOption, rule.RallyBonus:
		return "escalation die"
	default:
		return g.book.Text(m.Rule).Title
	}
}

// RollText returns what a roll is for, for the player who throws the dice.
func (g *Game) RollText(r *table.Roll) string {
	text := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Keep > 0 {
		text += fmt.Sprintf(" (the best %d count)", r.Keep)
		if r.Read == table.Lowest {
			text = fmt.Sprintf("%dd%d (the worst %d count)", r.Count, r.Sides, r.Keep)
		}
	}
	return fmt.Sprintf("%s for %s: %s", text, g.called(r.Who), g.book.Text(r.Rule).RollTitle())
}
