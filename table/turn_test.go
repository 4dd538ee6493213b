package table_test

import (
	"errors"
	"strings"
	"testing"

	"fray/table"
)

// mill turns: each of its beats is one decision, on or end, or with a fault as many as are made.
type mill struct {
	Fault          string // what does not end: a "beat", its "rolls"; "" is neither
	Done, Turns    int
	Named, Stopped bool
}

const (
	millOn table.Verb = iota
	millEnd
)

func millPlot() *plot[mill] {
	p := &plot[mill]{verbs: []string{"on", "end"}, kinds: []string{"turn"}, ruleText: []string{"turn"}}
	p.cast = table.Cast{
		Name: "mill", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"}, Combatants: members("ann:0:1", "ben:1:2"),
	}
	p.over = func(s *mill) (table.Result, bool) { return table.Draw, s.Stopped }
	p.beat = func(s *mill, t *table.Table) { s.beat(t) }
	return p
}

func (s *mill) beat(t *table.Table) {
	if !s.Named {
		s.Named = true
		t.BeginTurn(table.Who(s.Turns%2), s.Turns/2+1)
		return
	}
	on := s.ask(t)
	for on && s.Fault == "beat" {
		on = s.ask(t)
	}
	for on && s.Fault == "rolls" {
		t.Roll(&table.Roll{Rule: 1, Who: 0, Count: 1, Sides: 6})
	}
	if s.Done++; !on {
		s.Turns++
		s.Named, s.Stopped = false, s.Turns == 30
	}
}

func (s *mill) ask(t *table.Table) bool {
	q := t.Ask(0, 1, table.Who(s.Turns%2), table.JustSeat(table.Seat(s.Turns%2+1)))
	q.Add(table.Do(millOn))
	q.Add(table.Do(millEnd))
	return t.Choose(q).Verb == millOn
}

// onward answers "on" so many times in each turn.
type onward struct {
	g     *toy[mill]
	most  int
	turns int
	n     int
}

func (o *onward) Answer(*table.Question) (table.Option, bool) {
	if o.g.s.Turns != o.turns {
		o.turns, o.n = o.g.s.Turns, 0
	}
	if o.n++; o.n > o.most {
		return table.Do(millEnd), true
	}
	return table.Do(millOn), true
}

// play plays the mill without a session until it is over, and gives what stopped it before.
func (g *toy[S]) play(t *table.Table) (stopped *table.EndlessError) {
	defer func() {
		if r := recover(); r != nil {
			stopped = r.(*table.EndlessError)
		}
	}()
	for _, over := g.Over(); !over; _, over = g.Over() {
		t.Beat(g)
	}
	return nil
}

// TestTurnEnds: thirty turns that are as long as may be are no fault.
func TestTurnEnds(t *testing.T) {
	g := millPlot().start(mill{})
	stopped := g.play(&table.Table{Answers: &onward{g: g, most: table.MaxSteps - 1}})
	if stopped != nil || g.s.Turns != 30 || g.s.Done != 30*table.MaxSteps {
		t.Errorf("%d decisions in %d turns, stopped by %v", g.s.Done, g.s.Turns, stopped)
	}
}

// TestEndless: a turn, a beat and a row of rolls without an end are stopped, and the fault names the turn.
func TestEndless(t *testing.T) {
	for fault, text := range map[string]string{
		"":      "the turn of ben in round 2 does not end: 10000 decisions and rolls have been made in it",
		"beat":  "the turn of ben in round 2 does not end: 10000 decisions and rolls have been made in it",
		"rolls": "the turn of ben in round 2 does not end: 10000 decisions and rolls have been made in it",
	} {
		g := millPlot().start(mill{Fault: fault, Turns: 3})
		stopped := g.play(&table.Table{Answers: &onward{g: g, turns: 3, most: 1 << 30}})
		if stopped == nil || stopped.Error() != text {
			t.Errorf("%q: stopped by %v, want %s", fault, stopped, text)
		}
		if fault == "" && g.s.Done != table.MaxSteps {
			t.Errorf("stopped after %d decisions", g.s.Done)
		}
	}
}

// TestEndlessWithoutTurns: of a ruleset that names no turns the beats are bounded.
func TestEndlessWithoutTurns(t *testing.T) {
	g := millPlot().start(mill{Fault: "beat", Named: true})
	stopped := g.play(&table.Table{Answers: &onward{g: g, most: 1 << 30}})
	if stopped == nil || stopped.Who != "" || !strings.HasPrefix(stopped.Error(), "beat 1 does not end") {
		t.Errorf("stopped by %v", stopped)
	}
}

// TestEndlessSession: the answer that a turn cannot continue after is refused with what names the turn; going back, going
// another way, a branch and the record are as good as before.
func TestEndlessSession(t *testing.T) {
	s := table.NewSession(millPlot().start(mill{}), table.Options{})
	for range table.MaxSteps - 1 {
		if err := s.Answer(1, "on"); err != nil {
			t.Fatal(err)
		}
	}
	p := s.Position()
	if who, round := p.Turn(); who != 0 || round != 1 {
		t.Errorf("it is the turn of %d in round %d", who, round)
	}
	b := s.Branch()
	var endless *table.EndlessError
	for name, s := range map[string]*table.Session{"the session": s, "a branch": b} {
		err := s.Answer(1, "on")
		if !isReason(err, table.Stuck) || !errors.As(err, &endless) || endless.Who != "ann" || endless.Round != 1 {
			t.Fatalf("%s is stopped by %v", name, err)
		}
		if s.Err() == nil || s.Open() != nil {
			t.Errorf("%s continues", name)
		}
		if err := s.Undo(table.MaxSteps - 1); err != nil {
			t.Fatal(err)
		}
		if err := s.Answer(1, "end"); err != nil || s.Open().Who != 1 {
			t.Errorf("%s does not go another way: %v", name, err)
		}
	}
	rec := &table.Record{Header: table.Header{Ruleset: "mill"}, Inputs: s.Inputs(), Lines: make([]int, len(s.Inputs()))}
	again, err := table.ReplayTo(rec, millPlot().start(mill{}), len(rec.Inputs))
	if err != nil || again.StateHash() != s.StateHash() {
		t.Errorf("the record is played to another point: %v", err)
	}
}

// TestEndlessBeatOfASession: also within one beat, which is run again for each answer.
func TestEndlessBeatOfASession(t *testing.T) {
	s := table.NewSession(millPlot().start(mill{Fault: "rolls"}), table.Options{})
	var endless *table.EndlessError
	if err := s.Answer(1, "on"); !errors.As(err, &endless) || endless.Who != "ann" {
		t.Errorf("stopped by %v", err)
	}
	if err := s.Undo(0); err != nil || s.Open() == nil {
		t.Errorf("it does not go back: %v", err)
	}
}
