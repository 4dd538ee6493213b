package dice

import "math/big"

// Mix is the distribution of then where when is not 0, and of otherwise where it is 0; the three are independent. If
// when leaves no doubt, it is that of the one branch unchanged.
func Mix(when, then, otherwise Dist) (Dist, error) {
	no := when.Weight(0)
	yes := when.Total()
	yes.Sub(yes, no)
	switch {
	case no.Sign() == 0:
		return then, nil
	case yes.Sign() == 0:
		return otherwise, nil
	}
	low, high := min(then.Min(), otherwise.Min()), max(then.Max(), otherwise.Max())
	if apart := uint64(high) - uint64(low); apart >= MaxValues {
		return Dist{}, refuse("the number of values of the choice", int(min(apart, 1<<62))+1, MaxValues)
	}
	// Both branches are brought to the same total.
	yes.Mul(yes, otherwise.Total())
	no.Mul(no, then.Total())
	words := (when.Total().BitLen() + then.Total().BitLen() + otherwise.Total().BitLen()) / 64
	if work := (then.size() + otherwise.size()) * (words + 1); work > MaxWork {
		return Dist{}, refuse("the size of the choice in words", work, MaxWork)
	}
	weights := make([]*big.Int, high-low+1)
	addScaled(weights, then, low, yes)
	addScaled(weights, otherwise, low, no)
	return fromBig(low, weights), nil
}

// addScaled adds the weights of d times factor to weights, of which the first is that of low.
func addScaled(weights []*big.Int, d Dist, low int, factor *big.Int) {
	for i, w := range d.bigs() {
		if w != nil {
			addProduct(weights, d.min-low+i, w, factor)
		}
	}
}

// fromBig is the distribution with these weights, which become its own, in 64 bits if the total fits.
func fromBig(low int, weights []*big.Int) Dist {
	d := Dist{min: low, big: weights}
	if d.Total().BitLen() > 64 {
		return d
	}
	small := make([]uint64, len(weights))
	for i, w := range weights {
		if w != nil {
			small[i] = w.Uint64()
		}
	}
	return Dist{min: low, small: small}
}
