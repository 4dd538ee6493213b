package line

import (
	"slices"
	"strings"

	"fray/internal/draw"
	"fray/internal/present"
)

// look explains the piece of the fight that the words name, or a cell, or lists all pieces.
func (p *talk) look(words string) error {
	cards := present.Cards(p.t.Game(), p.t.Viewer())
	if words == "" {
		p.say("%s", draw.CardNames(cards, p.Draw))
		return nil
	}
	if p.lookAt(words) {
		return nil
	}
	card, err := present.Look(cards, words)
	if err != nil {
		return err
	}
	p.say("%s", strings.TrimRight(draw.Card(card, p.Draw), "\n"))
	return nil
}

// lookAt says what is on a cell and which choices lead there, and reports whether there is anything to say.
func (p *talk) lookAt(words string) bool {
	cell, ways := strings.ReplaceAll(words, " ", ""), p.ways()
	what, found := ways.At(cell)
	if found {
		p.say("%s: %s", cell, what)
	}
	for _, c := range p.t.Choices() {
		if c.Cell != cell || c.Cell == "" {
			continue
		}
		found = true
		facts := slices.DeleteFunc([]string{ways.Of(&c), c.Cost}, func(s string) bool { return s == "" })
		p.say("%s", strings.TrimSuffix(c.Label+": "+strings.Join(append(facts, c.Warnings...), ", "), ": "))
	}
	return found
}
