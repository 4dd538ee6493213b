package odds

import (
	"fmt"
	"math/big"

	"fray/dice"
	"fray/table"
)

// law is every value a roll can have, with its weight out of a total. Values that the rules treat alike (the bands of the
// roll) stand as one; where the rules look at the faces, each set of them stands by itself. Nothing in it is changed once it is made.
type law struct {
	values  []int
	faces   [][]int32 // by value, where the rules look at them; else nil
	weights []*big.Int
	total   *big.Int
}

// shape is what the law of a roll depends on.
type shape struct {
	count, extra, keep int16
	sides              int32
	read               table.Reading
	bands              [6]int16
	nband              uint8
	look               bool
	marks              [6]uint8
}

func shapeOf(r *table.Roll) shape {
	s := shape{count: r.Count, extra: r.Extra, sides: r.Sides, read: r.Read, bands: r.Bands, nband: r.NBand, look: r.Look, marks: r.Marks}
	if r.Read == table.Highest || r.Read == table.Lowest {
		s.keep = r.Keep
	}
	return s
}

// newLaw computes the law of a roll. It fails where a roll is too large for that.
func newLaw(r *table.Roll) (*law, error) {
	switch {
	case r.Look && r.Marks != [6]uint8{} && r.Read == table.Sum && r.Extra == 0:
		return lawOfMarks(r)
	case r.Look:
		return lawOfFaces(r)
	}
	d, err := Dist(r)
	if err != nil {
		return nil, fmt.Errorf("the odds of a roll of %d dice: %w", r.Dice(), err)
	}
	l := &law{total: d.Total()}
	if r.NBand > 0 {
		for _, b := range d.Band(r.Bands[:r.NBand]) {
			w := b.Big
			if w == nil {
				w = new(big.Int).SetUint64(b.Weight)
			}
			l.add(b.Value, w)
		}
		return l, nil
	}
	for v := d.Min(); v <= d.Max(); v++ {
		if w := d.Weight(v); w.Sign() > 0 {
			l.add(v, w)
		}
	}
	return l, nil
}

func (l *law) add(v int, w *big.Int) {
	l.values = append(l.values, v)
	l.weights = append(l.weights, w)
}

// Dist is the distribution of a roll's value. It fails where a roll is too large for that.
func Dist(r *table.Roll) (dice.Dist, error) {
	switch r.Read {
	case table.TensLow:
		return dice.PercentileDist(int(r.Extra)), nil
	case table.TensHigh:
		return dice.PercentileDist(-int(r.Extra)), nil
	case table.Highest, table.Lowest:
		return kept(r)
	default:
		return pools(int(r.Count), int(r.Sides), int(r.Extra))
	}
}

// pools is the distribution of all dice added; extra dice have ten sides.
func pools(count, sides, extra int) (dice.Dist, error) {
	sum := dice.Certain(0)
	for _, p := range []dice.Pool{{Count: count, Sides: sides}, {Count: extra, Sides: 10}} {
		if p.Count == 0 {
			continue
		}
		d, err := p.Dist()
		if err != nil {
			return dice.Dist{}, err
		}
		if sum, err = sum.Add(d); err != nil {
			return dice.Dist{}, err
		}
	}
	return sum, nil
}

// kept is the distribution of the dice that are kept. Where some dice have other sides than the others, it is not known.
func kept(r *table.Roll) (dice.Dist, error) {
	p := dice.Pool{Count: r.Dice(), Sides: r.SidesOf(0), Keep: int(r.Keep), Low: r.Read == table.Lowest}
	switch {
	case p.Keep <= 0 || p.Count == 0:
		return dice.Certain(0), nil
	case r.SidesOf(p.Count-1) != p.Sides:
		return dice.Dist{}, fmt.Errorf("the highest or lowest of d%d and d10 together: %w", r.Sides, dice.ErrTooLarge)
	}
	return p.Dist()
}
