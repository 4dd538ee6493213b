package line

import (
	"context"
	"fmt"
	"strings"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/table"
)

// obey does what a typed line asks for.
func (p *talk) obey(ctx context.Context, w live.Waiting, text string) error {
	if first := strings.TrimSpace(text); w.Dice() && first != "" && first[0] >= '0' && first[0] <= '9' {
		faces, err := ParseDice(text, w.Sides)
		if err != nil {
			return err
		}
		return p.t.GiveDice(faces)
	}
	if p.isNext(text) {
		return p.goOn()
	}
	c, err := Parse(text)
	if err != nil {
		return err
	}
	switch c.Verb {
	case Again:
		return p.empty(w)
	case Pick, Answer:
		return p.answer(w, c)
	case Default:
		return p.t.Default()
	case Undo:
		return p.undo(c.N)
	case Odds:
		return p.odds(ctx, c.Words)
	case Adjust:
		return p.adjust(c)
	case Fresh:
		return p.fresh()
	case Never, Always, Ask, Standings:
		return p.stand(c)
	case Watch:
		return p.watch()
	case Pass:
		return p.t.Pass()
	case Save:
		return p.save(c.Words)
	case Quit:
		return ErrQuit
	default:
		return p.tell(c)
	}
}

// tell shows something and changes nothing.
func (p *talk) tell(c Command) error {
	switch c.Verb {
	case Why:
		p.why()
	case Map:
		p.picture(p.t.View())
	case Choices:
		p.choices()
	case Blocked:
		p.blocked()
	case Log:
		p.log(c.N)
	case Decrees:
		p.decrees()
	case Help:
		p.say("%s", HelpText)
	case Rules:
		text, err := p.Rules(c.Words)
		if err != nil {
			return err
		}
		p.say("%s", text)
	default: // obey does the others
	}
	return nil
}

func (p *talk) undo(n int) error {
	was, err := p.t.Undo(n)
	if err != nil {
		return err
	}
	p.turn = ""
	p.say("taken back: %s", describe(was))
	return nil
}

// describe is an input in words.
func describe(in table.Input) string {
	switch {
	case in.Answer != "":
		return in.Seat + ": " + in.Answer
	case in.Adjust != nil:
		return "gm " + in.Adjust.String()
	case in.Fresh:
		return "gm fresh dice"
	default:
		return fmt.Sprintf("dice %v", in.Dice)
	}
}

func (p *talk) fresh() error {
	if err := p.t.Fresh(); err != nil {
		return err
	}
	p.say("The dice after the next answer fall anew.")
	return nil
}

func (p *talk) odds(ctx context.Context, words string) error {
	key := ""
	if words != "" {
		c, err := Parse(words)
		if err != nil {
			return err
		}
		choice, err := p.chosen(c)
		if err != nil {
			return err
		}
		key = choice.Key
	}
	text, err := p.Odds(ctx, key)
	if err != nil {
		return err
	}
	p.say("%s", strings.TrimRight(text, "\n"))
	return nil
}

func (p *talk) save(path string) error {
	if err := p.t.Save(path); err != nil {
		return p.Unmade(path, err)
	}
	if p.t.Record() == path {
		p.say("Saved, and from now on recorded, in %s. Go on another time with: fray play %s", path, path)
		return nil
	}
	p.say("Saved in %s as it is now. The fight goes on being recorded in %s.", path, p.t.Record())
	return nil
}

func (p *talk) blocked() {
	if text := draw.Blocked(p.t.Blocked(), p.Draw); text != "" {
		p.say("%s\n%s", text, "rules ID tells what a rule says.")
		return
	}
	p.say("Nothing is blocked.")
}
