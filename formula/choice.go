package formula

import "fray/dice"

// choice is the distribution of if, and, or: by a condition one of two branches, of which one that cannot come is not
// looked at, as Eval does not.
func (w *weigher) choice(n *node) (dice.Dist, error) {
	when, err := w.dist(n.args[0])
	if err != nil {
		return dice.Dist{}, err
	}
	var then, otherwise dice.Dist
	if when.Min() != 0 || when.Max() != 0 { // it can hold
		if then, err = w.holds(n); err != nil {
			return dice.Dist{}, err
		}
	}
	if when.Weight(0).Sign() != 0 { // it can fail
		if otherwise, err = w.fails(n); err != nil {
			return dice.Dist{}, err
		}
	}
	if err := w.spend(when.Words() + then.Words() + otherwise.Words()); err != nil {
		return dice.Dist{}, err
	}
	return dice.Mix(when, then, otherwise)
}

// holds is the branch when the first part is not 0.
func (w *weigher) holds(n *node) (dice.Dist, error) {
	switch n.op {
	case opIf:
		return w.dist(n.args[1])
	case opAnd:
		return w.truth(n.args[1])
	default:
		return dice.Certain(1), nil
	}
}

// fails is the branch when the first part is 0.
func (w *weigher) fails(n *node) (dice.Dist, error) {
	switch n.op {
	case opIf:
		return w.dist(n.args[2])
	case opOr:
		return w.truth(n.args[1])
	default:
		return dice.Certain(0), nil
	}
}

// truth is the distribution of whether a part is not 0.
func (w *weigher) truth(n *node) (dice.Dist, error) {
	d, err := w.dist(n)
	if err != nil {
		return dice.Dist{}, err
	}
	return w.one(opTruth, d)
}
