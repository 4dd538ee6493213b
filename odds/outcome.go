package odds

import (
	"encoding/binary"
	"math/big"
)

// outcome is what some runs came to alike, and the weight of all of them together.
type outcome struct {
	class  int // the weight is out of the total of this class
	weight big.Int
	facts
}

// gathering gathers runs that came to the same.
type gathering struct {
	found []*outcome // in the order in which they first came
	seen  map[string]*outcome
	key   []byte
}

func newGathering() *gathering { return &gathering{seen: map[string]*outcome{}} }

// add counts a run: its weight out of the total of a class.
func (g *gathering) add(f *facts, weight *big.Int, class int) {
	g.key = f.key(append(g.key[:0], byte(class), byte(class>>8)))
	o := g.seen[string(g.key)]
	if o == nil {
		o = &outcome{class: class, facts: f.clone()}
		g.seen[string(g.key)] = o
		g.found = append(g.found, o)
	}
	o.weight.Add(&o.weight, weight)
}

// settle brings all weights to one total, the least that all classes divide, and gives it.
func (g *gathering) settle(classes []*big.Int) *big.Int {
	total := big.NewInt(1)
	var common big.Int
	for _, c := range classes {
		common.GCD(nil, nil, total, c)
		total.Mul(total, c)
		total.Quo(total, &common)
	}
	for _, o := range g.found {
		o.weight.Mul(&o.weight, common.Quo(total, classes[o.class]))
	}
	return total
}

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
