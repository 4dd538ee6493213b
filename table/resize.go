package table

// Resize returns a slice of n elements in the memory of s, which keep what they hold there: for copies of a state that
// reuse memory.
func Resize[T any](s []T, n int) []T {
	if n <= cap(s) {
		return s[:n]
	}
	return append(s[:cap(s)], make([]T, n-cap(s))...)
}
