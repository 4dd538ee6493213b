package odds

import (
	"math/big"
	"slices"
)

// outcome is what some runs came to alike, and the weight of all of them together.
type outcome struct {
	weight big.Int
	facts
	hashed uint64   // the facts
	next   *outcome // of other facts with the same hash
}

// room is where outcomes are kept side by side: many small allocations would cost more than the runs.
type room struct {
	outcomes []outcome
	attacks  []attack
	hurts    []hurt
	uses     []use
	marks    []mark
	tests    []contest
	words    []big.Word
}

// weightWords is for how many words there is place in a new weight: nearly all weights take two or three.
const weightWords = 4

// clear makes all places free again: nothing that was kept is used any more.
func (r *room) clear() {
	r.outcomes, r.attacks, r.hurts, r.uses = r.outcomes[:0], r.attacks[:0], r.hurts[:0], r.uses[:0]
	r.marks, r.tests, r.words = r.marks[:0], r.tests[:0], r.words[:0]
}

// keep is an outcome of these facts, without weight. The facts stay where they are, and outlive the run.
func (r *room) keep(f facts, hash uint64) *outcome {
	o := &stored(&r.outcomes, outcome{facts: f, hashed: hash})[0]
	o.weight.SetBits(stored(&r.words, make([]big.Word, weightWords)...))
	return o
}

// copied is a copy of facts.
func (r *room) copied(f *facts) facts {
	return facts{
		stored(&r.attacks, f.attacks...), stored(&r.hurts, f.hurts...), stored(&r.uses, f.uses...), stored(&r.marks, f.marks...),
		stored(&r.tests, f.tests...), f.at,
	}
}

// stored puts some values behind others where there is place for them, or else where twice as many have place, and is what it put. So the room
// soon has place for all that one option comes to, and the next one needs no more.
func stored[T any](place *[]T, some ...T) []T {
	if cap(*place)-len(*place) < len(some) {
		*place = make([]T, 0, max(64, 2*cap(*place), len(some)))
	}
	*place = append(*place, some...)
	return slices.Clip((*place)[len(*place)-len(some):])
}

// gathering gathers runs that came to the same.
type gathering struct {
	found   []*outcome          // in the order in which they first came
	seen    map[uint64]*outcome // by the hash of their facts
	room    *room
	total   big.Int    // all weights are out of this
	factors []*big.Int // by class of weights that are added: by what they are multiplied; nil where that is not known
}

func newGathering(r *room) *gathering {
	g := &gathering{seen: map[uint64]*outcome{}, room: r}
	g.total.SetInt64(1)
	return g
}

// factor is by what weights out of the total of a class are multiplied here.
func (g *gathering) factor(class int, classes []*big.Int) *big.Int {
	for class >= len(g.factors) {
		g.factors = append(g.factors, nil)
	}
	if g.factors[class] == nil {
		g.widen(class, classes[class])
	}
	return g.factors[class]
}

// add counts a run: its weight out of the total.
func (g *gathering) add(f *facts, weight *big.Int) {
	h := f.hash()
	o := g.find(f, h)
	if o == nil {
		o = g.put(g.room.copied(f), h)
	}
	o.weight.Add(&o.weight, weight)
}

// addKept counts runs that came to an outcome that the room keeps already: their weight out of the total.
func (g *gathering) addKept(kept *outcome, weight *big.Int) {
	o := g.find(&kept.facts, kept.hashed)
	if o == nil {
		o = g.put(kept.facts, kept.hashed)
	}
	o.weight.Add(&o.weight, weight)
}

// find is the outcome of these facts, or nil.
func (g *gathering) find(f *facts, hash uint64) *outcome {
	o := g.seen[hash]
	for o != nil && !o.equal(f) {
		o = o.next
	}
	return o
}

// put adds an outcome of these facts, which are kept.
func (g *gathering) put(f facts, hash uint64) *outcome {
	o := g.room.keep(f, hash)
	o.next, g.seen[hash] = g.seen[hash], o
	g.found = append(g.found, o)
	return o
}

// widen brings all weights to the least total that is a multiple of that of a class too.
func (g *gathering) widen(class int, total *big.Int) {
	var more big.Int
	more.Quo(total, more.GCD(nil, nil, &g.total, total))
	if more.Cmp(one) != 0 {
		g.total.Mul(&g.total, &more)
		var wide big.Int // Mul into its own factor would allocate
		for _, o := range g.found {
			o.weight.Set(wide.Mul(&o.weight, &more))
		}
		for _, f := range g.factors {
			if f != nil {
				f.Mul(f, &more)
			}
		}
	}
	g.factors[class] = new(big.Int).Quo(&g.total, total)
}

var one = big.NewInt(1)
