package line

import (
	"fray/internal/draw"
	"fray/table"
)

// why itemizes the nth last roll: every die, every modifier, and the rules.
func (p *talk) why(n int) {
	r, ok := p.t.Why(n)
	switch _, any := p.t.Why(1); {
	case ok:
	case any:
		p.say("There are not so many rolls.")
		return
	default:
		p.say("Nothing has been rolled yet.")
		return
	}
	for _, l := range r.Lines() {
		p.say("%s", draw.Wrap(l, "    ", p.Draw))
	}
}

// log prints the last n lines of the log.
func (p *talk) log(n int) {
	lines := p.t.Log(0)
	for _, l := range lines[max(0, len(lines)-n):] {
		p.event(l)
	}
}

// stand sets, removes and lists standing answers.
func (p *talk) stand(c Command) error {
	var err error
	switch c.Verb {
	case Never:
		err = p.t.Stand(c.Words, table.Standing{})
	case Ask:
		err = p.t.AskAgain(c.Words)
	case Standings:
		if c.Words != "" {
			err = p.t.StandBy(c.Words)
		}
	default:
		kind := c.Standing.Verb
		if p.t.Offers(kind) {
			kind = ""
		}
		err = p.t.Stand(kind, c.Standing)
	}
	if err == nil {
		p.standings()
	}
	return err
}

// watch turns watching on or off.
func (p *talk) watch() error {
	if p.t.Watching() {
		p.t.StopWatching()
		p.say("Not watching: you are asked only your own questions.")
		return nil
	}
	if err := p.t.StandBy(table.TurnQuestion + "=ask"); err != nil {
		return err
	}
	p.say("Watching: you are also asked in the turns of bots, where you have options.")
	return nil
}

func (p *talk) standings() {
	list := p.t.Standings()
	if len(list) == 0 {
		p.say("No standing answers: you are asked every question.")
		return
	}
	p.say("Standing answers:")
	for _, s := range list {
		p.say("  %s", s)
	}
}
