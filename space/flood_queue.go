package space

// buckets is one more than the most a step can cost.
const buckets = 256

// untouched marks a hex the queue has not met.
const untouched = -1

// queue floods hex by hex, in order of cost, by a ring of buckets.
//
// What it costs to enter a hex does not depend on where one comes from; so the first neighbour to be expanded is the
// cheapest to come from, the cost of a hex is final as soon as it is known, and each hex is queued once.
type queue struct {
	hexes   *Hexes
	marks   []int32       // hex: its cost doubled, plus 1 if it may not be left; or untouched
	next    []Cell        // hex: the next one in the same bucket
	heads   [buckets]Cell // by cost modulo buckets; all None between runs
	touched []Cell        // all hexes with a mark, the start first
	settled int           // the cost up to which, exclusive, all marks are known
}

func newQueue(h *Hexes) queue {
	n := h.Size()
	q := queue{hexes: h, marks: make([]int32, n), next: make([]Cell, n), touched: make([]Cell, 0, n)}
	for c := range q.marks {
		q.marks[c] = untouched
	}
	for i := range q.heads {
		q.heads[i] = None
	}
	return q
}

// run marks all hexes that can be reached for so many points. With a goal it stops at the cost that meets it and
// returns the lowest such cell.
func (q *queue) run(from Cell, points int, blocked, hold *Set, ground *Ground, goal *Set) Cell {
	for _, c := range q.touched {
		q.marks[c] = untouched
	}
	q.touched = append(q.touched[:0], from)
	q.marks[from] = 0
	q.expand(from, 0, points, blocked, hold, ground)
	pending := len(q.touched) - 1
	for at := 1; pending > 0; at++ {
		bucket := q.heads[at%buckets]
		if goal != nil {
			if found := q.lowest(bucket, goal); found != None {
				q.settled = at
				q.empty()
				return found
			}
		}
		q.heads[at%buckets] = None
		for c := bucket; c != None; c = q.next[c] {
			pending--
			if q.marks[c]&1 != 0 {
				continue
			}
			before := len(q.touched)
			q.expand(c, at, points, blocked, hold, ground)
			pending += len(q.touched) - before
		}
	}
	q.settled = unlimited
	return None
}

// expand queues the neighbours of c that are new and can be paid for.
func (q *queue) expand(c Cell, spent, points int, blocked, hold *Set, ground *Ground) {
	for _, n := range &q.hexes.next[c] {
		if n == None || q.marks[n] != untouched || blocked != nil && blocked.Has(n) {
			continue
		}
		total := spent + ground.Cost(n)
		if total > points {
			continue
		}
		mark := int32(total) << 1
		if hold != nil && hold.Has(n) {
			mark |= 1
		}
		q.marks[n] = mark
		q.touched = append(q.touched, n)
		q.next[n] = q.heads[total%buckets]
		q.heads[total%buckets] = n
	}
}

// lowest is the lowest cell of a bucket that is a member of goal.
func (q *queue) lowest(bucket Cell, goal *Set) Cell {
	found := None
	for c := bucket; c != None; c = q.next[c] {
		if goal.Has(c) && (found == None || c < found) {
			found = c
		}
	}
	return found
}

// empty takes all hexes out of the buckets.
func (q *queue) empty() {
	for i := range q.heads {
		q.heads[i] = None
	}
}

// fill adds the hexes that cost less than limit to dst, without the start.
func (q *queue) fill(dst *Set, limit int) {
	for _, c := range q.touched[1:] {
		if q.cost(c) < limit {
			dst.Add(c)
		}
	}
}

func (q *queue) cost(c Cell) int { return int(q.marks[c] >> 1) }

// back appends the way from c back to the start, which is left out: always by the neighbour that was cheapest to
// reach, the lowest cell of equals.
func (q *queue) back(c Cell, buf []Cell) []Cell {
	for q.marks[c] != 0 {
		buf = append(buf, c)
		best := None
		for _, n := range &q.hexes.next[c] {
			if n == None || q.marks[n] == untouched || q.marks[n]&1 != 0 {
				continue
			}
			if best == None || q.marks[n] < q.marks[best] || q.marks[n] == q.marks[best] && n < best {
				best = n
			}
		}
		c = best
	}
	return buf
}
