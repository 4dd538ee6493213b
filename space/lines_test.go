package space_test

import (
	"testing"

	"fray/space"
)

// TestLines: a line is known from when it was noted until another takes its place or all are forgotten, and never for another one.
func TestLines(t *testing.T) {
	var l space.Lines
	bits := func(a, b space.Cell, spanA, spanB int) (bool, bool) {
		n := int(a)*31 + int(b)*7 + spanA*3 + spanB
		return n%2 == 0, n%3 == 0
	}
	each := func(visit func(a, b space.Cell, spanA, spanB int)) {
		for a := range space.Cell(60) {
			for b := space.Cell(0); b < 600; b += 7 {
				for _, span := range [4][2]int{{1, 1}, {1, 2}, {2, 1}, {6, 7}} {
					visit(a, b, span[0], span[1])
				}
			}
		}
	}
	all, kept := 0, 0
	each(func(a, b space.Cell, spanA, spanB int) {
		all++
		found, known := l.Find(a, spanA, b, spanB)
		if known {
			t.Fatalf("%d to %d (%d, %d) is known before it was noted", a, b, spanA, spanB)
		}
		found.Set(bits(a, b, spanA, spanB))
		if _, known := l.Find(a, spanA, b, spanB); !known {
			t.Fatalf("%d to %d (%d, %d) is not known after it was noted", a, b, spanA, spanB)
		}
	})
	each(func(a, b space.Cell, spanA, spanB int) {
		found, known := l.Find(a, spanA, b, spanB)
		first, second := found.Get()
		wantFirst, wantSecond := bits(a, b, spanA, spanB)
		if known {
			kept++
			if first != wantFirst || second != wantSecond {
				t.Fatalf("%d to %d (%d, %d): %t and %t, want %t and %t", a, b, spanA, spanB, first, second, wantFirst, wantSecond)
			}
		} else if first || second {
			t.Fatalf("%d to %d (%d, %d) is not known and has %t and %t", a, b, spanA, spanB, first, second)
		}
	})
	if kept == 0 || kept == all {
		t.Errorf("%d of %d lines were kept, want some and not all", kept, all)
	}
	l.Among(1)
	each(func(a, b space.Cell, spanA, spanB int) {
		found, known := l.Find(a, spanA, b, spanB)
		if known {
			t.Fatalf("%d to %d (%d, %d) is known among other obstacles", a, b, spanA, spanB)
		}
		found.Set(true, true)
	})
	l.Among(0)
	each(func(a, b space.Cell, spanA, spanB int) {
		found, known := l.Find(a, spanA, b, spanB)
		first, second := found.Get()
		if wantFirst, wantSecond := bits(a, b, spanA, spanB); known && (first != wantFirst || second != wantSecond) {
			t.Fatalf("%d to %d (%d, %d): %t and %t as among other obstacles", a, b, spanA, spanB, first, second)
		}
	})
	l.Forget()
	each(func(a, b space.Cell, spanA, spanB int) {
		if _, known := l.Find(a, spanA, b, spanB); known {
			t.Fatalf("%d to %d (%d, %d) is known after all were forgotten", a, b, spanA, spanB)
		}
	})
}
