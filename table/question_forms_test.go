package table

import (
	"slices"
	"testing"
)

// TestOfferForms: an entry stands for each number with each addition, in that order, and for nothing else; a member is named last.
func TestOfferForms(t *testing.T) {
	const numbers, also = Bits(1<<2 | 1<<5), Bits(1<<0 | 1<<3)
	strike := Do(hit).At(1)
	crowd := Bits(1<<1 | 1<<4)
	want := []Option{strike.Of(2), strike.Of(2).Adding(3), strike.Of(5), strike.Of(5).Adding(3)}
	tb := Table{}
	q := tb.Ask(0, 1, 0, JustSeat(1))
	q.Try(strike)
	q.OfferForms(numbers, also)
	for _, g := range []Group{q.Groups()[0], {Option: strike, Members: &crowd, Crowd: true, Numbers: numbers, Also: also}} {
		var all, forms []Option
		for k := range g.Len() {
			o := g.Kth(k)
			if !g.Has(o) {
				t.Errorf("%v is listed, but the entry does not have it", o)
			}
			all = append(all, o)
		}
		forms = g.Forms()
		if !slices.Equal(forms, want) {
			t.Errorf("the forms are %v, want %v", forms, want)
		}
		if g.Members != nil {
			for i := range want {
				want = slices.Insert(want, 2*i+1, want[2*i].At(4))
			}
		}
		if !slices.Equal(all, want) {
			t.Errorf("the options are %v, want %v", all, want)
		}
	}
	for _, o := range []Option{strike, strike.Of(3), strike.Of(2).Adding(1), strike.Of(2).At(2), Do(wait).Of(2)} {
		if q.Contains(o) {
			t.Errorf("%v is not listed, but the question contains it", o)
		}
	}
}

// TestOfferFormsBlocked: each option of a blocked entry is explained; one for people is for them only.
func TestOfferFormsBlocked(t *testing.T) {
	tb := Table{Explain: true}
	q := tb.Ask(0, 1, 0, JustSeat(1))
	q.Add(Do(wait))
	q.Try(Do(hit))
	q.OfferFormsToPeople(1<<2|1<<5, 0)
	q.Try(Do(flee))
	q.Need(false, 2)
	q.OfferForms(0, 1<<1|1<<2)
	if !q.IsForPeople(Do(hit).Of(5)) || q.IsForPeople(Do(wait)) {
		t.Error("what is for people is not")
	}
	var got []Option
	for _, b := range q.BlockedOptions() {
		got = append(got, b.Option)
	}
	if want := []Option{Do(flee).Adding(1), Do(flee).Adding(2)}; !slices.Equal(got, want) {
		t.Errorf("%v are blocked, want %v", got, want)
	}
}
