package space

// squareBuckets is more than the most that a step can cost: 255 to enter, double on every second diagonal.
const squareBuckets = 512

// squareQueue floods cell by cell, in order of cost, by a ring of buckets. Where every second diagonal costs double a
// cell is two states: with an even number of diagonals behind it, and with an odd one. A state can become cheaper
// while it waits, so that buckets are linked both ways.
//
// Invariant: all marks below settled are final.
type squareQueue struct {
	squares *Squares
	passage passage
	walk    *Walk
	caged   bool    // the start stands in the barrier: the first step is free
	states  int     // for each cell: 1, or 2
	marks   []int32 // state: its cost, or untouched
	next    []int32 // state: the next one in the same bucket, -1 for none
	before  []int32 // state: the one before; -1 for the first
	heads   [squareBuckets]int32
	touched []int32 // all states with a mark, the start first
	pending int     // how many wait
	settled int
}

func newSquareQueue(s *Squares) squareQueue {
	q := squareQueue{squares: s, states: 1}
	if s.rules.Diagonals == DiagonalsAlternate {
		q.states = 2
	}
	n := s.Size() * q.states
	q.marks, q.next, q.before, q.touched = make([]int32, n), make([]int32, n), make([]int32, n), make([]int32, 0, n)
	for i := range q.marks {
		q.marks[i] = untouched
	}
	for i := range q.heads {
		q.heads[i] = -1
	}
	return q
}

// run marks all states that can be reached for so many points. With a goal it stops at the cost that meets it and returns
// the lowest such cell.
func (q *squareQueue) run(w *Walk, room *Set, points int, goal *Set) Cell {
	for _, state := range q.touched {
		q.marks[state] = untouched
	}
	for i := range q.heads {
		q.heads[i] = -1
	}
	q.walk, q.pending = w, 0
	q.passage = passage{squares: q.squares, barrier: w.Barrier, span: w.Span, room: room}
	q.caged = !room.Has(w.From)
	start := int32(int(w.From) * q.states)
	q.touched = append(q.touched[:0], start)
	q.marks[start] = 0
	q.expand(start, points)
	for at := 1; q.pending > 0; at++ {
		bucket := &q.heads[at%squareBuckets]
		if goal != nil {
			if found := q.lowest(*bucket, goal); found != None {
				q.settled = at
				return found
			}
		}
		for *bucket >= 0 {
			state := *bucket
			q.unlink(state)
			if w.Hold == nil || !w.Hold.Has(q.cell(state)) {
				q.expand(state, points)
			}
		}
	}
	q.settled = unlimited
	return None
}

func (q *squareQueue) cell(state int32) Cell { return state / int32(q.states) }

// expand puts what is one step off into the queue, as far as it is new or cheaper and can be paid for.
func (q *squareQueue) expand(state int32, points int) {
	s, c := q.squares, q.cell(state)
	standing := c != q.walk.From || !q.caged
	for _, dir := range s.order {
		if !q.passage.free(c, int(dir), standing) {
			continue
		}
		to := s.Step(c, int(dir))
		if to == q.walk.From || q.walk.Blocked != nil && q.walk.Blocked.Has(to) || q.walk.Footing != nil && !q.walk.Footing.Has(to) {
			continue
		}
		cost, odd := q.price(state, to, s.vectors[dir])
		if total := int(q.marks[state]) + cost; total <= points {
			q.push(to*int32(q.states)+odd, int32(total))
		}
	}
}

// price is what a step costs, and the state of the cell that it leads to, counted from the cell's first.
func (q *squareQueue) price(state int32, to Cell, v cube) (cost int, odd int32) {
	cost = q.squares.toll(q.walk.Ground, to, v, q.walk.Span)
	if q.states == 1 {
		return cost, 0
	}
	odd = state & 1
	if axes(v) == 1 {
		return cost, odd
	}
	return cost << odd, 1 - odd
}

// toll is the price of the dearest cell that a body newly covers by a step to a cell.
func (s *Squares) toll(ground *Ground, to Cell, v cube, span int) int {
	if span == 1 || ground == nil {
		return ground.Cost(to)
	}
	most := 1
	x, y, z := s.Place(to)
	for k := z; k < min(z+span, s.levels); k++ {
		for j := y; j < y+span; j++ {
			for i := x; i < x+span; i++ {
				if fore(i-x, v.x, span) || fore(j-y, v.y, span) || fore(k-z, v.z, span) {
					most = max(most, ground.Cost(s.At(i, j, k)))
				}
			}
		}
	}
	return most
}

// fore reports whether a layer of a body is the foremost of a step along that axis.
func fore(at int, step int16, span int) bool {
	return step > 0 && at == span-1 || step < 0 && at == 0
}

// push queues a state at a cost, unless it is known to cost as little.
func (q *squareQueue) push(state, cost int32) {
	switch was := q.marks[state]; {
	case was == untouched:
		q.touched = append(q.touched, state)
	case was <= cost:
		return
	default:
		q.unlink(state)
	}
	q.marks[state] = cost
	head := &q.heads[cost%squareBuckets]
	q.next[state], q.before[state] = *head, -1
	if *head >= 0 {
		q.before[*head] = state
	}
	*head = state
	q.pending++
}

// unlink takes a state out of its bucket.
func (q *squareQueue) unlink(state int32) {
	next, before := q.next[state], q.before[state]
	if before >= 0 {
		q.next[before] = next
	} else {
		q.heads[q.marks[state]%squareBuckets] = next
	}
	if next >= 0 {
		q.before[next] = before
	}
	q.pending--
}
