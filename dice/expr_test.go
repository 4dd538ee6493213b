package dice

import (
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func parse(t rapid.TB, text string) Expr {
	t.Helper()
	e, err := Parse(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return e
}

func TestExprAgainstEveryThrow(t *testing.T) {
	for _, text := range []string{"2d6+1d8-1", "d4-d6", "3d4kh2-2d3+2", "-2d4", "7", "4d3dl1+2d2kl1-3d2dh2-9", "0"} {
		e := parse(t, text)
		var sides []int
		for _, term := range e.Terms() {
			for range term.Count {
				sides = append(sides, term.Sides)
			}
		}
		if len(sides) != e.Dice() {
			t.Errorf("%s: %d dice, want %d", text, e.Dice(), len(sides))
		}
		want := tally{}
		throws(sides, func(faces []int32) {
			v, rest := e.Constant(), faces
			for _, term := range e.Terms() {
				part := sorted(term.Pool, rest[:term.Count])
				if term.Minus {
					part = -part
				}
				v, rest = v+part, rest[term.Count:]
			}
			if got := e.Read(faces); got != v {
				t.Fatalf("%s reads %v as %d, want %d", text, faces, got, v)
			}
			want[v]++
		})
		d, err := e.Dist()
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		same(t, text, d, want)
		if e.Min() != d.Min() || e.Max() != d.Max() {
			t.Errorf("%s: from %d to %d, want %d to %d", text, e.Min(), e.Max(), d.Min(), d.Max())
		}
	}
}

// A sum is worth on the average what its parts are worth together, and a throw never leaves its bounds.
func TestExprProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var e Expr
		var faces []int32
		mean := new(big.Rat)
		for range rapid.IntRange(0, 4).Draw(t, "terms") {
			p := Pool{Count: rapid.IntRange(1, 6).Draw(t, "count"), Sides: rapid.IntRange(1, 12).Draw(t, "sides")}
			p.Keep = rapid.IntRange(0, p.Count-1).Draw(t, "keep")
			p.Low = p.Keep > 0 && rapid.Bool().Draw(t, "low")
			term := Term{p, rapid.Bool().Draw(t, "minus")}
			e.terms = append(e.terms, term)
			faces = append(faces, rapid.SliceOfN(rapid.Int32Range(1, int32(p.Sides)), p.Count, p.Count).Draw(t, "faces")...)
			part := dist(t, p).Mean()
			if term.Minus {
				part.Neg(part)
			}
			mean.Add(mean, part)
		}
		e.constant = rapid.IntRange(-20, 20).Draw(t, "constant")
		mean.Add(mean, big.NewRat(int64(e.constant), 1))
		d, err := e.Dist()
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Mean(); got.Cmp(mean) != 0 {
			t.Fatalf("%v: mean %v, want %v", e, got, mean)
		}
		v := e.Read(faces)
		if v < e.Min() || v > e.Max() || d.Weight(v).Sign() == 0 {
			t.Fatalf("%v reads %v as %d, which cannot come", e, faces, v)
		}
	})
}

func TestExprZeroValue(t *testing.T) {
	var e Expr
	if e.String() != "0" || e.Read(nil) != 0 || e.Dice() != 0 || e.Min() != 0 || e.Max() != 0 {
		t.Errorf("zero value is %q, %d, %d dice", e, e.Read(nil), e.Dice())
	}
}

func TestExprDistRefuses(t *testing.T) {
	for _, text := range []string{"d1000000", "500d6+500d6", "d200000+d6"} {
		if d, err := parse(t, text).Dist(); err == nil {
			t.Errorf("%s: from %d to %d, want an error", text, d.Min(), d.Max())
		}
	}
}

func TestExprTermsAreACopy(t *testing.T) {
	e := parse(t, "2d6-4d8kl2")
	want := []Term{{Pool{Count: 2, Sides: 6}, false}, {Pool{Count: 4, Sides: 8, Keep: 2, Low: true}, true}}
	if diff := cmp.Diff(want, e.Terms()); diff != "" {
		t.Errorf("terms (-want +got):\n%s", diff)
	}
	e.Terms()[0].Count = 99
	if e.String() != "2d6-4d8kl2" {
		t.Errorf("now %v", e)
	}
}

func TestExprReadAllocatesNothing(t *testing.T) {
	e := parse(t, "2d6+4d6kh3-1")
	faces := []int32{1, 2, 3, 4, 5, 6}
	if n := testing.AllocsPerRun(100, func() { e.Read(faces) }); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}
