package narrate

import (
	"fmt"
	"strings"

	"fray/table"
)

// Roll is an itemized roll of dice.
type Roll struct {
	Text    string
	Rule    table.RuleText
	Faces   []int32
	Mods    []Mod
	Target  int   // the number that the roll had to reach, if it is itemized too
	Against []Mod // what that is made of
}

// Mod is one modifier of a roll, or of the number that it had to reach.
type Mod struct {
	Rule  table.RuleText
	Title string // of its source: an ability, or else the rule
	Value int
	Dice  bool // Value counts dice of advantage; a negative Value counts dice of disadvantage
	Fate  table.Fate
	By    table.RuleText // of one that does not count: the rule that took it away, or that of the one with which it does not stack
}

// IsRoll reports whether an event shows a roll or a sum: a check, any other event with faces, such as initiative, or one that only
// itemises what a number is made of, such as damage without dice.
func IsRoll(e *table.Event) bool {
	return e.Kind == table.Rolled || len(e.Faces) > 0 || len(e.Mods) > 0
}

// RollOf itemizes the roll of an event.
func RollOf(g table.Game, e *table.Event) Roll {
	r := PartsOf(g, e)
	r.Text, r.Rule = g.Text(e), g.Book().Text(e.Rule)
	return r
}

// PartsOf itemizes the roll of an event without its sentence and its rule.
func PartsOf(g table.Game, e *table.Event) Roll {
	r := Roll{Faces: e.Faces}
	for _, m := range e.Mods {
		if m.Against {
			r.Target, r.Against = int(e.N[0]), append(r.Against, ModOf(g, m))
		} else {
			r.Mods = append(r.Mods, ModOf(g, m))
		}
	}
	return r
}

// ModOf describes one modifier of a roll.
func ModOf(g table.Game, m table.Mod) Mod {
	text := g.Book().Text(m.Rule)
	out := Mod{Rule: text, Title: text.Title, Value: int(m.Value), Dice: m.Dice, Fate: m.Fate, By: g.Book().Text(m.By)}
	if title := g.ModTitle(m); title != "" {
		out.Title = title
		if m.Fate == table.Weaker && m.By == m.Rule { // only what has one source is of one name
			out.By.Title = title
		}
	}
	return out
}

// Lines returns the sentence of the roll, then every die, every modifier, what the number to reach is made of, and the rule.
func (r Roll) Lines() []string {
	out := []string{r.Text}
	if len(r.Faces) > 0 {
		out = append(out, "  dice: "+strings.Trim(fmt.Sprint(r.Faces), "[]"))
	}
	for _, m := range r.Mods {
		out = append(out, "  "+m.line())
	}
	if len(r.Against) > 0 {
		out = append(out, fmt.Sprintf("  against %d:", r.Target))
	}
	for _, m := range r.Against {
		out = append(out, "    "+m.line())
	}
	if r.Rule.ID != "" {
		out = append(out, fmt.Sprintf("  rule: %s (%s)", r.Rule.Title, r.Rule.ID), "    "+r.Rule.Rule)
	}
	return out
}

// line returns the modifier with its rule, and what became of one that does not count.
func (m Mod) line() string {
	text := fmt.Sprintf("%s: %s (%s)", m.amount(), m.Title, m.Rule.ID)
	if m.Fate != table.Counts {
		text += fmt.Sprintf(", %s %s (%s)", m.Became(), m.By.Title, m.By.ID)
	}
	return text
}

// Became says in words, before the rule that did it, what became of a modifier that does not count; else it is empty.
func (m Mod) Became() string {
	switch m.Fate {
	case table.Weaker:
		return "does not stack with"
	case table.Lost:
		return "lost to"
	default:
		return ""
	}
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
