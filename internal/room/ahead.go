package room

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"fray/api"
	"fray/bot"
	"fray/internal/pool"
	"fray/sim"
	"fray/table"
)

// The number of fights that a simulation from a moment plays: at most, and if nothing else is said.
const (
	mostAhead  = 10_000
	usualAhead = 1000
)

// Simulate plays on many times from the present moment and returns what came of it. Only the GM may: all that there is counts, hidden
// or not. If it takes too long, it covers the fights that were played.
func (r *Room) Simulate(ctx context.Context, v Viewer, in api.Simulate) (*api.Simulation, error) {
	if err := v.mayRule(); err != nil {
		return nil, err
	}
	if in.Fights == 0 {
		in.Fights = usualAhead
	}
	if in.Fights < 1 || in.Fights > mostAhead {
		return nil, refuse(api.CodeBad, fmt.Sprintf("a simulation plays 1 to %d fights", mostAhead))
	}
	c := sim.Config{Fights: in.Fights, Seed: max(1, in.Seed), Workers: 1}
	var b back
	err := r.looking(ctx, v, func(f *fight) (err error) {
		if c.Match, err = f.ahead(in); err != nil {
			return err
		}
		if !in.Compare {
			return nil
		}
		if r.branch == "" {
			return refuse(api.CodeBad, "only a what-if can be compared with the moment at which it began")
		}
		b = r.backTo(f, v.audience(f.s.Game().Cast()))
		return nil
	})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, r.registry.c.Compute)
	defer cancel()
	var out *api.Simulation
	err = r.compute(ctx, pool.Thinking, func() (err error) {
		if !in.Compare {
			report, err := sim.Run(ctx, c)
			out = simulated(report)
			return err
		}
		out, err = b.compared(ctx, r, c)
		return err
	})
	switch {
	case err != nil:
		return nil, r.asRefusal(err)
	case out.Fights == 0:
		return nil, &Refusal{api.CodeBusy, "this took too long to compute", ctx.Err()}
	}
	return out, nil
}

// ahead returns the match that begins now.
func (f *fight) ahead(in api.Simulate) (m sim.Match, err error) {
	if _, over := f.s.Over(); over {
		return m, refuse(api.CodeNotNow, "the fight is over")
	}
	if f.s.OpenRoll() != nil || f.s.Waits() {
		return m, refuse(api.CodeNotNow, "dice have to be entered first, or the fight has not begun")
	}
	at := f.s.Position().Keep()
	m = sim.Match{Game: at.Rest, From: &at}
	if in.Key != "" {
		o, ok := f.s.Option(in.Key)
		if !ok {
			return m, refuse(api.CodeNotListed, "no choice of this question has that key")
		}
		m.Answer = &o
	}
	m.Bots, err = botsOf(f.s.Game().Cast(), in.Bots)
	return m, err
}

// botsOf returns bots by side.
func botsOf(cast *table.Cast, named map[string]string) ([]bot.Player, error) {
	out := make([]bot.Player, len(cast.Sides))
	for side, name := range named {
		i := slices.Index(cast.Sides, side)
		if i < 0 {
			return nil, refuse(api.CodeBad, fmt.Sprintf("there is no side %q", side))
		}
		found, ok := bot.Find(name)
		if !ok {
			return nil, refuse(api.CodeBad, fmt.Sprintf("there is no bot %q; the bots are %s", name, strings.Join(bot.Names(), ", ")))
		}
		out[i] = found
	}
	return out, nil
}

// compared plays pairs of fights: from the moment at which a what-if began, and from the match's.
func (b *back) compared(ctx context.Context, r *Room, c sim.Config) (*api.Simulation, error) {
	began := b.shared.facts.Began
	f := b.fight(r.registry.c.Find)
	if err := f.open(b.rec, nearest(b.points, b.floor, b.rec, began)); err != nil {
		return nil, err
	}
	for len(f.s.Inputs()) < began {
		if err := f.step(); err != nil {
			return nil, err
		}
	}
	if _, over := f.s.Over(); over {
		return nil, refuse(api.CodeNotNow, "the fight was over when the what-if began")
	}
	now, at := c.Match, f.s.Position()
	c.Match = sim.Match{Game: at.Rest, From: &at, Bots: now.Bots}
	pairs, err := sim.Versus(ctx, c, now)
	if err != nil {
		return nil, err
	}
	out := simulated(pairs.Second)
	out.Against = &api.Compared{
		Sides: simulated(pairs.First).Sides, Difference: part(pairs.Difference), Low: part(pairs.Low), High: part(pairs.High), Real: pairs.Real,
	}
	return out, nil
}

// simulated returns a report for the API.
func simulated(r *sim.Report) *api.Simulation {
	if r == nil {
		return &api.Simulation{}
	}
	out := &api.Simulation{Fights: r.Fights, Draws: r.Draws, Rounds: int(math.Round(100 * r.Rounds.Mean)), Sides: []api.Share{}}
	for i := range r.Sides {
		out.Sides = append(out.Sides, shareOf(&r.Sides[i]))
	}
	return out
}

// shareOf returns the share of a side.
func shareOf(s *sim.Side) api.Share {
	title := s.Title
	if title == "" {
		title = s.Name
	}
	return api.Share{Side: s.Name, Title: title, Share: part(s.Share), Low: part(s.Low), High: part(s.High)}
}
