package table_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/table"
)

// TestCrowd holds a crowd against a plain set: members, order, count, and the three combinations.
func TestCrowd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) (table.Crowd, map[table.Who]bool) {
			var c table.Crowd
			set := map[table.Who]bool{}
			for _, i := range rapid.SliceOfN(member(), 0, 40).Draw(t, name) {
				if c.Add(i); i%3 == 0 {
					c.Drop(i)
					delete(set, i)
				} else {
					set[i] = true
				}
			}
			return c, set
		}
		a, inA := draw("a")
		b, inB := draw("b")
		and, or, without := a.And(b), a.Or(b), a.Without(b)
		var want []table.Who
		for _, i := range everybody() {
			if inA[i] {
				want = append(want, i)
			}
			if a.Has(i) != inA[i] || and.Has(i) != (inA[i] && inB[i]) || or.Has(i) != (inA[i] || inB[i]) || without.Has(i) != (inA[i] && !inB[i]) {
				t.Fatalf("member %d of %v and %v", i, inA, inB)
			}
		}
		var got []table.Who
		for i := a.First(); i != table.Nobody; i = a.After(i) {
			got = append(got, i)
		}
		if !slices.Equal(got, want) || a.Count() != len(want) || a.Empty() != (len(want) == 0) {
			t.Fatalf("got %v of %d, want %v", got, a.Count(), want)
		}
		for k, i := range want {
			if a.Kth(k) != i {
				t.Fatalf("member %d is %d, want %d", k, a.Kth(k), i)
			}
		}
		if a.Kth(len(want)) != table.Nobody || a.Has(table.Nobody) || !has7(a) {
			t.Fatal("the ends of the set")
		}
	})
}

func has7(c table.Crowd) bool {
	c = c.Or(table.Just(7))
	return c.Has(7)
}

// everybody is all numbers of combatants and things, in the order of a crowd.
func everybody() []table.Who {
	var out []table.Who
	for i := range table.Who(table.MaxCombatants) {
		out = append(out, i)
	}
	for i := range table.MaxThings {
		out = append(out, table.Thing(i))
	}
	return out
}

func member() *rapid.Generator[table.Who] { return rapid.SampledFrom(everybody()) }
