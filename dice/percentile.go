package dice

import (
	"fmt"
	"math/big"
)

// ReadPercentile reads a d100, the first face, and further tens dice, the other faces. The units of the d100 stand; its
// own tens and each further die's offer a candidate, in which 00 reads 100. With extra above 0 the lowest candidate
// counts, below 0 the highest. Of the faces there are 1 and as many as the magnitude of extra.
func ReadPercentile(extra int, faces []int32) int {
	units := int(faces[0]) % 10
	best := candidate(int(faces[0])/10, units)
	for _, f := range faces[1:] {
		if v := candidate(int(f), units); extra > 0 {
			best = min(best, v)
		} else {
			best = max(best, v)
		}
	}
	return best
}

func candidate(tens, units int) int {
	if v := tens%10*10 + units; v != 0 {
		return v
	}
	return 100
}

// PercentileDist is the exact distribution of ReadPercentile, over 1 to 100 and out of 10 for each die and 10 once more.
// It panics for more dice than MaxDice, which no throw has.
func PercentileDist(extra int) Dist {
	if extra <= -MaxDice || extra >= MaxDice {
		panic(fmt.Sprintf("dice: PercentileDist of %d extra dice, at most %d can be thrown", extra, MaxDice-1))
	}
	dice := max(extra, -extra) + 1
	if _, fits := power(10, dice+1); fits {
		return Dist{min: 1, small: spread(extra, func(n int) uint64 {
			all, _ := power(n+1, dice)
			worse, _ := power(n, dice)
			return all - worse
		})}
	}
	exponent := big.NewInt(int64(dice))
	return Dist{min: 1, big: spread(extra, func(n int) *big.Int {
		w := new(big.Int).Exp(big.NewInt(int64(n+1)), exponent, nil)
		return w.Sub(w, new(big.Int).Exp(big.NewInt(int64(n)), exponent, nil))
	})}
}

// spread is the weights of 1 to 100. Of the ten candidates with the same units, one counts if no die offers a better one
// and not all offer a worse; its weight depends on how many are worse.
func spread[W any](extra int, weight func(worse int) W) []W {
	out := make([]W, 100)
	for tens := range 10 { // 00 comes after 90
		worse := 9 - tens
		if extra < 0 {
			worse = tens
		}
		w := weight(worse)
		for i := range 10 {
			out[tens*10+i] = w
		}
	}
	return out
}
