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

// ErrQuit says that somebody wants to leave.
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
			p.show(w)
		} else if on, err := p.over(winner); err != nil || p.t.People() == 0 && !on {
			return errors.Join(err, p.out.err)
		} else if p.t.People() == 0 {
			if err := p.goOn(); err != nil {
				return err
			}
			continue
		}
		if err := p.listen(ctx, w); err != nil {
			return p.stopped(err)
		}
	}
}

// stopped says good-bye, and how to go on. What ends a conversation in the middle is an error only if a person did not end
// it.
func (p *talk) stopped(err error) error {
	p.say("%s", p.Again())
	if errors.Is(err, ErrQuit) || errors.Is(err, io.EOF) {
		return p.out.err
	}
	return err
}

// listen reads lines until one changes the fight or shows something.
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
	if err := p.obey(ctx, w, text); err != nil {
		if errors.Is(err, ErrQuit) || errors.Is(err, context.Canceled) || isFault(err) {
			return err
		}
		p.say("%s", draw.Wrap(err.Error(), "  ", p.Draw))
	}
	return nil
}

// prompt says whose answer is wanted.
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

// isFault reports whether the fight can not go on.
func isFault(err error) bool {
	var r *table.Refusal
	return errors.As(err, &r) && r.Reason == table.Stuck
}

// Printable is the text without what would move the cursor about.
func Printable(text string) string {
	return strings.Map(func(r rune) rune {
		if isControl(r) {
			return '?'
		}
		return r
	}, text)
}

// say writes a line. That it can not be written shows in run.
func (p *talk) say(format string, args ...any) {
	fmt.Fprintf(p.Out, format+"\n", args...)
}
