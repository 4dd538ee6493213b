package formula

// op is what a node of the tree or a step of the program does.
type op uint8

// The operations, first those of the tree, then those of programs only.
const (
	opNumber op = iota
	opName
	opRoll
	opOr
	opAnd
	opNot
	opLess
	opLessEqual
	opGreater
	opGreaterEqual
	opEqual
	opNotEqual
	opAdd
	opSub
	opMul
	opDiv
	opNeg
	opIf
	opMin
	opMax
	opAbs

	opTruth  // 1 for what is not 0
	opJump   // go on elsewhere
	opElse   // take the condition; if it is 0, go on elsewhere
	opAndEnd // if 0, keep it and go on elsewhere; otherwise take it away
	opOrEnd  // if not 0, make it 1 and go on elsewhere; otherwise take it away
)

// The levels of precedence, from the loosest.
const (
	levelOr = iota + 1
	levelAnd
	levelNot
	levelCompare
	levelAdd
	levelMul
	levelNeg
	levelValue
)

// level is the precedence of a node with this operation.
func (o op) level() int {
	switch o {
	case opOr:
		return levelOr
	case opAnd:
		return levelAnd
	case opNot:
		return levelNot
	case opLess, opLessEqual, opGreater, opGreaterEqual, opEqual, opNotEqual:
		return levelCompare
	case opAdd, opSub:
		return levelAdd
	case opMul, opDiv:
		return levelMul
	case opNeg:
		return levelNeg
	default:
		return levelValue
	}
}

// infix is the operation of a sign or word between two values.
func infix(text string) (op, bool) {
	for o := opOr; o <= opDiv; o++ {
		if o != opNot && o.text() == text {
			return o, true
		}
	}
	return 0, false
}

// function is the operation that is called by this name.
func function(text string) (op, bool) {
	for o := opIf; o <= opAbs; o++ {
		if o.text() == text {
			return o, true
		}
	}
	return 0, false
}

// text is the sign or word of the operation; empty for a value.
func (o op) text() string {
	switch o {
	case opOr:
		return "or"
	case opAnd:
		return "and"
	case opNot:
		return "not"
	case opLess:
		return "<"
	case opLessEqual:
		return "<="
	case opGreater:
		return ">"
	case opGreaterEqual:
		return ">="
	case opEqual:
		return "=="
	case opNotEqual:
		return "!="
	case opAdd:
		return "+"
	case opSub, opNeg:
		return "-"
	case opMul:
		return "*"
	case opDiv:
		return "/"
	case opIf:
		return "if"
	case opMin:
		return "min"
	case opMax:
		return "max"
	case opAbs:
		return "abs"
	default:
		return ""
	}
}
