package table_test

import (
	"bytes"
	"flag"
	"os"
	"testing"

	"fray/internal/duel"
	"fray/table"
)

var update = flag.Bool("update", false, "write testdata anew; a record that is another then is a break of the format")

// goldenRecord is a fight with every kind of line in it.
func goldenRecord(t *testing.T) []byte {
	t.Helper()
	s, b := recorded(20260101, false)
	do := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	playBest(t, s, 6)
	do(s.Undo(4))
	do(s.Fresh())
	playBest(t, s, 2)
	for s.Open().Kind != duel.Turn {
		playBest(t, s, 1)
	}
	do(s.Adjust(table.Adjustment{Do: "set", Who: "goblin-1", What: "HP", Value: 2, Why: "<a> \"draught\" & ü"}))
	playBest(t, s, 1000)
	return b.text.Bytes()
}

// TestGoldenRecord holds the format, the hashes and the dice to a record that was written once: it must be written the
// same and replay for years.
func TestGoldenRecord(t *testing.T) {
	const file = "testdata/skirmish.jsonl"
	now := goldenRecord(t)
	if *update {
		if err := os.WriteFile(file, now, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	was, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(was, now) {
		t.Errorf("the record is written another way now; got\n%s", now)
	}
	rec := reread(t, was)
	if rec.End == nil || rec.Undone != 2 {
		t.Errorf("end %v, %d undone", rec.End, rec.Undone)
	}
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err != nil {
		t.Error(err)
	}
}
