package formula

import (
	"math"

	"pgregory.net/rapid"

	"fray/dice"
)

// sheet is an Env for tests.
type sheet map[string]int

func (s sheet) Value(name string) (int, bool) {
	v, ok := s[name]
	return v, ok
}

// script is a Roller that gives these values in turn and counts the throws.
type script struct {
	values []int
	thrown int
}

func (s *script) Roll(dice.Pool) int {
	v := s.values[s.thrown%len(s.values)]
	s.thrown++
	return v
}

func parse(t rapid.TB, text string) *Formula {
	t.Helper()
	f, err := Parse(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return f
}

func hero() sheet {
	return sheet{"level": 3, "armor": 5, "hp": 12, "none": 0, "cold": -4, "str.mod": 2, "most": math.MaxInt, "least": math.MinInt}
}
