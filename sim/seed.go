package sim

import "fray/table"

// SeedOf returns the seed of fight i of a run: `fray play --seed` with the same players replays that fight. No two
// fights of a run have the same seed.
func SeedOf(run uint64, i int) uint64 {
	return table.Mix(table.Mix(run) + uint64(i))
}
