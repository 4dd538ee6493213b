package table

import "testing"

// TestReserve keeps the entry that was listed last, and no other.
func TestReserve(t *testing.T) {
	for _, c := range []struct {
		name string
		list func(q *Question)
		want []Option // what is reserved
	}{
		{"what is there already", func(q *Question) { q.Reserve() }, []Option{Do(wait)}},
		{"an offer", func(q *Question) { q.Family(); q.Try(Do(hit).At(1)); q.Offer(); q.Reserve() }, []Option{Do(hit).At(1)}},
		{"added", func(q *Question) { q.Add(Do(flee)); q.Reserve() }, []Option{Do(flee)}},
		{"of a side", func(q *Question) { q.AddFor(Only(2), Do(flee)); q.Reserve() }, []Option{Do(flee)}},
		{"cells", func(q *Question) { q.Family(); q.Try(Do(walk)); q.OfferCells(column(2)); q.Reserve() }, []Option{Do(walk).To(10), Do(walk).To(11)}},
		{"a crowd", func(q *Question) { q.Family(); q.Try(Do(hit)); q.OfferCrowd(column(1)); q.Reserve() }, []Option{Do(hit).At(10)}},
		{"an empty set", func(q *Question) { q.Family(); q.Try(Do(walk)); q.OfferCells(column(0)); q.Reserve() }, nil},
		{"an empty crowd", func(q *Question) { q.Family(); q.Try(Do(hit)); q.OfferCrowd(column(0)); q.Reserve() }, nil},
		{"a blocked offer", func(q *Question) { q.Family(); q.Try(Do(hit).At(1)); q.Need(false, 2); q.Offer(); q.Reserve() }, nil},
		{"a blocked set", func(q *Question) { q.Family(); q.Try(Do(walk)); q.Need(false, 2); q.OfferCells(column(2)); q.Reserve() }, nil},
		{"a try that was given up", func(q *Question) {
			q.Family()
			q.Try(Do(hit).At(1))
			if q.Need(false, 2) {
				q.Offer()
			}
			q.Reserve()
		}, nil},
		{"a family that was given up", func(q *Question) {
			if q.Family(); q.Need(false, 2) {
				q.Try(Do(hit).At(1))
				q.Offer()
			}
			q.Reserve()
		}, nil},
		{"added after a blocked one", func(q *Question) {
			q.Family()
			q.Try(Do(hit).At(1))
			q.Need(false, 2)
			q.Offer()
			q.Add(Do(flee))
			q.Reserve()
		}, []Option{Do(flee)}},
		{"what was dropped since", func(q *Question) { q.Add(Do(flee)); q.Keep(wait, 0); q.Reserve() }, nil},
		{"listed once more for all", func(q *Question) { q.Add(Do(flee)); q.Reserve(); q.Add(Do(flee)) }, nil},
	} {
		for _, explain := range []bool{false, true} {
			tb := Table{Explain: explain}
			q := tb.Ask(0, 1, 0, Only(1))
			q.Add(Do(wait))
			c.list(q)
			var got []Option
			for k := range q.Count() {
				if o := q.Kth(k); q.IsReserved(o) {
					got = append(got, o)
				} else if !q.Contains(o) {
					t.Errorf("%s: %v is listed but not contained", c.name, o)
				}
			}
			if len(got) != len(c.want) {
				t.Fatalf("%s: reserved are %v, want %v", c.name, got, c.want)
			}
			for i := range got {
				if got[i] != c.want[i] || !q.Contains(got[i]) {
					t.Errorf("%s: reserved are %v, want %v, all of them listed", c.name, got, c.want)
				}
			}
			if q.IsReserved(Do(hit).At(9)) {
				t.Errorf("%s: what is not listed counts as reserved", c.name)
			}
		}
	}
}

// TestReservedIsNoDefault: neither the last nor the named one, as long as those who are asked have another.
func TestReservedIsNoDefault(t *testing.T) {
	var tb Table
	q := tb.Ask(0, 1, 0, Only(1)|Only(2))
	q.AddFor(Only(1), Do(wait))
	q.AddFor(Only(2), Do(walk))
	q.AddFor(Only(1), Do(flee))
	q.Reserve()
	q.AddFor(Only(2), Do(hit))
	q.Reserve()
	for _, named := range []Option{{}, Do(flee), Do(hit)} {
		q.SetDefault(named)
		if got := q.Default(); got != Do(walk) {
			t.Errorf("with %v named: %v", named, got)
		}
		for seat, want := range map[Seat]Option{1: Do(wait), 2: Do(walk)} {
			if got := q.DefaultFor(Only(seat)); got != want {
				t.Errorf("with %v named, seat %d: %v, want %v", named, seat, got, want)
			}
		}
	}
	q = tb.Ask(0, 1, 0, Only(1))
	q.Add(Do(hit))
	q.Reserve()
	q.Add(Do(flee))
	q.Reserve()
	q.AddFor(Only(2), Do(walk))
	if got := q.Default(); got != Do(flee) {
		t.Errorf("somebody who has nothing else: %v", got)
	}
}
