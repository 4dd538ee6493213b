package sim

import (
	"fmt"
	"runtime/debug"
)

// FightError is a fight that failed because of a bug in its ruleset or a bot. If several fail, it is the first of the
// run for any number of workers.
type FightError struct {
	Index int    // the number of the fight in the run
	Seed  uint64 // `fray play --seed` reproduces the failure
	Cause error

	Adventure bool // the fight belongs to adventure Index, and Seed is the adventure's
}

// Error returns the number of the fight, its seed, and the cause.
func (e *FightError) Error() string {
	what := "fight"
	if e.Adventure {
		what = "adventure"
	}
	return fmt.Sprintf("%s %d (seed %d) broke down: %v", what, e.Index, e.Seed, e.Cause)
}

// Unwrap returns the cause.
func (e *FightError) Unwrap() error { return e.Cause }

// Fault is a panic as an error, with its stack.
type Fault struct {
	Value any
	Stack []byte
}

func fault(value any) error { return &Fault{value, debug.Stack()} }

// Error returns the value of the panic.
func (f *Fault) Error() string { return fmt.Sprint("panic: ", f.Value) }

// Unwrap returns the value of the panic if it is an error.
func (f *Fault) Unwrap() error {
	err, _ := f.Value.(error)
	return err
}
