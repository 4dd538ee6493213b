package narrate

import (
	"math/big"
	"slices"

	"fray/odds"
	"fray/table"
)

// Luck compares the dice of one combatant with their average.
type Luck struct {
	Rolls int // throws that count
	// Sigmas is how far the sum of the throws lies on the good side of its mean, in hundredths of a standard deviation.
	// About 95 of 100 combatants lie between -200 and 200.
	Sigmas int
}

// LuckOf computes the luck of every combatant. A throw counts only if hears accepts the event that shows its faces. The
// arithmetic is exact.
func LuckOf(cast *table.Cast, throws []table.Throw, events []table.Event, hears func(*table.Event) bool) []Luck {
	out := make([]Luck, len(cast.Combatants))
	sums := make([]moments, len(cast.Combatants))
	laws := map[table.Roll]*moments{}
	for i := range throws {
		x := &throws[i]
		if x.Roll.Who < 0 || int(x.Roll.Who) >= len(out) || !visible(x, events, hears) {
			continue
		}
		law := lawOf(laws, x.Roll)
		if law == nil {
			continue
		}
		out[x.Roll.Who].Rolls++
		sums[x.Roll.Who].add(law, x)
	}
	for i := range out {
		out[i].Sigmas = sums[i].sigmas()
	}
	return out
}

// visible reports whether hears accepts the event that shows the faces of the throw. That event follows the throw closely.
func visible(x *table.Throw, events []table.Event, hears func(*table.Event) bool) bool {
	const soon = 12 // events
	for i := x.After; i < min(x.After+soon, len(events)); i++ {
		if len(x.Faces) > 0 && slices.Equal(events[i].Faces, x.Faces) {
			return hears(&events[i])
		}
	}
	return false
}

// moments holds a mean and a variance: of one throw, or of the summed deviations of many.
type moments struct{ mean, variance big.Rat }

// lawOf returns the moments of a roll's value, or nil if they are unknown or the roll has only one outcome.
func lawOf(known map[table.Roll]*moments, r table.Roll) *moments {
	r.Rule, r.Who, r.Bands, r.NBand, r.Look = 0, 0, [6]int16{}, 0, false
	if m, ok := known[r]; ok {
		return m
	}
	known[r] = nil
	d, err := odds.Dist(&r)
	if err != nil || d.Min() == d.Max() {
		return nil
	}
	m := &moments{}
	m.mean.Set(d.Mean())
	sum, square := new(big.Int), new(big.Int)
	for v := d.Min(); v <= d.Max(); v++ {
		square.SetInt64(int64(v) * int64(v))
		sum.Add(sum, square.Mul(square, d.Weight(v)))
	}
	m.variance.SetFrac(sum, d.Total())
	m.variance.Sub(&m.variance, new(big.Rat).Mul(&m.mean, &m.mean))
	known[r] = m
	return m
}

// add counts a throw by its deviation toward the good side.
func (m *moments) add(law *moments, x *table.Throw) {
	off := new(big.Rat).SetInt64(int64(x.Value))
	off.Sub(off, &law.mean)
	if x.Roll.Low {
		off.Neg(off)
	}
	m.mean.Add(&m.mean, off)
	m.variance.Add(&m.variance, &law.variance)
}

// sigmas returns the mean in hundredths of the standard deviation, rounded toward 0.
func (m *moments) sigmas() int {
	if m.variance.Sign() == 0 {
		return 0
	}
	r := new(big.Rat).Mul(&m.mean, &m.mean)
	r.Mul(r, new(big.Rat).SetInt64(100*100))
	r.Quo(r, &m.variance)
	root := new(big.Int).Quo(r.Num(), r.Denom())
	n := int(root.Sqrt(root).Int64())
	if m.mean.Sign() < 0 {
		return -n
	}
	return n
}
