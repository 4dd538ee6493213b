package pack

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Error is one mistake in a file: where it is (lines and columns count from 1, 0 is unknown), what it is, and what was
// expected instead.
type Error struct {
	File string `json:"file"`
	Line int    `json:"line,omitempty"`
	Col  int    `json:"col,omitempty"`
	Msg  string `json:"msg"`
}

// Error is "file:line:col: message", without what is not known.
func (e Error) Error() string {
	switch {
	case e.File == "":
		return e.Msg
	case e.Line == 0:
		return e.File + ": " + e.Msg
	default:
		return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, e.Msg)
	}
}

// Errors are the mistakes found, in the order of their places. The errors that this package returns are Errors.
type Errors []Error

// Error is one line for each mistake.
func (es Errors) Error() string {
	lines := make([]string, len(es))
	for i, e := range es {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap gives the mistakes one by one.
func (es Errors) Unwrap() []error {
	out := make([]error, len(es))
	for i, e := range es {
		out[i] = e
	}
	return out
}

// Err is the mistakes as an error, nil if there are none.
func (es Errors) Err() error {
	if len(es) == 0 {
		return nil
	}
	return es
}

// tidy sorts the mistakes, tells each once, and no more of them than people read.
func (es Errors) tidy() Errors {
	slices.SortFunc(es, func(a, b Error) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col),
			cmp.Compare(a.Msg, b.Msg))
	})
	es = slices.Compact(es)
	if len(es) > MaxErrors {
		more := Error{File: es[0].File, Msg: fmt.Sprintf("and %d more mistakes", len(es)-MaxErrors)}
		es = append(es[:MaxErrors:MaxErrors], more)
	}
	return es
}

// mistakes gathers what is wrong, and remembers the nodes that are.
type mistakes struct {
	list Errors
	at   map[*node]bool
}

// add notes that a node is wrong.
func (m *mistakes) add(n *node, format string, args ...any) {
	if m.at == nil {
		m.at = map[*node]bool{}
	}
	m.at[n] = true
	m.tell(n, format, args...)
}

// tell notes a mistake at a node that may be right in itself.
func (m *mistakes) tell(n *node, format string, args ...any) {
	m.list = append(m.list, Error{n.file, n.line, n.col, fmt.Sprintf(format, args...)})
}
