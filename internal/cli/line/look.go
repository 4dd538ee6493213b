package line

import (
	"strings"

	"fray/internal/draw"
	"fray/internal/present"
)

// look explains the piece of the fight that the words name, or lists all pieces.
func (p *talk) look(words string) error {
	cards := present.Cards(p.t.Game(), p.t.Viewer())
	if words == "" {
		p.say("%s", draw.CardNames(cards, p.Draw))
		return nil
	}
	card, err := present.Look(cards, words)
	if err != nil {
		return err
	}
	p.say("%s", strings.TrimRight(draw.Card(card, p.Draw), "\n"))
	return nil
}
