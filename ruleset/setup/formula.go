package setup

import (
	"slices"

	"fray/dice"
	"fray/formula"
	"fray/table"
)

// Bounds limits a formula.
type Bounds struct {
	Names   []string // the names it may use
	Highest int      // the highest value of a name; the lowest is 1
	Limit   int      // the largest absolute value of the result
}

// Formula reads a formula and evaluates it with all dice and names at their lowest and at their highest; low and high
// are the results. It returns nil for an empty or invalid formula.
func (r *Reader) Formula(path, text string, b Bounds) (f *formula.Formula, low, high int) {
	if text == "" {
		return nil, 0, 0
	}
	f, err := formula.Parse(text)
	if err != nil {
		r.Problem(path, "%v", err)
		return nil, 0, 0
	}
	for _, name := range f.Names() {
		if !slices.Contains(b.Names, name) {
			r.Problem(path, "unknown name %q%s", name, table.OneOf(name, b.Names))
		}
	}
	var ends [2]int
	for i, t := range [2]trial{{1, dice.Pool.Min}, {b.Highest, dice.Pool.Max}} {
		v, err := f.Eval(t, t)
		switch {
		case err != nil:
			r.Problem(path, "%v", err)
			return nil, 0, 0
		case v < -b.Limit || v > b.Limit:
			r.Problem(path, "%q can be %d, expected at most %d", text, v, b.Limit)
			return nil, 0, 0
		}
		ends[i] = v
	}
	return f, ends[0], ends[1]
}

// Compile returns the formula of a text that [Fill] has checked; nil for an empty text.
func Compile(text string) *formula.Formula {
	f, _ := formula.Parse(text)
	return f
}

// Throw returns one term of a formula as a roll of the table.
func Throw(p dice.Pool, r table.Rule, who table.Who) table.Roll {
	roll := table.Roll{Rule: r, Who: who, Count: int16(p.Count), Sides: int32(p.Sides)}
	if p.Keep > 0 {
		roll.Keep, roll.Read = int16(p.Keep), table.Highest
		if p.Low {
			roll.Read = table.Lowest
		}
	}
	return roll
}

// trial gives every name the same value and every die the same face.
type trial struct {
	number int
	face   func(dice.Pool) int
}

// Roll returns the result of one term.
func (t trial) Roll(p dice.Pool) int { return t.face(p) }

// Value returns the value of a name.
func (t trial) Value(string) (int, bool) { return t.number, true }
