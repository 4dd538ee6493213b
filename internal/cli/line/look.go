package line

import (
	"slices"
	"strings"

	"fray/internal/draw"
	"fray/internal/present"
)

// look explains the piece of the fight that the words name, or where the choices of a cell lead, or lists all pieces.
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

// lookAt says what the choices that lead to a cell are, and reports whether there are any.
func (p *talk) lookAt(cell string) bool {
	v := p.t.View()
	ways := present.NewWays(&v, p.t.Waiting().ID)
	found := false
	for _, c := range p.t.Choices() {
		if c.Cell != strings.ReplaceAll(cell, " ", "") || c.Cell == "" {
			continue
		}
		found = true
		facts := slices.DeleteFunc([]string{ways.Of(&c), c.Cost}, func(s string) bool { return s == "" })
		p.say("%s", strings.TrimSuffix(c.Label+": "+strings.Join(append(facts, c.Warnings...), ", "), ": "))
	}
	return found
}
