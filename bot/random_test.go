package bot_test

import (
	"strconv"
	"testing"

	"fray/bot"
	"fray/table"
)

// row is a set of consecutive cells.
type row struct{ from, n int32 }

func (r row) Empty() bool     { return r.n == 0 }
func (r row) Count() int      { return int(r.n) }
func (r row) Kth(k int) int32 { return r.from + int32(k) }
func (r row) Has(c int32) bool {
	return c >= r.from && c < r.from+r.n
}

const (
	blue = table.Seat(1)
	red  = table.Seat(2)
)

// ask is a question to blue: two attacks, 60 moves, an end, and a side option of red's.
func ask(t *table.Table) *table.Question {
	q := t.Ask(1, 0, 0, table.JustSeat(blue))
	q.Family()
	q.Try(table.Do(1).At(3))
	q.Offer()
	q.Try(table.Do(1).At(4))
	q.Offer()
	q.Try(table.Do(200))
	q.OfferCells(row{100, 60})
	q.Add(table.Do(3))
	q.AddFor(table.JustSeat(red), table.Do(77))
	return q
}

// TestRandomShare: every verb is equally frequent, and so is every option within a verb.
func TestRandomShare(t *testing.T) {
	var tab table.Table
	q := ask(&tab)
	r := new(table.Rand)
	r.Seed(1, 1)
	const n = 60_000
	verbs := map[table.Verb]int{}
	cells := map[int32]int{}
	targets := map[table.Who]int{}
	for range n {
		o := bot.Random{}.Choose(nil, q, table.JustSeat(blue), r)
		if !q.ContainsFor(table.JustSeat(blue), o) {
			t.Fatalf("%+v is not listed for the seat", o)
		}
		verbs[o.Verb]++
		if o.Verb == 200 {
			cells[o.Cell]++
		}
		if o.Verb == 1 {
			targets[o.Who]++
		}
	}
	if len(verbs) != 3 || len(cells) != 60 || len(targets) != 2 {
		t.Fatalf("%d verbs, %d cells, %d targets chosen; want 3, 60, 2", len(verbs), len(cells), len(targets))
	}
	near := func(what string, got, want, slack int) {
		if got < want-slack || got > want+slack {
			t.Errorf("%s chosen %d times, want %d within %d", what, got, want, slack)
		}
	}
	for v, c := range verbs {
		near("verb "+strconv.Itoa(int(v)), c, n/3, 600) // 5 sigma
	}
	for _, c := range cells {
		near("a cell", c, n/180, 95)
	}
	near("a target", targets[3], n/6, 470)
}

// TestRandomSideOption: a seat with only side options gets one of them, and a seat without options the default.
func TestRandomSideOption(t *testing.T) {
	var tab table.Table
	q := ask(&tab)
	r := new(table.Rand)
	if o := (bot.Random{}).Choose(nil, q, table.JustSeat(red), r); o != table.Do(77) {
		t.Errorf("red chose %+v, want its side option", o)
	}
	q.SetDefault(table.Do(3))
	if o := (bot.Random{}).Choose(nil, q, table.JustSeat(5), r); o != table.Do(3) {
		t.Errorf("a seat without options chose %+v, want the default", o)
	}
}

// TestRandomReserved: reserved options do not count, neither as a verb nor among the options of a verb.
func TestRandomReserved(t *testing.T) {
	var tab table.Table
	q := tab.Ask(1, 0, 0, table.JustSeat(blue))
	q.Add(table.Do(1).At(3))
	q.Family()
	q.Try(table.Do(1).At(4))
	q.OfferToPeople()
	q.Try(table.Do(2))
	q.OfferToPeople()
	r := new(table.Rand)
	r.Seed(1, 1)
	for range 200 {
		if o := (bot.Random{}).Choose(nil, q, q.Seats, r); o != table.Do(1).At(3) {
			t.Fatalf("chose %+v, want the one option that is not reserved", o)
		}
	}
	q = tab.Ask(1, 0, 0, table.JustSeat(blue))
	q.AddFor(table.JustSeat(red), table.Do(4))
	q.Family()
	q.Try(table.Do(5))
	q.OfferToPeople()
	if o := (bot.Random{}).Choose(nil, q, q.Seats, r); o != table.Do(5) {
		t.Errorf("chose %+v, want what the seat may answer at all", o)
	}
}

// shelves are four sections: 1 has two verbs that bots may choose, 2 and 3 have options of the same verb, and 4 is empty.
type shelves struct{ listed []table.Section }

func (s *shelves) ListSection(q *table.Question, n table.Section) {
	s.listed = append(s.listed, n)
	switch n {
	case 1:
		q.Add(table.Do(10))
		q.Add(table.Do(11).Of(1))
		q.Add(table.Do(11).Of(2))
		q.Family()
		q.Try(table.Do(12))
		q.OfferToPeople()
	case 2:
		q.Add(table.Do(20).Of(1))
	case 3:
		q.Add(table.Do(20).Of(2))
	default:
	}
}

// TestRandomSections: each section that has options is equally frequent, what is outside of sections is one more, and so is each verb
// of a section; the same numbers draw the same whether everything has been listed already or nothing; and sections are spared.
func TestRandomSections(t *testing.T) {
	bots, people := table.Table{Bots: true}, table.Table{}
	ask := func(tb *table.Table, on *shelves) *table.Question {
		q := tb.Ask(1, 0, 0, table.JustSeat(blue))
		for s := table.Section(1); s <= 4; s++ {
			q.Section(on, s)
		}
		q.AddDefault(table.Do(3))
		return q
	}
	var r table.Rand
	r.Seed(1, 1)
	const n = 60_000
	chosen := map[table.Option]int{}
	spared := 0
	for range n {
		var lazy, whole shelves
		same := r
		o := bot.Random{}.Choose(nil, ask(&bots, &lazy), table.JustSeat(blue), &r)
		if other := (bot.Random{}).Choose(nil, ask(&people, &whole), table.JustSeat(blue), &same); other != o {
			t.Fatalf("chose %+v where nothing was listed, %+v where all was", o, other)
		}
		chosen[o]++
		spared += 4 - len(lazy.listed)
	}
	for o, want := range map[table.Option]int{
		table.Do(3): n / 4, table.Do(10): n / 8, table.Do(11).Of(1): n / 16, table.Do(11).Of(2): n / 16, table.Do(20).Of(1): n / 4, table.Do(20).Of(2): n / 4,
	} {
		if got := chosen[o]; got < want-550 || got > want+550 { // 5 sigma
			t.Errorf("%+v was chosen %d times, want %d within 550", o, got, want)
		}
	}
	if len(chosen) != 6 || spared < 2*n {
		t.Errorf("%d options were chosen, want 6; %d sections were not listed in %d choices", len(chosen), spared, n)
	}
}

// TestRandomAllocates: Random allocates nothing.
func TestRandomAllocates(t *testing.T) {
	var tab table.Table
	q := ask(&tab)
	r := new(table.Rand)
	var p bot.Player = bot.Random{}
	if n := testing.AllocsPerRun(100, func() { p.Choose(nil, q, table.JustSeat(blue), r) }); n != 0 {
		t.Errorf("a choice allocates %v times", n)
	}
}
