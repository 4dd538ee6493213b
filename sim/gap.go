package sim

import (
	"math"

	"fray/table"
)

// Gap is the paired difference of one measure of two encounters: the rounds of a fight, or how many of a side fell, or the
// health that a side has left.
type Gap struct {
	Measure    string  `json:"measure"`        // rounds, fallen or hp_left
	Side       string  `json:"side,omitempty"` // a side of both encounters
	First      float64 `json:"first"`          // a fight, on average
	Second     float64 `json:"second"`
	Difference float64 `json:"difference"` // second minus first
	Low        float64 `json:"low"`        // its 95 % interval, for pairs
	High       float64 `json:"high"`
}

// The measures of a Gap.
const (
	measureRounds = "rounds"
	measureFallen = "fallen"
	measureLeft   = "hp_left"
)

// gaps adds up the measures of pairs of fights in integers, so that they can be added in any order.
type gaps struct {
	rounds gap
	sides  []sideGaps
}

// sideGaps are the measures of a side that both encounters have.
type sideGaps struct {
	name          string
	first, second int // its indexes
	fallen, left  gap
}

// gap is the sum of one measure and of its differences.
type gap struct{ first, second, squares int }

// newGaps returns gaps for the sides that both encounters name alike.
func newGaps(first, second *table.Cast) gaps {
	var g gaps
	for i, name := range first.Sides {
		if k := index(second.Sides, name); k >= 0 {
			g.sides = append(g.sides, sideGaps{name: name, first: i, second: k})
		}
	}
	return g
}

// pair counts a pair of finished fights.
func (g *gaps) pair(a, b *arena) {
	g.rounds.count(a.tally.Rounds, b.tally.Rounds)
	for i := range g.sides {
		s := &g.sides[i]
		fallen, left := a.sideOf(s.first)
		otherFallen, otherLeft := b.sideOf(s.second)
		s.fallen.count(fallen, otherFallen)
		s.left.count(left, otherLeft)
	}
}

// sideOf returns how many of a side fell in the fight that was played last, and the health that it has left.
func (a *arena) sideOf(side int) (fallen, left int) {
	for k, m := range a.game.Cast().Combatants {
		if m.Side != side {
			continue
		}
		if a.tally.Fell[k] {
			fallen++
		}
		left += a.tally.Left[k]
	}
	return fallen, left
}

// add adds the sums of another worker.
func (g *gaps) add(o *gaps) {
	g.rounds.add(o.rounds)
	for i := range g.sides {
		g.sides[i].fallen.add(o.sides[i].fallen)
		g.sides[i].left.add(o.sides[i].left)
	}
}

func (g *gap) count(first, second int) {
	g.add(gap{first, second, (second - first) * (second - first)})
}

func (g *gap) add(o gap) {
	g.first += o.first
	g.second += o.second
	g.squares += o.squares
}

// report returns the differences over n pairs. Fewer than two pairs have no interval, and so no report.
func (g *gaps) report(n int) []Gap {
	if n < 2 {
		return []Gap{}
	}
	out := []Gap{g.rounds.report(n, measureRounds, "")}
	for i := range g.sides {
		s := &g.sides[i]
		out = append(out, s.fallen.report(n, measureFallen, s.name), s.left.report(n, measureLeft, s.name))
	}
	return out
}

func (g gap) report(n int, measure, side string) Gap {
	sum, pairs := float64(g.second-g.first), float64(n)
	d := sum / pairs
	slack := z95 * math.Sqrt(max(0, float64(g.squares)-sum*d)/(pairs-1)/pairs)
	return Gap{measure, side, ratio(g.first, n), ratio(g.second, n), d, d - slack, d + slack}
}
