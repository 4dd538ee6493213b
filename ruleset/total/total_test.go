package total_test

import (
	"slices"
	"testing"

	"fray/ruleset/total"
	"fray/table"
)

// TestSum adds parts with names and without, and loses some.
func TestSum(t *testing.T) {
	var s total.Sum
	s.Base(1, 10)
	s.Add(2, 0)
	s.Add(2, 3)
	s.Named(7, 0, 3, 2)
	s.Named(7, 0, 4, 4)
	s.Named(7, 0, 5, 4)
	s.Named(7, 0, 6, -1)
	s.Named(7, 0, 6, -3)
	s.Named(8, 0, 6, 1)
	s.Lose(3, 9, 10, 5)
	s.Lose(3, 9, 10, -2)
	if got := s.Total(); got != 10+3+4-3+1-2 {
		t.Errorf("the sum is %d, expected 13", got)
	}
	var fates []table.Fate
	for _, p := range s.Parts() {
		fates = append(fates, p.Fate)
	}
	want := []table.Fate{
		table.Counts, table.Counts, table.Weaker, table.Counts, table.Weaker, table.Weaker, table.Counts, table.Counts, table.Lost, table.Counts,
	}
	if !slices.Equal(fates, want) {
		t.Errorf("the fates are %v, expected %v", fates, want)
	}
	mods := s.AppendMods(nil)
	if len(mods) != 10 || mods[3] != (table.Mod{Rule: 4, Value: 4}) || mods[2] != (table.Mod{Rule: 3, Value: 2, Fate: table.Weaker, By: 4}) {
		t.Errorf("the modifiers are %v", mods)
	}
	if lost := mods[8]; lost != (table.Mod{Rule: 9, Value: 5, Of: 3, Fate: table.Lost, By: 10}) || lost.Own() || !mods[3].Own() {
		t.Errorf("the lost modifier is %v", lost)
	}
	against := s.AppendAgainst(mods[:1:1])
	if len(against) != 11 || against[0].Against || !against[4].Against || against[4].Own() {
		t.Errorf("the modifiers of what is rolled against are %v", against)
	}
	if lost := s.Parts()[8]; lost.Rule != 9 || lost.By != 10 || lost.Value != 5 {
		t.Errorf("the lost part is %+v", lost)
	}
}

// TestBaseOfNothing shows a base of 0, and a part without a name never stands in for another.
func TestBaseOfNothing(t *testing.T) {
	var s total.Sum
	s.Base(1, 0)
	s.Named(0, 0, 2, 1)
	s.Named(0, 0, 2, 1)
	if s.Total() != 2 || len(s.Parts()) != 3 || s.Parts()[0].Rule != 1 {
		t.Errorf("got %d of %+v", s.Total(), s.Parts())
	}
}

// TestManyParts counts parts beyond those that it shows, and allocates nothing.
func TestManyParts(t *testing.T) {
	var s total.Sum
	if n := testing.AllocsPerRun(10, func() {
		s = total.Sum{}
		for i := range 100 {
			s.Add(1, 1+i%2)
		}
	}); n != 0 {
		t.Errorf("adding allocates %v times", n)
	}
	if s.Total() != 150 {
		t.Errorf("the sum is %d, expected 150", s.Total())
	}
}
