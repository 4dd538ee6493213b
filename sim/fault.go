package sim

import (
	"fmt"
	"runtime/debug"
)

// FightError is a fight that broke down: by a fault of its ruleset or of a bot, never by its dice. Of several it is the
// first of the run, whoever played it.
type FightError struct {
	Index int    // of the fight in the run
	Seed  uint64 // `fray play --seed` shows the same fault
	Cause error

	Adventure bool // it was a fight of adventure Index, which has this seed
}

// Error says which fight it was, its seed, and what happened.
func (e *FightError) Error() string {
	what := "fight"
	if e.Adventure {
		what = "adventure"
	}
	return fmt.Sprintf("%s %d (seed %d) broke down: %v", what, e.Index, e.Seed, e.Cause)
}

// Unwrap gives what happened.
func (e *FightError) Unwrap() error { return e.Cause }

// Fault is a panic as an error: what was said, and where.
type Fault struct {
	Value any
	Stack []byte
}

func fault(value any) error { return &Fault{value, debug.Stack()} }

// Error is what was said.
func (f *Fault) Error() string { return fmt.Sprint("panic: ", f.Value) }

// Unwrap gives the error that the panic carried, if it was one.
func (f *Fault) Unwrap() error {
	err, _ := f.Value.(error)
	return err
}
