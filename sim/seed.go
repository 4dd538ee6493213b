package sim

import "fray/table"

// SeedOf is the seed of fight i of a run: `fray play --seed` with it, and with the same players, is that fight again. No two
// fights of a run have the same seed.
func SeedOf(run uint64, i int) uint64 {
	return table.Mix(table.Mix(run) + uint64(i))
}
