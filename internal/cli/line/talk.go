package line

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/table"
)

// ErrQuit says that the player wants to leave.
var ErrQuit = errors.New("quit")

func (p *talk) run(ctx context.Context) error {
	p.intro()
	p.before()
	for {
		p.news()
		if err := p.t.Advance(ctx, p.move); err != nil {
			return p.stopped(err)
		}
		p.news()
		if p.out.err != nil {
			return p.out.err
		}
		w := p.t.Waiting()
		if winner, over := p.t.Over(); !over {
			p.show(ctx, w)
		} else if on, err := p.over(winner); err != nil || p.t.Players() == 0 && !on {
			return errors.Join(err, p.out.err)
		} else if p.t.Players() == 0 {
			if err := p.startNext(); err != nil {
				return err
			}
			continue
		}
		if err := p.listen(ctx, w); err != nil {
			return p.stopped(err)
		}
	}
}

// stopped prints how to resume. It returns the error unless the player ended the conversation.
func (p *talk) stopped(err error) error {
	p.say("%s", p.Farewell())
	if errors.Is(err, ErrQuit) || errors.Is(err, io.EOF) {
		return p.out.err
	}
	return err
}

// listen reads and executes one line.
func (p *talk) listen(ctx context.Context, w live.Waiting) error {
	fmt.Fprintf(p.Out, "%s> ", p.prompt(w))
	text, err := p.in.next(ctx)
	if p.Echo && err == nil {
		p.say("%s", Printable(text))
	} else if err != nil {
		p.say("")
	}
	if errors.Is(err, ErrLong) {
		p.say("%v", err)
		return nil
	}
	if err != nil {
		return err
	}
	if err := p.execute(ctx, w, text); err != nil {
		if errors.Is(err, ErrQuit) || errors.Is(err, context.Canceled) || isFault(err) {
			return err
		}
		p.say("%s", draw.Wrap(err.Error(), "  ", p.Draw))
	}
	return nil
}

// prompt names the combatant and the seat that are asked.
func (p *talk) prompt(w live.Waiting) string {
	who := p.t.Cast().Seats[w.Seats.First()]
	switch {
	case w.Seats == 0:
		return "over"
	case w.Dice():
		return "dice " + diceNames(w.Sides)
	case w.Who != "" && w.Who != who:
		return w.Who + " (" + who + ")"
	default:
		return who
	}
}

// isFault reports whether the fight cannot continue.
func isFault(err error) bool {
	var r *table.Refusal
	return errors.As(err, &r) && r.Reason == table.Stuck
}

// Printable replaces control characters.
func Printable(text string) string {
	return strings.Map(func(r rune) rune {
		if isControl(r) {
			return '?'
		}
		return r
	}, text)
}

// say prints a line. Output keeps a write error for run.
func (p *talk) say(format string, args ...any) {
	fmt.Fprintf(p.Out, format+"\n", args...)
}
