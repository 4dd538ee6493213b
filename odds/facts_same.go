package odds

import "slices"

// equal reports whether two runs came to the same.
func (f *facts) equal(g *facts) bool {
	return f.at == g.at && slices.Equal(f.hurts, g.hurts) && slices.Equal(f.attacks, g.attacks) && slices.Equal(f.marks, g.marks) &&
		slices.Equal(f.uses, g.uses) && slices.Equal(f.tests, g.tests)
}

// hash is a number that is the same for equal facts, and rarely so for others.
func (f *facts) hash() uint64 {
	h := mix(uint64(len(f.attacks)), int64(f.at))
	for i := range f.attacks {
		a := &f.attacks[i]
		h = mix(mix(h, pack(int32(a.who), int32(a.target))), pack(int32(a.degree), flag(a.hit)))
	}
	for i := range f.hurts {
		x := &f.hurts[i]
		h = mix(mix(h, pack(int32(x.who), flag(x.fell))), pack(x.harm, x.heal))
	}
	for _, u := range f.uses {
		h = mix(mix(h, pack(int32(u.who), int32(u.target))), pack(int32(u.verb), int32(u.item)))
	}
	for _, m := range f.marks {
		h = mix(h, pack(int32(m.who), m.n))
	}
	for i := range f.tests {
		c := &f.tests[i]
		h = mix(mix(h, pack(int32(c.who), int32(c.target))), pack(int32(c.rule), flag(c.won)))
	}
	return h
}

// mix adds a number to a hash.
func mix(h uint64, n int64) uint64 {
	h = (h ^ uint64(n)) * 0x9e37_79b9_7f4a_7c15
	return h ^ h>>32
}

// pack puts two numbers into one.
func pack(a, b int32) int64 { return int64(a)<<32 | int64(uint32(b)) }

func flag(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
