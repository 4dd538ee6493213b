// Package text has the parts of texts that mean the same in every ruleset: names, numbers and titles in the patterns of
// events and prompts ([table.Expand]). Texts are made when somebody reads them; nothing here is fast.
package text

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// Game is what texts have to know of a game.
type Game interface {
	Book() *table.Book
	Cast() *table.Cast
}

// OfEvent returns a part of the text of an event, and whether it is one of these: who, target, side and seat (of the first
// number), meter (of the second), rule and title (of the event's rule), note, the numbers 0 to 3, and with a sign
// +0 to +3. With a question mark before it (?0, ?+0) a number is left out where it is 0.
func OfEvent(g Game, e *table.Event, name string) (part string, ok bool) {
	if s, ok := number(e.N[:], name); ok {
		return s, true
	}
	switch name {
	case "side":
		return g.Cast().SideName(int(e.N[0])), true
	case "seat":
		return g.Cast().Seats[e.N[0]], true
	case "meter":
		return g.Book().Meters[e.N[1]].Name, true
	case "note":
		return e.Note, true
	default:
		return common(g, e.Who, e.Target, e.Rule, name)
	}
}

// Event returns an event as a sentence, by its pattern. Own gives the parts that only the ruleset has.
func Event(g Game, e *table.Event, pattern string, own func(e *table.Event, name string) string) string {
	return table.Expand(pattern, func(name string) string {
		if part, ok := OfEvent(g, e, name); ok {
			return part
		}
		return own(e, name)
	})
}

// Prompt returns a question as a sentence, by its pattern. Own gives the parts that only the ruleset has.
func Prompt(g Game, q *table.Question, pattern string, own func(q *table.Question, name string) string) string {
	return table.Expand(pattern, func(name string) string {
		if part, ok := OfQuestion(g, q, name); ok {
			return part
		}
		return own(q, name)
	})
}

// OfQuestion returns a part of the prompt of a question, and whether it is one of these: who, target, rule, title, purpose, and the
// numbers of the question as in [OfEvent].
func OfQuestion(g Game, q *table.Question, name string) (part string, ok bool) {
	if s, ok := number(q.N[:], name); ok {
		return s, true
	}
	return common(g, q.Who, q.Target, q.Rule, name)
}

func common(g Game, who, target table.Who, r table.Rule, name string) (part string, ok bool) {
	switch name {
	case "who":
		return g.Cast().Called(who), true
	case "target":
		return g.Cast().Called(target), true
	case "title":
		return g.Book().Text(r).Title, true
	case "purpose":
		return inside(g.Book().Text(r).RollTitle()), true
	case "rule":
		return inside(g.Book().Text(r).Title), true
	default:
		return "", false
	}
}

// inside is a title as it stands inside a sentence: in small letters, but for abbreviations.
func inside(title string) string {
	words := strings.Fields(title)
	for i, w := range words {
		if len(w) < 2 || w != strings.ToUpper(w) {
			words[i] = strings.ToLower(w)
		}
	}
	return strings.Join(words, " ")
}

func number(n []int32, name string) (part string, ok bool) {
	i := int(name[len(name)-1]) - '0'
	if i < 0 || i >= len(n) {
		return "", false
	}
	form, optional := strings.CutPrefix(name[:len(name)-1], "?")
	if optional && n[i] == 0 {
		return "", form == "" || form == "+"
	}
	switch form {
	case "":
		return strconv.Itoa(int(n[i])), true
	case "+":
		return fmt.Sprintf("%+d", n[i]), true
	default:
		return "", false
	}
}

// Pick returns the n-th of the alternatives of a pattern, which | separates, or the first or last one where n is beyond them.
func Pick(pattern string, n int32) string {
	all := strings.Split(pattern, "|")
	return all[min(max(int(n), 0), len(all)-1)]
}

// Count is a number of things, such as "1 hex" and "3 hexes".
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// Words turns a key into plain words.
func Words(key string) string {
	return strings.Map(func(r rune) rune {
		if r == '-' || r == '_' {
			return ' '
		}
		return r
	}, key)
}

// Item returns what texts call an item, by its key: in words, and its first owner by the owner's name ("b's-long-knife-2" is
// "Bo's long knife 2").
func Item(g Game, key string) string {
	id, rest, owned := strings.Cut(key, "'s-")
	if who := g.Cast().Find(id); owned && who != table.Nobody {
		return table.Expand("{who}'s ", func(string) string { return g.Cast().Called(who) }) + Words(rest)
	}
	return Words(key)
}

// Total returns what dice and other numbers add up to, such as "4 + 2 = 6"; a single die is its own total.
func Total(parts string, total int32) string {
	n := strconv.Itoa(int(total))
	if parts == n {
		return n
	}
	return parts + " = " + n
}

// Join joins numbers.
func Join(numbers []int32, between string) string {
	parts := make([]string, len(numbers))
	for i, n := range numbers {
		parts[i] = strconv.Itoa(int(n))
	}
	return strings.Join(parts, between)
}

// Numbers lists numbers with their names, such as "melee 3, ranged 2".
func Numbers[N int8 | int16](names []string, of []N) string {
	var b strings.Builder
	for i, name := range names {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(name)
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(int(of[i])))
	}
	return b.String()
}
