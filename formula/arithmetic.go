package formula

import "math"

// unary is the result of an operation on one value.
func unary(o op, a int) (int, error) {
	switch {
	case o == opNot:
		return truth(a == 0), nil
	case o == opTruth:
		return truth(a != 0), nil
	case o == opAbs && a >= 0:
		return a, nil
	case a == math.MinInt:
		return 0, ErrOverflow
	default: // opNeg, opAbs
		return -a, nil
	}
}

// binary is the result of an operation on two values.
func binary(o op, a, b int) (int, error) {
	switch o {
	case opAdd:
		return add(a, b)
	case opSub:
		return subtract(a, b)
	case opMul:
		return multiply(a, b)
	case opDiv:
		return divide(a, b)
	case opMin:
		return min(a, b), nil
	case opMax:
		return max(a, b), nil
	case opLess:
		return truth(a < b), nil
	case opLessEqual:
		return truth(a <= b), nil
	case opGreater:
		return truth(a > b), nil
	case opGreaterEqual:
		return truth(a >= b), nil
	case opEqual:
		return truth(a == b), nil
	default: // opNotEqual
		return truth(a != b), nil
	}
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

func add(a, b int) (int, error) {
	sum := a + b
	if (a^sum)&(b^sum) < 0 { // the sign of the sum is that of neither
		return 0, ErrOverflow
	}
	return sum, nil
}

func subtract(a, b int) (int, error) {
	difference := a - b
	if (a^b)&(a^difference) < 0 {
		return 0, ErrOverflow
	}
	return difference, nil
}

func multiply(a, b int) (int, error) {
	if a == int(int32(a)) && b == int(int32(b)) {
		return a * b, nil
	}
	product := a * b
	if b != 0 && (product/b != a || b == -1 && a == math.MinInt) {
		return 0, ErrOverflow
	}
	return product, nil
}

// divide rounds down, also below 0.
func divide(a, b int) (int, error) {
	switch {
	case b == 0:
		return 0, ErrDivideByZero
	case b == -1:
		return unary(opNeg, a)
	}
	quotient := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		quotient--
	}
	return quotient, nil
}
