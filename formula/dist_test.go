package formula

import (
	"errors"
	"math/big"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"fray/dice"
)

// every is a Roller that, evaluation after evaluation, throws every combination of faces: the dice of the evaluation so
// far, of which the last that can go up goes up for the next.
type every struct {
	faces, sides []int
	thrown       int
}

func (e *every) Roll(p dice.Pool) int {
	faces := make([]int32, p.Count)
	for i := range faces {
		if e.thrown == len(e.faces) {
			e.faces, e.sides = append(e.faces, 1), append(e.sides, p.Sides)
		}
		faces[i] = int32(e.faces[e.thrown])
		e.thrown++
	}
	return p.Read(faces)
}

// weight is the chance of the combination that was thrown.
func (e *every) weight() *big.Rat {
	w := big.NewRat(1, 1)
	for _, s := range e.sides {
		w.Mul(w, big.NewRat(1, int64(s)))
	}
	return w
}

// next goes to the next combination, or reports that there is none.
func (e *every) next() bool {
	e.thrown = 0
	for last := len(e.faces) - 1; last >= 0; last-- {
		if e.faces[last] < e.sides[last] {
			e.faces[last]++
			return true
		}
		e.faces, e.sides = e.faces[:last], e.sides[:last]
	}
	return false
}

// enumerate is the chance of each value, and the error of some throw if there is one.
func enumerate(f *Formula, env Env) (map[int]*big.Rat, error) {
	chances := map[int]*big.Rat{}
	var e every
	for more := true; more; more = e.next() {
		v, err := f.Eval(env, &e)
		if err != nil {
			return nil, err
		}
		if chances[v] == nil {
			chances[v] = new(big.Rat)
		}
		chances[v].Add(chances[v], e.weight())
	}
	return chances, nil
}

// compare checks Dist against all throws.
func compare(t rapid.TB, f *Formula, env Env) {
	t.Helper()
	want, wantErr := enumerate(f, env)
	d, err := f.Dist(env)
	if (err != nil) != (wantErr != nil) {
		t.Fatalf("%v: error %v, but by throwing %v", f, err, wantErr)
	}
	if err != nil {
		return
	}
	sum := new(big.Rat)
	for i := range d.Max() - d.Min() + 1 { // d.Max() may be the largest number there is
		v := d.Min() + i
		got := new(big.Rat).SetFrac(d.Weight(v), d.Total())
		if want[v] == nil {
			want[v] = new(big.Rat)
		}
		if got.Cmp(want[v]) != 0 {
			t.Fatalf("%v: chance of %d is %v, want %v", f, v, got, want[v])
		}
		sum.Add(sum, want[v])
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Fatalf("%v: from %d to %d is only %v of all", f, d.Min(), d.Max(), sum)
	}
}

func TestDistAgainstEveryThrow(t *testing.T) {
	for _, text := range []string{
		"5",
		"2d6 + level",
		"1d8 - 1d6",
		"3d4kl2 * 2 - 1d4",
		"-(1d6) / 4",
		"1d6 * 1d6",
		"7 / 1d6",
		"100 / (1d6 - 7)",
		"max(1d6, 1d8, 3)",
		"min(1d6, 2d4) - max(2, 1d3)",
		"abs(1d6 - 1d6)",
		"2d6 >= 7",
		"1d6 == 1d6",
		"if(1d20 >= 15, 2d6, 0)",
		"if(1d4 - 1, if(1d6 > 4, 9, 1d3), 1d8 + 20)",
		"if(none, 1 / 0, 1d6)",
		"if(level, 1d6, 1 / 0)",
		"1d6 > 3 and 1d6 > 4",
		"1d6 - 1 or 1d4 > 3",
		"none and 1 / 0",
		"level or 1 / 0",
		"1d4 - 1 and 1d3",
		"not 1d6 > 4",
		"if(1d6 > 5, 10, 1) * (1d4 + 2) - 1d4",
		"1d4 * 0 + 3",
		"10 / (1d6 - 1)",
		"if(1d6 > 3, 1 / none, 2)",
		"1d6 > 3 and 1 / none",
		"most + (1d6 - 6)",
		"most - 5 + 1d6",
		"least - (1d6 - 6)",
		"0 - least + 1d4 * 0",
		"-1 - least - 1d4",
		"-1d4 - least",
		"abs(least + 1d4)",
		"luck + 1d6",
	} {
		compare(t, parse(t, text), hero())
	}
}

