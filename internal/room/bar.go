package room

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"fray/api"
	"fray/internal/pool"
	"fray/sim"
	"fray/table"
)

// The size of a bar: fights that are played on, and how long those of one audience may take.
const (
	barFights = 120
	barTime   = 2 * time.Second
)

// bars are the chances of the sides as audiences see them during the fight. Each is computed from what the audience may know, and
// again when an input comes that it may know of: so a bar says nothing of what is hidden, nor that something hidden has happened. Bars are
// of resting points: what others have answered since may be secret.
type bars map[audience]shownBar

// shownBar is a bar with the moment that it is of, as the audience counts inputs. It is nil if what the audience does not know matters.
type shownBar struct {
	moment string
	*api.Bar
}

// barOf returns the bar that an audience sees, or nil.
func (sc *shared) barOf(e audience) *api.Bar {
	if is := sc.facts.Talk.Aids.Bar; is == api.BarAll || is == api.BarGM && e.gm() {
		return sc.bars[e].Bar
	}
	return nil
}

// renewBars computes the bars that are missing or of an earlier moment, one audience after the other, while the table continues.
func (r *Room) renewBars() {
	if r.barring || len(r.outdatedBars()) == 0 {
		return
	}
	r.barring = r.registry.background(func() {
		for r.renewBar() {
		}
	})
}

// outdatedBars returns the audiences whose bars are to be computed.
func (r *Room) outdatedBars() (out []audience) {
	f := r.fight
	if f == nil || r.shared.facts.Talk.Aids.Bar == api.BarNobody || f.s.OpenRoll() != nil || f.s.Waits() {
		return nil
	}
	if _, over := f.s.Over(); over {
		return nil
	}
	all := []audience{{api.RoleGM, table.GM}}
	if r.shared.facts.Talk.Aids.Bar == api.BarAll {
		all = append(all, audience{api.RoleSpectator, nobody})
		for i := range f.s.Game().Cast().Seats {
			if seat := table.Seat(i); seat != table.GM {
				all = append(all, audience{api.RoleSeat, seat})
			}
		}
	}
	for _, e := range all {
		if is, ok := r.shared.bars[e]; !ok || is.moment != f.barMoment(e) {
			out = append(out, e)
		}
	}
	return out
}

// resting returns the last resting point with the decrees made there, and the number of inputs up to it.
func (f *fight) resting() (at table.Position, inputs int) {
	at = f.s.Position()
	inputs = len(f.s.Inputs()) - len(at.Tail)
	answered := func(in table.Tail) bool { return in.Kind == table.TailOption || in.Kind == table.TailFaces }
	if n := slices.IndexFunc(at.Tail, answered); n >= 0 {
		at.Tail = at.Tail[:n]
	}
	return at, inputs + len(at.Tail)
}

// barMoment names the resting point as the audience counts inputs.
func (f *fight) barMoment(e audience) string {
	_, inputs := f.resting()
	fought := 0
	if f.way != nil {
		fought = len(f.way.fought)
	}
	return fmt.Sprintf("%d.%d.%d", fought, f.undos, f.unseen.count(e, inputs))
}

// renewBar computes the bar of one audience, and of all who may know the same. It reports whether there may be more to do.
func (r *Room) renewBar() bool {
	r.mu.Lock()
	todo := r.outdatedBars()
	if len(todo) == 0 || r.registry.life.Err() != nil {
		r.barring = false
		r.mu.Unlock()
		return false
	}
	f := r.fight
	rest, _ := f.resting()
	at := rest.KnownTo(todo[0].seat).Keep()
	known, moments := string(at.Rest.AppendState(nil)), map[audience]string{todo[0]: f.barMoment(todo[0])}
	for _, e := range todo[1:] {
		if p := rest.KnownTo(e.seat); string(p.Rest.AppendState(nil)) == known {
			moments[e] = f.barMoment(e)
		}
	}
	r.mu.Unlock()
	is := r.computeBar(at)
	r.mu.Lock()
	defer r.mu.Unlock()
	next := maps.Clone(r.shared.bars) // states may share it
	if next == nil {
		next = bars{}
	}
	for e, moment := range moments {
		next[e] = shownBar{moment, is}
	}
	r.shared.bars = next
	r.changed()
	return true
}

// computeBar plays on from a position. It returns nil if that cannot be done.
func (r *Room) computeBar(at table.Position) *api.Bar {
	ctx, cancel := context.WithTimeout(r.registry.life, barTime)
	defer cancel()
	var report *sim.Report
	err := r.compute(ctx, pool.Background, func() (err error) {
		report, err = sim.Run(ctx, sim.Config{Match: sim.Match{Game: at.Rest, From: &at}, Fights: barFights, Seed: 1, Workers: 1})
		return err
	})
	if err != nil || report.Fights == 0 {
		return nil
	}
	return &api.Bar{Sides: simulated(report).Sides}
}
