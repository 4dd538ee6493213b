package room

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"fray/api"
	"fray/internal/pool"
	"fray/odds"
	"fray/table"
)

// Limits for the odds of one choice: outcomes before it is sampled, and samples; and for how long those of several are computed at once.
const (
	oddsRuns    = 30_000
	oddsSamples = 4_000
	oddsMoment  = 100 * time.Millisecond
)

// Blocked returns the answers to the open question that the rules do not allow the viewer, with the rules that forbid them.
func (r *Room) Blocked(ctx context.Context, v Viewer) (out []table.BlockedChoice, err error) {
	err = r.looking(ctx, v, func(f *fight) error {
		seats := f.mayAnswer(v.audience(f.s.Game().Cast()), &r.shared)
		if seats == 0 {
			return notAsked()
		}
		seen := map[string]bool{}
		for seat := range nobody {
			if !seats.Has(seat) {
				continue
			}
			for _, c := range f.s.Blocked(seat) {
				if !seen[c.Key] {
					seen[c.Key] = true
					out = append(out, c)
				}
			}
		}
		return nil
	})
	return out, err
}

// Odds returns the odds of the viewer's choices of these keys for the question of this ID, in their order: those of the first, and of as
// many others as are computed within a moment. A choice that has none ends the list, or is refused if it is the first. The table
// continues while they are computed.
func (r *Room) Odds(ctx context.Context, v Viewer, question string, keys ...string) ([]api.Odds, error) {
	var s *table.Session
	var chosen []table.Option
	var seat table.Seat
	var seen table.View
	var actor string
	err := r.looking(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		for _, key := range keys {
			o, err := f.named(e, &r.shared, question, key)
			if err != nil {
				return err
			}
			chosen = append(chosen, o)
		}
		if f.s.Open().Secret {
			return &Refusal{api.CodeForbidden, odds.ErrSecret.Error(), nil}
		}
		actor = idOf(f.s.Game(), f.s.Open().Who)
		seat, seen, s = e.seat, f.s.Game().View(e.seat), f.s.Branch()
		return nil
	})
	if err != nil {
		return nil, err
	}
	cast := s.Game().Cast()
	known := func(id string) bool {
		return cast.Find(id) == table.Nobody || seen.Sees(id)
	}
	ctx, cancel := context.WithTimeout(ctx, r.registry.c.Compute)
	defer cancel()
	var out []api.Odds
	err = r.compute(ctx, pool.Choice, func() error {
		began := time.Now()
		for result, err := range odds.Each(ctx, s, chosen, odds.Options{MaxRuns: oddsRuns, Samples: oddsSamples, Seat: seat}) {
			if err != nil {
				return err
			}
			out = append(out, oddsOf(keys[len(out)], result, actor, known))
			if time.Since(began) > oddsMoment {
				break
			}
		}
		return nil
	})
	if err == nil || len(out) > 0 {
		return out, nil
	}
	endless, broke := errors.AsType[*table.EndlessError](err)
	switch {
	case broke:
		return nil, r.asRefusal(&Refusal{api.CodeFault, endless.Error() + " (a fault of fray: please report it)", err})
	case errors.Is(err, odds.ErrUnknown):
		return nil, &Refusal{api.CodeForbidden, err.Error(), nil}
	case errors.Is(err, odds.ErrNoRest) || ctx.Err() != nil:
		return nil, &Refusal{api.CodeBusy, "this took too long to compute", err}
	default:
		return nil, r.asRefusal(err)
	}
}

// oddsOf writes odds for the API. It leaves out combatants that the viewer does not see, also remembered ones: odds must not tell where
// they are. Actor is the id of the one who chooses.
func oddsOf(key string, r *odds.Result, actor string, known func(id string) bool) api.Odds {
	r.Attacks = slices.DeleteFunc(r.Attacks, func(a odds.Attack) bool { return !known(a.Who) || !known(a.Target) })
	r.Effects = slices.DeleteFunc(r.Effects, func(e odds.Effect) bool { return !known(e.Who) })
	r.Reactions = slices.DeleteFunc(r.Reactions, func(x odds.Reaction) bool { return !known(x.Who) })
	r.Marks = slices.DeleteFunc(r.Marks, func(m odds.Mark) bool { return !known(m.Who) })
	r.Contests = slices.DeleteFunc(r.Contests, func(c odds.Contest) bool { return !known(c.Who) || !known(c.Target) })
	out := api.Odds{Key: key, Exact: r.Exact, Lines: []string{}}
	if !r.Exact {
		out.Trials = r.Runs
	}
	if c := r.Success(actor); c != nil {
		out.Hit = hundredths(*c)
	}
	if r.Struck != nil {
		out.Struck = new(hundredths(*r.Struck))
	}
	harm, own := 0.0, 0.0
	for i := range r.Effects {
		e := &r.Effects[i]
		if e.Who == actor {
			own += e.Damage.Value
			continue
		}
		harm += e.Damage.Value
		if e.Down.P > 0 {
			out.Down = max(out.Down, hundredths(e.Down))
		}
	}
	out.Harm, out.Own = int(harm*100+0.5), int(own*100+0.5)
	_, text, _ := strings.Cut(strings.TrimSuffix(r.Text(), "\n"), "\n") // the first line is the choice itself
	for line := range strings.SplitSeq(text, "\n") {
		out.Lines = append(out.Lines, strings.TrimPrefix(line, "  "))
	}
	return out
}

// hundredths returns a chance in hundredths of a percent: 0 and 10,000 only where it is impossible or certain, which samples do not
// prove.
func hundredths(c odds.Chance) int {
	n := int(c.P*10_000 + 0.5)
	if c.Exact != nil && (c.P == 0 || c.P == 1) {
		return n
	}
	return min(max(n, 1), 9_999)
}
