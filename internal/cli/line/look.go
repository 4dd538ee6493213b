package line

import (
	"slices"
	"strconv"
	"strings"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/table"
)

// look explains the piece of the fight that the words name, or a cell, or lists all pieces.
func (p *talk) look(words string) error {
	cards := present.Cards(p.t.Game(), p.t.Viewer())
	if words == "" {
		p.say("%s", draw.CardNames(cards, p.Draw))
		return nil
	}
	if p.lookAt(words) || p.lookUp(words, cards) {
		return nil
	}
	card, err := present.Look(cards, words)
	if err != nil && p.lookFor(words, cards) {
		return nil
	}
	if err != nil {
		return err
	}
	p.say("%s", strings.TrimRight(draw.Card(card, p.Draw), "\n"))
	return nil
}

// lookUp explains the choice of a number, and reports whether there is one.
func (p *talk) lookUp(number string, cards []table.Card) bool {
	n, err := strconv.Atoi(number)
	if err != nil {
		return false
	}
	for _, e := range draw.Entries(p.rows) {
		if e.Number == n {
			p.explain(&e, cards)
			return true
		}
	}
	return false
}

// lookFor explains the first choice that begins with these whole words, and reports whether there is one.
func (p *talk) lookFor(words string, cards []table.Card) bool {
	entries := draw.Entries(p.rows)
	for i := range entries {
		if strings.HasPrefix(strings.ToLower(entries[i].Label)+" ", strings.ToLower(words)+" ") {
			p.explain(&entries[i], cards)
			return true
		}
	}
	return false
}

// explain says what a choice is, with the cards of what its key names besides combatants.
func (p *talk) explain(e *draw.Entry, cards []table.Card) {
	text := e.Label
	if cost := e.Choices[0].Cost; cost != "" {
		text += " (" + cost + ")"
	}
	p.say("%s", text)
	for i, part := range strings.Split(e.Choices[0].Key, ":") {
		for _, c := range cards {
			if c.ID == part && (c.Kind == "action") == (i == 0) && c.Kind != "combatant" && c.Kind != "number" {
				p.say("%s", strings.TrimRight(draw.Card(c, p.Draw), "\n"))
			}
		}
	}
}

// lookAt says what is on a cell and which choices lead there, and reports whether there is anything to say.
func (p *talk) lookAt(words string) bool {
	cell, ways := strings.ReplaceAll(words, " ", ""), p.ways()
	what, found := ways.At(cell)
	if found {
		p.say("%s: %s", cell, what)
	}
	for _, c := range present.Choices(p.rows) {
		if c.Cell != cell || c.Cell == "" {
			continue
		}
		found = true
		facts := slices.DeleteFunc([]string{ways.Of(&c), c.Cost}, func(s string) bool { return s == "" })
		p.say("%s", strings.TrimSuffix(c.Label+": "+strings.Join(append(facts, c.Warnings...), ", "), ": "))
	}
	return found
}
