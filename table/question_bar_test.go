package table

import (
	"slices"
	"testing"
)

// barred is a question with two blows, a walk and a blocked flight.
func barred(explain bool) *Question {
	t := Table{Explain: explain}
	q := t.Ask(0, 1, 0, JustSeat(1))
	q.Add(Do(hit).At(1))
	q.Add(Do(hit).At(2))
	q.Add(Do(walk))
	q.Family()
	q.Try(Do(flee))
	q.Need(false, 3)
	q.Offer()
	return q
}

// TestBar blocks what matches, whether it was listed or blocked, and nothing else.
func TestBar(t *testing.T) {
	for _, explain := range []bool{false, true} {
		q := barred(explain)
		q.Bar(func(o Option) bool { return o == Do(hit).At(2) || o.Verb == flee }, 4, 5)
		if !q.Contains(Do(hit).At(1)) || q.Contains(Do(hit).At(2)) || !q.Contains(Do(walk)) || q.Count() != 2 {
			t.Errorf("explained %v: listed are %v", explain, q.Groups())
		}
		got := map[Option][]Rule{}
		for _, b := range q.BlockedOptions() {
			got[b.Option] = b.Rules
		}
		if !explain {
			if len(got) > 0 {
				t.Errorf("blocked are %v, and nobody asked", got)
			}
			continue
		}
		if len(got) != 2 || !slices.Equal(got[Do(hit).At(2)], []Rule{4, 5}) || !slices.Equal(got[Do(flee)], []Rule{3, 4, 5}) {
			t.Errorf("blocked are %v", got)
		}
	}
}

// TestKeepVerb drops what is of other verbs, also among the blocked.
func TestKeepVerb(t *testing.T) {
	q := barred(true)
	q.Keep(hit, 0)
	if q.Count() != 2 || len(q.BlockedOptions()) != 0 {
		t.Errorf("kept are %v, blocked %v", q.Groups(), q.BlockedOptions())
	}
	q = barred(true)
	q.Keep(flee, 0)
	if q.Count() != 0 || len(q.BlockedOptions()) != 1 {
		t.Errorf("kept are %v, blocked %v", q.Groups(), q.BlockedOptions())
	}
}

// TestListIf lists an option while its condition holds, and explains it by the rule where it does not.
func TestListIf(t *testing.T) {
	for _, ok := range []bool{true, false} {
		tb := Table{Explain: true}
		q := tb.Ask(0, 1, 0, JustSeat(1))
		q.Family()
		q.ListIf(Do(hit), ok, 3)
		q.List(Do(walk))
		blocked := q.BlockedOptions()
		if q.Contains(Do(hit)) != ok || !q.Contains(Do(walk)) || ok != (len(blocked) == 0) {
			t.Errorf("with %v listed are %v, blocked %v", ok, q.Groups(), blocked)
		}
		if !ok && (blocked[0].Option != Do(hit) || !slices.Equal(blocked[0].Rules, []Rule{3})) {
			t.Errorf("blocked are %v", blocked)
		}
	}
}
