package bot

// Failure is what a [Player] panics with when it cannot answer, such as a program that has ended. Hosts stop the fight with it
// as an error: see [Rescue].
type Failure struct {
	Cause error
}

// Error returns the text of the cause.
func (f *Failure) Error() string { return f.Cause.Error() }

// Unwrap returns the cause.
func (f *Failure) Unwrap() error { return f.Cause }

// Rescue turns a panic with a [Failure] into an error. Defer it where a player chooses; other panics continue.
func Rescue(err *error) {
	switch r := recover().(type) {
	case nil:
	case *Failure:
		*err = r
	default:
		panic(r)
	}
}
