package line

import (
	"errors"
	"fmt"
	"strings"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/table"
)

// next is the command that starts the next fight of an adventure.
const next = "next"

// title returns the name of the fight, with its place in the adventure.
func (p *talk) title() string {
	if p.Adventure == nil {
		return p.t.Name()
	}
	n, of := p.Adventure.Fight()
	return fmt.Sprintf("%s, fight %d of %d: %s", p.Adventure.Name(), n, of, p.t.Name())
}

// seed returns the seed of the fight or of the whole adventure.
func (p *talk) seed() table.Seed {
	if p.Adventure == nil {
		return p.t.Session().Seed()
	}
	return table.Practice(p.Adventure.Seed())
}

// over prints how the fight ended and what follows, and reports whether another fight follows.
func (p *talk) over(winner string) (more bool, err error) {
	var h *live.Ahead
	if p.Adventure != nil {
		if h, err = p.Adventure.Ahead(); err != nil {
			return false, err
		}
	}
	p.finish(winner, h)
	return h.More(), nil
}

// printAhead prints what follows the fight in an adventure.
func (p *talk) printAhead(h *live.Ahead) {
	if h == nil {
		return
	}
	for i, l := range h.Lines(p.Adventure.Name()) {
		indent := "  "
		if i == 0 {
			indent = ""
		}
		p.say("%s", draw.Wrap(indent+l, "    ", p.Draw))
	}
}

// isNext reports whether the text asks for the next fight of the adventure, and the current one is over.
func (p *talk) isNext(text string) bool {
	_, over := p.t.Over()
	return over && p.Adventure != nil && strings.EqualFold(strings.TrimSpace(text), next)
}

// startNext starts the next fight.
func (p *talk) startNext() error {
	t, err := p.NextFight()
	if err != nil {
		return err
	}
	p.t, p.turn, p.drawn, p.seen, p.rows = t, "", -1, "", nil
	p.say("\n%s", p.title())
	return nil
}

// errOver refuses an answer after the end of the fight.
func (p *talk) errOver() error {
	if p.Adventure != nil && !p.Adventure.Over() {
		return errors.New("the fight is over: type next for the next fight, or quit, undo, why, log or save FILE")
	}
	return errors.New("the fight is over: type quit, undo, why, log or save FILE")
}
