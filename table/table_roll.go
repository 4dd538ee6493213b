package table

// Dice gives the outcome of rolls in place of the seed. It fills the faces if it knows them (and says so by known) and
// returns the value. It reports ok=false when the dice are not there yet; the beat is then abandoned.
type Dice interface {
	Roll(r *Roll, faces []int32) (value int, known, ok bool)
}

// Seeded reports whether the dice fall from the seed and nowhere else. Then nobody looks at the Bands and Same of a roll, and rules code
// may leave out what is dear to compute.
func (t *Table) Seeded() bool { return t.Dice == nil }

// Roll throws the dice and reads their value.
func (t *Table) Roll(r *Roll) int {
	t.step()
	if t.Dice != nil {
		return t.rollOutside(r)
	}
	faces := t.room(r.Dice())
	t.known = len(faces)
	return t.Draw(r, faces)
}

// room is where the faces of so many dice go.
func (t *Table) room(n int) []int32 {
	if n > len(t.faces) {
		t.faces = make([]int32, max(n, 16))
	}
	return t.faces[:n]
}

func (t *Table) rollOutside(r *Roll) int {
	faces := t.room(r.Dice())
	t.roll = *r // handed on as a copy, so that the caller's stays on its stack
	v, known, ok := t.Dice.Roll(&t.roll, faces)
	if !ok {
		t.wants = true
		panic(abandoned{})
	}
	if r.Look && !known {
		panic("table: the rules look at the faces of a roll, and the dice give a value only")
	}
	t.known = 0
	if known {
		t.known = len(faces)
	}
	return v
}

// Draw fills the faces from the seed: for a Dice that leaves some rolls to it.
func (t *Table) Draw(r *Roll, faces []int32) int {
	if t.keyed != t.Inputs+1 { // another stream for each input and each beat
		if t.Seed.secret {
			t.stream.set(t.Seed.dice(t.place()))
		} else {
			t.rng.Seed(t.Seed.number, t.place())
		}
		t.keyed = t.Inputs + 1
	}
	if t.Seed.secret {
		for i := range faces {
			faces[i] = int32(t.stream.die(r.SidesOf(i)))
		}
		return r.Value(faces)
	}
	for i := range faces {
		faces[i] = int32(t.rng.Die(r.SidesOf(i)))
	}
	return r.Value(faces)
}

// place is the number that keys the dice beside the seed: the place in the fight where they are rolled.
func (t *Table) place() uint64 { return uint64(t.Inputs)<<32 | uint64(uint32(t.Beats)) }

// Faces are the faces of the last roll, in the order thrown; empty where only the value is known, which never is so after
// a roll with Look.
func (t *Table) Faces() []int32 { return t.faces[:t.known] }
