package rulestest

import (
	"fmt"
	"runtime/debug"
	"strings"

	"fray/pack"
	"fray/table"
)

// player plays one case.
type player struct {
	file     string
	c        *pack.Case
	words    Words // of the labels of the ruleset's options
	s        *table.Session
	line     int     // of the current step
	dice     []int32 // scripted and not thrown yet
	given    []given // not carried out yet
	script   int     // events before the script; -1 before it has begun
	step     int     // events before the last answer or decree
	record   *Recording
	failures []Failure
}

// play plays the script up to the first thing that does not fit, and checks the outcome. Failed checks do not stop the
// script.
func (p *player) play() {
	defer func() {
		if fault := recover(); fault != nil {
			p.fail("the ruleset panics: %v\n%s", fault, debug.Stack())
		}
	}()
	p.line, p.dice, p.script = p.c.Line, p.c.Dice, -1
	p.given = pending(p.c.Given)
	p.record.begin()
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
		default:
			p.begin()
			if !p.put(step) || !p.advance() {
				return
			}
		}
	}
	if len(p.given) > 0 {
		p.line = p.given[0].Line
		p.fail("what is given was never carried out: %s never came\n%s", p.given[0].when(), p.open())
		return
	}
	p.check(p.c.Expect)
	p.record.end(p)
}

// put gives one answer. Its dice are the next to be thrown.
func (p *player) put(step *pack.Step) bool {
	p.step = len(p.s.Events())
	seat, o, ok := p.answer(step.Who, step.Answer)
	if !ok {
		return false
	}
	var err error
	if step.Note == "" {
		err = p.s.AnswerOption(seat, o)
	} else {
		err = p.s.AnswerNote(seat, p.key(p.s.Open(), o), step.Note)
	}
	if step.Refused != "" {
		return p.refused(step, err)
	}
	if err != nil {
		p.fail("%s: %s: %v\n%s", step.Who, step.Answer, err, p.open())
		return false
	}
	p.dice = step.Dice
	return true
}

// refused checks that a decree or the text of an answer was refused as expected.
func (p *player) refused(step *pack.Step, err error) bool {
	if err == nil || !strings.Contains(err.Error(), step.Refused) {
		p.fail("expected a refusal with %q, found %v", step.Refused, err)
	}
	return err != nil
}

// decree carries out a decree of the GM at the open question, and plays on to the next.
func (p *player) decree(step *pack.Step) bool {
	p.begin()
	p.step = len(p.s.Events())
	err := p.s.Adjust(*step.Decree)
	if step.Refused != "" {
		return p.refused(step, err)
	}
	if err != nil {
		p.fail("the GM cannot do this: %v", err)
		return false
	}
	p.dice = step.Dice
	return p.advance()
}

// begin notes where the script begins.
func (p *player) begin() {
	if p.script < 0 {
		p.script = len(p.s.Events())
	}
}

// advance throws the scripted dice up to the next question, and carries out what is given there.
func (p *player) advance() bool {
	return p.throw() && p.give() && p.noDiceLeft()
}

// noDiceLeft fails if scripted dice have not been thrown.
func (p *player) noDiceLeft() bool {
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
		p.record.roll(p, r)
		p.dice = p.dice[n:]
	}
	if err := p.s.Err(); err != nil {
		p.fail("the game cannot continue: %v\n%s", err, p.log())
		return false
	}
	p.record.question(p)
	return true
}

// kind returns the name of a question's kind.
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

// diceText returns the dice of a roll, such as "1d100 and 1d10".
func diceText(r *table.Roll) string {
	text := fmt.Sprintf("%dd%d", r.Count, r.Sides)
	if r.Extra > 0 {
		text += fmt.Sprintf(" and %dd10", r.Extra)
	}
	return text
}
