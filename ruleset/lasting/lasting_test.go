package lasting_test

import (
	"testing"

	"fray/ruleset/lasting"
	"fray/table"
)

// TestPass follows effects that combatant 1 causes in its turn of round 2, through the moments until they end.
func TestPass(t *testing.T) {
	type moment struct {
		at    lasting.Moment
		who   table.Who
		round int16
	}
	moments := []moment{
		{lasting.TurnStarts, 0, 2},
		{lasting.TurnEnds, 0, 2},
		{lasting.TurnEnds, 1, 2},
		{lasting.RoundEnds, table.Nobody, 2},
		{lasting.TurnStarts, 1, 3},
		{lasting.TurnEnds, 1, 3},
		{lasting.RoundEnds, table.Nobody, 3},
	}
	for _, x := range []struct {
		name string
		term lasting.Term
		ends int // the number of the moment, or -1
	}{
		{"a round", lasting.Begin(lasting.TurnStart, 1, 1, 1, 2), 4},
		{"a round that nobody caused", lasting.Begin(lasting.TurnStart, 1, table.Nobody, 1, 2), 6},
		{"to the end of the turn", lasting.Begin(lasting.TurnEnd, 1, 1, 1, 2), 2},
		{"to the end of another's turn", lasting.Begin(lasting.TurnEnd, 0, 1, 1, 2), 1},
		{"to the end of the next turn", lasting.Begin(lasting.NextTurnEnd, 1, 1, 1, 2), 5},
		{"to the end of the next turn of another", lasting.Begin(lasting.NextTurnEnd, 0, 1, 1, 2), 1},
		{"a save", lasting.Begin(lasting.Save, 1, 1, 1, 2), -1},
		{"held", lasting.Begin(lasting.Held, 1, 1, 1, 2), -1},
		{"the fight", lasting.Begin(lasting.Fight, 1, 1, 1, 2), -1},
		{"sustained", lasting.Begin(lasting.Sustained, 1, 1, 1, 2), -1},
		{"a ruleset's own", lasting.Begin(lasting.Own, 1, 1, 1, 2), -1},
	} {
		got := -1
		for i, m := range moments {
			var ends bool
			if ends, x.term.Fresh = x.term.Pass(m.at, m.who, m.round); ends {
				got = i
				break
			}
		}
		if got != x.ends {
			t.Errorf("%s: ends at moment %d, want %d", x.name, got, x.ends)
		}
		if timed := x.term.Until.Timed(); timed != (x.ends >= 0) {
			t.Errorf("%s: timed is %v", x.name, timed)
		}
	}
}
