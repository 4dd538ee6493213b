package cli

import (
	"context"
	"fmt"

	"fray/job"
	"fray/pack"
)

// sweep plays an encounter or an adventure for several values of a number.
func (sh *shell) sweep(ctx context.Context, lib *pack.Library, name string, f simFlags) error {
	r, err := job.ParseRange(f.sweep)
	if err != nil {
		return fmt.Errorf("--sweep: %w", err)
	}
	if isRecord(name) {
		return fmt.Errorf("--sweep changes encounters and adventures; %s is a record", name)
	}
	s, err := sweepOf(lib, name, r, f)
	if err != nil {
		return err
	}
	c, err := sh.computer(ctx, f.store, f.workers, fmt.Sprintf("sim %s --sweep %s -n %d", name, f.sweep, f.fights))
	if err != nil {
		return err
	}
	defer c.close()
	sh.allowGrace(shortGrace)
	if c.farm != nil { // workers need not wait from one value to the next
		for _, p := range s.Points {
			if _, err := c.farm.Submit(ctx, c.title, p.Spec); err != nil {
				return err
			}
		}
	}
	show, wipe := sh.progress(unitsOf(&s.Points[0].Spec), f.fights*len(s.Points))
	defer wipe()
	out := &job.SweepReport{At: s.At}
	for i, p := range s.Points {
		r, err := c.play(ctx, p.Spec, func(done int) {
			if show != nil {
				show(i*f.fights + done)
			}
		})
		if err != nil {
			return err
		}
		out.Add(p.Value, r.Job.Report(r.Tally, 0))
		if ctx.Err() != nil {
			break
		}
	}
	wipe()
	return sh.report(ctx, out, f)
}

// sweepOf returns the sweep as plain data.
func sweepOf(lib *pack.Library, name string, r job.Range, f simFlags) (*job.Sweep, error) {
	s := &job.Sweep{At: r.At}
	for _, v := range r.Values() {
		p := job.Point{Value: v, Spec: job.Spec{Seed: f.seed, Fights: f.fights, Why: f.why}}
		var err error
		edit := pack.Edit{At: r.At, Value: v}
		if lib.IsAdventure(name) {
			p.Spec.Adventure, err = planIn(lib, name, f.bots, &p.Spec, edit)
			p.Spec.Labels = []string{p.Label(s.At)}
		} else if p.Spec.Fight, err = fightIn(lib, name, f.bots, &p.Spec, edit); err == nil {
			p.Spec.Fight.Label = p.Label(s.At)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Label(s.At), err)
		}
		s.Points = append(s.Points, p)
	}
	return s, nil
}
