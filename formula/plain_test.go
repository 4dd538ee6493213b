package formula

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/dice"
)

// plain evaluates the tree as it stands, by recursion: what the flat program of Eval is held against.
type plain struct {
	env  Env
	roll Roller
}

func (p plain) value(n *node) (int, error) {
	switch n.op {
	case opNumber:
		return n.number, nil
	case opName:
		if v, ok := p.env.Value(n.name); ok {
			return v, nil
		}
		return 0, &EvalError{Column: n.column, Name: n.name, Err: ErrUnknownName}
	case opRoll:
		return p.roll.Roll(n.pool), nil
	default:
		return p.operation(n)
	}
}

func (p plain) operation(n *node) (int, error) {
	first, err := p.value(n.args[0])
	if err != nil {
		return 0, err
	}
	switch {
	case n.op == opIf && first != 0:
		return p.value(n.args[1])
	case n.op == opIf:
		return p.value(n.args[2])
	case n.op == opAnd && first == 0:
		return 0, nil
	case n.op == opOr && first != 0:
		return 1, nil
	case n.op == opAnd || n.op == opOr:
		second, err := p.value(n.args[1])
		return truth(second != 0), err
	case len(n.args) == 1:
		v, err := unary(n.op, first)
		return v, at(n, err)
	}
	for _, a := range n.args[1:] {
		next, err := p.value(a)
		if err != nil {
			return 0, err
		}
		if first, err = binary(n.op, first, next); err != nil {
			return 0, at(n, err)
		}
	}
	return first, nil
}

// at places an error of arithmetic.
func at(n *node, err error) error {
	if err == nil {
		return nil
	}
	return &EvalError{Column: n.column, Err: err}
}

// counting is a Roller whose every throw has another value, and that remembers what was thrown.
type counting struct{ thrown []dice.Pool }

func (c *counting) Roll(p dice.Pool) int {
	c.thrown = append(c.thrown, p)
	return p.Min() + 7*len(c.thrown)%(p.Max()-p.Min()+1)
}

// agree checks that the program and the tree have the same value or error, by the same throws.
func agree(t rapid.TB, f *Formula, env Env) {
	t.Helper()
	var byProgram, byTree counting
	got, gotErr := f.Eval(env, &byProgram)
	want, wantErr := plain{env, &byTree}.value(f.root)
	if fmt.Sprint(gotErr) != fmt.Sprint(wantErr) || gotErr == nil && got != want {
		t.Fatalf("%v is %d, error %v; by the tree %d, error %v", f, got, gotErr, want, wantErr)
	}
	if !slices.Equal(byProgram.thrown, byTree.thrown) {
		t.Fatalf("%v throws %v, by the tree %v", f, byProgram.thrown, byTree.thrown)
	}
}

func TestEvalAgainstTheTree(t *testing.T) {
	for _, text := range []string{
		"if(1d6 > 3, 2d6, 3d6) + if(none, 4d6, 5d6)",
		"1d4 and none or 1d6 and 1d8",
		"none and 1d4 or not 1d6 - 1d6",
		"max(1d4, if(1d6, 1d8, 1d10), min(1d12, 1d20, level))",
		"most + 1d4",
		"1d6 + luck * 1d8",
		"1d6 - 1d8 / none + 1d10",
		"abs(least) or 1d6",
		"if(if(1d2 - 1, none, 1), 1d4 or 1 / 0, 1 / 0)",
		"-(1d6 > level) - -(armor >= 5)",
	} {
		agree(t, parse(t, text), hero())
	}
	rapid.Check(t, func(t *rapid.T) { agree(t, parse(t, draw(t, 4)), hero()) })
}

// bracketed writes a tree with brackets around everything.
func bracketed(n *node) string {
	parts := make([]string, len(n.args))
	for i, a := range n.args {
		parts[i] = bracketed(a)
	}
	switch n.op {
	case opNumber:
		return strconv.Itoa(n.number)
	case opName:
		return n.name
	case opRoll:
		return n.pool.String()
	case opIf, opMin, opMax, opAbs:
		return n.op.text() + "(" + strings.Join(parts, ", ") + ")"
	case opNeg, opNot:
		return "(" + n.op.text() + " " + parts[0] + ")"
	default:
		return "(" + parts[0] + " " + n.op.text() + " " + parts[1] + ")"
	}
}

// Brackets that String leaves out change nothing: with all of them written, the tree is the same again.
func TestStringLeavesOutOnlyWhatIsNotNeeded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := parse(t, draw(t, 4))
		short := parse(t, f.String())
		if got, want := bracketed(short.root), bracketed(f.root); got != want {
			t.Fatalf("%v means %s, and not %s", f, got, want)
		}
		if got := parse(t, bracketed(f.root)).String(); got != f.String() {
			t.Fatalf("%v is %s when its brackets are left out again", f, got)
		}
	})
}

// TestPrecedence reads what people write without brackets.
func TestPrecedence(t *testing.T) {
	for text, want := range map[string]string{
		"1 + 2 * 3 - 4":          "((1 + (2 * 3)) - 4)",
		"a * b / c * d":          "(((a * b) / c) * d)",
		"-a * b":                 "((- a) * b)",
		"-a + -b":                "((- a) + (- b))",
		"- - a":                  "(- (- a))",
		"not a + 1 > b":          "(not ((a + 1) > b))",
		"not a and not b":        "((not a) and (not b))",
		"a and b or c and d":     "((a and b) or (c and d))",
		"a or b and c or d":      "((a or (b and c)) or d)",
		"a + 1 < b * 2 and c":    "(((a + 1) < (b * 2)) and c)",
		"2d6 + 1d4 >= max(a, 7)": "((2d6 + 1d4) >= max(a, 7))",
		"if(a > b, c, d) + 1":    "(if((a > b), c, d) + 1)",
		"min(a - b - c, -d)":     "min(((a - b) - c), (- d))",
		"(a or b) and c":         "((a or b) and c)",
	} {
		if got := bracketed(parse(t, text).root); got != want {
			t.Errorf("%s is read as %s, want %s", text, got, want)
		}
	}
}

// The column of an error is that of the operator in the text as it was written, not as String writes it.
func TestErrorsPointIntoTheTextAsWritten(t *testing.T) {
	for text, want := range map[string]string{
		"  ((1))   /   0":          "col 11: division by zero",
		"1 + (2 + (luck))":         `col 11: "luck": nothing has this name here`,
		"max( 1,  most + 1 , 2)":   "col 15: the number is too large",
		"if(none, 1, 7 /\n\tnone)": "col 15: division by zero",
		"abs( least )":             "col 1: the number is too large",
		"1 - luck.of.the.draw":     `col 5: "luck.of.the.draw": nothing has this name here`,
	} {
		_, err := parse(t, text).Eval(hero(), nil)
		if err == nil || err.Error() != want {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
		}
		if eval, ok := errors.AsType[*EvalError](err); !ok || eval.Err == nil || !errors.Is(errors.Unwrap(err), eval.Err) {
			t.Errorf("%q: %#v is no *EvalError with a cause", text, err)
		}
	}
}
