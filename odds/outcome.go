package odds

import (
	"encoding/binary"
	"math/big"
)

// outcome is what some runs came to alike, and the weight of all of them together.
type outcome struct {
	weight big.Int
	facts
}

// gathering gathers runs that came to the same.
type gathering struct {
	found   []*outcome // in the order in which they first came
	seen    map[string]*outcome
	key     []byte
	total   big.Int    // all weights are out of this
	factors []*big.Int // by class of weights that are added: by what they are multiplied; nil where that is not known
	scaled  big.Int
}

func newGathering() *gathering {
	g := &gathering{seen: map[string]*outcome{}}
	g.total.SetInt64(1)
	return g
}

// add counts a run: its weight out of the total of a class.
func (g *gathering) add(f *facts, weight *big.Int, class int, classes []*big.Int) {
	for class >= len(g.factors) {
		g.factors = append(g.factors, nil)
	}
	if g.factors[class] == nil {
		g.widen(class, classes[class])
	}
	g.key = f.key(g.key[:0])
	o := g.seen[string(g.key)]
	if o == nil {
		o = &outcome{facts: f.clone()}
		g.seen[string(g.key)] = o
		g.found = append(g.found, o)
	}
	o.weight.Add(&o.weight, g.scaled.Mul(weight, g.factors[class]))
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
