package rulestest

import (
	"fmt"
	"runtime/debug"
	"strings"

	"fray/pack"
	"fray/table"
)

// The names of the questions at the first of which the GM gives what is given: on one's turn, the same in every ruleset,
// and in a rest before the fight.
const (
	turnKind = "turn"
	restKind = "rest"
)

// player plays one case.
type player struct {
	file     string
	c        *pack.Case
	s        *table.Session
	line     int     // of what is being done
	dice     []int32 // scripted for it and not thrown yet
	given    bool    // what the GM decrees has been carried out
	answered bool    // the script has begun
	began    int     // events before that
	failures []Failure
}

// play goes through the script, up to the first thing that does not fit, and checks what came of it. Failed checks do
// not keep the script from going on.
func (p *player) play() {
	defer func() {
		if fault := recover(); fault != nil {
			p.fail("the ruleset panics: %v\n%s", fault, debug.Stack())
		}
	}()
	p.line, p.dice = p.c.Line, p.c.Dice
	p.given = len(p.c.Given) == 0
	p.s = table.NewSession(p.c.Encounter.Game.Clone(), table.Options{AskDice: true})
	if !p.advance() {
		return
	}
	for i := range p.c.Script {
		step := &p.c.Script[i]
		p.line = step.Line
		switch {
		case step.Decree != nil:
			if !p.decree(step) {
				return
			}
		case step.Who == "":
			p.check(step.Expect)
		case !p.step(step):
			return
		}
	}
	if !p.given {
		p.line = p.c.Given[0].Line
		p.fail("what is given was never carried out: no question of the kind %q came up\n%s", turnKind, p.open())
		return
	}
	p.check(p.c.Expect)
}

// step gives one answer and plays on to the next question.
func (p *player) step(step *pack.Step) bool {
	p.begin()
	seat, o, ok := p.answer(step.Who, step.Answer)
	if !ok {
		return false
	}
	if err := p.put(seat, o, step.Note); err != nil {
		p.fail("%s: %s: %v\n%s", step.Who, step.Answer, err, p.open())
		return false
	}
	p.dice = step.Dice
	return p.advance()
}

// decree carries out what the GM decrees at the open question, and plays on to the next.
func (p *player) decree(step *pack.Step) bool {
	p.begin()
	if err := p.s.Adjust(*step.Decree); err != nil {
		p.fail("the GM cannot do this: %v", err)
		return false
	}
	p.dice = step.Dice
	return p.advance()
}

// begin notes where the script begins.
func (p *player) begin() {
	if !p.answered {
		p.answered, p.began = true, len(p.s.Events())
	}
}

// put gives an answer, with the text that goes with it.
func (p *player) put(seat table.Seat, o table.Option, note string) error {
	if note == "" {
		return p.s.AnswerOption(seat, o)
	}
	return p.s.AnswerNote(seat, p.key(p.s.Open(), o), note)
}

// advance throws the scripted dice up to the next question, and lets the GM decree there what is given.
func (p *player) advance() bool {
	if !p.throw() || !p.give() || !p.throw() {
		return false
	}
	if len(p.dice) > 0 {
		p.fail("the dice %v are left over: nothing rolled them\n%s%s", p.dice, p.open(), p.log())
		return false
	}
	return true
}

// throw gives the scripted faces to the rolls that ask for them.
func (p *player) throw() bool {
	for r := p.s.OpenRoll(); r != nil; r = p.s.OpenRoll() {
		n := r.Dice()
		if len(p.dice) < n {
			p.fail("a die is missing: %s needs %s, and %v is left\n%s", p.s.Game().RollText(r), diceText(r), p.dice, p.log())
			return false
		}
		if err := p.s.GiveDice(p.dice[:n]); err != nil {
			p.fail("%s: %v (%s)\n%s", p.s.Game().RollText(r), err, diceText(r), p.log())
			return false
		}
		p.dice = p.dice[n:]
	}
	if err := p.s.Err(); err != nil {
		p.fail("the game cannot go on: %v\n%s", err, p.log())
		return false
	}
	return true
}

// give carries out what the GM decrees, at the first question of a turn or of a rest.
func (p *player) give() bool {
	q := p.s.Open()
	if p.given || q == nil || p.kind(q) != turnKind && p.kind(q) != restKind {
		return true
	}
	p.given = true
	line := p.line
	for _, g := range p.c.Given {
		p.line = g.Line
		if err := p.s.Adjust(g.Adjustment); err != nil {
			p.fail("the GM cannot do this: %v", err)
			return false
		}
	}
	p.line = line
	return true
}

// kind is the name of a question's kind.
func (p *player) kind(q *table.Question) string {
	if name := p.book().QuestionName(q.Kind); name != "" {
		return name
	}
	return fmt.Sprint(q.Kind)
}

func (p *player) book() *table.Book { return p.s.Game().Book() }
func (p *player) cast() *table.Cast { return p.s.Game().Cast() }

func (p *player) fail(format string, args ...any) {
	why := strings.TrimRight(fmt.Sprintf(format, args...), "\n")
	p.failures = append(p.failures, Failure{File: p.file, Case: p.c.Name, Line: p.line, Why: why})
}

// diceText says which dice a roll has, such as "1d100 and 1d10".
func diceText(r *table.Roll) string {
	text := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Extra > 0 {
		text += fmt.Sprintf(" and %dd10", r.Extra)
	}
	return text
}
