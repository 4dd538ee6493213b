package odds

import (
	"encoding/binary"
	"math/big"
	"slices"
)

// outcome is what some runs came to alike, and the weight of all of them together.
type outcome struct {
	weight big.Int
	facts
}

// room is where outcomes are kept side by side: many small allocations would cost more than the runs.
type room struct {
	outcomes []outcome
	attacks  []attack
	hurts    []hurt
	uses     []use
	marks    []mark
	tests    []contest
}

// keep is an outcome of these facts, which outlive the run.
func (r *room) keep(f *facts) *outcome {
	return &stored(&r.outcomes, outcome{facts: r.copied(f)})[0]
}

// copied is a copy of facts.
func (r *room) copied(f *facts) facts {
	return facts{
		stored(&r.attacks, f.attacks...), stored(&r.hurts, f.hurts...), stored(&r.uses, f.uses...), stored(&r.marks, f.marks...),
		stored(&r.tests, f.tests...), f.at,
	}
}

// stored puts some values behind others where there is place for them, or else where many more have place, and is what it put.
func stored[T any](place *[]T, some ...T) []T {
	if cap(*place)-len(*place) < len(some) {
		*place = make([]T, 0, max(64, len(some)))
	}
	*place = append(*place, some...)
	return slices.Clip((*place)[len(*place)-len(some):])
}

// gathering gathers runs that came to the same.
type gathering struct {
	found   []*outcome // in the order in which they first came
	seen    map[string]*outcome
	room    *room
	key     []byte
	total   big.Int    // all weights are out of this
	factors []*big.Int // by class of weights that are added: by what they are multiplied; nil where that is not known
}

func newGathering(r *room) *gathering {
	g := &gathering{seen: map[string]*outcome{}, room: r}
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
	g.key = f.key(g.key[:0])
	o := g.seen[string(g.key)]
	if o == nil {
		o = g.room.keep(f)
		g.seen[string(g.key)] = o
		g.found = append(g.found, o)
	}
	o.weight.Add(&o.weight, weight)
}

// widen brings all weights to the least total that is a multiple of that of a class too.
func (g *gathering) widen(class int, total *big.Int) {
	var more big.Int
	more.Quo(total, more.GCD(nil, nil, &g.total, total))
	if more.Cmp(one) != 0 {
		g.total.Mul(&g.total, &more)
		for _, o := range g.found {
			o.weight.Mul(&o.weight, &more)
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

// key appends what tells these facts from others.
func (f *facts) key(b []byte) []byte {
	le := binary.LittleEndian
	b = le.AppendUint16(le.AppendUint16(b, uint16(len(f.attacks))), uint16(len(f.hurts)))
	b = le.AppendUint16(le.AppendUint16(b, uint16(len(f.uses))), uint16(len(f.marks)))
	b = le.AppendUint32(le.AppendUint16(b, uint16(len(f.tests))), uint32(f.at))
	for _, a := range f.attacks {
		b = le.AppendUint16(le.AppendUint16(b, uint16(a.who)), uint16(a.target))
		b = append(le.AppendUint16(b, uint16(a.degree)), flag(a.hit))
	}
	for _, h := range f.hurts {
		b = le.AppendUint32(le.AppendUint32(le.AppendUint16(b, uint16(h.who)), uint32(h.harm)), uint32(h.heal))
		b = append(b, flag(h.fell))
	}
	for _, u := range f.uses {
		b = append(le.AppendUint16(le.AppendUint16(b, uint16(u.who)), uint16(u.target)), byte(u.verb), u.item)
	}
	for _, m := range f.marks {
		b = le.AppendUint32(le.AppendUint16(b, uint16(m.who)), uint32(m.n))
	}
	for _, c := range f.tests {
		b = le.AppendUint16(le.AppendUint16(le.AppendUint16(b, uint16(c.who)), uint16(c.target)), uint16(c.rule))
		b = append(b, flag(c.won))
	}
	return b
}

func flag(b bool) byte {
	if b {
		return 1
	}
	return 0
}
