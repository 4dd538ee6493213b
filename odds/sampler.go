package odds

import "fray/table"

// sampler is dice with a separate seed: for rolls with too many outcomes.
type sampler struct{ rng table.Rand }

// Roll throws the dice.
func (s *sampler) Roll(r *table.Roll, faces []int32) (value int, known, ok bool) {
	for i := range faces {
		faces[i] = int32(s.rng.Die(r.SidesOf(i)))
	}
	return r.Value(faces), true, true
}
