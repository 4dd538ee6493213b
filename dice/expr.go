package dice

import (
	"slices"
	"strconv"
	"strings"
)

// Expr is a sum of dice and a constant, such as 2d6+1d8-1. The zero value is the constant 0. It is a value: nothing
// changes it.
type Expr struct {
	terms    []Term
	constant int
}

// Term is a pool that is added or, if Minus, subtracted.
type Term struct {
	Pool
	Minus bool
}

// Terms is the pools in the order written.
func (e Expr) Terms() []Term { return slices.Clone(e.terms) }

// Constant is the sum of the constants.
func (e Expr) Constant() int { return e.constant }

// Dice is the number of dice.
func (e Expr) Dice() int {
	n := 0
	for _, t := range e.terms {
		n += t.Count
	}
	return n
}

// Min is the lowest value.
func (e Expr) Min() int {
	v := e.constant
	for _, t := range e.terms {
		if t.Minus {
			v -= t.Max()
		} else {
			v += t.Min()
		}
	}
	return v
}

// Max is the highest value.
func (e Expr) Max() int {
	v := e.constant
	for _, t := range e.terms {
		if t.Minus {
			v -= t.Min()
		} else {
			v += t.Max()
		}
	}
	return v
}

// Read is the value of a throw. There are Dice faces, those of each term in turn.
func (e Expr) Read(faces []int32) int {
	v := e.constant
	for _, t := range e.terms {
		part := t.Read(faces[:t.Count])
		if t.Minus {
			part = -part
		}
		v += part
		faces = faces[t.Count:]
	}
	return v
}

// Dist is the exact distribution of the value, within the limits of Pool.Dist and Dist.Add.
func (e Expr) Dist() (Dist, error) {
	sum := Certain(e.constant)
	for _, t := range e.terms {
		d, err := t.Dist()
		if err != nil {
			return Dist{}, err
		}
		if t.Minus {
			d = d.Neg()
		}
		if sum, err = sum.Add(d); err != nil {
			return Dist{}, err
		}
	}
	return sum, nil
}

// String is the canonical notation: the pools in the order written, then the constant, without spaces.
func (e Expr) String() string {
	var b strings.Builder
	for i, t := range e.terms {
		switch {
		case t.Minus:
			b.WriteByte('-')
		case i > 0:
			b.WriteByte('+')
		}
		b.WriteString(t.Pool.String())
	}
	if e.constant > 0 && len(e.terms) > 0 {
		b.WriteByte('+')
	}
	if e.constant != 0 || len(e.terms) == 0 {
		b.WriteString(strconv.Itoa(e.constant))
	}
	return b.String()
}
