package narrate

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fray/table"
)

// Facts is what a line says beyond its words, for pictures. It has only what the words say too: what is not in the text may be
// hidden from the reader.
type Facts struct {
	Who, Target table.Who // table.Nobody if the text does not name them
	Left        *int      // how much health the target has left
	Brief       string    // the outcome in a word or two, such as "miss" or "−6"
}

// FactsOf returns what a line says. The events are those that it was made from.
func FactsOf(g table.Game, events []table.Event, l *Line) Facts {
	e, cast := &events[l.Last], g.Cast()
	out := Facts{Who: table.Nobody, Target: table.Nobody, Brief: brief(g, e)}
	if Names(cast, l.Text, e.Who) {
		out.Who = e.Who
	}
	if Names(cast, l.Text, e.Target) {
		out.Target = e.Target
	}
	switch e.Kind {
	case table.Harmed, table.Healed:
		if left := int(e.N[1]); hasWord(l.Text, strconv.Itoa(left)) {
			out.Left = &left
		}
	default: // other lines say it all
	}
	return out
}

// brief returns the outcome of an event in a word or two, or "" if it is no outcome.
func brief(g table.Game, e *table.Event) string {
	if word := g.Brief(e); word != "" {
		return word
	}
	switch e.Kind {
	case table.Hit:
		return "hit"
	case table.Missed:
		return "miss"
	case table.Harmed:
		return change("−", e.N[0])
	case table.Healed:
		return change("+", e.N[0])
	case table.Fell:
		return "down"
	default:
		return ""
	}
}

// change returns a change of health; nothing is not "−0".
func change(sign string, n int32) string {
	if n == 0 {
		return "no effect"
	}
	return sign + strconv.Itoa(int(n))
}

// Names reports whether a text names a combatant. A name inside the longer name of another does not count.
func Names(cast *table.Cast, text string, who table.Who) bool {
	if who < 0 || int(who) >= len(cast.Combatants) {
		return false
	}
	m := &cast.Combatants[who]
	return hasName(cast, text, m.Name) || hasName(cast, text, m.ID)
}

func hasName(cast *table.Cast, text, name string) bool {
	return found(text, name, func(at int) bool {
		for i := range cast.Combatants {
			for _, other := range []string{cast.Combatants[i].Name, cast.Combatants[i].ID} {
				if len(other) > len(name) && strings.HasPrefix(text[at:], other) {
					return false
				}
			}
		}
		return true
	})
}

// hasWord reports whether a text has a word or a number as a whole.
func hasWord(text, word string) bool {
	return found(text, word, func(int) bool { return true })
}

// found reports whether a text has a word that stands alone at a place that is good.
func found(text, word string, good func(at int) bool) bool {
	if word == "" {
		return false
	}
	for from := 0; ; {
		i := strings.Index(text[from:], word)
		if i < 0 {
			return false
		}
		at := from + i
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(word):])
		if !isWord(before) && !isWord(after) && good(at) {
			return true
		}
		from = at + 1
	}
}

// isWord reports whether a character continues a word: ids have hyphens in them.
func isWord(r rune) bool { return r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }
