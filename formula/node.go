package formula

import "fray/dice"

// node is a part of a formula as it was written.
type node struct {
	op     op
	column int
	number int       // of opNumber
	name   string    // of opName
	pool   dice.Pool // of opRoll
	args   []*node
}

// walk visits the node and all below it, from left to right.
func (n *node) walk(visit func(*node)) {
	visit(n)
	for _, a := range n.args {
		a.walk(visit)
	}
}
