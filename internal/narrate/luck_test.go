package narrate_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/narrate"
	"fray/table"
)

// cast has two combatants with a seat each.
func cast() *table.Cast {
	return &table.Cast{
		Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"},
		Combatants: []table.Member{{ID: "ann", Side: 0, Seat: 1}, {ID: "ben", Side: 1, Seat: 2}},
	}
}

func all(*table.Event) bool { return true }

// thrown returns one throw and the event that shows it.
func thrown(r table.Roll, faces ...int32) ([]table.Throw, []table.Event) {
	return []table.Throw{{Roll: r, Value: r.Value(faces), Faces: faces}}, []table.Event{{Kind: table.Rolled, Faces: faces}}
}

func TestLuck(t *testing.T) {
	for name, tt := range map[string]struct {
		roll  table.Roll
		faces []int32
		want  narrate.Luck
	}{
		// d6: mean 7/2, variance 35/12; 2.5 off is 1.4638 deviations
		"a six":   {table.Roll{Count: 1, Sides: 6}, []int32{6}, narrate.Luck{Rolls: 1, Sigmas: 146}},
		"a one":   {table.Roll{Count: 1, Sides: 6}, []int32{1}, narrate.Luck{Rolls: 1, Sigmas: -146}},
		"low won": {table.Roll{Count: 1, Sides: 6, Low: true}, []int32{1}, narrate.Luck{Rolls: 1, Sigmas: 146}},
		// the higher of 2d20: mean 553/40, variance 35511/1600 (deviation 4.7111)
		"kept":    {table.Roll{Count: 2, Sides: 20, Keep: 1, Read: table.Highest}, []int32{20, 3}, narrate.Luck{Rolls: 1, Sigmas: 131}},
		"certain": {table.Roll{Count: 1, Sides: 1}, []int32{1}, narrate.Luck{}},
		"no one":  {table.Roll{Count: 1, Sides: 6, Who: table.Nobody}, []int32{1}, narrate.Luck{}},
	} {
		t.Run(name, func(t *testing.T) {
			throws, events := thrown(tt.roll, tt.faces...)
			got := narrate.LuckOf(cast(), throws, events, all)
			if diff := cmp.Diff([]narrate.Luck{tt.want, {}}, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestLuckLeavesOutThrowsTheSeatCannotSee(t *testing.T) {
	throws, events := thrown(table.Roll{Count: 1, Sides: 6}, 6)
	events[0].To = table.At(2)
	if got := narrate.LuckOf(cast(), throws, events, narrate.Hears(cast(), 1)); got[0].Rolls != 0 {
		t.Errorf("red knows of %+v", got[0])
	}
	if got := narrate.LuckOf(cast(), throws, events, narrate.Hears(cast(), 2)); got[0].Rolls != 1 {
		t.Errorf("blue knows of %+v", got[0])
	}
	if got := narrate.LuckOf(cast(), throws, nil, all); got[0].Rolls != 0 {
		t.Errorf("a throw without an event counts: %+v", got[0])
	}
}

func TestDeeds(t *testing.T) {
	events := []table.Event{
		{Kind: table.Hit, Who: 0, Target: 1},
		{Kind: table.Harmed, Who: 0, Target: 1, N: [4]int32{5}},
		{Kind: table.Missed, Who: 1, Target: 0},
		{Kind: table.Harmed, Who: 1, Target: 1, N: [4]int32{2}},  // burns itself
		{Kind: table.Harmed, Who: 0, Target: -2, N: [4]int32{9}}, // a door
		{Kind: table.Healed, Who: 1, Target: 1, N: [4]int32{3}},
		{Kind: table.Fell, Who: 0, Target: 1},
		{Kind: table.Harmed, Who: 0, Target: 1, N: [4]int32{7}, To: table.At(1)},
	}
	want := []narrate.Deeds{
		{Seen: true, Dealt: 5, Felled: 1, Attacks: 1, Hits: 1},
		{Seen: true, Taken: 7, Healed: 3, Attacks: 1},
	}
	if diff := cmp.Diff(want, narrate.DeedsOf(cast(), events, narrate.Hears(cast(), 63))); diff != "" {
		t.Error(diff)
	}
}
