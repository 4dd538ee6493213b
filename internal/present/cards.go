package present

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/table"
)

// Cards explains everything in a fight that a seat may know: combatants first, then what the ruleset explains, then the
// conditions, numbers and actions of the ruleset.
func Cards(g table.Game, seat table.Seat) []table.Card {
	v, book := g.View(seat), g.Book()
	var cards []table.Card
	for i := range v.Tokens {
		cards = append(cards, tokenCard(&v.Tokens[i]))
	}
	cards = append(cards, g.Cards(seat)...)
	for _, r := range book.Conditions {
		cards = append(cards, rowCard(book, "condition", r.Name, r.Label, r.About, r.Rule))
	}
	for _, r := range book.Meters {
		cards = append(cards, rowCard(book, "number", r.Word, r.Name, r.About, 0))
	}
	for _, r := range book.Verbs {
		cards = append(cards, rowCard(book, "action", r.Name, table.InWords(r.Name), r.About, r.Rule))
	}
	return slices.DeleteFunc(cards, func(c table.Card) bool { return c.Effect == "" && c.About == "" && len(c.Lines) == 0 })
}

// rowCard explains a row of a book.
func rowCard(book *table.Book, kind, id, name, about string, r table.Rule) table.Card {
	if name == "" {
		name = id
	}
	return table.Card{ID: id, Kind: kind, Name: name, Effect: about, Rule: book.ID(r)}
}

// tokenCard shows what is seen of a combatant.
func tokenCard(k *table.Token) table.Card {
	c := table.Card{ID: k.ID, Kind: "combatant", Name: k.Name}
	var numbers []string
	for _, m := range k.Meters {
		text := m.Name + " " + strconv.Itoa(m.Value)
		if m.Max != 0 {
			text += "/" + strconv.Itoa(m.Max)
		}
		numbers = append(numbers, text)
	}
	c.Effect = strings.Join(append([]string{k.Side}, numbers...), ", ")
	for _, t := range k.Tags {
		line := t.Name
		if t.Until != "" {
			line += ", " + t.Until
		}
		c.Lines = append(c.Lines, line)
	}
	if len(k.Holds) > 0 {
		c.Lines = append(c.Lines, "holds "+strings.Join(k.Holds, ", "))
	}
	c.Lines = append(c.Lines, k.Sheet...)
	return c
}

// Look finds the one card that the words name: by its id, by its name, or by the beginnings of words of both. Where several
// fit, the first kind in the order of [Cards] is meant.
func Look(cards []table.Card, words string) (table.Card, error) {
	words = strings.ToLower(strings.Join(strings.Fields(words), " "))
	for _, fits := range []func(c *table.Card) bool{
		func(c *table.Card) bool { return strings.ToLower(c.ID) == words },
		func(c *table.Card) bool { return strings.ToLower(c.Name) == words },
		func(c *table.Card) bool { return begins(strings.ToLower(c.ID+" "+c.Name), words) },
	} {
		var found []table.Card
		for i := range cards {
			if fits(&cards[i]) {
				found = append(found, cards[i])
			}
		}
		if len(found) > 0 {
			return first(found, words)
		}
	}
	names := make([]string, 0, len(cards))
	for i := range cards {
		names = append(names, cards[i].ID)
	}
	return table.Card{}, fmt.Errorf("nothing in this fight is called %q%s", words, hint(words, names))
}

func hint(words string, names []string) string {
	if near := table.DidYouMean(words, names); near != "" {
		return near
	}
	return "; type look to see what there is"
}

// first returns the one card of the first kind among those found, or an error if it has several.
func first(found []table.Card, words string) (table.Card, error) {
	same := 0
	var ids []string
	for i := range found {
		if found[i].Kind == found[0].Kind {
			same++
			ids = append(ids, found[i].ID)
		}
	}
	if same > 1 {
		return table.Card{}, fmt.Errorf("%q matches several: %s", words, strings.Join(ids, ", "))
	}
	return found[0], nil
}

// begins reports whether each of the words begins a word of the text.
func begins(text, words string) bool {
	have := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '-' })
	for w := range strings.FieldsFuncSeq(words, func(r rune) bool { return r == ' ' || r == '-' }) {
		if !slices.ContainsFunc(have, func(h string) bool { return strings.HasPrefix(h, w) }) {
			return false
		}
	}
	return true
}
