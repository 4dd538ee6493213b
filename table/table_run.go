package table

// abandoned is the private panic value by which a beat ends at something open; it is recovered in Run only.
type abandoned struct{}

// Reset readies the table for a game from its start, with dice from the practice seed of this number.
func (t *Table) Reset(seed uint64) {
	t.Seed, t.Inputs, t.Beats, t.keyed = Practice(seed), 0, 0, 0
	t.note, t.noted = "", 0
}

// Beat plays one beat of a game in which nothing is ever left open: all answers and dice are there.
func (t *Table) Beat(g Game) {
	t.keyed = 0
	g.Beat(t)
	t.Beats++
}

// Run plays one beat of the game and reports whether it came to a resting point. If not, the beat was abandoned at
// Open or at OpenRoll, and the game is in the middle of it: good for looking, not for going on.
func (t *Table) Run(g Game) (rested bool) {
	t.asking, t.wants, t.keyed = false, false, 0
	defer catch(&rested)
	t.Beat(g)
	return true
}

// runAdjust has the game adjusted and reports whether that was done, or abandoned at something open.
func (t *Table) runAdjust(g Game, a Adjustment) (done bool, err error) {
	t.asking, t.wants, t.keyed = false, false, 0
	defer catch(&done)
	return true, g.Adjust(t, a)
}

// catch ends a run that was abandoned; any other panic goes on.
func catch(done *bool) {
	if r := recover(); r != nil {
		if _, ok := r.(abandoned); !ok {
			panic(r)
		}
		*done = false
	}
}

// Open is the question at which the last beat was abandoned, or nil.
func (t *Table) Open() *Question {
	if t.asking {
		return &t.q
	}
	return nil
}

// OpenRoll is the roll at which the last beat was abandoned, or nil.
func (t *Table) OpenRoll() *Roll {
	if t.wants {
		return &t.roll
	}
	return nil
}
