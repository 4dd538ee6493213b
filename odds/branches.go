package odds

import (
	"math/big"

	"fray/table"
)

// branches is dice that fall in every way in turn: an odometer over the rolls of a run, whose last roll turns fastest. As
// long as the earlier rolls fall alike, the game asks for the same next one (law 4 of the table), so that the path of the
// last run up to the roll that turns is also that of the next run.
type branches struct {
	laws    map[shape]*law
	path    []node
	n       int            // rolls of path that are in use
	at      int            // rolls of this run so far
	answers []table.Option // that follow on the rolls of path
	said    int            // answers of this run so far
	classes []*big.Int
	err     error // why the law of a roll could not be computed
}

// node is one roll of the path.
type node struct {
	law   *law
	turn  int     // which of the law's values it shows
	num   big.Int // the product of the weights up to here
	den   big.Int // the product of the totals up to here
	class int     // which of the classes den is
	said  int     // answers before this roll
}

func newBranches() *branches {
	return &branches{laws: map[shape]*law{}, classes: []*big.Int{big.NewInt(1)}}
}

// reset goes back to the first way, without any roll.
func (b *branches) reset() { b.n, b.at, b.answers, b.said, b.err = 0, 0, b.answers[:0], 0, nil }

// Roll has the roll fall as the path says, and the first way where the path goes no further.
func (b *branches) Roll(r *table.Roll, faces []int32) (value int, known, ok bool) {
	if b.at == b.n && !b.push(r) {
		return 0, false, false
	}
	n := &b.path[b.at]
	b.at++
	if n.law.faces != nil {
		copy(faces, n.law.faces[n.turn])
	}
	return n.law.values[n.turn], n.law.faces != nil, true
}

// push adds a roll to the path.
func (b *branches) push(r *table.Roll) bool {
	l := b.laws[shapeOf(r)]
	if l == nil {
		if l, b.err = newLaw(r); b.err != nil {
			return false
		}
		b.laws[shapeOf(r)] = l
	}
	if b.n == len(b.path) {
		b.path = append(b.path, node{})
	}
	n := &b.path[b.n]
	n.law, n.turn, n.said = l, 0, b.said
	if b.n == 0 {
		n.num.Set(l.weights[0])
		n.den.Set(l.total)
	} else {
		before := &b.path[b.n-1]
		n.num.Mul(&before.num, l.weights[0])
		n.den.Mul(&before.den, l.total)
	}
	n.class = b.classOf(&n.den)
	b.n++
	return true
}

// next turns the path to the next way and reports whether there is one.
func (b *branches) next() bool {
	for b.at, b.said = 0, 0; b.n > 0; b.n-- {
		n := &b.path[b.n-1]
		if n.turn++; n.turn == len(n.law.values) {
			continue
		}
		b.answers = b.answers[:n.said]
		if b.n == 1 {
			n.num.Set(n.law.weights[n.turn])
		} else {
			n.num.Mul(&b.path[b.n-2].num, n.law.weights[n.turn])
		}
		return true
	}
	return false
}

// answer is what is answered next on this way: what was answered before the roll that turned, or what choose chooses now.
func (b *branches) answer(choose func() table.Option) table.Option {
	if b.said == len(b.answers) {
		b.answers = append(b.answers, choose())
	}
	b.said++
	return b.answers[b.said-1]
}

// weight is that of the way that was just gone: so much out of the total of its class.
func (b *branches) weight() (num *big.Int, class int) {
	if b.n == 0 {
		return b.classes[0], 0
	}
	n := &b.path[b.n-1]
	return &n.num, n.class
}

// classOf numbers the totals that come up; there are few. The first is 1.
func (b *branches) classOf(den *big.Int) int {
	for i, c := range b.classes {
		if c.Cmp(den) == 0 {
			return i
		}
	}
	b.classes = append(b.classes, new(big.Int).Set(den))
	return len(b.classes) - 1
}
