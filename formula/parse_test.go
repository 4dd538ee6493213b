package formula

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/dice"
)

func TestStringIsCanonical(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{" 2d6+level ", "2d6 + level"},
		{"D20 - d% + 4d6DL1", "1d20 - 1d100 + 4d6kh3"},
		{"3d%kl2", "3d100kl2"},
		{"max( 0 ,armor-2 )", "max(0, armor - 2)"},
		{"((1+2))*3", "(1 + 2) * 3"},
		{"1+(2*3)", "1 + 2 * 3"},
		{"1-(2-3)", "1 - (2 - 3)"},
		{"(1-2)-3", "1 - 2 - 3"},
		{"8/(4/2)", "8 / (4 / 2)"},
		{"-(-x)", "--x"},
		{"-(a+b)", "-(a + b)"},
		{"(-a)*b", "-a * b"},
		{"a - -b", "a - -b"},
		{"not(a)", "not a"},
		{"not(a and b)", "not (a and b)"},
		{"(not a) and b", "not a and b"},
		{"(not a)+b", "(not a) + b"},
		{"not(a<b)", "not a < b"},
		{"(a<b)==(c<d)", "(a < b) == (c < d)"},
		{"a or(b and c)", "a or b and c"},
		{"(a or b)and c", "(a or b) and c"},
		{"a or (b or c)", "a or (b or c)"},
		{"if(a>=1,b,c)", "if(a >= 1, b, c)"},
		{"007", "7"},
		{"_a.b_2 + damage + d", "_a.b_2 + damage + d"},
	} {
		f := parse(t, c.text)
		if got := f.String(); got != c.want {
			t.Errorf("%q is %q, want %q", c.text, got, c.want)
		}
		if again := parse(t, f.String()); again.String() != c.want {
			t.Errorf("%q comes back as %q", c.want, again)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `col 1: found the end, expected a value`},
		{"2 +", `col 4: found the end, expected a value`},
		{"2 + )", `col 5: found ")", expected a value`},
		{"* 2", `col 1: found "*", expected a value`},
		{"a b", `col 3: found "b", expected an operator or the end`},
		{"(a b", `col 4: found "b", expected an operator or ")"`},
		{"(a", `col 3: found the end, expected an operator or ")"`},
		{"max(1, 2", `col 9: found the end, expected an operator, "," or ")"`},
		{"max(1,)", `col 7: found ")", expected a value`},
		{"min()", `col 5: found ")", expected a value`},
		{"min(1)", `col 1: found 1 value, expected 2 or more in min`},
		{"1 + if(1, 2)", `col 5: found 2 values, expected 3 in if: a condition, the value if it holds, the value if not`},
		{"abs(1, 2)", `col 1: found 2 values, expected 1 in abs`},
		{"min + 1", `col 5: found "+", expected "(" after "min"`},
		{"floor(3)", `col 1: found "floor", expected if, min, max or abs before brackets`},
		{"1 < 2 < 3", `col 7: found "<", expected one comparison at a time; join two with "and"`},
		{"1 + not 2", `col 5: found "not", expected a value; "not" needs brackets here`},
		{"and 2", `col 1: found "and", expected a value`},
		{"a = b", `col 3: found "=", expected "==" to compare`},
		{"!a", `col 1: found "!", expected "not" or "!="`},
		{"a & b", `col 3: found "&", expected "and"`},
		{"a | b", `col 3: found "|", expected "or"`},
		{"a ^ b", `col 3: found "^", expected a value or an operator`},
		{"é", `col 1: found "é", expected a value or an operator`},
		{"2.5", `col 1: found "2.5", expected a whole number of at most 9223372036854775807, or dice such as 2d6`},
		{"9223372036854775808", `col 1: found "9223372036854775808", expected a whole number of at most 9223372036854775807, or dice such as 2d6`},
		{"1 + 2x", `col 5: found "2x", expected a whole number of at most 9223372036854775807, or dice such as 2d6`},
		{"1 + 2d", `col 5: found "2d", expected a number of sides`},
		{"1 + 2dx", `col 7: found "x", expected a number of sides`},
		{"1 + 4d6kh5", `col 8: found "kh5", expected to keep at least one die and no more than there are`},
		{"d6_bonus", `col 3: found "_bonus", expected the end of the dice`},
		{"0d6", `col 1: found "0d6", expected 1 to 1000 dice`},
		{"600d6 + 401d6", `col 9: found "401d6", expected at most 1000 dice in all`},
	} {
		f, err := Parse(c.text)
		if err == nil {
			t.Errorf("%q is %q, want an error", c.text, f)
			continue
		}
		if err.Error() != c.want {
			t.Errorf("%q:\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

func TestParseTellsSeveralErrors(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"(a b) + max(1,) - 2x", []string{
			`col 4: found "b", expected an operator or ")"`,
			`col 15: found ")", expected a value`,
			`col 19: found "2x", expected a whole number of at most 9223372036854775807, or dice such as 2d6`,
		}},
		{"ü + 1 $ 2 = 3", []string{
			`col 1: found "ü", expected a value or an operator`,
			`col 7: found "$", expected a value or an operator`,
			`col 11: found "=", expected "==" to compare`,
		}},
		{"a b + c d", []string{
			`col 3: found "b", expected an operator or the end`,
			`col 9: found "d", expected an operator or the end`,
		}},
		{"foo(1, $) + bar(2)", []string{
			`col 1: found "foo", expected if, min, max or abs before brackets`,
			`col 8: found "$", expected a value or an operator`,
			`col 13: found "bar", expected if, min, max or abs before brackets`,
		}},
	} {
		_, err := Parse(c.text)
		var errs Errors
		if !errors.As(err, &errs) {
			t.Errorf("%q: error %v, want Errors", c.text, err)
			continue
		}
		if diff := cmp.Diff(c.want, strings.Split(errs.Error(), "\n")); diff != "" {
			t.Errorf("%q (-want +got):\n%s", c.text, diff)
		}
	}
	_, err := Parse(strings.Repeat("$", 100))
	if n := len(strings.Split(err.Error(), "\n")); n != 10 {
		t.Errorf("%d errors, want to stop at 10", n)
	}
}

func TestParseLimits(t *testing.T) {
	nested := func(depth int) string {
		return strings.Repeat("(", depth) + "1" + strings.Repeat(")", depth)
	}
	holding := func(depth int) string {
		return strings.Repeat("1 + 1 * (", depth) + "1" + strings.Repeat(")", depth)
	}
	wide := strings.TrimSuffix(strings.Repeat(strings.Repeat("x", 31)+"+", 128), "+")
	for _, c := range []struct{ name, text, want string }{
		{"text", strings.Repeat(" ", MaxText-1) + "1", ""},
		{"text", strings.Repeat(" ", MaxText) + "1", "col 1: found a text of 4097 bytes, expected at most 4096"},
		{"written out", wide, "col 1: found 4349 bytes when written out, expected at most 4096"},
		{"nodes", "1" + strings.Repeat("+1", 127), ""},
		{"nodes", "1" + strings.Repeat("+1", 128), `col 256: found "+", expected at most 256 numbers, names, dice and operations`},
		{"brackets", nested(32), ""},
		{"brackets", nested(33), `col 33: found "(", expected at most 32 levels of nesting`},
		{"signs", strings.Repeat("-", 33) + "1", `col 33: found "-", expected at most 32 levels of nesting`},
		{"calls", strings.Repeat("abs(", 33) + "1", `col 129: found "abs", expected at most 32 levels of nesting`},
		{"stack", holding(15), ""},
		{"stack", holding(16), "col 1: found 33 values that wait for each other, expected at most 32"},
	} {
		_, err := Parse(c.text)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s: error %q, want %q", c.name, got, c.want)
		}
	}
	if v, err := parse(t, holding(15)).Eval(nil, nil); err != nil || v != 16 {
		t.Errorf("the deepest formula is %d, error %v, want 16", v, err)
	}
}

