package formula

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/dice"
)

// given is a Roller that gives the faces thrown, pool by pool.
type given struct{ faces []int32 }

func (g *given) Roll(p dice.Pool) int {
	v := p.Read(g.faces[:p.Count])
	g.faces = g.faces[p.Count:]
	return v
}

// One throw of the pools of a plain sum is all there is to it: added to the constant it is what Eval says.
func TestLinearAgainstEval(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := []string{"0"}
		for range rapid.IntRange(1, 6).Draw(t, "terms") {
			text = append(text, rapid.SampledFrom([]string{"+", "-", "- -"}).Draw(t, "sign"),
				rapid.SampledFrom([]string{"7", "2d6", "4d6kh3", "(1 - 2)", "(3 + 1d8)", "-(2 - 1d4)"}).Draw(t, "term"))
		}
		f := parse(t, strings.Join(text, " "))
		pools, constant, ok := f.Linear()
		if !ok {
			t.Skip("something is subtracted")
		}
		var faces []int32
		sum := constant
		for _, p := range pools {
			thrown := rapid.SliceOfN(rapid.Int32Range(1, int32(p.Sides)), p.Count, p.Count).Draw(t, "faces")
			sum += p.Read(thrown)
			faces = append(faces, thrown...)
		}
		if got, err := f.Eval(nil, &given{faces}); err != nil || got != sum {
			t.Fatalf("%v with %v is %d, error %v; its pools and constant come to %d", f, faces, got, err, sum)
		}
	})
}
