package property

import (
	"slices"
	"strings"

	"pgregory.net/rapid"

	"fray/table"
)

// listedIsAccepted checks law 3: what is listed for a seat is accepted from it, by option and by key, and nothing else.
func listedIsAccepted(k *Kit, t *rapid.T) {
	s, r := k.begin(t, 60)
	q := s.Open()
	if q == nil {
		return
	}
	for _, seat := range seats(s) {
		options := listed(q, seat)
		for range min(len(options), 12) {
			accepted(t, s, seat, options[r.Rng.Below(len(options))])
		}
		for range 10 {
			o := table.Option{
				Deed: table.Deed{Verb: table.Verb(r.Rng.Below(64)), Mode: uint8(r.Rng.Below(4)), Item: uint8(r.Rng.Below(8)), Also: uint8(r.Rng.Below(20))},
				Aim:  table.Aim{Who: table.Who(r.Rng.Below(12) - 4), Cell: int32(r.Rng.Below(40) - 1)},
			}
			b := s.Branch()
			if err := b.AnswerOption(seat, o); (err == nil) != q.ContainsFor(table.JustSeat(seat), o) {
				t.Fatalf("%+v from seat %d: %v", o, seat, err)
			}
		}
		if s.Branch().Answer(seat, "dance") == nil {
			t.Fatal("dance is accepted")
		}
	}
}

// accepted answers with an option and with its key, and compares the results.
func accepted(t *rapid.T, s *table.Session, seat table.Seat, o table.Option) {
	key := s.Game().Describe(s.Open(), o).Key
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

// choicesAreDistinct checks that the options of a seat differ by key and by label, and that each has a rule and, if it names a cell, a row.
func choicesAreDistinct(k *Kit, t *rapid.T) {
	s, r := k.begin(t, 40)
	for range 20 {
		distinct(t, s)
		playFor(t, s, r, 1)
	}
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
			inRow(t, &c)
			if c.Wide {
				touches(t, s.Game(), q, o)
			}
			if s.Game().Book().Find(c.Rule) == 0 {
				t.Fatalf("%s goes by rule %q", c.Key, c.Rule)
			}
			if k := s.Game().(Game).Key(q, o); k != c.Key {
				t.Fatalf("the key of %s is given as %s", c.Key, k)
			}
		}
	}
}

// inRow checks that a choice whose label names its cell is part of a row: hosts show cells as one row, not as hundreds.
func inRow(t *rapid.T, c *table.Choice) {
	if c.Cell != "" && c.Target == "" && strings.Contains(c.Label, c.Cell) && c.Row == "" {
		t.Fatalf("%s (%s) leads to %s, but has no row", c.Key, c.Label, c.Cell)
	}
}

// touches checks that the area of a wide choice names cells of the map, each once.
func touches(t *rapid.T, g table.Game, q *table.Question, o table.Option) {
	cells := g.(table.Coverer).Area(q, o)
	slices.Sort(cells)
	if len(cells) == 0 || len(slices.Compact(slices.Clone(cells))) < len(cells) {
		t.Fatalf("%s touches %v", g.Describe(q, o).Key, cells)
	}
	for _, name := range cells {
		if _, err := g.(table.Placed).ParseCell(name); err != nil {
			t.Fatalf("%s touches %v", g.Describe(q, o).Key, err)
		}
	}
}

// blockedListsTheSame checks that asking for blocked options changes nothing, and that a blocked option is not listed and has a reason.
func blockedListsTheSame(k *Kit, t *rapid.T) {
	s, r := k.begin(t, 40)
	for range 20 {
		blocked(t, s)
		playFor(t, s, r, 1)
	}
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
		differ(t, s, explained, plain, "only explained")
		differ(t, s, plain, explained, "only without explanations")
		t.Fatalf("%d options are listed, with explanations %d", len(plain), len(explained))
	}
}

// differ fails if one list has entries that the other has not.
func differ(t *rapid.T, s *table.Session, in, notIn []table.Option, how string) {
	for _, o := range in {
		if !slices.Contains(notIn, o) {
			t.Errorf("%s: %+v", how, s.Game().Describe(s.Open(), o))
		}
	}
}
