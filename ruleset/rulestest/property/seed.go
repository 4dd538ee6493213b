package property

import (
	"flag"
	"testing"
)

// fixSeed has the properties draw from a fixed seed, unless the command line names one: so a run judges what was changed since the
// last one. make explore draws from fresh seeds.
func fixSeed(t *testing.T) {
	t.Helper()
	seed := flag.Lookup("rapid.seed")
	if seed.Value.String() != "0" {
		return
	}
	if err := seed.Value.Set("1"); err != nil {
		t.Fatal(err)
	}
}
