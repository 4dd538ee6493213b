package table_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"fray/table"
)

// TestTamperedRecord changes one thing of each line: the replay names the first input that differs.
func TestTamperedRecord(t *testing.T) {
	s, b := recorded(7, false)
	playBest(t, s, 5)
	if err := s.Adjust(table.Adjustment{Do: "set", Who: "goblin-1", What: "HP", Value: 3, Why: "a draught"}); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(b.text.String(), "\n")
	change := func(line int, from, to string) string {
		if !strings.Contains(lines[line-1], from) {
			t.Fatalf("line %d has no %q: %s", line, from, lines[line-1])
		}
		changed := slices.Clone(lines)
		changed[line-1] = strings.Replace(changed[line-1], from, to, 1)
		return strings.Join(changed, "")
	}
	for _, c := range []struct {
		name, text, want string
		n, line          int
	}{
		{"answer", change(3, `"answer":"`, `"answer":"x`), "refused", 2, 3},
		{"another answer", change(4, `"answer":"`+s.Inputs()[2].Answer, `"answer":"end`), "hash", 3, 4},
		{"hash", swapHash(t, lines, 5), "hash", 4, 5},
		{"seat", change(2, `"seat":"`, `"seat":"x`), "no seat", 1, 2},
		{"seed", change(1, `"seed":"7"`, `"seed":"8"`), "", 1, 2},
		{"name", change(1, `skirmish`, `skirmisj`), "hash", 1, 2},
		{"reason", change(7, `a draught`, `a drought`), "hash", 6, 7},
		{"ruleset", change(1, `"duel"`, `"flow"`), "ruleset", 0, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := table.Replay(reread(t, []byte(c.text)), skirmish(), table.Options{})
			var bad *table.ReplayError
			if !errors.As(err, &bad) || bad.N != c.n || bad.Line != c.line || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want input %d in line %d with %q", err, c.n, c.line, c.want)
			}
		})
	}
}

// swapHash gives a line the hash of the one before.
func swapHash(t *testing.T, lines []string, line int) string {
	t.Helper()
	var a, b table.Input
	for i, in := range []*table.Input{&a, &b} {
		if err := json.Unmarshal([]byte(lines[line-2+i]), in); err != nil {
			t.Fatal(err)
		}
	}
	return strings.Replace(strings.Join(lines, ""), b.Hash, a.Hash, 1)
}

// TestRecordEnds plays to the end, takes some of it back and ends again.
func TestRecordEnds(t *testing.T) {
	s, b := recorded(3, false)
	playBest(t, s, 1000)
	n := len(s.Inputs())
	rec := reread(t, b.text.Bytes())
	if rec.End == nil || *rec.End != s.End() || rec.End.Winner == "" || rec.End.Rounds == 0 {
		t.Fatalf("the end is %+v, want %+v", rec.End, s.End())
	}
	if err := s.Fresh(); err == nil {
		t.Error("fresh dice for a fight that is over")
	}
	if err := s.Undo(n - 2); err != nil {
		t.Fatal(err)
	}
	if rec := reread(t, b.text.Bytes()); rec.End != nil || rec.Undone != 2 || len(rec.Inputs) != n-2 {
		t.Errorf("after undo: end %v, %d undone, %d inputs", rec.End, rec.Undone, len(rec.Inputs))
	}
	playBest(t, s, 1000)
	rec = reread(t, b.text.Bytes())
	if rec.End == nil || len(rec.Inputs) != n {
		t.Errorf("after going on: end %v, %d inputs", rec.End, len(rec.Inputs))
	}
	rec.End.Hash = "0000"
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err == nil || !strings.Contains(err.Error(), "the record ends with") {
		t.Errorf("another end: %v", err)
	}
	rec.End = nil
	late := &book{}
	if _, err := table.Replay(rec, skirmish(), table.Options{Journal: late}); err != nil || !strings.HasPrefix(late.text.String(), `{"end":`) {
		t.Errorf("an end that was not written: %v, %q", err, late.text.String())
	}
	rec.Inputs, rec.Lines, rec.End = rec.Inputs[:n-1], rec.Lines[:n-1], &table.End{}
	if _, err := table.Replay(rec, skirmish(), table.Options{}); err == nil || !strings.Contains(err.Error(), "but it continues") {
		t.Errorf("an end too early: %v", err)
	}
}
