package formula

import (
	"slices"

	"fray/dice"
)

// Formula is a formula that was read by Parse. It does not change, and any number may use it at once.
type Formula struct {
	root  *node
	text  string
	code  []step
	names []string // sorted, each once
	pools []dice.Pool
	sum   sum
}

// Env is where names get their values: a sheet, a situation. It reports false for a name that it does not know.
type Env interface {
	Value(name string) (int, bool)
}

// Roller throws a pool and reads its value.
type Roller interface {
	Roll(p dice.Pool) int
}

// Names is the names in the formula, sorted, each once.
func (f *Formula) Names() []string { return slices.Clone(f.names) }

// String is the canonical text: spaces around operators, and only the brackets that are needed.
func (f *Formula) String() string { return f.text }
