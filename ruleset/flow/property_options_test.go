package flow_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/ruleset/flow"
	"fray/table"
)

// begin is a session of an arena, played at random for a while.
func begin(t *rapid.T, most int) (*table.Session, *roller) {
	g, src := arenaGame(t)
	s := table.NewSession(g, table.Options{Seed: src.rng.Uint64()})
	r := &roller{rng: src.rng, t: t}
	playFor(t, s, r, rapid.IntRange(0, most).Draw(t, "inputs"))
	return s, r
}

// playFor puts so many answers in, now and then one that is open to somebody else than those who are asked.
func playFor(t rapid.TB, s *table.Session, r *roller, n int) {
	t.Helper()
	for range n {
		q := s.Open()
		if q == nil {
			break
		}
		seat, o := answerer(s, q, r)
		if err := s.AnswerOption(seat, o); err != nil {
			t.Fatalf("%+v is listed, but refused: %v", o, err)
		}
	}
	if err := s.Err(); err != nil {
		t.Fatal(err)
	}
}

// answerer picks an answer, and who gives it.
func answerer(s *table.Session, q *table.Question, r *roller) (table.Seat, table.Option) {
	for seat := range s.Game().Cast().Seats {
		if x := table.Seat(seat); q.Asked().Has(x) && !q.Seats.Has(x) && r.rng.Below(40) == 0 {
			for _, g := range q.Groups() {
				if g.Seats.Has(x) {
					return x, g.Option
				}
			}
		}
	}
	o, _ := r.Answer(q)
	return q.Seats.First(), o
}

// listed are the options of a question that are open to a seat, in their order.
func listed(q *table.Question, seat table.Seat) []table.Option {
	var out []table.Option
	for k := range q.Count() {
		if o := q.Kth(k); q.ContainsFor(table.Only(seat), o) {
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

// TestListedIsAccepted is law 3: what is listed for a seat is accepted from it, by option and by key, and nothing else.
func TestListedIsAccepted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, r := begin(t, 60)
		q := s.Open()
		if q == nil {
			return
		}
		for _, seat := range seats(s) {
			options := listed(q, seat)
			for range min(len(options), 12) {
				o := options[r.rng.Below(len(options))]
				key := s.Game().Describe(q, o).Key
				a, b := s.Branch(), s.Branch()
				if err := a.AnswerOption(seat, o); err != nil {
					t.Fatalf("%s is listed for seat %d, but refused: %v", key, seat, err)
				}
				if err := b.Answer(seat, key); err != nil {
					t.Fatalf("%s is a key for seat %d, but refused: %v", key, seat, err)
				}
				n := len(s.Inputs())
				if x, y := a.Game().AppendState(nil), b.Game().AppendState(nil); !slices.Equal(x, y) || a.Inputs()[n].Hash != b.Inputs()[n].Hash {
					t.Fatalf("the key %s means another option", key)
				}
			}
			for range 10 {
				o := table.Option{
					Verb: table.Verb(r.rng.Below(64)), Mode: uint8(r.rng.Below(4)), Item: uint8(r.rng.Below(8)),
					Also: uint8(r.rng.Below(20)), Who: int16(r.rng.Below(12) - 4), Cell: int32(r.rng.Below(40) - 1),
				}
				b := s.Branch()
				if err := b.AnswerOption(seat, o); (err == nil) != q.ContainsFor(table.Only(seat), o) {
					t.Fatalf("%+v from seat %d: %v", o, seat, err)
				}
			}
			if s.Branch().Answer(seat, "dance") == nil {
				t.Fatal("dance is accepted")
			}
		}
	})
}

// TestChoicesAreDistinct: within a question a seat can tell its options apart by key and by label, and each has its rule.
func TestChoicesAreDistinct(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, r := begin(t, 40)
		for range 20 {
			distinct(t, s)
			playFor(t, s, r, 1)
		}
	})
}

func distinct(t *rapid.T, s *table.Session) {
	q := s.Open()
	if q == nil {
		return
	}
	for _, seat := range seats(s) {
		keys, labels := map[string]bool{}, map[string]bool{}
		for _, o := range listed(q, seat) {
			c := s.Game().Describe(q, o)
			if keys[c.Key] || labels[c.Label] {
				t.Fatalf("seat %d is offered %s (%s) twice", seat, c.Key, c.Label)
			}
			keys[c.Key], labels[c.Label] = true, true
			if s.Game().Book().Find(c.Rule) == 0 {
				t.Fatalf("%s goes by rule %q", c.Key, c.Rule)
			}
			if k := s.Game().(*flow.Game).Key(q, o); k != c.Key {
				t.Fatalf("the key of %s is given as %s", c.Key, k)
			}
		}
	}
}

// TestBlockedListsTheSame: asking what is blocked changes nothing; what is blocked is not listed, and says why.
func TestBlockedListsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, r := begin(t, 40)
		for range 20 {
			blocked(t, s)
			playFor(t, s, r, 1)
		}
	})
}

func blocked(t *rapid.T, s *table.Session) {
	q := s.Open()
	if q == nil {
		return
	}
	asked, hash := q.Seats.First(), s.StateHash()
	plain := listed(q, asked)
	keys := map[string]bool{}
	for _, o := range plain {
		keys[s.Game().Describe(q, o).Key] = true
	}
	for _, b := range s.Blocked(asked) {
		if keys[b.Key] {
			t.Fatalf("%s is listed, and blocked by %v", b.Key, b.Rules)
		}
		if len(b.Rules) == 0 || b.Label == "" {
			t.Fatalf("%+v is blocked by no rule", b)
		}
		for _, id := range b.Rules {
			if s.Game().Book().Find(id) == 0 {
				t.Fatalf("%s is blocked by rule %q", b.Key, id)
			}
		}
	}
	explained := listed(s.Open(), asked)
	if !slices.Equal(plain, explained) || s.StateHash() != hash {
		for _, o := range explained {
			if !slices.Contains(plain, o) {
				t.Errorf("only explained: %+v", s.Game().Describe(s.Open(), o))
			}
		}
		t.Fatalf("%d options are listed, with explanations %d", len(plain), len(explained))
	}
}
