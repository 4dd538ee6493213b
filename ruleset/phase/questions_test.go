package phase_test

import (
	"bytes"
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/table"
)

// TestQuestionsWithOneAnswer: in a Phase of four heroes against six a person is asked at most 12 questions that have only one
// sensible answer, with random players, who wait and ready all the time. Such a question lists one option, or all its options lead
// to the same state, or it asks a waiting combatant again in the same Phase whether it acts now. docs/phase.md reports what -v prints.
func TestQuestionsWithOneAnswer(t *testing.T) {
	const fights, answers, most = 20, 300, 12
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter("bonded-store")
	if err != nil {
		t.Fatal(err)
	}
	heroes := fourOf(t, e.Game.Cast())
	phases, asked, idle, worst := 0, 0, 0, 0
	kinds := map[string]int{}
	for seed := range uint64(fights) {
		s := table.NewSession(e.Game.Clone(), table.Options{Seed: table.Practice(seed)})
		round, n, waited := -1, 0, map[table.Who]bool{}
		for range answers {
			q := s.Open()
			if q == nil {
				break
			}
			if now := s.Game().View(table.GM).Round; now != round {
				round, n = now, 0
				clear(waited)
				phases++
			}
			kind := s.Game().Book().QuestionName(q.Kind)
			if q.Who >= 0 && s.Game().Cast().Combatants[q.Who].Side == heroes {
				asked++
				if kind == "wait" && waited[q.Who] || sameWhatever(t, s, kind) {
					idle++
					n++
					kinds[kind]++
				}
				waited[q.Who] = waited[q.Who] || kind == "wait"
			}
			worst = max(worst, n)
			var r table.Rand
			bot.Deal(&r, s.Seed(), len(s.Inputs()))
			if err := s.AnswerOption(q.Seats.First(), bot.Random{}.Choose(s.Game(), q, q.Seats, &r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d Phases, %d questions to the heroes, %d with one sensible answer (%v), at most %d in one Phase", phases, asked, idle, kinds, worst)
	if worst > most || phases < 2*fights {
		t.Errorf("at most %d questions with one sensible answer in one of %d Phases, want %d", worst, phases, most)
	}
}

// fourOf returns the side that has four combatants.
func fourOf(t *testing.T, cast *table.Cast) int {
	t.Helper()
	count := make([]int, len(cast.Sides))
	for i := range cast.Combatants {
		count[cast.Combatants[i].Side]++
	}
	for side, n := range count {
		if n == 4 {
			return side
		}
	}
	t.Fatalf("the sides have %v combatants, want one with four", count)
	return 0
}

// sameWhatever reports whether the answer to the open question changes nothing: there is one option, or all of them lead to the
// same state where the next action is chosen.
func sameWhatever(t *testing.T, s *table.Session, kind string) bool {
	t.Helper()
	q := s.Open()
	if q.Count() == 1 || kind == "turn" {
		return q.Count() == 1
	}
	if q.Count() > 6 { // so many choices differ
		return false
	}
	var first []byte
	for k := range q.Count() {
		b := s.Branch()
		if err := b.AnswerOption(q.Seats.First(), q.Kth(k)); err != nil {
			t.Fatal(err)
		}
		for next := b.Open(); next != nil && b.Game().Book().QuestionName(next.Kind) != "turn"; next = b.Open() {
			if err := b.AnswerOption(next.Seats.First(), next.Default()); err != nil {
				t.Fatal(err)
			}
		}
		state := b.Position().Rest.AppendState(nil)
		if k == 0 {
			first = state
		} else if !bytes.Equal(first, state) {
			return false
		}
	}
	return true
}
