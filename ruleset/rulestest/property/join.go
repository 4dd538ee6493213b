package property

import (
	"slices"

	"pgregory.net/rapid"

	"fray/table"
)

// Join plays a beat, lets a combatant join by a decree, and continues. Either the newcomer is the last of the cast and the
// state stays sound, or the decree is refused and nothing has changed.
func Join(t rapid.TB, g Game, a table.Adjustment) {
	tb := &table.Table{Answers: &Roller{T: t}}
	tb.Beat(g)
	before, cast := g.AppendState(nil), g.Cast()
	if err := g.Adjust(tb, a); err != nil {
		if !slices.Equal(before, g.AppendState(nil)) || g.Cast() != cast {
			t.Fatalf("%v, but the state has changed", err)
		}
		return
	}
	if who := g.Cast().Find(a.Who); int(who) != len(cast.Combatants) {
		t.Fatalf("%q is combatant %d", a.Who, who)
	}
	for range 200 {
		if _, over := g.Over(); over {
			return
		}
		tb.Beat(g)
		for _, fault := range g.Faults() {
			t.Fatalf("%s", fault)
		}
	}
}
