package table

// abandoned is the private panic value by which a beat ends at something open; it is recovered in Run only.
type abandoned struct{}

// Reset readies the table for a game from its start, with dice from the practice seed of this number.
func (t *Table) Reset(seed uint64) {
	t.Seed, t.Inputs, t.Beats, t.keyed = Practice(seed), 0, 0, 0
	t.note, t.noted = "", 0
	t.pace = pace{}
}

// Beat plays one beat of a game in which nothing is ever left open: all answers and dice are there. It panics with an
// [EndlessError] where the turn or the beat does not end.
func (t *Table) Beat(g Game) {
	t.keyed, t.game, t.pace.beat = 0, g, 0
	g.Beat(t)
	t.Beats++
}

// Run plays one beat of the game and reports whether it came to a resting point. If not, the beat was abandoned at
// Open or at OpenRoll, or stopped by Err, and the game is in the middle of it: good to look at, not to continue.
func (t *Table) Run(g Game) (rested bool) {
	t.asking, t.wants, t.fault = false, false, nil
	defer t.catch(&rested)
	t.Beat(g)
	return true
}

// runAdjust has the game adjusted and reports whether that was done, or abandoned at something open.
func (t *Table) runAdjust(g Game, a Adjustment) (done bool, err error) {
	t.asking, t.wants, t.fault = false, false, nil
	t.keyed, t.game, t.pace.beat = 0, g, 0
	defer t.catch(&done)
	return true, g.Adjust(t, a)
}

// catch ends a run that was abandoned or does not end; any other panic continues.
func (t *Table) catch(done *bool) {
	switch r := recover().(type) {
	case nil:
	case abandoned:
		*done = false
	case *EndlessError:
		*done, t.fault = false, r
	default:
		panic(r)
	}
}

// Err is what the last run was stopped by, an [EndlessError], or nil.
func (t *Table) Err() error {
	if t.fault == nil {
		return nil
	}
	return t.fault
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
