package formula

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/dice"
)

// fours throws nothing but fours.
func fours(p dice.Pool) (int, []int32) {
	faces := make([]int32, p.Count)
	for i := range faces {
		faces[i] = 4
	}
	return p.Read(faces), faces
}

func TestExplain(t *testing.T) {
	got, err := parse(t, "4d6kh3 + level*level + if(armor, 1d8, 1d6)").Explain(hero(), fours)
	if err != nil {
		t.Fatal(err)
	}
	want := Explanation{
		Text: "4d6kh3 + level * level + if(armor, 1d8, 1d6)",
		Items: []Item{
			{Text: "4d6kh3", Value: 12, Faces: []int32{4, 4, 4, 4}},
			{Text: "level", Value: 3},
			{Text: "armor", Value: 5},
			{Text: "1d8", Value: 4, Faces: []int32{4}},
		},
		Total: 25,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestExplanationString(t *testing.T) {
	blind := func(dice.Pool) (int, []int32) { return 9, nil }
	for _, c := range []struct {
		text  string
		throw Throw
		want  string
	}{
		{"2d6+level", fours, "2d6 + level = 11: 2d6 = 8 (4, 4), level = 3"},
		{"2d6+level", blind, "2d6 + level = 12: 2d6 = 9, level = 3"},
		{"1 + 1", fours, "1 + 1 = 2"},
		{"1d4 - 1d4", fours, "1d4 - 1d4 = 0: 1d4 = 4 (4), 1d4 = 4 (4)"},
	} {
		e, err := parse(t, c.text).Explain(hero(), c.throw)
		if err != nil || e.String() != c.want {
			t.Errorf("%s:\n got %s, error %v\nwant %s", c.text, e, err, c.want)
		}
	}
}

// The thrower may use its faces again for the next throw.
func TestExplainKeepsItsOwnFaces(t *testing.T) {
	faces := []int32{0}
	e, err := parse(t, "1d6 + 1d6").Explain(nil, func(dice.Pool) (int, []int32) {
		faces[0]++
		return int(faces[0]), faces
	})
	if want := "1d6 + 1d6 = 3: 1d6 = 1 (1), 1d6 = 2 (2)"; err != nil || e.String() != want {
		t.Errorf("got %s, error %v, want %s", e, err, want)
	}
}

// A branch that is not evaluated is not explained, and a name that is used twice is explained once, at its first use.
func TestExplainTellsWhatCounted(t *testing.T) {
	for text, want := range map[string]string{
		"if(none, 1d6, 1d8)":                  "if(none, 1d6, 1d8) = 4: none = 0, 1d8 = 4 (4)",
		"if(level, 1d6, 1d8)":                 "if(level, 1d6, 1d8) = 4: level = 3, 1d6 = 4 (4)",
		"none and 1d6 and armor":              "none and 1d6 and armor = 0: none = 0",
		"level or 1d6 or luck":                "level or 1d6 or luck = 1: level = 3",
		"armor - level + armor - level":       "armor - level + armor - level = 4: armor = 5, level = 3",
		"2d6kl1 + level + 2d6kl1":             "2d6kl1 + level + 2d6kl1 = 11: 2d6kl1 = 4 (4, 4), level = 3, 2d6kl1 = 4 (4, 4)",
		"max(0, cold)":                        "max(0, cold) = 0: cold = -4",
		"(1d4 >= 4) + (1d4 >= 5)":             "(1d4 >= 4) + (1d4 >= 5) = 1: 1d4 = 4 (4), 1d4 = 4 (4)",
		"if(1d6 > 3 and str.mod > 1, 10, 20)": "if(1d6 > 3 and str.mod > 1, 10, 20) = 10: 1d6 = 4 (4), str.mod = 2",
	} {
		e, err := parse(t, text).Explain(hero(), fours)
		if err != nil || e.String() != want {
			t.Errorf("%s:\n got %s, error %v\nwant %s", text, e, err, want)
		}
	}
}

// An explanation has the total of Eval with the same dice, and the items that Eval threw, in its order.
func TestExplainAgainstEval(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := parse(t, draw(t, 4))
		var evaluated, explained counting
		want, wantErr := f.Eval(hero(), &evaluated)
		e, err := f.Explain(hero(), func(p dice.Pool) (int, []int32) { return explained.Roll(p), nil })
		if (err == nil) != (wantErr == nil) || err == nil && (e.Total != want || e.Text != f.String()) {
			t.Fatalf("%v is %d, error %v; explained as %v, error %v", f, want, wantErr, e, err)
		}
		if err != nil {
			return
		}
		thrown := []string{}
		for _, p := range evaluated.thrown {
			thrown = append(thrown, p.String())
		}
		named := []string{}
		for _, i := range e.Items {
			if !slices.Contains(f.Names(), i.Text) {
				named = append(named, i.Text)
			}
		}
		if !slices.Equal(named, thrown) {
			t.Fatalf("%v throws %v, but explains %v", f, thrown, named)
		}
	})
}

func TestExplainErrors(t *testing.T) {
	for text, want := range map[string]string{
		"1 + luck":    `col 5: "luck": nothing has this name here`,
		"1d6 / none":  "col 5: division by zero",
		"most + 1d20": "col 6: the number is too large",
	} {
		e, err := parse(t, text).Explain(hero(), fours)
		if err == nil || err.Error() != want || len(e.Items) != 0 {
			t.Errorf("%s: %v, error %v, want %s and nothing told", text, e, err, want)
		}
	}
}
