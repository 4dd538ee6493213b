package line

import (
	"context"
	"fmt"
	"strings"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/table"
)

// execute executes a typed line.
func (p *talk) execute(ctx context.Context, w live.Waiting, text string) error {
	if first := strings.TrimSpace(text); w.Dice() && first != "" && first[0] >= '0' && first[0] <= '9' {
		faces, err := ParseDice(text, w.Sides)
		if err != nil {
			return err
		}
		return p.t.GiveDice(faces)
	}
	if p.isNext(text) {
		return p.startNext()
	}
	c, err := Parse(text)
	if err != nil {
		return err
	}
	switch c.Verb {
	case Empty:
		return p.empty(w)
	case Pick, Answer:
		return p.answer(w, c)
	case Default:
		return p.t.Default()
	case Undo:
		return p.undo(c.N)
	case Odds:
		return p.odds(ctx, c.Words)
	case Hint:
		return p.hint(ctx)
	case Adjust:
		return p.adjust(c)
	case Fresh:
		return p.fresh()
	case Never, Always, Ask, Standings:
		return p.stand(c)
	case Watch:
		return p.watch()
	case Pass:
		return p.pass(w)
	case Save:
		return p.save(c.Words)
	case Quit:
		return ErrQuit
	default:
		return p.inspect(c)
	}
}

// inspect executes the commands that only show something.
func (p *talk) inspect(c Command) error {
	switch c.Verb {
	case Why:
		p.why(c.N)
	case Map:
		p.picture(p.t.View(), p.Draw)
	case Levels:
		p.levels()
	case Choices:
		p.choices()
	case Blocked:
		p.blocked()
	case Log:
		p.log(c.N)
	case Decrees:
		p.decrees()
	case Look:
		return p.look(c.Words)
	case Sort:
		return p.sort(c.Words)
	case Help:
		p.say("%s", HelpText)
	case Rules:
		text, err := p.Rules(c.Words)
		if err != nil {
			return err
		}
		p.say("%s", text)
	default: // execute handles the others
	}
	return nil
}

func (p *talk) undo(n int) error {
	was, err := p.t.Undo(n)
	if err != nil {
		return err
	}
	p.turn = ""
	p.say("undone: %s", describe(was))
	return nil
}

// describe returns an input in words.
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
	p.say("Dice after the next answer will be new.")
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

func (p *talk) hint(ctx context.Context) error {
	text, err := p.Hint(ctx)
	if err != nil {
		return err
	}
	p.say("%s", strings.TrimRight(text, "\n"))
	return nil
}

func (p *talk) save(path string) error {
	if err := p.t.Save(path); err != nil {
		return p.SaveError(path, err)
	}
	if p.t.Record() == path {
		p.say("Saved in %s; the fight is recorded there from now on. Resume it with: fray play %s", path, path)
		return nil
	}
	p.say("Saved a copy in %s. The fight is still recorded in %s.", path, p.t.Record())
	return nil
}

func (p *talk) blocked() {
	if text := draw.Blocked(p.t.Blocked(), p.Draw); text != "" {
		p.say("%s\n%s", text, "Type rules ID to read a rule.")
		return
	}
	p.say("Nothing is blocked.")
}
