package dice

import "math/big"

// Band is a range of values that are alike to somebody: which of the ranges it is, one value to stand for all, and the
// weight of all together.
type Band struct {
	Index  int
	Value  int      // the lowest value of the band that can come
	Weight uint64   // 0 if the total of the distribution does not fit 64 bits
	Big    *big.Int // the weight in that case, and otherwise nil
}

// Band merges the values into bands: the first has those up to limits[0], the next those above that up to limits[1], and
// so on; the last has all above. Limits ascend. Bands that cannot come are left out.
func (d Dist) Band(limits []int16) []Band {
	bands := make([]Band, 0, min(len(limits)+1, d.size()))
	index := 0
	for i := range d.size() {
		if !d.has(i) {
			continue
		}
		v := d.min + i
		for index < len(limits) && v > int(limits[index]) {
			index++
		}
		if len(bands) == 0 || bands[len(bands)-1].Index != index {
			bands = append(bands, Band{Index: index, Value: v})
		}
		bands[len(bands)-1].add(d, i)
	}
	return bands
}

// add adds the i-th weight of the distribution.
func (b *Band) add(d Dist, i int) {
	switch {
	case d.big == nil:
		b.Weight += d.words()[i]
	case b.Big == nil:
		b.Big = new(big.Int).Set(d.big[i])
	default:
		b.Big.Add(b.Big, d.big[i])
	}
}
