package room

import (
	"bytes"
	"testing"

	"fray/api"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// bridgeFight is a fight with two decrees, as if a seat did not know of one of them, and its record.
func bridgeFight(t testing.TB) (*fight, *table.Record) {
	t.Helper()
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	lib, err := pack.Bundled()
	check(err)
	what, err := (&Registry{c: Config{Library: lib}.filled()}).startable("bridge")
	check(err)
	opening, err := openingOf(what, &api.Create{}, table.Practice(7))
	check(err)
	lines := [][]byte{bytes.TrimSpace(opening[0])}
	row, err := readRow(lines)
	check(err)
	rec := row.Last()
	f, err := readFight(ruleset.Find, rec, lines, nil)
	check(err)
	for n := range 12 {
		q := f.s.Open()
		check(f.attempt(func() error { return f.s.AnswerOption(q.Seats.First(), q.Default()) }))
		if n == 4 {
			for _, a := range []table.Adjustment{{Do: "set", Who: "mara", What: "hp", Value: 3}, {Do: "set", Who: "mara", What: "hp", Value: 3}} {
				check(f.attempt(func() error { return f.decree("", func() error { return f.s.Adjust(a) }) }))
			}
		}
	}
	f.unseen = append(f.unseen, unseen{at: 6, by: table.JustSeat(1)})
	f.committed()
	return f, f.record(f.s.Inputs())
}

// FuzzDecodeSnapshot: whatever is decoded is consistent, and opening a fight from it is at most refused.
func FuzzDecodeSnapshot(f *testing.F) {
	is, rec := bridgeFight(f)
	whole := encodePoint(is, is.point())
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add([]byte{})
	book := is.s.Game().Book()
	if s, err := decodePoint(whole, book); err != nil || len(s.unseen) == 0 || len(s.texts) < len(s.Events) || s.Inputs == 0 {
		f.Fatalf("the seed is decoded as %+v: %v", s, err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := decodePoint(text, book)
		if err != nil {
			return
		}
		if len(s.texts) != len(s.at) || s.events > len(s.Events) || s.throws > len(s.Throws) {
			t.Fatalf("%d texts at %d, %d of %d events, %d of %d throws", len(s.texts), len(s.at), s.events, len(s.Events), s.throws, len(s.Throws))
		}
		if s.Inputs <= len(rec.Inputs) {
			r := &Room{registry: &Registry{c: Config{Find: ruleset.Find}}}
			if _, err := r.openAt(rec, [][]byte{rec.Base}, &foundSnapshot{point: &s.point}); err != nil {
				return
			}
		}
	})
}

// TestCutSnapshot: a stored snapshot that is cut off anywhere is noticed.
func TestCutSnapshot(t *testing.T) {
	f, _ := bridgeFight(t)
	stored, book := encodeSnapshot(f, f.point()), f.s.Game().Book()
	if _, err := decodeSnapshot(stored, book); err != nil {
		t.Fatal(err)
	}
	for i := range stored {
		if _, err := decodeSnapshot(stored[:i], book); err == nil {
			t.Fatalf("%d of %d bytes are a snapshot", i, len(stored))
		}
	}
}
