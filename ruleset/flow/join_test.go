package flow_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fray/ruleset/flow"
	"fray/ruleset/rulestest/property"
	"fray/space"
	"fray/table"
)

// late is a decree that brings a combatant with items and abilities on its sheet.
func late(who, at string) table.Adjustment {
	return table.Adjustment{Do: "join", Who: who, At: at, Sheet: sheets()[1]}
}

// session is a skirmish that rests at the first turn.
func session(t *testing.T) *table.Session {
	t.Helper()
	s := table.NewSession(newGame(t, skirmish(2, 3)), table.Options{Seed: table.Practice(5)})
	if s.Open() == nil {
		t.Fatal("nothing is open")
	}
	return s
}

// TestUndoAcrossJoin takes a newcomer back with all that it brought, and has it join again as before; a branch keeps it.
func TestUndoAcrossJoin(t *testing.T) {
	s := session(t)
	before, hash := s.Game().AppendState(nil), s.StateHash()
	decree(t, s, late("b9", "7,5"))
	joined, members := s.Game().AppendState(nil), len(s.Game().Cast().Combatants)
	b := s.Branch()
	if err := s.Undo(0); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(before, s.Game().AppendState(nil)) || s.StateHash() != hash || s.Game().Cast().Find("b9") != table.Nobody {
		t.Error("taken back, the newcomer is still there")
	}
	decree(t, s, late("b9", "7,5"))
	if !slices.Equal(joined, s.Game().AppendState(nil)) {
		t.Error("the second time it joined another way")
	}
	if who := b.Game().Cast().Find("b9"); int(who) != members-1 || !slices.Equal(joined, b.Game().AppendState(nil)) {
		t.Errorf("in the branch it is combatant %d", who)
	}
}

// TestCopyAcrossJoin copies a fight with a newcomer into a buffer that knows it not, and back.
func TestCopyAcrossJoin(t *testing.T) {
	g := newGame(t, skirmish(2, 3))
	tb := &table.Table{Answers: &property.Roller{T: t}}
	tb.Beat(g)
	plain := g.Clone()
	if err := g.Adjust(tb, late("b9", "7,5")); err != nil {
		t.Fatal(err)
	}
	other := plain.Clone()
	other.CopyFrom(g)
	if !slices.Equal(g.AppendState(nil), other.AppendState(nil)) || other.Cast().Find("b9") == table.Nobody {
		t.Error("the copy lacks the newcomer")
	}
	if v := other.View(table.GM); v.Tokens[len(v.Tokens)-1].Holds[0] != "rake" {
		t.Errorf("the newcomer holds %v in the copy", v.Tokens[len(v.Tokens)-1].Holds)
	}
	if plain.Cast().Find("b9") != table.Nobody {
		t.Error("it has joined where nobody said so")
	}
	other.CopyFrom(plain)
	if !slices.Equal(plain.AppendState(nil), other.AppendState(nil)) || other.Cast().Find("b9") != table.Nobody {
		t.Error("copied back, the newcomer is still there")
	}
}

// TestJoinRefused says what is wrong with a decree, and how it can be put right; nothing has changed then.
func TestJoinRefused(t *testing.T) {
	s := session(t)
	decree(t, s, late("b9", "7,5"))
	state := s.Game().AppendState(nil)
	for want, a := range map[string]table.Adjustment{
		`"r1" is taken`:                                     late("r1", "9,5"),
		`"gm" is taken`:                                     late("gm", "9,5"),
		"an id has no blanks":                               late("b 10", "9,5"),
		"hex \"\": want two whole numbers":                  {Do: "join", Who: "x", What: "r1"},
		"is taken by b9; name another hex":                  {Do: "join", Who: "x", What: "r1", At: "7,5"},
		"expected a combatant to copy, in what, or a sheet": {Do: "join", Who: "x", At: "9,5"},
		`unknown combatant "r7"; did you mean "r`:           {Do: "reserve", Who: "x", What: "r7", At: "9,5"},
		"the fight has another \"rake\"":                    {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[3]},
		`unknown side "mauve"; expected one of red, blue`:   {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[4]},
		`unknown seat "nowhere"; expected one of gm, r`:     {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[5]},
		"found 2 combatants, expected one":                  {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[6]},
		"at, hidden and surprised are not allowed in":       {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[7]},
		"with its items and abilities, and nothing else":    {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[9]},
		"found 0, expected 1 to 10000":                      {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[10]},
		`unknown field "wings"`:                             {Do: "join", Who: "x", At: "9,5", Sheet: sheets()[13]},
		"r1 is not hidden, but up":                          {Do: "reveal", Who: "r1"},
	} {
		if err := s.Adjust(a); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v; expected %s", a, err, want)
		}
	}
	if !slices.Equal(state, s.Game().AppendState(nil)) {
		t.Error("what was refused has changed the state")
	}
}

