package odds

import "fray/table"

// sampler is dice of a seed of its own: for what has too many ways to fall.
type sampler struct{ rng table.Rand }

// Roll throws the dice.
func (s *sampler) Roll(r *table.Roll, faces []int32) (value int, known, ok bool) {
	for i := range faces {
		faces[i] = int32(s.rng.Die(r.SidesOf(i)))
	}
	return r.Value(faces), true, true
}
