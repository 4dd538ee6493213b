package job

import (
	"fmt"
	"strconv"
	"strings"
)

// MostPoints is how many values a sweep has at most.
const MostPoints = 100

// Range is a number that takes several values: "goblin.hp_max=20..40:5".
type Range struct {
	At             string // as in [pack.Edit]
	From, To, Step int
}

// ParseRange reads a range. Without a step it is 1.
func ParseRange(text string) (Range, error) {
	bad := func() (Range, error) {
		return Range{}, fmt.Errorf("expected NAME.KEY=FROM..TO:STEP, such as goblin.hp_max=20..40:5, got %s", text)
	}
	at, values, ok := strings.Cut(text, "=")
	span, step, stepped := strings.Cut(values, ":")
	from, to, spans := strings.Cut(span, "..")
	if !ok || at == "" || !spans {
		return bad()
	}
	r := Range{At: at, Step: 1}
	numbers := []struct {
		text string
		into *int
	}{{from, &r.From}, {to, &r.To}}
	if stepped {
		numbers = append(numbers, struct {
			text string
			into *int
		}{step, &r.Step})
	}
	for _, n := range numbers {
		var err error
		if *n.into, err = strconv.Atoi(n.text); err != nil {
			return bad()
		}
	}
	switch {
	case r.To < r.From:
		return r, fmt.Errorf("FROM must not be more than TO, got %s", text)
	case r.Step < 1:
		return bad()
	case (r.To-r.From)/r.Step >= MostPoints:
		return r, fmt.Errorf("%s has more than %d values: choose a larger step", text, MostPoints)
	}
	return r, nil
}

// Values returns the values of the range.
func (r Range) Values() []int {
	var out []int
	for v := r.From; v <= r.To; v += r.Step {
		out = append(out, v)
	}
	return out
}

// Sweep is one job for each value of a number, all with the same seeds.
type Sweep struct {
	At     string  `json:"at"`
	Points []Point `json:"points"`
}

// Point is the job of one value.
type Point struct {
	Value int  `json:"value"`
	Spec  Spec `json:"spec"`
}

// Label is what reports call the encounter or adventure with one value of the number.
func (p Point) Label(at string) string { return at + "=" + strconv.Itoa(p.Value) }
