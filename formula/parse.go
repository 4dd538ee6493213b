package formula

import (
	"fmt"
	"slices"
)

// The limits of a formula.
const (
	MaxText    = 4096 // bytes, as written and as String writes it
	MaxNodes   = 256  // numbers, names, dice and operations
	MaxNesting = 32   // brackets, calls and signs within each other

	maxErrors = 10
)

// Parse reads a formula. The error is an Errors.
func Parse(text string) (*Formula, error) {
	if len(text) > MaxText {
		return nil, limited(fmt.Sprintf("a text of %d bytes", len(text)), fmt.Sprintf("at most %d", MaxText))
	}
	p := parser{lexer: lexer{text: text}, last: -1}
	p.next()
	root := p.whole()
	if len(p.errors) > 0 {
		slices.SortStableFunc(p.errors, func(a, b *Error) int { return a.Column - b.Column })
		return nil, p.errors
	}
	f := &Formula{root: root}
	f.text = f.write()
	if len(f.text) > MaxText {
		return nil, limited(fmt.Sprintf("%d bytes when written out", len(f.text)), fmt.Sprintf("at most %d", MaxText))
	}
	if most := f.compile(); most > maxStack {
		return nil, limited(fmt.Sprintf("%d values that wait for each other", most), fmt.Sprintf("at most %d", maxStack))
	}
	return f, nil
}

// limited is the error for a whole formula that is beyond a limit.
func limited(found, expected string) Errors {
	return Errors{{Column: 1, Found: found, Expected: expected}}
}
