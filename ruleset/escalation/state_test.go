package escalation_test

import (
	"bytes"
	"testing"

	"fray/ruleset/escalation"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// TestReadStateAfterJoins reads the state of a fight that two combatants have joined, with abilities and conditions of their
// own, in a new game of the setup: it is the same state and the fight continues alike.
func TestReadStateAfterJoins(t *testing.T) {
	g, problems := escalation.New(ford())
	for _, p := range problems {
		t.Fatal(p)
	}
	tb := &table.Table{Answers: &property.Roller{T: t}}
	for range 5 {
		tb.Beat(g)
	}
	for _, a := range []table.Adjustment{
		{Do: "join", Who: "imp", At: "ford", Sheet: sheets()[1]},
		{Do: "reserve", Who: "gob-2", At: "yard", What: "gob"},
	} {
		if err := g.Adjust(tb, a); err != nil {
			t.Fatal(err)
		}
	}
	want := g.AppendState(nil)
	read, _ := escalation.New(ford())
	if err := read.ReadState(want); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(read.AppendState(nil), want) || ids(read) != "c0 gob imp gob-2" {
		t.Fatalf("the state that was read has %s", ids(read))
	}
	for _, f := range read.Faults() {
		t.Error(f)
	}
	other := &table.Table{Answers: &property.Roller{T: t}, Inputs: tb.Inputs, Beats: tb.Beats}
	tb.Answers = &property.Roller{T: t}
	for range 40 {
		if _, over := g.Over(); over {
			break
		}
		tb.Beat(g)
		other.Beat(read)
	}
	if !bytes.Equal(read.AppendState(nil), g.AppendState(nil)) {
		t.Error("the fight that was read continues another way")
	}
}
