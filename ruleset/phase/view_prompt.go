package phase

import (
	"strconv"
	"strings"

	"fray/ruleset/text"
	"fray/table"
)

// Prompt returns a question as a sentence.
func (g *Game) Prompt(q *table.Question) string {
	pattern := g.book.Questions[q.Kind].Prompt
	if q.Kind == askWait && q.Target == table.Nobody {
		pattern = "{who} waits. Does it act now, at the end of the Phase?"
	}
	return table.Expand(pattern, func(name string) string {
		switch name {
		case "n":
			return strconv.Itoa(int(q.N[0]))
		case "hexes":
			return text.Count(int(q.N[0]), "hex", "hexes")
		case "left":
			return g.leftText()
		case "more":
			return moreText(trigger(q.N[0]))
		}
		part, _ := text.OfQuestion(g, q, name)
		return part
	})
}

// moreText asks for what a trigger names besides.
func moreText(k trigger) string {
	switch k {
	case triggerAttacks:
		return "Which target must the attack have?"
	case triggerEnters:
		return "How near must it come?"
	default:
		return "Which action must it be?"
	}
}

// leftText says what is left of the slot.
func (g *Game) leftText() string {
	l := &g.left
	var parts []string
	switch {
	case l.limited && l.attack:
		return "one attack or move action"
	case l.attack && l.move:
		return "attack and move, two moves, or a full phase"
	}
	if l.attack {
		parts = append(parts, "attack or move action")
	}
	if l.move {
		parts = append(parts, "move action")
	}
	if len(parts) == 0 {
		return "free actions only"
	}
	return strings.Join(parts, ", ") + " left"
}
