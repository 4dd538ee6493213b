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

// errQuit ends the conversation.
var errQuit = errors.New("quit")

func (p *talk) run(ctx context.Context) error {
	p.intro()
	for {
		p.news()
		if err := p.t.Advance(ctx, p.move); err != nil {
			return p.stopped(err)
		}
		p.news()
		w := p.t.Waiting()
		if winner, over := p.t.Over(); !over {
			p.show(w)
		} else if p.finish(winner); p.t.People() == 0 {
			return nil
		}
		if err := p.listen(ctx, w); err != nil {
			return p.stopped(err)
		}
	}
}

// stopped says good-bye. What ends a conversation in the middle is an error only if a person did not end it.
func (p *talk) stopped(err error) error {
	if errors.Is(err, errQuit) || errors.Is(err, io.EOF) || errors.Is(err, context.Canceled) {
		p.say("%s", p.Again())
		if errors.Is(err, context.Canceled) {
			return err
		}
		return nil
	}
	return err
}

func (p *talk) intro() {
	v := p.t.View()
	p.say("%s (%s)", v.Encounter, v.Ruleset)
	var seats []string
	for i, name := range p.t.Cast().Seats {
		seats = append(seats, name+": "+p.t.Sitter(table.Seat(i)))
	}
	p.say("seats: %s", strings.Join(seats, ", "))
	if p.Seeded {
		p.say("seed: %d", p.t.Session().Seed())
	}
	if p.t.People() != 0 {
		p.say("%s", draw.Wrap("Type a number or words to answer, and a cell where cells are listed; help tells what else may be typed.",
			"", p.Draw))
	}
	p.say("")
}

// move says what a bot or a standing answer does, and what comes of it.
func (p *talk) move(m live.Move) {
	if m.Free {
		who := m.Who
		if who == "" {
			who = m.Seat
		}
		p.say("%s (%s): %s", who, m.By, m.Label)
	}
	p.news()
}

func (p *talk) news() {
	for _, l := range p.t.News() {
		p.event(l)
	}
}

func (p *talk) event(l live.Line) {
	if l.Kind == table.Round {
		p.say("\n== %s ==", l.Text)
		return
	}
	p.say("  %s", draw.Wrap(l.Text, "    ", p.Draw))
}

// finish says how the fight ended, once.
func (p *talk) finish(winner string) {
	inputs := len(p.t.Session().Inputs())
	if p.drawn == inputs {
		return
	}
	p.drawn, p.seen, p.cs = inputs, "", nil
	p.say("")
	p.say("%s", draw.Status(p.t.View(), p.Draw))
	p.say("")
	if winner == "" {
		p.say("The fight is over: nobody has won.")
	} else {
		p.say("The fight is over: %s has won.", winner)
	}
	if p.t.People() != 0 {
		p.say("%s", draw.Wrap("You may still look back (why, log), undo, or save FILE; quit leaves.", "", p.Draw))
	} else if p.t.Record() != "" {
		p.say("%s", p.Again())
	}
}

// show shows what is asked, once: the map where a turn begins, and the choices.
func (p *talk) show(w live.Waiting) {
	inputs := len(p.t.Session().Inputs())
	if p.drawn == inputs && p.seen == w.Prompt {
		return
	}
	p.drawn, p.seen = inputs, w.Prompt
	v := p.t.View()
	if turn := fmt.Sprintf("%d %s", v.Round, v.Turn); turn != p.turn && !w.Dice() {
		p.turn = turn
		p.picture(v)
	}
	p.say("")
	p.say("%s", draw.Wrap(w.Prompt, "  ", p.Draw))
	if w.Dice() {
		p.cs = nil
		return
	}
	p.cs = p.t.Choices()
	p.choices()
	if w.Side {
		p.say("pass lets the bot whose question it is go on.")
	}
}

func (p *talk) picture(v table.View) {
	p.say("")
	p.say("%s", draw.Map(v, p.Draw))
	p.say("")
	p.say("%s", draw.Status(v, p.Draw))
	for _, b := range v.Banners {
		p.say("%s", b)
	}
}

func (p *talk) choices() { p.say("%s", draw.Choices(p.cs, p.Draw)) }

// listen reads lines until one changes the fight or shows something.
func (p *talk) listen(ctx context.Context, w live.Waiting) error {
	fmt.Fprintf(p.Out, "%s> ", p.prompt(w)) //nolint:errcheck // a broken pipe shows at the next read
	text, err := p.in.next(ctx)
	if p.Echo && err == nil {
		p.say("%s", printable(text))
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
		if errors.Is(err, errQuit) || errors.Is(err, context.Canceled) || isFault(err) {
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

// printable is the text without what would move the cursor about.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if isControl(r) {
			return '?'
		}
		return r
	}, text)
}

// say writes a line. A broken pipe shows when the next line is read, or when the fight ends.
func (p *talk) say(format string, args ...any) {
	fmt.Fprintf(p.Out, format+"\n", args...) //nolint:errcheck // see above
}
