package odds

import (
	"math/big"

	"fray/table"
)

// branches is dice that fall in every way in turn: an odometer over the rolls of a run, whose last roll turns fastest. As
// long as the earlier rolls fall alike, the game asks for the same next one (law 4 of the table), so that the path of the
// last run up to the roll that turns is also that of the next run.
//
// Where the rules say that ways go on alike ([table.Roll.Same]), one of them is followed to the end, and what came of it is kept as a
// part. The others end at that roll: the part is added to what they came to before it. Where a roll has [table.Roll.Forks], there are
// parts after its values too.
//
// Nobody listens to a run before the roll that turned: what comes of the way up to it was taken down when that roll came up.
type branches struct {
	laws    map[shape]*law
	path    []node
	n       int            // rolls of path that are in use
	at      int            // rolls of this run so far
	answers []table.Option // that follow on the rolls of path
	said    int            // answers of this run so far
	classes []*big.Int
	room    room
	facts   *facts     // of the run, since the last roll of the path that begins a part
	listen  func()     // has the rest of the run heard
	again   bool       // the run goes the way of the last one, up to the roll that turned
	whole   *gathering // what came of all ways
	known   *gathering // the part at which this run ended
	draws   bool       // the policy may draw numbers
	apart   bool       // every way is followed, and each value of rolls after which some go on alike
	joined  facts
	scaled  big.Int
	err     error // why the law of a roll could not be computed
}

// node is one roll of the path.
type node struct {
	law   *law
	turn  int                 // which of the law's values it shows
	num   big.Int             // the product of the weights up to here, from the last roll on that begins a part
	den   big.Int             // the product of the totals up to here, from there on
	class int                 // which of the classes den is
	said  int                 // answers before this roll
	parts map[same]*gathering // that begin after this roll, however it fell

	past facts      // what was before this roll, since the last that begins a part
	part *gathering // what comes of the part that begins with this roll; nil where none begins
	from int        // the roll at which the part is kept
	same same

	value *gathering // what comes of the part that begins after the value it shows; nil where none begins
}

func newBranches(f *facts, listen func()) *branches {
	return &branches{laws: map[shape]*law{}, classes: []*big.Int{big.NewInt(1)}, facts: f, listen: listen}
}

// reset goes back to the first way, without any roll.
func (b *branches) reset() {
	b.n, b.at, b.answers, b.said, b.err = 0, 0, b.answers[:0], 0, nil
	b.room.clear()
	b.again = false
	b.whole, b.known = newGathering(&b.room), nil
}

// Roll has the roll fall as the path says, and the first way where the path goes no further.
func (b *branches) Roll(r *table.Roll, faces []int32) (value int, known, ok bool) {
	if b.at == b.n && !b.push(r) {
		return 0, false, false
	}
	n := &b.path[b.at]
	b.at++
	if b.again && b.at == b.n {
		b.facts.set(&n.past)
		b.listen()
		b.again = false
	}
	if n.part != nil {
		b.facts.clear()
	}
	if n.law.faces != nil {
		copy(faces, n.law.faces[n.turn])
	}
	return n.law.values[n.turn], n.law.faces != nil, true
}

// push adds a roll to the path, unless what comes of it is known.
func (b *branches) push(r *table.Roll) bool {
	if b.apart && r.Same != (table.Same{}) {
		each := *r
		each.Bands, each.NBand = [6]int16{}, 0
		r = &each
	}
	form := shapeOf(r)
	from := b.anchor(r)
	like := same{shape: form, same: r.Same, forks: r.Forks}
	if b.draws {
		like.said = b.said
	}
	if from >= 0 {
		if b.known = b.path[from].parts[like]; b.known != nil {
			return false
		}
	}
	l := b.laws[form]
	if l == nil {
		if l, b.err = newLaw(r); b.err != nil {
			return false
		}
		b.laws[form] = l
	}
	if b.n == len(b.path) {
		b.path = append(b.path, node{})
	}
	n := &b.path[b.n]
	n.law, n.turn, n.said, n.past, n.part, n.parts, n.value = l, 0, b.said, b.room.copied(b.facts), nil, nil, nil
	if from >= 0 {
		n.part, n.from, n.same = newGathering(&b.room), from, like
	}
	b.n++
	n.den.Set(l.total)
	if b.continues(b.n - 1) {
		n.den.Mul(&b.path[b.n-2].den, l.total)
	}
	n.class = b.classOf(&n.den)
	if b.turn(n); n.turn == len(l.values) { // what comes of each of its values is known
		b.n--
		b.keep(n)
		b.known = n.part
		return false
	}
	return true
}

// continues reports whether the weights of a roll multiply with those of the roll before.
func (b *branches) continues(i int) bool {
	return i > 0 && b.path[i].part == nil && b.path[i-1].value == nil
}

// weigh computes the weight of the path up to a roll.
func (b *branches) weigh(i int) {
	n := &b.path[i]
	if b.continues(i) {
		n.num.Mul(&b.path[i-1].num, n.law.weights[n.turn])
	} else {
		n.num.Set(n.law.weights[n.turn])
	}
}

// next takes down what the run came to, turns the path to the next way and reports whether there is one.
func (b *branches) next() bool {
	b.take()
	for b.at, b.said = 0, 0; b.n > 0; b.n-- {
		n := &b.path[b.n-1]
		if n.value != nil {
			b.settle(n)
		}
		n.turn++
		if b.turn(n); n.turn == len(n.law.values) {
			if n.part != nil {
				b.keep(n)
				b.graft(b.n-1, &n.past, n.part)
			}
			continue
		}
		b.answers = b.answers[:n.said]
		b.again = true
		return true
	}
	return false
}

// take takes down what the run came to.
func (b *branches) take() {
	if b.known != nil {
		b.graft(b.n, b.facts, b.known)
		b.known = nil
		return
	}
	into := b.into(b.n)
	weight, class := b.weight(b.n)
	into.add(b.facts, b.scaled.Mul(weight, into.factor(class, b.classes)))
}

// answer is what is answered next on this way: what was answered before the roll that turned, or what choose chooses now.
func (b *branches) answer(choose func() table.Option) table.Option {
	if b.said == len(b.answers) {
		b.answers = append(b.answers, choose())
	}
	b.said++
	return b.answers[b.said-1]
}

// weight is that of the first n rolls of the path, since the last that begins a part: so much out of the total of a class.
func (b *branches) weight(n int) (num *big.Int, class int) {
	if n == 0 || b.path[n-1].value != nil {
		return one, 0
	}
	return &b.path[n-1].num, b.path[n-1].class
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
