package sim

import (
	"math"
	"slices"

	"fray/table"
)

// Gap is the paired difference of one measure. Of two encounters it is the rounds of a fight, how many of a side fell, or the health that
// a side has left; of two adventures how many fights the party passes, or how many of it are down at the end.
type Gap struct {
	Measure    string  `json:"measure" jsonschema:"rounds, fallen or hp_left; of adventures passed or down"`
	Side       string  `json:"side,omitempty" jsonschema:"a side of both encounters"`
	First      float64 `json:"first" jsonschema:"a fight or an adventure, on average"`
	Second     float64 `json:"second" jsonschema:"the same in the second one"`
	Difference float64 `json:"difference" jsonschema:"second minus first"`
	Low        float64 `json:"low" jsonschema:"its 95 % interval, for pairs"`
	High       float64 `json:"high" jsonschema:"upper end of the interval"`
}

// The measures of a Gap.
const (
	measureRounds = "rounds"
	measureFallen = "fallen"
	measureLeft   = "hp_left"
	measurePassed = "passed"
	measureDown   = "down"
)

// gaps adds up the measures of pairs of fights in integers, so that they can be added in any order.
type gaps struct {
	Rounds gap        `json:"rounds"`
	Sides  []sideGaps `json:"sides"`
}

// sideGaps are the measures of a side that both encounters have.
type sideGaps struct {
	Name          string `json:"name"`
	Fallen        gap    `json:"fallen"`
	Left          gap    `json:"left"`
	first, second int    // its indexes
}

// gap is the sum of one measure and of its differences.
type gap struct {
	First   int `json:"first"`
	Second  int `json:"second"`
	Squares int `json:"squares"`
}

// newGaps returns gaps for the sides that both encounters name alike.
func newGaps(first, second *table.Cast) gaps {
	var g gaps
	for i, name := range first.Sides {
		if k := index(second.Sides, name); k >= 0 {
			g.Sides = append(g.Sides, sideGaps{Name: name, first: i, second: k})
		}
	}
	return g
}

// pair counts a pair of finished fights.
func (g *gaps) pair(a, b *arena) {
	g.Rounds.count(a.tally.Rounds, b.tally.Rounds)
	for i := range g.Sides {
		s := &g.Sides[i]
		fallen, left := a.sideOf(s.first)
		otherFallen, otherLeft := b.sideOf(s.second)
		s.Fallen.count(fallen, otherFallen)
		s.Left.count(left, otherLeft)
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
	g.Rounds.add(o.Rounds)
	if len(g.Sides) == 0 {
		g.Sides = slices.Clone(o.Sides)
		return
	}
	for i := range min(len(g.Sides), len(o.Sides)) {
		g.Sides[i].Fallen.add(o.Sides[i].Fallen)
		g.Sides[i].Left.add(o.Sides[i].Left)
	}
}

func (g *gap) count(first, second int) {
	g.add(gap{first, second, (second - first) * (second - first)})
}

func (g *gap) add(o gap) {
	g.First += o.First
	g.Second += o.Second
	g.Squares += o.Squares
}

// report returns the differences over n pairs. Fewer than two pairs have no interval, and so no report.
func (g *gaps) report(n int) []Gap {
	if n < 2 {
		return []Gap{}
	}
	out := []Gap{g.Rounds.report(n, measureRounds, "")}
	for i := range g.Sides {
		s := &g.Sides[i]
		out = append(out, s.Fallen.report(n, measureFallen, s.Name), s.Left.report(n, measureLeft, s.Name))
	}
	return out
}

func (g gap) report(n int, measure, side string) Gap {
	sum, pairs := float64(g.Second-g.First), float64(n)
	d := sum / pairs
	slack := z95 * math.Sqrt(max(0, float64(g.Squares)-sum*d)/(pairs-1)/pairs)
	return Gap{measure, side, ratio(g.First, n), ratio(g.Second, n), d, d - slack, d + slack}
}
