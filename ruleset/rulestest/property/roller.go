package property

import (
	"pgregory.net/rapid"

	"fray/table"
)

// Roller answers at random: any listed option, by verb first.
type Roller struct {
	Rng   table.Rand
	N     int      // number of answers
	Check bool     // fail if what is listed is not accepted
	T     rapid.TB // fails the test
}

// Answer picks an option of the seats that are asked.
func (r *Roller) Answer(q *table.Question) (table.Option, bool) {
	r.N++
	groups := q.Groups()
	verbs, last := [64]table.Verb{}, 0
	for i := range groups {
		if groups[i].Seats&q.Seats == 0 {
			continue
		}
		v, seen := groups[i].Option.Verb, false
		for _, x := range verbs[:last] {
			seen = seen || x == v
		}
		if !seen {
			verbs[last] = v
			last++
		}
	}
	v, total := verbs[r.Rng.Below(last)], 0
	for i := range groups {
		if groups[i].Option.Verb == v && groups[i].Seats&q.Seats != 0 {
			total += groups[i].Len()
		}
	}
	k := r.Rng.Below(total)
	for i := range groups {
		if groups[i].Option.Verb != v || groups[i].Seats&q.Seats == 0 {
			continue
		}
		n := groups[i].Len()
		if k >= n {
			k -= n
			continue
		}
		o := groups[i].Kth(k)
		if r.Check && !q.Contains(o) {
			r.T.Fatalf("listed but not accepted: %+v", o)
		}
		return o, true
	}
	return q.Default(), true
}

// playFor gives n answers, now and then a side option of a seat that is not asked.
func playFor(t rapid.TB, s *table.Session, r *Roller, n int) {
	t.Helper()
	for range n {
		q := s.Open()
		if q == nil {
			break
		}
		seat, o := answerer(s, q, r)
		note := ""
		if q.Text && r.Rng.Below(3) > 0 {
			note = "a line of text"
		}
		if err := s.AnswerOptionNote(seat, o, note); err != nil {
			t.Fatalf("%+v is listed, but refused: %v", o, err)
		}
	}
	if err := s.Err(); err != nil {
		t.Fatal(err)
	}
}

// answerer picks an answer and its seat.
func answerer(s *table.Session, q *table.Question, r *Roller) (table.Seat, table.Option) {
	for seat := range s.Game().Cast().Seats {
		if x := table.Seat(seat); q.Asked().Has(x) && !q.Seats.Has(x) && r.Rng.Below(40) == 0 {
			for _, g := range q.Groups() {
				if g.Seats.Has(x) {
					return x, g.Option
				}
			}
		}
	}
	o, _ := r.Answer(q)
	return opened(q, o), o
}

// opened returns the first of the seats asked that may choose an option.
func opened(q *table.Question, o table.Option) table.Seat {
	for x := range table.Seat(64) {
		if q.Seats.Has(x) && q.ContainsFor(table.JustSeat(x), o) {
			return x
		}
	}
	return q.Seats.First()
}

// listed returns the options of a question that a seat may choose, in their order.
func listed(q *table.Question, seat table.Seat) []table.Option {
	var out []table.Option
	for k := range q.Count() {
		if o := q.Kth(k); q.ContainsFor(table.JustSeat(seat), o) {
			out = append(out, o)
		}
	}
	return out
}

func seats(s *table.Session) []table.Seat {
	var out []table.Seat
	for i := range s.Game().Cast().Seats {
		out = append(out, table.Seat(i))
	}
	return out
}
