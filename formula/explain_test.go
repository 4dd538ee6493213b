package formula

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

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

func TestExplainErrors(t *testing.T) {
	_, err := parse(t, "1 + luck").Explain(hero(), fours)
	if !errors.Is(err, ErrUnknownName) {
		t.Errorf("error %v, want %v", err, ErrUnknownName)
	}
}