func TestDistPublished(t *testing.T) {
	d, err := parse(t, "4d6dl1").Dist(nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := d.AtLeast(18), big.NewRat(21, 1296); got.Cmp(want) != 0 {
		t.Errorf("18 comes %v, want %v", got, want)
	}
	if d, err = parse(t, "2d20kh1 + 5 >= 16").Dist(nil); err != nil {
		t.Fatal(err)
	}
	if got, want := d.AtLeast(1), big.NewRat(3, 4); got.Cmp(want) != 0 {
		t.Errorf("11 or more with the better of two comes %v, want %v", got, want)
	}
}

// Totals beyond 64 bits go through every operation.
func TestDistBig(t *testing.T) {
	d, err := parse(t, "if(40d6 >= 140, max(1d6, 3), abs(-2)) + (30d6 - 30d6 > 0)").Dist(nil)
	if err != nil {
		t.Fatal(err)
	}
	many, err := parse(t, "40d6").Dist(nil)
	if err != nil {
		t.Fatal(err)
	}
	low := new(big.Rat).Sub(many.AtLeast(140), big.NewRat(1, 1))
	low.Neg(low) // the chance of the 2
	same, err := parse(t, "30d6 - 30d6 > 0").Dist(nil)
	if err != nil {
		t.Fatal(err)
	}
	if want := low.Mul(low, same.AtMost(0)); d.AtMost(2).Cmp(want) != 0 {
		t.Errorf("2 comes %v, want %v", d.AtMost(2), want)
	}
}

func TestDistErrors(t *testing.T) {
	for _, c := range []struct {
		text, want string
		err        error
	}{
		{"2 + luck", `col 5: "luck": nothing has this name here`, ErrUnknownName},
		{"10 / (1d6 - 1)", "col 4: division by zero", ErrDivideByZero},
		{"1 + 1d1000000", "col 5: too large for an exact distribution: count times sides of 1d1000000 is 1000000, the limit is 200000", dice.ErrTooLarge},
		{"1d200000 * 1d200000", "col 10: too large for an exact distribution", dice.ErrTooLarge},
		{"2d6 * 100000", "col 5: too large for an exact distribution: the number of values of the result is 1000001, the limit is 200000", dice.ErrTooLarge},
		{"if(1d2 - 1, 0, 200000)", "col 1: too large for an exact distribution: the number of values of the choice is 200001, the limit is 200000", dice.ErrTooLarge},
		{
			"max(1d2000, 1d2000) + max(1d2000, 1d2000) + max(1d2000, 1d2000) + max(1d2000, 1d2000) + max(1d2000, 1d2000)",
			"col 43: too large for an exact distribution", dice.ErrTooLarge,
		},
	} {
		_, err := parse(t, c.text).Dist(hero())
		if !errors.Is(err, c.err) || err.Error() != c.want {
			t.Errorf("%s:\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

// draw is a random formula with few dice.
func draw(t *rapid.T, depth int) string {
	kind := rapid.IntRange(0, 11).Draw(t, "kind")
	if depth == 0 {
		kind %= 4
	}
	part := func() string { return "(" + draw(t, depth-1) + ")" }
	switch kind {
	case 0, 1:
		return strconv.Itoa(rapid.IntRange(0, 9).Draw(t, "number"))
	case 2:
		return rapid.SampledFrom([]string{"level", "none", "cold"}).Draw(t, "name")
	case 3:
		return rapid.SampledFrom([]string{"1d4", "2d3", "3d2kl2", "1d3"}).Draw(t, "dice")
	case 4:
		return rapid.SampledFrom([]string{"-", "not "}).Draw(t, "sign") + part()
	case 5:
		return "if(" + part() + "," + part() + "," + part() + ")"
	case 6:
		return rapid.SampledFrom([]string{"min", "max"}).Draw(t, "function") + "(" + part() + "," + part() + "," + part() + ")"
	case 7:
		return "abs" + part()
	default:
		signs := []string{"+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", " and ", " or "}
		return part() + rapid.SampledFrom(signs).Draw(t, "sign") + part()
	}
}

func TestDistProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := parse(t, draw(t, 3))
		throws := 1
		for _, p := range f.pools {
			for range p.Count {
				throws *= p.Sides
			}
		}
		if throws > 5000 {
			t.Skip("too many throws")
		}
		if again := parse(t, f.String()); again.String() != f.String() {
			t.Fatalf("%v comes back as %v", f, again)
		}
		compare(t, f, hero())
	})
}
