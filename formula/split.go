package formula

import "slices"

// Split is a formula taken apart: dice that are simply added, by their size, and the rest. With the same faces all of
// them together come to what Eval says, as long as no sum on the way is too large for a number.
type Split struct {
	Dice []Dice   // each size once, in the order written
	Rest *Formula // without these dice
}

// Dice is the dice of one size in a Split.
type Dice struct {
	Sides int
	Count *Formula // how many; it has no dice, and names only where the condition of an if decides about some
	Terms int      // in how many places of the formula they stand
}

// Split takes the formula apart. Simply added are dice of which all are kept, in a sum that they are not subtracted from,
// also in one that an if chooses by a condition without dice. Dice in any other operation are part of the rest.
func (f *Formula) Split() Split {
	var all []Dice
	rest := f.root.sum(1, func(n *node, sign int) *node {
		if !n.addedDice(sign) {
			return n
		}
		at := slices.IndexFunc(all, func(d Dice) bool { return d.Sides == n.pool.Sides })
		if at < 0 {
			at = len(all)
			all = append(all, Dice{Sides: n.pool.Sides})
		}
		all[at].Terms++
		return zero(n)
	})
	for i := range all {
		d := &all[i]
		d.Count = derived(f.root.sum(1, func(n *node, sign int) *node {
			if !n.addedDice(sign) || n.pool.Sides != d.Sides {
				return zero(n)
			}
			return &node{op: opNumber, column: n.column, number: n.pool.Count}
		}))
	}
	return Split{Dice: all, Rest: derived(rest)}
}

// derived is the formula of a tree that is a parsed one with parts left out, and so within all limits.
func derived(root *node) *Formula {
	f := &Formula{root: root}
	f.text = f.write()
	f.compile()
	return f
}

// addedDice reports whether a term with this sign is dice that are simply added.
func (n *node) addedDice(sign int) bool {
	return n.op == opRoll && sign > 0 && n.pool.Kept() == n.pool.Count
}

// sum is a tree with each term of its sum replaced, and what is 0 then left out. The sign is that with which the term
// counts in the whole.
func (n *node) sum(sign int, replace func(term *node, sign int) *node) *node {
	switch {
	case n.op == opAdd:
		return n.with(n.args[0].sum(sign, replace), n.args[1].sum(sign, replace))
	case n.op == opSub:
		return n.with(n.args[0].sum(sign, replace), n.args[1].sum(-sign, replace))
	case n.op == opNeg:
		return n.with(n.args[0].sum(-sign, replace))
	case n.op == opIf && !n.args[0].throws():
		return n.with(n.args[0], n.args[1].sum(sign, replace), n.args[2].sum(sign, replace))
	default:
		return replace(n, sign)
	}
}

// with is a sum, a sign or an if of other parts, without those that are 0.
func (n *node) with(args ...*node) *node {
	last := args[len(args)-1]
	switch {
	case n.op == opIf && !slices.ContainsFunc(args[1:], func(a *node) bool { return !a.isZero() }):
		return zero(n)
	case n.op == opIf:
	case last.isZero():
		return args[0]
	case n.op == opSub && args[0].isZero():
		return &node{op: opNeg, column: n.column, args: args[1:]}
	case n.op == opAdd && args[0].isZero():
		return last
	}
	return &node{op: n.op, column: n.column, args: args}
}

// throws reports whether there are dice in the tree.
func (n *node) throws() bool {
	found := false
	n.walk(func(n *node) { found = found || n.op == opRoll })
	return found
}

func (n *node) isZero() bool { return n.op == opNumber && n.number == 0 }

// zero is 0 in the place of a node.
func zero(n *node) *node { return &node{op: opNumber, column: n.column} }
