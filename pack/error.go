package pack

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Error is one mistake in a file: its place (lines and columns count from 1, 0 is unknown), what is wrong, and what
// was expected.
type Error struct {
	File string `json:"file"`
	Line int    `json:"line,omitempty"`
	Col  int    `json:"col,omitempty"`
	Msg  string `json:"msg"`
}

// Error returns "file:line:col: message", without the unknown parts.
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

// Errors are mistakes in the order of their places. This package returns its errors as Errors.
type Errors []Error

// Error returns one line for each mistake.
func (es Errors) Error() string {
	lines := make([]string, len(es))
	for i, e := range es {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the mistakes as single errors.
func (es Errors) Unwrap() []error {
	out := make([]error, len(es))
	for i, e := range es {
		out[i] = e
	}
	return out
}

// Err returns the mistakes as an error, or nil if there are none.
func (es Errors) Err() error {
	if len(es) == 0 {
		return nil
	}
	return es
}

// tidy sorts the mistakes, removes repeated ones and keeps at most MaxErrors. A list of known names is given only the
// first time that a name is unknown.
func (es Errors) tidy() Errors {
	slices.SortFunc(es, func(a, b Error) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col),
			cmp.Compare(a.Msg, b.Msg))
	})
	es = slices.Compact(es)
	seen := map[string]bool{}
	for i, e := range es {
		if short, _, listed := strings.Cut(e.Msg, "; expected one of "); listed && seen[e.Msg] {
			es[i].Msg = short
		}
		seen[e.Msg] = true
	}
	if len(es) > MaxErrors {
		more := Error{File: es[0].File, Msg: fmt.Sprintf("and %d more mistakes", len(es)-MaxErrors)}
		es = append(es[:MaxErrors:MaxErrors], more)
	}
	return es
}

// mistakes collects mistakes and the nodes that have one.
type mistakes struct {
	list  Errors
	at    map[*node]bool
	paths map[spot]string // the path of the problem that was reported at a place

	key    string // the key whose value is being decoded
	bounds string // and its bounds, if it is a number: "1..hp_max"
}

// spot is a place in a file: a node, and the keys below it that are not written.
type spot struct {
	at   *node
	rest string
}

// add notes a mistake in the value of a node.
func (m *mistakes) add(n *node, format string, args ...any) {
	m.spoil(n)
	m.tell(n, format, args...)
}

// under decodes the value of a key, so that mistakes name the key and its bounds.
func (m *mistakes) under(key, bounds string, do func()) {
	oldKey, oldBounds := m.key, m.bounds
	m.key, m.bounds = key, bounds
	do()
	m.key, m.bounds = oldKey, oldBounds
}

// refuse notes a mistake in a value, after the key that it belongs to.
func (m *mistakes) refuse(n *node, format string, args ...any) {
	if m.key != "" {
		format, args = "%s: "+format, append([]any{clip(m.key)}, args...)
	}
	m.add(n, format, args...)
}

// spoil marks a node as wrong without another mistake, so that what follows from its mistake is not reported.
func (m *mistakes) spoil(n *node) {
	if m.at == nil {
		m.at = map[*node]bool{}
	}
	m.at[n] = true
}

// repeats reports whether another path has a problem at the same place: copies made by `count:` share their places.
func (m *mistakes) repeats(at spot, path string) bool {
	if first, found := m.paths[at]; found {
		return first != path
	}
	if m.paths == nil {
		m.paths = map[spot]string{}
	}
	m.paths[at] = path
	return false
}

// tell notes a mistake at a node whose value may be valid.
func (m *mistakes) tell(n *node, format string, args ...any) {
	m.list = append(m.list, Error{n.file, n.line, n.col, fmt.Sprintf(format, args...)})
}
