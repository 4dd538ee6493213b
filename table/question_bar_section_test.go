package table

import (
	"slices"
	"testing"
)

// pantry lists hits in its first section and hits and a blocked flight in its second, where a bar forbids the second hit and flight.
type pantry struct{}

func (pantry) ListSection(q *Question, s Section) {
	q.Add(Do(hit).At(1))
	q.Add(Do(hit).At(2))
	if s == 1 {
		return
	}
	q.Add(Do(walk))
	q.Family()
	q.Try(Do(flee))
	q.Need(false, 3)
	q.Offer()
	q.Bar(func(o Option) bool { return o == Do(hit).At(2) || o.Verb == flee }, 4, 5)
}

// TestBarWithinSection: a bar forbids what its own section lists, and nothing of the others, whichever is looked at first; for people
// what is barred is shown with its reasons.
func TestBarWithinSection(t *testing.T) {
	verbs := func(groups []Group) (out []Option) {
		for i := range groups {
			out = append(out, groups[i].Option)
		}
		return out
	}
	for _, order := range [][]Section{{1, 2}, {2, 1}} {
		for _, tb := range []Table{{}, {Bots: true}, {Explain: true}} {
			q := tb.Ask(0, 1, 0, JustSeat(1))
			q.SectionRange(pantry{}, 1, 2)
			q.AddDefault(Do(flee).Of(1))
			want := map[Section][]Option{1: {Do(hit).At(1), Do(hit).At(2)}, 2: {Do(hit).At(1), Do(walk)}}
			for _, s := range order {
				if got := verbs(q.In(s)); !slices.Equal(got, want[s]) {
					t.Errorf("explained %v, for bots %v: section %d has %v, want %v", tb.Explain, tb.Bots, s, got, want[s])
				}
			}
			if q.Count() != 5 || !q.Contains(Do(flee).Of(1)) {
				t.Errorf("explained %v, for bots %v: listed are %v", tb.Explain, tb.Bots, q.Groups())
			}
			reasons := map[Option][]Rule{}
			for _, b := range q.BlockedOptions() {
				reasons[b.Option] = b.Rules
			}
			switch {
			case !tb.Explain && len(reasons) > 0:
				t.Errorf("blocked are %v, and nobody asked", reasons)
			case tb.Explain && (len(reasons) != 2 || !slices.Equal(reasons[Do(hit).At(2)], []Rule{4, 5}) || !slices.Equal(reasons[Do(flee)], []Rule{3, 4, 5})):
				t.Errorf("blocked are %v", reasons)
			}
		}
	}
}
