package odds

import (
	"math/big"

	"fray/table"
)

// same is what tells ways that go on alike from others.
type same struct {
	shape shape
	same  table.Same
	said  int // answers before, where the policy may draw by their number
	forks [2]int16
	after after
}

// after tells ways after a value of a roll with [table.Roll.Forks] from others.
type after struct {
	is    bool
	value int
	past  [2]bool // whether the value and the marks have reached the forks
}

// after tells the ways after the value that a roll shows, which has forks, from others.
func (n *node) after() same {
	s, f := n.same, n.same.forks
	value, marks := n.law.values[n.turn], 0
	if n.law.faces != nil {
		for _, face := range n.law.faces[n.turn] {
			marks += int(s.shape.marks[face-1])
		}
	}
	s.after = after{true, value, [2]bool{f[0] > 0 && value >= int(f[0]), f[1] > 0 && marks >= int(f[1])}}
	s.forks, s.shape.bands, s.shape.nband = [2]int16{}, [6]int16{}, 0
	return s
}

// turn turns the last roll of the path on to the first value, from the one it shows on, of which it is not known what comes.
func (b *branches) turn(n *node) {
	for ; n.turn < len(n.law.values); n.turn++ {
		b.weigh(b.n - 1)
		if n.part == nil || n.same.forks == ([2]int16{}) {
			return
		}
		known := b.path[n.from].parts[n.after()]
		if known == nil {
			n.value = newGathering(&b.room)
			return
		}
		b.graft(b.n, &nothing, known)
	}
}

// nothing is what comes before a part that begins after a value: the part of the roll begins there too.
var nothing = facts{at: table.Nowhere}

// anchor returns the roll of the path from which on a roll begins a part: the last one that is no beginning of another. It is -1 where
// there is none, or the rules do not say what the rest depends on.
func (b *branches) anchor(r *table.Roll) int {
	if b.apart || r.Same == (table.Same{}) {
		return -1
	}
	i := b.n - 1
	for i >= 0 && b.path[i].part != nil {
		i--
	}
	return i
}

// settle keeps the part after the value that the last roll of the path shows, all of whose ways have been gone, and adds it to the part that
// begins with the roll.
func (b *branches) settle(n *node) {
	part := n.value
	b.partsFrom(n)[n.after()] = part
	n.value = nil
	b.graft(b.n, &nothing, part)
}

// keep keeps the part that begins with a roll, all of whose ways have been gone.
func (b *branches) keep(n *node) { b.partsFrom(n)[n.same] = n.part }

// partsFrom is where the parts of a roll are kept.
func (b *branches) partsFrom(n *node) map[same]*gathering {
	from := &b.path[n.from]
	if from.parts == nil {
		from.parts = map[same]*gathering{}
	}
	return from.parts
}

// graft adds a part to what was before it, n rolls from the start of the path.
func (b *branches) graft(n int, before *facts, part *gathering) {
	into := b.into(n)
	weight, class := b.weight(n)
	joint := b.classOf(b.scaled.Mul(b.classes[class], &part.total))
	b.scaled.Mul(weight, into.factor(joint, b.classes))
	var product big.Int
	b.joined.set(before)
	for _, o := range part.found {
		if before == &nothing {
			into.addKept(o, product.Mul(&b.scaled, &o.weight))
			continue
		}
		b.joined.join(before, &o.facts)
		into.add(&b.joined, product.Mul(&b.scaled, &o.weight))
	}
}

// into is where outcomes after n rolls belong: to the last part that begins before, or else to the whole.
func (b *branches) into(n int) *gathering {
	for i := n - 1; i >= 0; i-- {
		switch at := &b.path[i]; {
		case at.value != nil:
			return at.value
		case at.part != nil:
			return at.part
		}
	}
	return b.whole
}
