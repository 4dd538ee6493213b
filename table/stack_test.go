package table

import "testing"

// TestStack keeps elements in their places while more are pushed, and uses places again.
func TestStack(t *testing.T) {
	var s Stack[int]
	first := s.Push(7)
	for i := range 100 {
		s.Push(i)
	}
	if *first = 8; *s.From(0)[0] != 8 || s.Len() != 101 || *s.From(99)[1] != 99 {
		t.Errorf("%d elements, the first is %d, the last %d", s.Len(), *s.From(0)[0], *s.From(99)[1])
	}
	s.Pop()
	s.Cut(1)
	if again := s.Next(); *again != 0 || s.Len() != 2 || len(s.From(1)) != 1 || s.From(1)[0] != again {
		t.Errorf("the place holds %d, expected the 0 of before; %d elements", *again, s.Len())
	}
	if n := testing.AllocsPerRun(10, func() { s.Push(3); s.Cut(0) }); n > 0 {
		t.Errorf("pushing into a place that is there allocates %v times", n)
	}
}
