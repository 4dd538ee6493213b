package line

import (
	"errors"
	"fmt"
	"strings"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/table"
)

// next is the word that goes on with an adventure.
const next = "next"

// title names what is played: the fight, and of which adventure it is which.
func (p *talk) title() string {
	if p.Adventure == nil {
		return p.t.Name()
	}
	n, of := p.Adventure.Fight()
	return fmt.Sprintf("%s, fight %d of %d: %s", p.Adventure.Name(), n, of, p.t.Name())
}

// seed is the seed by which all of it can be played again.
func (p *talk) seed() table.Seed {
	if p.Adventure == nil {
		return p.t.Session().Seed()
	}
	return table.Practice(p.Adventure.Seed())
}

// over says how the fight ended and what comes after it, and reports whether another one does.
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

// tellAhead says what comes after the fight, in an adventure.
func (p *talk) tellAhead(h *live.Ahead) {
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

// isNext reports whether the text asks to go on with the adventure, and there is a fight to go on from.
func (p *talk) isNext(text string) bool {
	_, over := p.t.Over()
	return over && p.Adventure != nil && strings.EqualFold(strings.TrimSpace(text), next)
}

// goOn begins the next fight.
func (p *talk) goOn() error {
	t, err := p.GoOn()
	if err != nil {
		return err
	}
	p.t, p.turn, p.drawn, p.seen, p.cs = t, "", -1, "", nil
	p.say("\n%s", p.title())
	return nil
}

// errOver answers an answer that nobody waits for.
func (p *talk) errOver() error {
	if p.Adventure != nil && !p.Adventure.Over() {
		return errors.New("the fight is over: type next to go on, or quit, undo, why, log or save FILE")
	}
	return errors.New("the fight is over: type quit, undo, why, log or save FILE")
}