func TestNames(t *testing.T) {
	f := parse(t, "level + max(b.c, a, level) - if(a, _z, 2d6)")
	if got, want := f.Names(), []string{"_z", "a", "b.c", "level"}; !slices.Equal(got, want) {
		t.Errorf("names %v, want %v", got, want)
	}
	f.Names()[0] = "changed"
	if got := f.Names()[0]; got != "_z" {
		t.Errorf("a caller changed a name to %q", got)
	}
}

func TestLinear(t *testing.T) {
	d6, keep := dice.Pool{Count: 2, Sides: 6}, dice.Pool{Count: 4, Sides: 6, Keep: 3}
	for _, c := range []struct {
		text     string
		pools    []dice.Pool
		constant int
		ok       bool
	}{
		{"2d6 + 4d6kh3 - 1", []dice.Pool{d6, keep}, -1, true},
		{"3 - (1 - 2d6) + --5", []dice.Pool{d6}, 7, true},
		{"-4", nil, -4, true},
		{"-(-2d6)", []dice.Pool{d6}, 0, true},
		{"1 - 2d6", nil, 0, false},
		{"2d6 + level", nil, 0, false},
		{"2d6 * 1", nil, 0, false},
		{"max(2d6, 1)", nil, 0, false},
		{"2d6 + 1000000", []dice.Pool{d6}, 1000000, true},
		{"2d6 + 1000001", nil, 0, false},
	} {
		pools, constant, ok := parse(t, c.text).Linear()
		if !slices.Equal(pools, c.pools) || constant != c.constant || ok != c.ok {
			t.Errorf("%s: %v %d %v, want %v %d %v", c.text, pools, constant, ok, c.pools, c.constant, c.ok)
		}
	}
}
