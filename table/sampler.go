package table

// Sampler is dice from a separate generator, which have nothing to do with those of any fight: for looks ahead.
type Sampler struct{ Rand }

// Roll throws the dice.
func (s *Sampler) Roll(r *Roll, faces []int32) (value int, known, ok bool) {
	for i := range faces {
		faces[i] = int32(s.Die(r.SidesOf(i)))
	}
	return r.Value(faces), true, true
}
