// Package rapidtest sets how long the tests of pgregory.net/rapid run.
package rapidtest

import (
	"flag"
	"testing"
)

// Checks has the rapid tests of t draw n times in place of the usual 100, unless the command line says how often (-rapid.checks). It is for
// tests that play whole fights in each draw.
func Checks(t *testing.T, n string) {
	t.Helper()
	set(t, "rapid.checks", n)
}

// Seed has the rapid tests of t draw from a fixed seed, unless the command line names one (-rapid.seed): so a run judges what was changed
// since the last one.
func Seed(t *testing.T, seed string) {
	t.Helper()
	set(t, "rapid.seed", seed)
}

// set sets a flag that the command line does not, until the test ends.
func set(t *testing.T, name, value string) {
	t.Helper()
	f := flag.Lookup(name)
	if f.Value.String() != f.DefValue {
		return
	}
	if err := f.Value.Set(value); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Value.Set(f.DefValue) })
}
