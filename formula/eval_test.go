package formula

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestEval(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"7", 7},
		{"2 + 3 * 4", 14},
		{"(2 + 3) * 4", 20},
		{"10 - 3 - 2", 5},
		{"10 - (3 - 2)", 9},
		{"-3 + 1", -2},
		{"--3", 3},
		{"2 * -3", -6},
		{"7 / 2", 3},
		{"-7 / 2", -4},
		{"7 / -2", -4},
		{"-7 / -2", 3},
		{"-8 / 2", -4},
		{"0 / 5", 0},
		{"100 / 7 / 2", 7},
		{"max(0, armor - 2)", 3},
		{"min(9, hp, level, armor)", 3},
		{"max(cold, -5, -9)", -4},
		{"abs(cold) + abs(4)", 8},
		{"str.mod + level", 5},
		{"if(hp < 5, 1, 2)", 2},
		{"if(cold, 1, 2)", 1},
		{"if(none, 1, if(level >= 3, 8, 9))", 8},
		{"3 < 3", 0},
		{"3 <= 3", 1},
		{"3 > 2", 1},
		{"3 >= 4", 0},
		{"3 == 3", 1},
		{"3 != 3", 0},
		{"5 and 7", 1},
		{"5 and none", 0},
		{"none and 5", 0},
		{"none or 7", 1},
		{"5 or none", 1},
		{"none or none", 0},
		{"not 5", 0},
		{"not none", 1},
		{"not not 5", 1},
		{"not none and 0", 0},
		{"1 or 0 and 0", 1},
		{"(1 or 0) and 0", 0},
		{"not 1 == 2", 1},
		{"(3 < 4) + (4 < 3)", 1},
		{"(not none) + 1", 2},
		{"none != 0 and 10 / none > 2", 0}, // what is not looked at cannot go wrong
		{"none == 0 or 10 / none > 2", 1},
		{"if(none == 0, 6, 10 / none)", 6},
		{"if(1, 6, unknown)", 6},
		{"most - 1 + 1", math.MaxInt},
		{"least + most", -1},
		{"-1 - least", math.MaxInt},
		{"9223372036854775807", math.MaxInt},
		{"3037000499 * 3037000499", 9223372030926249001},
		{"least * 1", math.MinInt},
		{"least / 1", math.MinInt},
		{"least * 0", 0},
		{"1\n+\t1", 2},
	} {
		got, err := parse(t, c.text).Eval(hero(), nil)
		if err != nil || got != c.want {
			t.Errorf("%s is %d, error %v, want %d", c.text, got, err, c.want)
		}
	}
}

func TestEvalErrors(t *testing.T) {
	for _, c := range []struct {
		text   string
		column int
		err    error
		line   string
	}{
		{"1 + 10 / none", 8, ErrDivideByZero, "col 8: division by zero"},
		{"2 + luck", 5, ErrUnknownName, `col 5: "luck": nothing has this name here`},
		{"most + 1", 6, ErrOverflow, "col 6: the number is too large"},
		{"least - 1", 7, ErrOverflow, "col 7: the number is too large"},
		{"0 - least", 3, ErrOverflow, "col 3: the number is too large"},
		{"-least", 1, ErrOverflow, "col 1: the number is too large"},
		{"abs(least)", 1, ErrOverflow, "col 1: the number is too large"},
		{"least / -1", 7, ErrOverflow, "col 7: the number is too large"},
		{"least * -1", 7, ErrOverflow, "col 7: the number is too large"},
		{"-1 * least", 4, ErrOverflow, "col 4: the number is too large"},
		{"3037000500 * 3037000500", 12, ErrOverflow, "col 12: the number is too large"},
		{"if(1, 1 / 0, 2)", 9, ErrDivideByZero, "col 9: division by zero"},
	} {
		got, err := parse(t, c.text).Eval(hero(), nil)
		if err == nil {
			t.Errorf("%s is %d, want an error", c.text, got)
			continue
		}
		var eval *EvalError
		if !errors.As(err, &eval) || eval.Column != c.column || !errors.Is(err, c.err) || err.Error() != c.line {
			t.Errorf("%s: error %q, want %q", c.text, err, c.line)
		}
	}
}

func TestEvalThrowsOnlyWhatCounts(t *testing.T) {
	for _, c := range []struct {
		text   string
		want   int
		thrown int
	}{
		{"1d8 + 1", 11, 1},
		{"2d6 - 1d4 * 2", -30, 2},
		{"if(level, 1d8, 2d8 + 3d8)", 10, 1},
		{"if(none, 1d8, 2d8 - 3d8)", -10, 2},
		{"none and 1d8", 0, 0},
		{"1d8 or 1d8", 1, 1},
		{"max(1d8, 2d8, 3d8)", 30, 3},
	} {
		roll := &script{values: []int{10, 20, 30}}
		got, err := parse(t, c.text).Eval(hero(), roll)
		if err != nil || got != c.want || roll.thrown != c.thrown {
			t.Errorf("%s is %d after %d throws, error %v, want %d after %d", c.text, got, roll.thrown, err, c.want, c.thrown)
		}
	}
}

func TestEvalAllocatesNothing(t *testing.T) {
	f := parse(t, "if(2d6 + level > 7 and not none, max(4d6kh3, armor) / 2, abs(cold))")
	env, roll := hero(), &script{values: []int{10, 20}}
	if n := testing.AllocsPerRun(100, func() { _, _ = f.Eval(env, roll) }); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}

// Floor division is the one that leaves a remainder with the sign of the divisor.
func TestArithmeticProperties(t *testing.T) {
	numbers := rapid.OneOf(rapid.IntRange(-20, 20), rapid.Int())
	rapid.Check(t, func(t *rapid.T) {
		a, b := numbers.Draw(t, "a"), numbers.Draw(t, "b")
		if q, err := divide(a, b); err == nil {
			if rest := a - q*b; rest != 0 && (rest < 0) != (b < 0) || max(rest, -rest) >= max(b, -b) && b != math.MinInt {
				t.Fatalf("%d / %d is %d, which leaves %d", a, b, q, rest)
			}
		}
		checkWide(t, a, b)
	})
}
