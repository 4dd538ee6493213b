package formula

import (
	"errors"
	"fmt"
	"strings"
)

// Error is one mistake in the text of a formula, in words for people.
type Error struct {
	Column   int    // from 1, in characters
	Found    string // in quotes where it is a piece of the text
	Expected string
}

// Error is the whole in one line: col 5: found ")", expected a value.
func (e *Error) Error() string {
	return fmt.Sprintf("col %d: found %s, expected %s", e.Column, e.Found, e.Expected)
}

// Errors is all mistakes that were found in a text, from left to right; at most ten.
type Errors []*Error

// Error is a line for each.
func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i, one := range e {
		lines[i] = one.Error()
	}
	return strings.Join(lines, "\n")
}

// What can go wrong with a formula that is well written; an [EvalError] wraps it. A distribution may also be refused
// with dice.ErrTooLarge.
var (
	ErrOverflow     = errors.New("the number is too large")
	ErrDivideByZero = errors.New("division by zero")
	ErrUnknownName  = errors.New("nothing has this name here")
)

// EvalError is an error of a formula with these values and dice.
type EvalError struct {
	Column int    // of the operator or name, in the text that was parsed
	Name   string // the name, if it is unknown
	Err    error
}

// Error is the whole in one line: col 7: division by zero.
func (e *EvalError) Error() string {
	if e.Name != "" {
		return fmt.Sprintf("col %d: %q: %v", e.Column, e.Name, e.Err)
	}
	return fmt.Sprintf("col %d: %v", e.Column, e.Err)
}

// Unwrap is what went wrong.
func (e *EvalError) Unwrap() error { return e.Err }
