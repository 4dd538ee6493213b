package live_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/live"
	"fray/internal/narrate"
	"fray/table"
)

func TestBotsPlayToTheEnd(t *testing.T) {
	tb := start(t, config(live.Seating{"red": "greedy", "blue": "random"}))
	moves := 0
	if err := tb.Advance(t.Context(), func(live.Move) { moves++ }); err != nil {
		t.Fatal(err)
	}
	winner, over := tb.Over()
	if !over || winner == "" {
		t.Errorf("the fight has not been won: %q, %v", winner, over)
	}
	if got := len(tb.Session().Inputs()); got != moves {
		t.Errorf("%d moves were reported, want %d", moves, got)
	}
}

func TestBotsWaitForPlayers(t *testing.T) {
	tb := start(t, config(nil))
	for range 3 {
		advance(t, tb)
		w := tb.Waiting()
		if w.Seats != table.JustSeat(1) || w.Prompt == "" || !strings.HasPrefix(w.Who, "fighter") {
			t.Fatalf("the fighters' player is not asked: %+v", w)
		}
		if err := tb.Answer("end"); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAdvanceStopsWithItsContext(t *testing.T) {
	tb := start(t, config(live.Seating{"red": "greedy"}))
	ctx, cancel := context.WithCancel(t.Context())
	moves := 0
	err := tb.Advance(ctx, func(live.Move) {
		if moves++; moves == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || moves != 3 {
		t.Errorf("stopped after %d moves by %v", moves, err)
	}
}

func TestUndoReturnsToThePlayersLastDecision(t *testing.T) {
	tb := start(t, config(nil))
	advance(t, tb)
	before := tb.View()
	for range 2 {
		if err := tb.Answer("end"); err != nil {
			t.Fatal(err)
		}
		advance(t, tb)
	}
	was, err := tb.Undo(2)
	if err != nil || was.Answer != "end" {
		t.Fatalf("undid %+v: %v", was, err)
	}
	if diff := cmp.Diff(before, tb.View()); diff != "" {
		t.Errorf("the state differs (-before +after):\n%s", diff)
	}
	for err == nil {
		_, err = tb.Undo(1)
	}
	if !errors.Is(err, live.ErrNothingOwn) {
		t.Errorf("the error is %v", err)
	}
}

func TestBotsRepeatTheirMovesAfterUndo(t *testing.T) {
	tb := start(t, config(live.Seating{"blue": "random"}))
	var logs [2][]narrate.Line
	for i := range logs {
		advance(t, tb)
		if err := tb.Answer("end"); err != nil {
			t.Fatal(err)
		}
		advance(t, tb)
		logs[i] = tb.Log(0)
		if _, err := tb.Undo(1); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff(logs[0], logs[1]); diff != "" {
		t.Errorf("the fight differs after an undo (-first +second):\n%s", diff)
	}
}

func TestNewsReturnsEveryLineOnce(t *testing.T) {
	tb := start(t, config(live.Seating{"red": "greedy"}))
	var news []narrate.Line
	if err := tb.Advance(t.Context(), func(live.Move) { news = append(news, tb.News()...) }); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(tb.Log(0), news); diff != "" {
		t.Errorf("news and log differ (-log +news):\n%s", diff)
	}
}

// The log matches the events: consecutive steps of one combatant are one line,
// and every step appears once.
func TestLogMergesConsecutiveSteps(t *testing.T) {
	tb := start(t, config(live.Seating{"red": "greedy"}))
	advance(t, tb)
	steps, logged := 0, 0
	for _, e := range tb.Session().Events() {
		if e.Kind == table.Moved {
			steps++
		}
	}
	var before narrate.Line
	for _, l := range tb.Log(0) {
		if l.Kind == table.Moved {
			logged += max(len(l.Path)-1, 1)
			who, _, _ := strings.Cut(l.Text, " goes ")
			if before.Kind == table.Moved && strings.HasPrefix(before.Text, who+" ") && before.Path[len(before.Path)-1] == l.Path[0] {
				t.Errorf("two lines for one walk: %q, %q", before.Text, l.Text)
			}
		}
		before = l
	}
	if steps == 0 || logged != steps {
		t.Errorf("the fight has %d steps, and the log shows %d", steps, logged)
	}
}

func TestRefusalsChangeNothing(t *testing.T) {
	tb := start(t, config(nil))
	advance(t, tb)
	before := len(tb.Session().Inputs())
	for name, do := range map[string]func() error{
		"an answer that is not listed": func() error { return tb.Answer("fly") },
		"dice without a roll":          func() error { return tb.GiveDice([]int32{1}) },
		"a pass of your own question":  tb.Pass,
		"a decree about nobody":        func() error { return tb.Adjust(table.Adjustment{Do: "set", Who: "nobody", What: "hp"}) },
	} {
		if err := do(); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
	if got := len(tb.Session().Inputs()); got != before {
		t.Errorf("%d inputs, %d before", got, before)
	}
}

func TestPlayersTypeTheirDice(t *testing.T) {
	c := config(nil)
	c.AskDice = true
	tb := start(t, c)
	advance(t, tb)
	w := tb.Waiting()
	if !w.Dice() {
		t.Fatalf("no roll is pending: %+v", w)
	}
	faces := make([]int32, len(w.Sides))
	for i := range faces {
		faces[i] = 1
	}
	if err := tb.GiveDice(append(faces, 1)); err == nil {
		t.Error("an extra die is accepted")
	}
	if err := tb.GiveDice(faces); err != nil {
		t.Fatal(err)
	}
	if was, err := tb.Undo(1); err != nil || len(was.Dice) == 0 {
		t.Errorf("undid %+v: %v", was, err)
	}
}
