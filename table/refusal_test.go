package table_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"fray/internal/duel"
	"fray/table"
)

// TestJournalRefuses has the journal fail: nothing has happened, and no later event mentions it.
func TestJournalRefuses(t *testing.T) {
	full := errors.New("the disk is full")
	rapid.Check(t, func(t *rapid.T) {
		s, b := recorded(rapid.Uint64().Draw(t, "seed"), false)
		playFor(t, s, rapid.IntRange(0, 10).Draw(t, "inputs"))
		if _, over := s.Over(); over {
			return
		}
		was := look(s)
		b.refuse = full
		q := s.Open()
		tried := map[string]error{
			"answer": s.AnswerOption(q.Seats.First(), q.Default()),
			"fresh":  s.Fresh(),
		}
		if err := s.Adjust(table.Adjustment{Do: "end"}); !isReason(err, table.NotNow) {
			tried["adjust"] = err
		}
		if len(was.Inputs) > 0 {
			tried["undo"] = s.Undo(0)
		}
		for what, err := range tried {
			if !errors.Is(err, full) || !isReason(err, table.NotKept) {
				t.Fatalf("%s: %v", what, err)
			}
		}
		same(t, "after a refusal", was, look(s))
		b.refuse = nil
		if err := s.Adjust(table.Adjustment{Do: "end", Why: "\xff"}); !isReason(err, table.BadText) && !isReason(err, table.NotNow) {
			t.Fatalf("a reason that cannot be written down: %v", err)
		}
		playFor(t, s, 5)
		again, err := table.Replay(reread(t, b.text.Bytes()), skirmish(), table.Options{})
		must(t, err)
		same(t, "replayed", look(again), look(s))
	})
}

func isReason(err error, why table.Reason) bool {
	var no *table.Refusal
	return errors.As(err, &no) && no.Reason == why
}

// TestAdjustWaits is refused in the middle of a beat, and an adjustment that cannot be made leaves no trace.
func TestAdjustWaits(t *testing.T) {
	s := table.NewSession(duel.New(duel.Setup{Fighters: 2, Goblins: 2, Ask: true}), table.Options{AskDice: true})
	err := s.Adjust(table.Adjustment{Do: "place", Who: "goblin-1", At: "d4"})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Adjust(table.Adjustment{Do: "place", Who: "goblin-2", At: "d4"}); !isReason(err, table.BadAdjustment) {
		t.Errorf("two on one cell: %v", err)
	}
	if err := s.GiveDice([]int32{21}); !isReason(err, table.BadDice) {
		t.Errorf("d20 shows 21: %v", err)
	}
	if err := s.GiveDice([]int32{2, 2}); !isReason(err, table.BadDice) {
		t.Errorf("two dice for one: %v", err)
	}
	if err := s.GiveDice([]int32{20}); err != nil {
		t.Fatal(err)
	}
	if err := s.Adjust(table.Adjustment{Do: "end"}); !isReason(err, table.NotNow) {
		t.Errorf("in the middle of initiative: %v", err)
	}
	if err := s.Answer(duel.Red, "end"); !isReason(err, table.NothingOpen) {
		t.Errorf("an answer to a roll: %v", err)
	}
}
