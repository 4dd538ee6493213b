package formula

import (
	"slices"

	"fray/dice"
)

// sum is what Linear tells.
type sum struct {
	pools    []dice.Pool
	constant int
	plain    bool
}

// Linear is the pools and the constant of a formula that is a plain sum of dice, added and not subtracted, and of
// constants of at most dice.MaxConstant: then one throw of the pools is all there is to it. Otherwise ok is false. The
// pools are in the order written; they are shared and must not be changed.
func (f *Formula) Linear() (pools []dice.Pool, constant int, ok bool) {
	if !f.sum.plain {
		return nil, 0, false
	}
	return slices.Clip(f.sum.pools), f.sum.constant, true
}

// summed is the sum that a tree is, if it is one.
func summed(n *node) sum {
	s := sum{plain: true}
	s.add(n, 1)
	return s
}

// add adds a node with a sign.
func (s *sum) add(n *node, sign int) {
	switch {
	case n.op == opNumber && n.number <= dice.MaxConstant:
		s.constant += sign * n.number
	case n.op == opRoll && sign > 0:
		s.pools = append(s.pools, n.pool)
	case n.op == opAdd:
		s.add(n.args[0], sign)
		s.add(n.args[1], sign)
	case n.op == opSub:
		s.add(n.args[0], sign)
		s.add(n.args[1], -sign)
	case n.op == opNeg:
		s.add(n.args[0], -sign)
	default:
		s.plain = false
	}
}
