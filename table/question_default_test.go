package table

import "testing"

// TestOfferReserved reserves what it offers, if that is listed at all, and nothing else.
func TestOfferReserved(t *testing.T) {
	for _, c := range []struct {
		name string
		list func(q *Question)
		want []Option // what is reserved
	}{
		{"nothing", func(*Question) {}, nil},
		{"an offer", func(q *Question) { q.Family(); q.Try(Do(hit).At(1)); q.OfferToPeople() }, []Option{Do(hit).At(1)}},
		{"two of three", func(q *Question) {
			q.Family()
			q.Try(Do(hit).At(1))
			q.OfferToPeople()
			q.Try(Do(walk))
			q.Offer()
			q.Try(Do(flee))
			q.OfferToPeople()
		}, []Option{Do(hit).At(1), Do(flee)}},
		{"a blocked one", func(q *Question) { q.Family(); q.Try(Do(hit).At(1)); q.Need(false, 2); q.OfferToPeople() }, nil},
		{"one of a blocked family", func(q *Question) { q.Family(); q.Need(false, 2); q.Try(Do(hit).At(1)); q.OfferToPeople() }, nil},
		{"what was dropped since", func(q *Question) { q.Family(); q.Try(Do(flee)); q.OfferToPeople(); q.Keep(wait, 0) }, nil},
		{"listed once more for all", func(q *Question) { q.Family(); q.Try(Do(flee)); q.OfferToPeople(); q.Add(Do(flee)) }, nil},
	} {
		for _, explain := range []bool{false, true} {
			tb := Table{Explain: explain}
			q := tb.Ask(0, 1, 0, JustSeat(1))
			q.Add(Do(wait))
			c.list(q)
			var got []Option
			for k := range q.Count() {
				if o := q.Kth(k); q.IsForPeople(o) {
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
			if q.IsForPeople(Do(hit).At(9)) {
				t.Errorf("%s: what is not listed counts as reserved", c.name)
			}
		}
	}
}

// TestReservedIsNoDefault: neither the last nor the named one, as long as those who are asked have another.
func TestReservedIsNoDefault(t *testing.T) {
	var tb Table
	q := tb.Ask(0, 1, 0, JustSeat(1)|JustSeat(2))
	q.AddFor(JustSeat(1), Do(wait))
	q.AddFor(JustSeat(2), Do(walk))
	q.Family()
	q.Try(Do(flee))
	q.OfferToPeople()
	q.Try(Do(hit))
	q.OfferToPeople()
	for _, named := range []Option{{}, Do(flee), Do(hit)} {
		q.SetDefault(named)
		if got := q.Default(); got != Do(walk) {
			t.Errorf("with %v named: %v", named, got)
		}
		for seat, want := range map[Seat]Option{1: Do(wait), 2: Do(walk)} {
			if got := q.DefaultFor(JustSeat(seat)); got != want {
				t.Errorf("with %v named, seat %d: %v, want %v", named, seat, got, want)
			}
		}
	}
	q = tb.Ask(0, 1, 0, JustSeat(1))
	q.Family()
	q.Try(Do(hit))
	q.OfferToPeople()
	q.Try(Do(flee))
	q.OfferToPeople()
	q.AddFor(JustSeat(2), Do(walk))
	if got := q.Default(); got != Do(flee) {
		t.Errorf("somebody who has nothing else: %v", got)
	}
}

// TestAddDefault lists an option and takes it where nobody answers, also with others listed behind it.
func TestAddDefault(t *testing.T) {
	var tb Table
	q := tb.Ask(0, 1, 0, JustSeat(1))
	q.Add(Do(hit))
	q.AddDefault(Do(wait))
	q.Add(Do(walk))
	if got := q.Default(); got != Do(wait) || q.Count() != 3 {
		t.Errorf("the default of %d is %v, want %v of 3", q.Count(), got, Do(wait))
	}
}
