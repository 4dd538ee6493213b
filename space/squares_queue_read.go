package space

// lowest is the lowest cell of a bucket that is a member of goal.
func (q *squareQueue) lowest(bucket int32, goal *Set) Cell {
	found := None
	for state := bucket; state >= 0; state = q.next[state] {
		if c := q.cell(state); goal.Has(c) && (found == None || c < found) {
			found = c
		}
	}
	return found
}

// fill adds the cells that cost less than limit to dst, without the start.
func (q *squareQueue) fill(dst *Set, limit int) {
	for _, state := range q.touched[1:] {
		if int(q.marks[state]) < limit {
			dst.Add(q.cell(state))
		}
	}
}

// cheapest is what it costs to reach a cell, and the state that costs this; of equals the first.
func (q *squareQueue) cheapest(c Cell) (int, int32) {
	best := int32(c) * int32(q.states)
	if other := best + 1; q.states == 2 && q.marks[other] != untouched && (q.marks[best] == untouched || q.marks[other] < q.marks[best]) {
		best = other
	}
	return int(q.marks[best]), best
}

// back appends the way from c back to the start, which is left out.
func (q *squareQueue) back(c Cell, buf []Cell) []Cell {
	start := int32(q.walk.From) * int32(q.states)
	for _, state := q.cheapest(c); state != start; state = q.previous(state) {
		buf = append(buf, q.cell(state))
	}
	return buf
}

// previous is the state that a way to a state comes from.
func (q *squareQueue) previous(state int32) int32 {
	s, to := q.squares, q.cell(state)
	for _, dir := range s.order {
		v := s.vectors[dir]
		from := s.at(cube{s.places[to].x - v.x, s.places[to].y - v.y, s.places[to].z - v.z})
		if from == None {
			continue
		}
		start := from == q.walk.From
		if !start && q.walk.Hold != nil && q.walk.Hold.Has(from) || !q.passage.free(from, int(dir), !start || !q.caged) {
			continue
		}
		was := int32(from) * int32(q.states)
		if q.states == 2 && (axes(v) == 1) == (state&1 == 1) {
			was++
		}
		if q.marks[was] == untouched {
			continue
		}
		if cost, odd := q.price(was, to, v); q.marks[was]+int32(cost) == q.marks[state] && odd == state%int32(q.states) {
			return was
		}
	}
	return state
}
