package formula

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/dice"
)

func TestSplit(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"7", "7"},
		{"2d6", "[2]d6 + 0"},
		{"3d6 + level + 2d6", "[3 + 2]d6*2 + level"},
		{"1d8 + 2d6 + 1d8 - 3", "[1 + 1]d8*2 + [2]d6 - 3"},
		{"level - (hp - 2d6)", "[--2]d6 + level - hp"},
		{"level - 2d6", "level - 2d6"},
		{"3 - -(1d4 + 1)", "[--1]d4 + 3 - -1"},
		{"2 * 2d6 + 3d6", "[3]d6 + 2 * 2d6"},
		{"4d6kh3 + 2d6", "[2]d6 + 4d6kh3"},
		{"2d6kh2", "[2]d6 + 0"},
		{"if(level >= 5, 5d6, 3d6) + 2d6", "[if(level >= 5, 5, 3) + 2]d6*3 + 0"},
		{"if(level >= 5, 2d6 + level, 1d8)", "[if(level >= 5, 2, 0)]d6 + [if(level >= 5, 0, 1)]d8 + if(level >= 5, level, 0)"},
		{"if(1d6 > 3, 2d6, 1d6) + 1d6", "[1]d6 + if(1d6 > 3, 2d6, 1d6)"},
		{"max(2d6, 3) + abs(1d4) + d%", "[1]d100 + max(2d6, 3) + abs(1d4)"},
	} {
		s := parse(t, c.text).Split()
		var parts []string
		for _, d := range s.Dice {
			part := fmt.Sprintf("[%v]d%d", d.Count, d.Sides)
			if d.Terms > 1 {
				part += fmt.Sprintf("*%d", d.Terms)
			}
			parts = append(parts, part)
		}
		if got := strings.ReplaceAll(strings.Join(append(parts, s.Rest.String()), " + "), "+ -3", "- 3"); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

// alike is a Roller whose dice of one size all fall alike: on this part, in hundredths, of the way from 1 to the highest.
type alike int

func (a alike) Roll(p dice.Pool) int { return p.Kept() * a.face(p.Sides) }

func (a alike) face(sides int) int { return 1 + (sides-1)*int(a)/100 }

// come is what the dice and the rest of a Split come to, with the dice on the same faces in all of it.
func (a alike) come(s Split, env Env) (int, error) {
	sum, err := s.Rest.Eval(env, a)
	for _, d := range s.Dice {
		count, fault := d.Count.Eval(env, nil)
		if fault != nil {
			return 0, fault
		}
		sum += count * a.face(d.Sides)
	}
	return sum, err
}

// checkSplit holds a formula's parts against the whole, with all dice at their lowest, at their highest and between. What
// is too large for a number on the way may differ.
func checkSplit(t rapid.TB, f *Formula, env Env) {
	t.Helper()
	s := f.Split()
	if again := s.Rest.Split(); len(again.Dice) != 0 || again.Rest.String() != s.Rest.String() {
		t.Fatalf("%v leaves %v, which has dice to be taken out: %v", f, s.Rest, again.Rest)
	}
	terms := len(s.Rest.pools)
	for _, d := range s.Dice {
		terms += d.Terms
		if len(d.Count.pools) != 0 || d.Terms < 1 {
			t.Fatalf("%v: %v dice of %d sides in %d places", f, d.Count, d.Sides, d.Terms)
		}
	}
	if terms != len(f.pools) {
		t.Fatalf("%v has dice in %d places, its parts in %d", f, len(f.pools), terms)
	}
	for _, a := range []alike{0, 37, 80, 100} {
		want, err := f.Eval(env, a)
		if err != nil {
			return
		}
		if got, err := a.come(s, env); !errors.Is(err, ErrOverflow) && (err != nil || got != want) {
			t.Fatalf("%v is %d with all dice at %d in 100; its parts are %d, error %v", f, want, a, got, err)
		}
	}
}

// TestSplitDist: the dice and the rest are independent, and their exact distributions add up to that of the whole.
func TestSplitDist(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := parse(t, summands(t))
		checkSplit(t, f, hero())
		want, err := f.Dist(hero())
		if err != nil {
			t.Skip(err)
		}
		s := f.Split()
		got, err := s.Rest.Dist(hero())
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range s.Dice {
			count, err := d.Count.Eval(hero(), nil)
			if err != nil {
				t.Fatal(err)
			}
			more, err := dice.Pool{Count: count, Sides: d.Sides}.Dist()
			if err != nil {
				t.Fatal(err)
			}
			if got, err = got.Add(more); err != nil {
				t.Fatal(err)
			}
		}
		if got.Min() != want.Min() || got.Max() != want.Max() {
			t.Fatalf("%v comes to %d to %d, its parts to %d to %d", f, want.Min(), want.Max(), got.Min(), got.Max())
		}
		for v := want.Min(); v <= want.Max(); v++ {
			a, b := new(big.Rat).SetFrac(want.Weight(v), want.Total()), new(big.Rat).SetFrac(got.Weight(v), got.Total())
			if a.Cmp(b) != 0 {
				t.Fatalf("%v: the chance of %d is %v, of its parts %v", f, v, a, b)
			}
		}
	})
}

// summands is a random sum with much to take apart.
func summands(t *rapid.T) string {
	text := draw(t, 2)
	for range rapid.IntRange(1, 4).Draw(t, "terms") {
		term := rapid.SampledFrom([]string{"1d4", "2d3", "3d2kl2", "level", "-(2 - 1d4)", "if(level > 2, 2d3 + 1, 1d4)", "if(1d2 > 1, 1d4, 1)", "2 * 1d3"})
		text = "(" + text + ")" + rapid.SampledFrom([]string{" + ", " + ", " - "}).Draw(t, "sign") + term.Draw(t, "term")
	}
	if rapid.Bool().Draw(t, "chosen") {
		text = "if(none, " + draw(t, 1) + ", " + text + ")"
	}
	return text
}
