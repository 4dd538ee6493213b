package narrate

import (
	"math/big"
	"slices"

	"fray/odds"
	"fray/table"
)

// Luck is how the dice of one combatant fell against what they come to on average.
type Luck struct {
	Rolls int // throws that it counts
	// Sigmas is the sum of how far the throws were above their mean (below it, where low is good), in hundredths of the
	// standard deviation of that sum: within 200 either way 95 times in 100.
	Sigmas int
}

// LuckOf reckons the luck of every combatant from the throws that an event tells of that is heard: what nobody may know
// counts for nobody. Chances are exact; there are no floats.
func LuckOf(cast *table.Cast, throws []table.Throw, events []table.Event, hears func(*table.Event) bool) []Luck {
	out := make([]Luck, len(cast.Combatants))
	sums := make([]moments, len(cast.Combatants))
	laws := map[table.Roll]*moments{}
	for i := range throws {
		x := &throws[i]
		if x.Roll.Who < 0 || int(x.Roll.Who) >= len(out) || !told(x, events, hears) {
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

// told reports whether an event that is heard shows the faces of the throw. It comes soon after it.
func told(x *table.Throw, events []table.Event, hears func(*table.Event) bool) bool {
	const soon = 12 // events
	for i := x.After; i < min(x.After+soon, len(events)); i++ {
		if len(x.Faces) > 0 && slices.Equal(events[i].Faces, x.Faces) {
			return hears(&events[i])
		}
	}
	return false
}

// moments are a mean and a variance: of one throw, or of how far many were off.
type moments struct{ mean, variance big.Rat }

// lawOf is the moments of a roll's value; nil where they are not known, or where nothing is left to chance.
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

// add counts a throw: how far it was off to the good side.
func (m *moments) add(law *moments, x *table.Throw) {
	off := new(big.Rat).SetInt64(int64(x.Value))
	off.Sub(off, &law.mean)
	if x.Roll.Low {
		off.Neg(off)
	}
	m.mean.Add(&m.mean, off)
	m.variance.Add(&m.variance, &law.variance)
}

// sigmas is the mean in hundredths of the standard deviation, towards 0.
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
