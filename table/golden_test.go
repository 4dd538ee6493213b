package table_test

import (
	"bytes"
	"flag"
	"os"
	"testing"

	"fray/internal/duel"
	"fray/table"
)

var update = flag.Bool("update", false, "write testdata again; a record that differs then is a break of the format")

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

// goldenSecret is a fight with a secret seed, stirs, fresh dice and the seed revealed at the end.
func goldenSecret(t *testing.T) []byte {
	t.Helper()
	s, b := sealed(t, key(1), table.Stir{Seat: "red", Text: "a stir"}, table.Stir{Seat: "blue", Text: "ü 2"}, table.Stir{Seat: "red", Text: "more"})
	playBest(t, s, 6)
	if err := s.Undo(4); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := s.Fresh(); err != nil {
			t.Fatal(err)
		}
		playBest(t, s, 3)
	}
	playBest(t, s, 1000)
	return b.text.Bytes()
}

// TestGoldenRecords holds the format, the hashes and the dice to records that were written once: they must be written the
// same and replay for years.
func TestGoldenRecords(t *testing.T) {
	for file, now := range map[string][]byte{"skirmish.jsonl": goldenRecord(t), "secret.jsonl": goldenSecret(t)} {
		file = "testdata/" + file
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
			t.Errorf("%s is written another way now; got\n%s", file, now)
		}
		rec := reread(t, was)
		if rec.End == nil || rec.Undone != 2 {
			t.Errorf("%s: end %v, %d undone", file, rec.End, rec.Undone)
		}
		if _, err := table.Replay(rec, skirmish(), table.Options{}); err != nil {
			t.Error(err)
		}
	}
}

// TestFormat1Replays: records of the format before, with a bare number as seed, still replay and go on.
func TestFormat1Replays(t *testing.T) {
	was, err := os.ReadFile("testdata/skirmish-1.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	rec := reread(t, was)
	if rec.Header.Fray != 1 || rec.Seed() != table.Practice(20260101) || rec.End == nil {
		t.Errorf("the header reads %+v", rec.Header)
	}
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err != nil {
		t.Error(err)
	}
}
