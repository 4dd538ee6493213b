package table_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"fray/table"
)

// Throws are each roll once, however often a beat was run, in the order of the events that tell of them; what was taken
// back is gone, and a branch has its own.
func TestThrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 12)
		checkThrows(t, s)
		n, before := len(s.Inputs()), s.Throws()
		b := s.Branch()
		playFor(t, s, 6)
		checkThrows(t, s)
		if diff := cmp.Diff(before, b.Throws(), cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("the branch has other throws:\n%s", diff)
		}
		must(t, s.Undo(n))
		if diff := cmp.Diff(before, s.Throws(), cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("an undo left other throws (-before +after):\n%s", diff)
		}
	})
}

// checkThrows holds the throws against the faces that the events tell of.
func checkThrows(t *rapid.T, s *table.Session) {
	var heard, thrown []int32
	for _, e := range s.Events() {
		heard = append(heard, e.Faces...)
	}
	last := 0
	for _, x := range s.Throws() {
		thrown = append(thrown, x.Faces...)
		if x.After < last || x.After > len(s.Events()) || x.Roll.Value(x.Faces) != x.Value {
			t.Fatalf("a throw is kept wrongly: %+v", x)
		}
		last = x.After
	}
	if s.OpenRoll() == nil && len(thrown) < len(heard) {
		t.Fatalf("%d dice were announced, %d are kept", len(heard), len(thrown))
	}
}
