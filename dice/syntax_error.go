package dice

import "fmt"

// SyntaxError says where a notation goes wrong: the offset in bytes, what is there, and what could have been, in words
// for people. The column it prints counts from 1.
type SyntaxError struct {
	Offset   int
	Found    string // in quotes, or "the end"
	Expected string
}

// Error is the whole in one line: col 4: found "x", expected a number of sides.
func (e *SyntaxError) Error() string {
	return fmt.Sprintf("col %d: found %s, expected %s", e.Offset+1, e.Found, e.Expected)
}