// TestSameThings has a second newcomer bring the same things, which are in the fight once.
func TestSameThings(t *testing.T) {
	s := session(t)
	decree(t, s, late("b8", "7,5"), late("b9", "8,5"), table.Adjustment{Do: "reserve", Who: "b10", What: "b9", At: "8,5"})
	for _, id := range []string{"b8", "b9", "b10"} {
		v := s.Game().View(table.GM)
		i := slices.IndexFunc(v.Tokens, func(k table.Token) bool { return k.ID == id })
		if i < 0 || !slices.Equal(v.Tokens[i].Holds, []string{"rake"}) || v.Tokens[i].Hidden != (id == "b10") {
			t.Errorf("%s: %+v", id, v.Tokens[i])
		}
	}
}

// TestFightIsFull refuses one more than there can be.
func TestFightIsFull(t *testing.T) {
	setup := skirmish(2, 2)
	setup.Map.Hex = []int{40, 40}
	h, _ := space.NewHexes(40, 40, 0, 0)
	for i := range 495 {
		at := h.Name(h.AtOffset(i%40, 20+i/40))
		setup.Combatants = append(setup.Combatants, flow.Combatant{ID: fmt.Sprintf("x%d", i), Side: "red", At: at, Hidden: true})
	}
	g := newGame(t, setup)
	if err := g.Adjust(&table.Table{}, table.Adjustment{Do: "reserve", Who: "last", What: "r1", At: "0,0"}); err != nil {
		t.Fatal(err)
	}
	err := g.Adjust(&table.Table{}, table.Adjustment{Do: "reserve", Who: "more", What: "r1", At: "0,0"})
	if err == nil || !strings.Contains(err.Error(), "the fight has 500, and no more can join") {
		t.Errorf("found %v", err)
	}
}

// TestLikeTheHidden: no event names the model of a newcomer if that combatant is hidden, or was removed while hidden.
func TestLikeTheHidden(t *testing.T) {
	s := session(t)
	decree(t, s, table.Adjustment{Do: "hide", Who: "b2"})
	decree(t, s, table.Adjustment{Do: "hide", Who: "b3"}, table.Adjustment{Do: "remove", Who: "b3"})
	from := len(s.Events())
	decree(t, s, table.Adjustment{Do: "join", Who: "b9", What: "b2", At: "7,5"}, table.Adjustment{Do: "join", Who: "b7", What: "b3", At: "9,5"}, table.Adjustment{Do: "join", Who: "b8", What: "b1", At: "8,5"})
	var notes []string
	for _, e := range s.Events()[from:] {
		if e.Kind == table.Ruled {
			notes = append(notes, e.Note)
		}
	}
	if want := []string{"join b9 at 7,5", "join b7 at 9,5", "join b8 like b1 at 8,5"}; !slices.Equal(notes, want) {
		t.Errorf("the notes are %q, expected %q", notes, want)
	}
}

// TestNumberedThings refuses a newcomer's thing of which a second one would be called as one of the fight is.
func TestNumberedThings(t *testing.T) {
	setup := skirmish(2, 2)
	setup.Items["rake-2"] = setup.Items["axe"]
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(5)})
	if err := s.Adjust(late("b9", "7,5")); err == nil || !strings.Contains(err.Error(), `"rake-2" is what a further rake is called`) {
		t.Errorf("found %v", err)
	}
}
