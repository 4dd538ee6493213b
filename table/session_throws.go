package table

// Throw is a roll as it fell.
type Throw struct {
	Roll  Roll
	Value int
	Faces []int32 // in the order thrown
	After int     // events that had been said before it
}

// Throws returns all rolls so far except those of decrees, for statistics of luck. Later rolls do not change the slice.
func (s *Session) Throws() []Throw { return s.events.throws.all[:s.events.throws.n:s.events.throws.n] }

// throws keeps the rolls, as events keeps the events. It wraps the dice of the table.
type throws struct {
	all     []Throw
	n       int // rolled so far in this run
	settled int // rolled by the last resting point

	dice  Dice // nil: the seed
	table *Table
	said  *int // events so far in this run
}

// watch has the table's dice looked at; said is how many events there are.
func (l *throws) watch(t *Table, said *int) {
	l.dice, l.table, l.said = t.Dice, t, said
	t.Dice = l
}

// Roll gives what the dice give, and keeps it.
func (l *throws) Roll(r *Roll, faces []int32) (value int, known, ok bool) {
	if l.dice == nil {
		value, known, ok = l.table.Draw(r, faces), true, true
	} else {
		value, known, ok = l.dice.Roll(r, faces)
	}
	if !ok {
		return value, known, ok
	}
	if l.n == len(l.all) {
		x := Throw{*r, value, append([]int32(nil), faces...), *l.said}
		x.Roll.Same, x.Roll.Forks = Same{}, [2]int16{} // for what has been rolled they say nothing
		l.all = append(l.all, x)
	}
	l.n++
	return value, known, ok
}

// forget drops the rolls after the last resting point.
func (l *throws) forget() { l.all, l.n = l.all[:l.settled:l.settled], l.settled }

// clip is a copy that goes its own way.
func (l *throws) clip() throws {
	return throws{all: l.all[:l.n:l.n], n: l.n, settled: l.settled}
}
