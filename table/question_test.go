package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// column is a set of cells from 10 on.
type column int

func (c column) Empty() bool         { return c == 0 }
func (c column) Count() int          { return int(c) }
func (c column) Kth(k int) int32     { return int32(10 + k) }
func (c column) Has(cell int32) bool { return cell >= 10 && cell < 10+int32(c) }

const (
	hit Verb = iota + 1
	walk
	flee
	wait
)

// list asks the same question with and without explanations.
func list(explain bool) *Question {
	t := Table{Explain: explain}
	q := t.Ask(0, 1, 0, JustSeat(1))
	if q.Family(); q.Need(false, 2) && q.Need(true, 3) && q.Need(false, 4) {
		q.Try(Do(hit).At(1))
		if q.Need(false, 5) && q.Need(false, 2) {
			q.Offer()
		}
		q.Try(Do(hit).At(2))
		q.Offer()
	}
	if q.Family(); q.Need(true, 2) {
		q.Try(Do(hit).At(3))
		if q.Need(false, 6) {
			q.Offer()
		}
		q.Try(Do(walk))
		q.OfferCells(column(3))
		q.Try(Do(walk).As(1))
		q.OfferCells(column(0))
	}
	q.Add(Do(wait))
	q.AddFor(JustSeat(2), Do(flee))
	return q
}

func TestQuestionLists(t *testing.T) {
	want := []Option{Do(walk).To(10), Do(walk).To(11), Do(walk).To(12), Do(wait), Do(flee)}
	for _, explain := range []bool{false, true} {
		q := list(explain)
		var got []Option
		for k := range q.Count() {
			got = append(got, q.Kth(k))
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("explaining %v (-want +got):\n%s", explain, d)
		}
		for _, o := range want {
			if !q.Contains(o) {
				t.Errorf("%v is listed but not contained", o)
			}
		}
		for _, o := range []Option{Do(walk), Do(walk).To(13), Do(walk).To(9), Do(walk).As(1).To(10), Do(hit).At(1), Do(wait).To(10), {}} {
			if q.Contains(o) {
				t.Errorf("%v is contained but not listed", o)
			}
		}
		if q.ContainsFor(JustSeat(1), Do(flee)) || !q.ContainsFor(JustSeat(2), Do(flee)) || q.ContainsFor(JustSeat(2), Do(wait)) {
			t.Error("side options are not kept apart")
		}
		if q.Asked() != JustSeat(1)|JustSeat(2) {
			t.Errorf("asked are %b", q.Asked())
		}
	}
}

// TestQuestionExplains gives each blocked option all its rules, each once.
func TestQuestionExplains(t *testing.T) {
	want := []Blocked{
		{Do(hit).At(1), []Rule{2, 4, 5}, nil, JustSeat(1)},
		{Do(hit).At(2), []Rule{2, 4}, nil, JustSeat(1)},
		{Do(hit).At(3), []Rule{6}, nil, JustSeat(1)},
	}
	if d := cmp.Diff(want, list(true).BlockedOptions()); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	if got := list(false).BlockedOptions(); len(got) != 0 {
		t.Errorf("nobody asked, and got %v", got)
	}
}

// TestQuestionDefault: a side option of somebody else is nobody's default.
func TestQuestionDefault(t *testing.T) {
	q := list(false)
	for _, c := range []struct {
		name string
		set  func()
		want Option
	}{
		{"the last of those who are asked", func() {}, Do(wait)},
		{"one that is not listed", func() { q.SetDefault(Do(hit).At(1)) }, Do(wait)},
		{"a cell", func() { q.SetDefault(Do(walk).To(11)) }, Do(walk).To(11)},
	} {
		c.set()
		if got := q.Default(); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	var tb Table
	q = tb.Ask(0, 1, 0, JustSeat(1))
	q.AddFor(JustSeat(2), Do(walk))
	if got := q.Default(); got != Do(walk) {
		t.Errorf("with side options alone: %v", got)
	}
}

// TestFacts checks what blocked options say besides their rules: of the family and of the option, each fact once.
func TestFacts(t *testing.T) {
	for _, explain := range []bool{false, true} {
		table := Table{Explain: explain}
		q := table.Ask(0, 1, 0, JustSeat(1))
		q.Family()
		for _, on := range []Who{1, 2} {
			held := q.NeedLeast(1, 2, "AP", 3) && q.NeedLeast(2, 2, "AP", 3)
			if q.Try(Do(hit).At(on)); held != explain || q.NeedMost(int(on), 1, SpacesAway, 4) != (explain || on == 1) ||
				q.NeedSo(on == 2, 4, "is beside it") != (explain || on == 2) || !q.NeedSo(true, 5, "never") {
				t.Errorf("explain %v, %d: the conditions do not say whether it is worth continuing", explain, on)
			}
			q.Need(false, 6)
			q.Offer()
		}
		var got []string
		for _, b := range q.BlockedOptions() {
			words := []string{fmt.Sprint(b.Option.Who, b.Rules)}
			for _, f := range b.Facts {
				words = append(words, f.String()+";")
			}
			got = append(got, strings.Join(words, " "))
		}
		var want []string
		if explain {
			want = []string{"1 [3 4 6] needs 2 AP, has 1; is beside it;", "2 [3 4 6] needs 2 AP, has 1; 2 spaces away, at most 1;"}
		}
		if q.Count() != 0 || !slices.Equal(got, want) {
			t.Errorf("explain %v: %q", explain, got)
		}
	}
}

// TestAskBeginsAnew asks with a table that has asked before: nothing of the old question is left.
func TestAskBeginsAnew(t *testing.T) {
	used, fresh := Table{Explain: true}, Table{}
	q := used.Ask(3, 1, 7, JustSeat(9))
	q.Target, q.Item, q.Level, q.Cell = 1, 2, 3, 4
	q.Need(false, 5)
	q.Try(Do(hit))
	q.Need(false, 6)
	q.Offer()
	q.Add(Do(wait))
	q.SetDefault(Do(wait))
	used.Explain = false
	if d := cmp.Diff(fresh.Ask(1, 2, 3, JustSeat(4)), used.Ask(1, 2, 3, JustSeat(4)), cmp.AllowUnexported(Question{}), cmpopts.EquateEmpty()); d != "" {
		t.Errorf("-fresh +used:\n%s", d)
	}
}

func TestSeats(t *testing.T) {
	s := JustSeat(3) | JustSeat(63)
	if !s.Has(3) || !s.Has(63) || s.Has(0) || s.First() != 3 || Seats(0).First() != GM {
		t.Errorf("seats %b", s)
	}
}

func TestAudience(t *testing.T) {
	plays := func(side int) bool { return side == 1 }
	for _, c := range []struct {
		name string
		to   Audience
		seat Seat
		want bool
	}{
		{"all", Everybody(), 5, true},
		{"own side", Side(1), 5, true},
		{"other side", Side(0), 5, false},
		{"own seat", At(5), 5, true},
		{"other seat", At(4), 5, false},
		{"the GM hears a side", Side(0), GM, true},
		{"the GM hears a seat", At(4), GM, true},
	} {
		if got := c.to.Hears(c.seat, plays); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
