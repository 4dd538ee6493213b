package golden

import "testing"

// maxSize is how many bytes the record of a typical fight may have.
const maxSize = 64 << 10

// CheckSize plays an encounter greedily with five seeds: each record, with its whole setup, is smaller than 64 KiB.
func CheckSize(t *testing.T, name, encounter string) {
	t.Helper()
	for seed := range uint64(5) {
		text := Record(t, name, Fight{Name: "size", Encounter: encounter, Bots: []string{"greedy", "greedy"}, Seed: seed, Inputs: 10_000})
		if len(text) >= maxSize {
			t.Errorf("with seed %d the record has %d bytes, want less than %d", seed, len(text), maxSize)
		}
		t.Logf("seed %d: %d bytes", seed, len(text))
	}
}
