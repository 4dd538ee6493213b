package table_test

import (
	"strings"
	"testing"

	"fray/table"
)

// plea is a test in which numbers and texts are asked: how many dice somebody spends, what it says, and what the GM rules.
type plea struct {
	Stage int8
	Dice  int8
	Need  int16
	Bonus int16
	Won   bool
}

const (
	pleaSpend table.Verb = iota
	pleaNumber
	pleaSay
	pleaSilent
)

func pleaPlot() *plot[plea] {
	p := &plot[plea]{
		verbs: []string{"spend", "number", "say", "silent"}, kinds: []string{"spend", "difficulty", "words"},
		ruleText: []string{"spend", "ruling", "words", "check"},
	}
	p.cast = table.Cast{
		Name: "plea", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red"}, Combatants: members("ann:0:1"),
	}
	p.over = func(s *plea) (table.Result, bool) { return 0, s.Stage == 3 }
	p.beat = func(s *plea, t *table.Table) {
		s.Stage++
		switch s.Stage {
		case 1:
			s.words(t)
		case 2:
			s.rule(t)
		case 3:
			s.spend(t)
		}
	}
	return p
}

// words: a line of text brings a bonus; a bot that says something has a stock line.
func (s *plea) words(t *table.Table) {
	q := t.Ask(2, 3, 0, table.JustSeat(1))
	q.Text = true
	q.Add(table.Do(pleaSay))
	q.Add(table.Do(pleaSilent))
	if t.Choose(q).Verb == pleaSilent {
		return
	}
	line := t.Note()
	if line == "" {
		line = "for the king"
	}
	s.Bonus = 2
	t.Say(table.Event{Kind: table.Own, Rule: 3, Who: 0, Target: table.Nobody, Note: line})
}

// rule: the GM names a number, and may say why.
func (s *plea) rule(t *table.Table) {
	q := t.Ask(1, 2, table.Nobody, table.JustSeat(table.GM))
	q.Text = true
	for n := int16(5); n <= 40; n += 5 {
		q.Add(table.Do(pleaNumber).Of(n))
	}
	q.SetDefault(table.Do(pleaNumber).Of(15))
	s.Need = t.Choose(q).N
	t.Say(table.Event{Kind: table.Ruled, Rule: 2, Who: table.Nobody, Target: table.Nobody, N: [4]int32{int32(s.Need)}, Note: t.Note()})
}

// spend: each die that is spent adds a d6.
func (s *plea) spend(t *table.Table) {
	q := t.Ask(0, 1, 0, table.JustSeat(1))
	for n := range int16(s.Dice) + 2 {
		q.Try(table.Do(pleaSpend).Of(n))
		q.Need(n <= int16(s.Dice), 1)
		q.Offer()
	}
	n := t.Choose(q).N
	s.Dice -= int8(n)
	total := s.Bonus + int16(t.Roll(&table.Roll{Rule: 4, Count: n, Sides: 6}))
	s.Won = total >= s.Need
	say(t, table.Rolled, 4, 0, table.Nobody, int(total))
}

func newPlea() table.Game { return pleaPlot().start(plea{Dice: 3}) }

// TestNumbersAreAnswered asks how many dice are spent and what the difficulty is: each number is an option.
func TestNumbersAreAnswered(t *testing.T) {
	s := sit(t, newPlea, table.DiceAsk)
	s.play("red: silent")
	q := s.Open()
	if got := s.Game().Describe(q, q.Default()).Key; got != "number:15" {
		t.Errorf("the default is %s", got)
	}
	refusedFor(t, s.put("gm: number:12"), table.NotListed)
	s.play("gm: number:10")
	s.isOpen("red: spend spend:1 spend:2 spend:3")
	if b := s.Blocked(1); len(b) != 1 || b[0].Key != "spend:4" {
		t.Errorf("blocked: %v", b)
	}
	s.play("red: spend:2")
	s.isOpen("roll 2d6")
	refusedFor(t, s.put("4 5 6"), table.BadDice)
	s.play("4 5")
	s.hears(1, "ruling 10", "check ann 9")
	s.prove()
}

// TestTextsGoWithAnswers keeps what is said with an answer, in the events, in the record, and when it is taken back.
func TestTextsGoWithAnswers(t *testing.T) {
	const line = "„By the <old> bridge & all its stones“"
	s := sit(t, newPlea, table.DiceRoll)
	s.play("red: say # "+line, "gm: number:20 # the bridge is down", "red: spend")
	s.hears(1, `words ann "`+line+`"`, `ruling 20 "the bridge is down"`, "check ann 2")
	if !strings.Contains(s.write.text.String(), `"answer":"number:20","note":"the bridge is down","hash"`) {
		t.Errorf("the record is\n%s", s.write.text.String())
	}
	s.prove()
	if err := s.Undo(1); err != nil {
		t.Fatal(err)
	}
	s.play("gm: number:20")
	s.hears(1, `words ann "`+line+`"`, "ruling 20") // what was said before is gone
	if err := s.Undo(0); err != nil {
		t.Fatal(err)
	}
	s.play("red: say")
	s.hears(1, `words ann "for the king"`)
	s.prove()
}

// TestTextsThatAreRefused takes no text where none is asked for, nor one that a record cannot give back as it was.
func TestTextsThatAreRefused(t *testing.T) {
	s := sit(t, newPlea, table.DiceRoll)
	for _, note := range []string{
		"\xff\xfe", strings.Repeat("a", table.MaxNote+1), "\x1b[2J", "one\ntwo", "\u202eabc",
		strings.Repeat("<", table.MaxNote/6+1), // six bytes each in the record
	} {
		refusedFor(t, s.AnswerNote(1, "say", note), table.BadText)
	}
	s.play("red: silent", "gm: number:5")
	refusedFor(t, s.AnswerNote(1, "spend", "please"), table.BadText)
	x, _ := recorded(1, false)
	refusedFor(t, x.Adjust(table.Adjustment{Do: "set", Who: "goblin-1", What: "HP", Value: 3, Why: "\xff"}), table.BadText)
	err := x.Adjust(table.Adjustment{Do: "set", Who: "goblin-1", What: "HP", Value: 3, Sheet: strings.Repeat("a", table.MaxSheet+1)})
	if refusedFor(t, err, table.BadText); !strings.Contains(err.Error(), "a sheet has at most 262144 bytes") {
		t.Error(err)
	}
	if len(s.Inputs()) != 2 || len(x.Inputs()) != 0 {
		t.Error("a text that was refused left a trace")
	}
	s.prove()
}
