package formula

import "slices"

// maxStack is how many values an evaluation can hold at once. It is fixed so that they stay off the heap, and small
// because they are cleared every time.
const maxStack = 32

// step is one instruction of the flat program: postfix, with jumps past what is not looked at.
type step struct {
	op     op
	column int
	n      int // the number, the index of the name or pool, or the step to continue with
}

// compiler writes the program and knows how many values it holds.
type compiler struct {
	f          *Formula
	held, most int
}

// compile makes everything that Eval needs from the tree. The result is how many values
// that holds at once.
func (f *Formula) compile() int {
	f.root.walk(func(n *node) {
		if n.op == opName {
			f.names = append(f.names, n.name)
		}
	})
	slices.Sort(f.names)
	f.names = slices.Compact(f.names)
	f.sum = summed(f.root)
	c := compiler{f: f}
	c.value(f.root)
	return c.most
}

// emit adds a step and gives its index.
func (c *compiler) emit(o op, n *node, arg int) int {
	c.f.code = append(c.f.code, step{op: o, column: n.column, n: arg})
	return len(c.f.code) - 1
}

// push adds a step that gives a value more.
func (c *compiler) push(o op, n *node, arg int) {
	c.emit(o, n, arg)
	c.held++
	c.most = max(c.most, c.held)
}

// here makes a jump continue at the next step.
func (c *compiler) here(jump int) { c.f.code[jump].n = len(c.f.code) }

// value adds the steps that leave the value of a node.
func (c *compiler) value(n *node) {
	switch n.op {
	case opNumber:
		c.push(opNumber, n, n.number)
	case opName:
		slot, _ := slices.BinarySearch(c.f.names, n.name)
		c.push(opName, n, slot)
	case opRoll:
		c.f.pools = append(c.f.pools, n.pool)
		c.push(opRoll, n, len(c.f.pools)-1)
	case opNeg, opNot, opAbs:
		c.value(n.args[0])
		c.emit(n.op, n, 0)
	case opAnd:
		c.either(n, opAndEnd)
	case opOr:
		c.either(n, opOrEnd)
	case opIf:
		c.branch(n)
	default: // of two values, or of more from left to right
		c.value(n.args[0])
		for _, a := range n.args[1:] {
			c.value(a)
			c.emit(n.op, n, 0)
			c.held--
		}
	}
}

// either adds and, or: the second value only if the first does not decide.
func (c *compiler) either(n *node, end op) {
	c.value(n.args[0])
	jump := c.emit(end, n, 0)
	c.held--
	c.value(n.args[1])
	c.emit(opTruth, n, 0)
	c.here(jump)
}

// branch adds if: one of two values.
func (c *compiler) branch(n *node) {
	c.value(n.args[0])
	otherwise := c.emit(opElse, n, 0)
	c.held--
	c.value(n.args[1])
	end := c.emit(opJump, n, 0)
	c.held--
	c.here(otherwise)
	c.value(n.args[2])
	c.here(end)
}
