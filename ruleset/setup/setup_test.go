package setup_test

import (
	"slices"
	"testing"

	"fray/ruleset/setup"
	"fray/table"
)

// TestReader reads good and bad, and finds each problem at its place.
func TestReader(t *testing.T) {
	r := setup.Reader{Book: &table.Book{Rules: []table.RuleText{{ID: "x.y"}}}}
	if n := r.Pick("c", "two", []string{"one", "two"}, 0); n != 1 {
		t.Errorf("the word is %d, expected 1", n)
	}
	if n := r.Rule("e", "x.y"); n != 1 {
		t.Errorf("the rule is %d, expected 1", n)
	}
	r.ID("f", "goblin-1")
	if len(r.Faults) > 0 {
		t.Fatalf("found problems where there are none: %v", r.Faults)
	}
	r.Pick("bad.word", "tow", []string{"", "one", "two"}, 0)
	r.Rule("bad.rule", "x.z")
	r.ID("bad.twice", "goblin-1")
	r.ID("bad.empty", "")
	r.ID("bad.form", "a b")
	r.ID("bad.gm", "gm")
	var paths []string
	for _, p := range r.Faults {
		paths = append(paths, p.Path)
	}
	want := []string{"bad.word", "bad.rule", "bad.twice", "bad.empty", "bad.form", "bad.gm"}
	if !slices.Equal(paths, want) {
		t.Errorf("found problems at %q, expected %q", paths, want)
	}
}

// TestReaderSuggests: an unknown word of a fixed list gets the nearest word, or the whole list.
func TestReaderSuggests(t *testing.T) {
	book := &table.Book{Rules: []table.RuleText{{ID: "x.shove"}, {ID: "x.sprint"}}}
	cast := &table.Cast{Seats: []string{"gm", "mara"}, Combatants: []table.Member{{ID: "goblin-1"}, {ID: "goblin-2"}}}
	cases := []struct {
		read func(r *setup.Reader)
		want string
	}{
		{func(r *setup.Reader) { r.Pick("a", "tow", []string{"", "one", "two"}, 0) }, `unknown "tow"; did you mean "two"?`},
		{func(r *setup.Reader) { r.Pick("a", "eleven", []string{"", "one", "two"}, 0) }, `unknown "eleven"; expected one of one, two`},
		{func(r *setup.Reader) { r.Rule("a", "x.shov") }, `unknown rule "x.shov"; did you mean "x.shove"?`},
		{func(r *setup.Reader) { r.Rule("a", "dodge") }, `unknown rule "dodge"`},
		{func(r *setup.Reader) {
			r.Formula("a", "1 + lvel", setup.Bounds{Names: []string{"level"}, Highest: 9, Limit: 99})
		}, `unknown name "lvel"; did you mean "level"?`},
		{func(r *setup.Reader) {
			r.Recruit(cast, table.Member{ID: "x"}, "mra", "", func(table.Who) bool { return false })
		}, `unknown seat "mra"; did you mean "mara"?`},
	}
	for _, c := range cases {
		r := setup.Reader{Book: book}
		c.read(&r)
		if len(r.Faults) != 1 || r.Faults[0].Why != c.want {
			t.Errorf("found %v, expected %s", r.Faults, c.want)
		}
	}
}

func TestSeats(t *testing.T) {
	var r setup.Reader
	var cast table.Cast
	if s := r.Seat(&cast, "gm"); s != table.GM {
		t.Errorf("the GM's seat is %d", s)
	}
	a, b := r.Seat(&cast, "mara"), r.Seat(&cast, "bo")
	if a != 1 || b != 2 || r.Seat(&cast, "mara") != a {
		t.Errorf("seats are %d and %d of %q", a, b, cast.Seats)
	}
}

func TestFormula(t *testing.T) {
	b := setup.Bounds{Names: []string{"level"}, Highest: 10, Limit: 100}
	var r setup.Reader
	if f, low, high := r.Formula("ok", "2d6 + level", b); f == nil || low != 3 || high != 22 {
		t.Errorf("2d6 + level goes from %d to %d, expected 3 to 22", low, high)
	}
	if f, _, _ := r.Formula("none", "", b); f != nil || len(r.Faults) > 0 {
		t.Errorf("nothing is %v with %v", f, r.Faults)
	}
	for _, bad := range []string{"2d", "1 / 0", "50d6", "strength"} {
		r.Faults = nil
		r.Formula("bad", bad, b)
		if len(r.Faults) == 0 {
			t.Errorf("%q is taken", bad)
		}
	}
}
