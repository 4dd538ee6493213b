package narrate

import (
	"fmt"
	"strings"

	"fray/table"
)

// Roll is an itemized roll of dice.
type Roll struct {
	Text  string
	Rule  table.RuleText
	Faces []int32
	Mods  []Mod
}

// Mod is one modifier of a roll.
type Mod struct {
	Rule  table.RuleText
	Title string // of its source: an ability, or else the rule
	Value int
	Dice  bool // Value counts dice of advantage; a negative Value counts dice of disadvantage
}

// IsRoll reports whether an event shows a roll or a sum: a check, any other event with faces, such as initiative, or one that only
// itemises what a number is made of, such as damage without dice.
func IsRoll(e *table.Event) bool {
	return e.Kind == table.Rolled || len(e.Faces) > 0 || len(e.Mods) > 0
}

// RollOf itemizes the roll of an event.
func RollOf(g table.Game, e *table.Event) Roll {
	book := g.Book()
	r := Roll{Text: g.Text(e), Rule: book.Text(e.Rule), Faces: e.Faces}
	for _, m := range e.Mods {
		r.Mods = append(r.Mods, ModOf(g, m))
	}
	return r
}

// ModOf describes one modifier of a roll.
func ModOf(g table.Game, m table.Mod) Mod {
	text := g.Book().Text(m.Rule)
	out := Mod{text, text.Title, int(m.Value), m.Dice}
	if title := g.ModTitle(m); title != "" {
		out.Title = title
	}
	return out
}

// Lines returns the sentence of the roll, then every die, every modifier and the rule.
func (r Roll) Lines() []string {
	out := []string{r.Text}
	if len(r.Faces) > 0 {
		out = append(out, "  dice: "+strings.Trim(fmt.Sprint(r.Faces), "[]"))
	}
	for _, m := range r.Mods {
		out = append(out, fmt.Sprintf("  %s: %s (%s)", m.amount(), m.Title, m.Rule.ID))
	}
	if r.Rule.ID != "" {
		out = append(out, fmt.Sprintf("  rule: %s (%s)", r.Rule.Title, r.Rule.ID), "    "+r.Rule.Rule)
	}
	return out
}

// amount returns the size of the modifier, such as "+10" or "disadvantage 1".
func (m Mod) amount() string {
	switch {
	case !m.Dice:
		return fmt.Sprintf("%+d", m.Value)
	case m.Value < 0:
		return fmt.Sprintf("disadvantage %d", -m.Value)
	default:
		return fmt.Sprintf("advantage %d", m.Value)
	}
}
