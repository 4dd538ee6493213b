package formula

import (
	"strconv"
	"strings"
)

// write is the canonical text.
func (f *Formula) write() string {
	var b strings.Builder
	write(&b, f.root, levelOr)
	return b.String()
}

// write writes a node, in brackets if it is looser than its place.
func write(b *strings.Builder, n *node, level int) {
	own := n.op.level()
	if own < level {
		b.WriteByte('(')
		defer b.WriteByte(')')
	}
	switch n.op {
	case opNumber:
		b.WriteString(strconv.Itoa(n.number))
	case opName:
		b.WriteString(n.name)
	case opRoll:
		b.WriteString(n.pool.String())
	case opNeg:
		b.WriteByte('-')
		write(b, n.args[0], own)
	case opNot:
		b.WriteString("not ")
		write(b, n.args[0], own)
	case opIf, opMin, opMax, opAbs:
		b.WriteString(n.op.text())
		b.WriteByte('(')
		for i, a := range n.args {
			if i > 0 {
				b.WriteString(", ")
			}
			write(b, a, levelOr)
		}
		b.WriteByte(')')
	default:
		left := own
		if own == levelCompare {
			left++ // comparisons do not follow each other
		}
		write(b, n.args[0], left)
		b.WriteString(" " + n.op.text() + " ")
		write(b, n.args[1], own+1)
	}
}
