package dice

import (
	"fmt"
	"strconv"
)

// Pool is one term of dice: Count dice of Sides sides, of which the highest (or, if Low, the lowest) Keep are added.
// Keep 0 means all, as does a Keep of Count or more. Parse gives Keep 0 for all, so that its pools compare with ==.
type Pool struct {
	Count, Sides int
	Keep         int
	Low          bool
}

// Kept is the number of dice that count.
func (p Pool) Kept() int {
	if p.Keep <= 0 || p.Keep > p.Count {
		return p.Count
	}
	return p.Keep
}

// Min is the lowest value.
func (p Pool) Min() int { return p.Kept() }

// Max is the highest value.
func (p Pool) Max() int { return p.Kept() * p.Sides }

// Read is the value of a throw: the sum of the kept faces. There is one face from 1 to Sides for each die; their order
// does not matter, and they are left as they are.
func (p Pool) Read(faces []int32) int {
	sum := 0
	for _, f := range faces {
		sum += int(f)
	}
	kept := p.Kept()
	switch {
	case kept >= len(faces):
		return sum
	case p.Low:
		return sum - highest(faces, len(faces)-kept, p.Sides)
	default:
		return highest(faces, kept, p.Sides)
	}
}

// highest is the sum of the k highest faces. It looks for the lowest face among them by halving, rather than sort a
// copy, so that nothing is allocated.
func highest(faces []int32, k, sides int) int {
	low, high := 1, sides
	for low < high {
		mid := (low + high + 1) / 2
		if atLeast(faces, mid) >= k {
			low = mid
		} else {
			high = mid - 1
		}
	}
	sum, above := 0, 0
	for _, f := range faces {
		if int(f) > low {
			sum += int(f)
			above++
		}
	}
	return sum + (k-above)*low
}

// atLeast counts the faces of at least v.
func atLeast(faces []int32, v int) int {
	n := 0
	for _, f := range faces {
		if int(f) >= v {
			n++
		}
	}
	return n
}

// String is the canonical notation: 2d6, 4d6kh3, 2d20kl1.
func (p Pool) String() string {
	s := strconv.Itoa(p.Count) + "d" + strconv.Itoa(p.Sides)
	switch {
	case p.Kept() == p.Count:
		return s
	case p.Low:
		return s + "kl" + strconv.Itoa(p.Keep)
	default:
		return s + "kh" + strconv.Itoa(p.Keep)
	}
}

// Dist is the exact distribution of the value, out of a total of Sides to the power of Count.
//
// The limits: Count times Sides at most MaxValues; for sums, the weights of at most MaxWork words; for keeping, work of
// at most MaxWork, which grows with the squares of Keep and Sides.
func (p Pool) Dist() (Dist, error) {
	if p.Count < 0 || p.Sides < 1 {
		return Dist{}, fmt.Errorf("%d dice of %d sides cannot be thrown", p.Count, p.Sides)
	}
	if p.Count > MaxDice {
		return Dist{}, refuse("the number of dice of "+p.String(), p.Count, MaxDice)
	}
	if p.Sides > MaxValues || p.Count*p.Sides > MaxValues {
		return Dist{}, refuse("count times sides of "+p.String(), p.Count*p.Sides, MaxValues)
	}
	switch {
	case p.Sides == 1:
		return Certain(p.Kept()), nil
	case p.Kept() == p.Count:
		return p.sum()
	default:
		return p.keep()
	}
}
