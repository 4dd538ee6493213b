package flank_test

import (
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset/flank"
	"fray/table"
)

// aiming answers at random, and compares the targets of Feints and Charges of the combatant in turn with what comes out if everybody is
// looked at.
type aiming struct {
	t     *testing.T
	g     *flank.Game
	rng   table.Rand
	aims  int // that were compared
	empty int // at nobody
	some  int // at fewer than all others
}

// Answer picks an option.
func (a *aiming) Answer(q *table.Question) (table.Option, bool) {
	if flank.IsTurn(q) {
		for i, one := range a.g.Aims(q, a.aims%2 == 0) {
			a.aims++
			a.empty += table.Bit(one.Right.Empty())
			a.some += table.Bit(!one.Right.Empty() && one.Right.Count() < len(a.g.Cast().Combatants)-1)
			if one.Empty != one.Right.Empty() || one.Listed != one.Right || one.Held != one.Right {
				a.t.Fatalf("the %d-th aim of %d is empty %t, lists %v and has %v, want %v", i, q.Who, one.Empty, one.Listed, one.Held, one.Right)
			}
		}
	}
	return bot.Random{}.Choose(a.g, q, q.Asked(), &a.rng), true
}

// TestFeintsAndCharges: the targets of Feints and Charges are found when somebody looks. Whatever is asked first, and whether only bots play
// or not, they are those that the rules allow.
func TestFeintsAndCharges(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"hollow-way", "three-towers", "burnt-abbey", "muster"} {
		e, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		a := &aiming{t: t, g: e.Game.Clone().(*flank.Game)}
		for fight := range uint64(4) {
			a.g.CopyFrom(e.Game)
			tb := table.Table{Answers: a, Bots: fight%2 == 0}
			tb.Reset(fight)
			a.rng.Seed(fight, 13)
			for range 80 {
				if _, over := a.g.Over(); over {
					break
				}
				tb.Beat(a.g)
			}
		}
		if a.empty == 0 || a.some == 0 {
			t.Errorf("%s: of %d aims %d are at nobody and %d at some, want some of each", name, a.aims, a.empty, a.some)
		}
	}
}
