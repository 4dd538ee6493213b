package odds

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"time"

	"fray/places"
	"fray/table"
)

// Option estimates the outcomes of one option of the session's open question. The session is not changed. It fails with
// [ErrNothingOpen], [ErrSecret], [ErrNotListed], [ErrNoRest], [ErrUnknown], [ErrLate], or when the context ends.
func Option(ctx context.Context, s *table.Session, option table.Option, o Options) (r *Result, err error) {
	for r, err = range Each(ctx, s, []table.Option{option}, o) {
	}
	return r, err
}

// Each estimates some options of the session's open question in turn, each as Option does, and faster than one call of Option for each.
// It computes the next one when the caller asks for it, and ends with the first error.
func Each(ctx context.Context, s *table.Session, options []table.Option, o Options) iter.Seq2[*Result, error] {
	return func(yield func(*Result, error) bool) {
		st, q, err := newStudy(s, o.filled(200_000, 20_000))
		for i := 0; i < len(options) && err == nil; i++ {
			var r *Result
			if r, err = st.listed(ctx, s.Game(), q, options[i]); err == nil && !yield(r, nil) {
				return
			}
		}
		if err != nil {
			yield(nil, err)
		}
	}
}

// listed looks at an option, if it is one of the question.
func (s *study) listed(ctx context.Context, g table.Game, q *table.Question, option table.Option) (*Result, error) {
	if !q.Contains(option) {
		return nil, ErrNotListed
	}
	s.share = s.o.Within
	return s.look(ctx, s.described(g, q, option), option)
}

// described describes an option with places in words. What the seat sees is the same for all options of the question.
func (s *study) described(g table.Game, q *table.Question, option table.Option) table.Choice {
	c := g.Describe(q, option)
	if s.reader == nil {
		s.reader = places.NewReader(g, q, s.o.Seat)
	}
	c.Label = s.reader.Said(&c)
	return c
}

// Key is Option for the option of this key.
func Key(ctx context.Context, s *table.Session, key string, o Options) (*Result, error) {
	q := s.Open()
	if q == nil {
		return nil, ErrNothingOpen
	}
	for k := range q.Count() {
		if option := q.Kth(k); s.Game().Describe(q, option).Key == key {
			return Option(ctx, s, option, o)
		}
	}
	return nil, fmt.Errorf("%w: %s", ErrNotListed, strconv.Quote(key))
}

// look goes every way the option can go, or samples where there are too many.
func (s *study) look(ctx context.Context, c table.Choice, option table.Option) (*Result, error) {
	s.option = option
	if s.o.Within > 0 && s.share <= 0 {
		return nil, ErrLate
	}
	began := time.Now()
	s.until = began.Add(s.share / 2) // the other half is for samples
	found, total, runs, err := s.exact(ctx)
	sampled := errors.Is(err, errMany)
	if sampled {
		s.until = began.Add(s.share)
		found, total, runs, err = s.sampled(ctx)
	}
	if err != nil {
		return nil, err
	}
	out := s.result(&estimate{
		scale: scale{total, sampled}, found: found, cast: s.rest.Cast(), called: map[string]string{}, book: s.rest.Book(),
		game: s.rest, names: s.names, deeds: s.deeds, who: option.Who, aimed: c.Target,
	})
	out.Option, out.Choice, out.Exact, out.Runs = option, c, !sampled, runs
	return out, nil
}

// result puts together all that can be said of the outcomes.
func (s *study) result(r *estimate) *Result {
	out := &Result{
		Attacks: r.attacks(s.actor), Effects: r.effects(), Reactions: r.reactions(), Marks: r.marks(),
		Contests: r.contests(), Names: r.called,
	}
	if i := s.reacted(r, out.Attacks); i >= 0 {
		a := out.Attacks[i]
		out.Attacks = slices.Insert(slices.Delete(out.Attacks, i, i+1), 0, a)
		out.Struck = &a.Hit
	}
	for i := range out.Attacks {
		a := &out.Attacks[i]
		if s.actor >= 0 && a.Who == r.id(s.actor) && (s.option.Who == table.Nobody || a.Target == r.id(s.option.Who)) {
			out.Hit = &a.Hit
			break
		}
	}
	if s.actor >= 0 {
		down := r.chanceOf(func(o *outcome) bool {
			for _, h := range o.hurts {
				if h.who == s.actor && h.fell {
					return true
				}
			}
			return false
		})
		out.ActorDown = &down
	}
	moves := func(o *outcome) bool { return o.at != table.Nowhere }
	if s.option.Cell >= 0 && r.chanceOf(moves).P > 0 {
		arrives := r.chanceOf(func(o *outcome) bool { return o.at == s.option.Cell })
		out.Arrives = &arrives
	}
	return out
}

// reacted returns the index of the attack to which the open question reacts, or -1: the first one on the combatant that is asked, or
// on the one that is aimed at, by the combatant whose action it is.
func (s *study) reacted(r *estimate, attacks []Attack) int {
	if s.threat < 0 || s.threat == s.actor {
		return -1
	}
	return slices.IndexFunc(attacks, func(a Attack) bool {
		return a.Nth == 1 && a.Who == r.id(s.threat) && (s.actor >= 0 && a.Target == r.id(s.actor) || s.under >= 0 && a.Target == r.id(s.under))
	})
}
