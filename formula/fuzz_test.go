package formula

import (
	"errors"
	"math"
	"testing"

	"fray/dice"
)

// anyone is an Env that knows every name, with numbers that like to overflow.
type anyone struct{}

func (anyone) Value(name string) (int, bool) {
	switch len(name) % 4 {
	case 0:
		return math.MinInt, true
	case 1:
		return len(name), true
	case 2:
		return -1, true
	default:
		return 0, true
	}
}

// highest is a Roller that throws the highest value.
type highest struct{}

func (highest) Roll(p dice.Pool) int { return p.Max() }

func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"2d6 + level", "max(0, armor - 2)", "if(a < 5, 1d8, -b / 0)", "4d6kh3 * d%kl1", "not (a and b) or c", "((((", "1 < 2 < 3",
		"--x - -9223372036854775807", "abs(xxxx) / yy", "é$2x", "min(,)", "2d", "d6_", "foo(1, 2) bar", "(not a) + 1", "1e5.0",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		formula, err := Parse(text)
		if err != nil {
			checkErrors(t, text, err)
			return
		}
		again, err := Parse(formula.String())
		if err != nil || again.String() != formula.String() {
			t.Fatalf("%q: %q comes back as %v, error %v", text, formula, again, err)
		}
		v, err := formula.Eval(anyone{}, highest{})
		w, errAgain := again.Eval(anyone{}, highest{})
		if v != w || (err == nil) != (errAgain == nil) {
			t.Fatalf("%q is %d, error %v; %q is %d, error %v", text, v, err, again, w, errAgain)
		}
		checkDist(t, formula, v, err)
	})
}

func FuzzSplit(f *testing.F) {
	for _, seed := range []string{
		"3d6 + level + 2d6", "if(a, 5d6, 3d6 - 1) - -(2d6 - b)", "2 * 2d6 + 4d6kh3 - 1d6", "if(1d6, 1d6, 2d6) + max(1d4, 2)",
		"if(1 / 0, 1d6, 1d6)", "-(-(1d6 - 0) - 0)", "0 - (if(a, 0, 1d6) + 0)", "9223372036854775807 + 1d6 - 2d6", "0 - (four - (0 - 1d6))",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if formula, err := Parse(text); err == nil {
			checkSplit(t, formula, anyone{})
		}
	})
}

func checkErrors(t *testing.T, text string, err error) {
	var errs Errors
	if !errors.As(err, &errs) || len(errs) == 0 || len(errs) > maxErrors {
		t.Fatalf("%q: bad error %#v", text, err)
	}
	last := 0
	for _, e := range errs {
		if e.Column <= last || e.Column > len(text)+1 || e.Found == "" || e.Expected == "" {
			t.Fatalf("%q: bad error %#v after column %d", text, e, last)
		}
		last = e.Column
	}
}

// checkDist checks that a throw that has a value is among the possible ones, and that one that fails makes Dist fail.
func checkDist(t *testing.T, f *Formula, v int, evalErr error) {
	d, err := f.Dist(anyone{})
	switch {
	case errors.Is(err, dice.ErrTooLarge) || err != nil && evalErr == nil && len(f.pools) > 0:
		return // refused, or another throw fails
	case (err != nil) != (evalErr != nil):
		t.Fatalf("%q: Eval error %v, but Dist error %v", f, evalErr, err)
	case err == nil && d.Weight(v).Sign() == 0:
		t.Fatalf("%q is %d, which Dist says cannot come", f, v)
	}
}
