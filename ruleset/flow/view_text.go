package flow

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// Text is an event in a sentence. Checks are written as in the ledger: "T60: 24 = Hard".
func (g *Game) Text(e *table.Event) string {
	who, whom := g.called(e.Who), g.called(e.Target)
	switch e.Kind {
	case table.Rolled:
		return g.rollText(e)
	case table.Began:
		return who + "'s turn"
	case table.Round:
		if e.N[0] == 0 {
			return "Surprise Round"
		}
		return fmt.Sprintf("Round %d", e.N[0])
	case table.Took:
		return fmt.Sprintf("%s: %s", who, g.deed(e))
	case table.Reacted:
		return fmt.Sprintf("%s reacts: %s", who, g.deed(e))
	case table.Hit:
		return fmt.Sprintf("%s hits %s (%s)", who, whom, level(e.N[0]))
	case table.Missed:
		if e.N[1] == 1 {
			return fmt.Sprintf("%s's attack on %s does no harm", who, whom)
		}
		return fmt.Sprintf("%s misses %s (%s)", who, whom, level(e.N[0]))
	case table.Harmed:
		if e.N[2] > 0 {
			return fmt.Sprintf("%s loses %d HP (armor takes %d) and has %d", whom, e.N[0], e.N[2], e.N[1])
		}
		return fmt.Sprintf("%s loses %d HP and has %d", whom, e.N[0], e.N[1])
	case table.Healed:
		return fmt.Sprintf("%s regains %d HP and has %d", whom, e.N[0], e.N[1])
	case table.Gained:
		return fmt.Sprintf("%s: %+d %s (%d), %s", who, e.N[0], meterNames()[e.N[1]], e.N[2], strings.ToLower(g.book.Text(e.Rule).Title))
	case table.Fell:
		return whom + " goes down"
	case table.Moved:
		return fmt.Sprintf("%s goes to %s", who, g.hexes.Name(e.Cell))
	case table.Marked:
		return fmt.Sprintf("%s: %s", whom, marked(ailment(e.N[0]), e.N[1]))
	case table.Cleared:
		return fmt.Sprintf("%s is no longer %s", whom, condition(ailment(e.N[0])))
	case table.Ruled:
		return g.ruledText(e, who)
	case table.Ended:
		if e.N[0] < 0 {
			return "The fight ends in a draw"
		}
		return "The fight is over, won by: " + g.def.cast.Sides[e.N[0]]
	default:
		return g.ownText(e, who, whom)
	}
}

func (g *Game) ruledText(e *table.Event, who string) string {
	if e.Note != "" {
		return "The GM decrees: " + e.Note
	}
	answer := "no"
	if e.N[0] == 1 {
		answer = "yes"
	}
	return fmt.Sprintf("The GM rules for %s: %s (%s)", who, answer, g.book.Text(e.Rule).Title)
}

// rollText is a check with its dice and modifiers.
func (g *Game) rollText(e *table.Event) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s: T%d: %d = %s", g.called(e.Who), g.book.Text(e.Rule).Title, e.N[0], e.N[1], level(e.N[2]))
	if len(e.Faces) > 1 {
		name := "adv"
		if e.N[3] < 0 {
			name = "dis"
		}
		fmt.Fprintf(&b, " (%s %d", name, e.Faces[0])
		for _, f := range e.Faces[1:] {
			fmt.Fprintf(&b, " t%d", f)
		}
		fmt.Fprintf(&b, " = %d)", e.N[1])
	}
	for _, m := range e.Mods {
		if m.Dice {
			word := "Advantage"
			if m.Value < 0 {
				word = "Disadvantage"
			}
			fmt.Fprintf(&b, " [%s: %s]", word, g.book.Text(m.Rule).Title)
		} else {
			fmt.Fprintf(&b, " [%+d: %s]", m.Value, g.book.Text(m.Rule).Title)
		}
	}
	return b.String()
}

func diceText(e *table.Event) string {
	var parts []string
	for _, f := range e.Faces {
		parts = append(parts, strconv.Itoa(int(f)))
	}
	text := strings.Join(parts, " + ")
	if e.N[3] != 0 {
		text += fmt.Sprintf(" %+d", e.N[3])
	}
	return fmt.Sprintf("%s = %d", text, e.N[0])
}

func marked(do ailment, value int32) string {
	switch do {
	case bleeding, poison, ward:
		return fmt.Sprintf("%s %d", condition(do), value)
	case loseAP:
		return fmt.Sprintf("loses %d AP", value)
	case nextAP:
		return fmt.Sprintf("%d AP more next round", value)
	default:
		return condition(do)
	}
}

func condition(do ailment) string {
	return [...]string{"bleeding", "poisoned", "prone", "pinned", "slowed", "warded", "quick", "rattled", "quickened", "", "", "", ""}[do]
}
