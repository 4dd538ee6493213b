package table

// Stack holds what is under way in a beat, one inside the other, in places that do not move: a pointer into it stays good
// while reactions push more, and allocates nothing once the places are there.
type Stack[T any] struct {
	all []*T
	n   int
}

// Len returns how many elements are on the stack.
func (s *Stack[T]) Len() int { return s.n }

// Next adds an element and returns its place, which holds what stood there last.
func (s *Stack[T]) Next() *T {
	if s.n == len(s.all) {
		s.all = append(s.all, new(T))
	}
	s.n++
	return s.all[s.n-1]
}

// Push adds an element with a value and returns its place.
func (s *Stack[T]) Push(v T) *T {
	p := s.Next()
	*p = v
	return p
}

// From returns the places of all elements but the first n.
func (s *Stack[T]) From(n int) []*T { return s.all[n:s.n] }

// Pop takes the top off.
func (s *Stack[T]) Pop() { s.n-- }

// Cut takes all elements off but the first n.
func (s *Stack[T]) Cut(n int) { s.n = n }
