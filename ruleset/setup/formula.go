package setup

import (
	"slices"
	"strings"

	"fray/dice"
	"fray/formula"
	"fray/table"
)

// Bounds of what a formula may ask about, and of what it may come to.
type Bounds struct {
	Names   []string // what it may ask about
	Highest int      // how high such a number may be; the lowest is tried as 1
	Limit   int      // how much the whole may come to, either way
}

// Formula reads a formula and tries it with all dice and numbers at their lowest and at their highest; low and high are
// what it came to. Nothing, or nothing good, is nil.
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
			r.Problem(path, "unknown name %q, expected one of %s", name, strings.Join(b.Names, ", "))
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
			r.Problem(path, "%q may come to %d, expected %d at most", text, v, b.Limit)
			return nil, 0, 0
		}
		ends[i] = v
	}
	return f, ends[0], ends[1]
}

// Throw is one term of a formula as a roll at the table.
func Throw(p dice.Pool, r table.Rule, who int16) table.Roll {
	roll := table.Roll{Rule: r, Who: who, Count: int16(p.Count), Sides: int32(p.Sides)}
	if p.Keep > 0 {
		roll.Keep, roll.Read = int16(p.Keep), table.Highest
		if p.Low {
			roll.Read = table.Lowest
		}
	}
	return roll
}

// trial is somebody whose numbers are all alike and whose dice all fall alike.
type trial struct {
	number int
	face   func(dice.Pool) int
}

// Roll gives one term of a formula.
func (t trial) Roll(p dice.Pool) int { return t.face(p) }

// Value gives a number to a formula.
func (t trial) Value(string) (int, bool) { return t.number, true }
