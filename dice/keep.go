package dice

import (
	"math/bits"
	"slices"
)

// keep is the distribution of the highest or lowest dice added.
//
// It goes by the lowest kept face f: j dice (fewer than Keep) are above f, enough others are f to fill up, and the rest
// are f or below. The j dice above f are as many dice of Sides-f sides, so their sums are known, and the rest is a
// number of ways. The lowest dice are the mirror image of the highest.
func (p Pool) keep() (Dist, error) {
	if work := p.Cost(); work > MaxWork {
		return Dist{}, refuse("the work for "+p.String()+" in words", work, MaxWork)
	}
	d := Dist{min: p.Keep}
	if _, fits := power(p.Sides, p.Count); fits {
		d.small = p.keepSmall()
	} else {
		d.big = p.keepBig()
	}
	if p.Low {
		slices.Reverse(d.small)
		slices.Reverse(d.big)
	}
	return d, nil
}

// keepWork counts the additions of words: for the sums of the dice above each face, and for the ways of the rest. Where
// the total does not fit 64 bits, what a number costs is as much as five words more.
func (p Pool) keepWork() int {
	sums := p.Keep * (p.Keep - 1) * p.Sides * p.Sides / 4
	ways := p.Keep * p.Sides * (p.Count - p.Keep + 1)
	words := p.words()
	if _, fits := power(p.Sides, p.Count); !fits {
		words += 5
	}
	return (sums + ways) * words
}

// keepSmall is the weights of the highest Keep dice when the total fits 64 bits.
func (p Pool) keepSmall() []uint64 {
	out := make([]uint64, p.Keep*(p.Sides-1)+1)
	room := make([]uint64, (p.Keep-1)*(p.Sides-1)+1)
	for above := range p.Sides {
		f := p.Sides - above
		choose := uint64(1) // ways to say which j dice are above f
		clear(room[:(p.Keep-1)*max(0, above-1)+1])
		room[0] = 1
		for j := range p.Keep {
			if j > 0 && above == 0 {
				break
			}
			sums := room[:max(0, j*(above-1))+1]
			if j > 0 {
				addDie(sums, above)
				choose = timesOver(choose, p.Count-j+1, j)
			}
			ways := choose * p.fill(j, f)
			at := p.Keep*(f-1) + j // the kept dice are at least f, and j of them at least one more
			for i, w := range sums {
				out[at+i] += ways * w
			}
		}
	}
	return out
}

// fill is in how many ways the Count-j dice that are not above f have at least Keep-j times f.
func (p Pool) fill(j, f int) uint64 {
	rest := p.Count - j
	sum, choose, below := uint64(0), uint64(1), uint64(1)
	for under := 0; under <= p.Count-p.Keep; under++ {
		if under > 0 {
			choose = timesOver(choose, rest-under+1, under)
			below *= uint64(f - 1)
		}
		sum += choose * below
	}
	return sum
}

// timesOver is n*times/over for a result that is whole and fits, as the next binomial coefficient from the last.
func timesOver(n uint64, times, over int) uint64 {
	hi, lo := bits.Mul64(n, uint64(times))
	q, _ := bits.Div64(hi, lo, uint64(over))
	return q
}
