package cli

import (
	"context"
	"fmt"
	"time"

	"fray/internal/botexec"
	"fray/job"
	"fray/pack"
	"fray/sim"
)

// sweep plays an encounter for several values of a number.
func (sh *shell) sweep(ctx context.Context, lib *pack.Library, name string, f simFlags) error {
	r, err := job.ParseRange(f.sweep)
	if err != nil {
		return fmt.Errorf("--sweep: %w", err)
	}
	if isRecord(name) || lib.IsAdventure(name) {
		return fmt.Errorf("--sweep changes encounters: %s is none", name)
	}
	s, err := sweepOf(lib, name, r, f)
	if err != nil {
		return err
	}
	sh.allowGrace(shortGrace)
	show, wipe := sh.progress("fights", f.fights*len(s.Points))
	out := &job.SweepReport{At: s.At}
	for i, p := range s.Points {
		report, err := sh.point(ctx, p.Spec, f, func(done int) {
			if show != nil {
				show(i*f.fights + done)
			}
		})
		if err != nil {
			wipe()
			return err
		}
		out.Reports = append(out.Reports, job.PointReport{Value: p.Value, Report: report})
		if ctx.Err() != nil {
			break
		}
	}
	wipe()
	return sh.report(ctx, out, f)
}

// point plays the fights of one value.
func (sh *shell) point(ctx context.Context, spec job.Spec, f simFlags, progress func(int)) (*sim.Report, error) {
	j, err := job.Open(spec, botexec.Find)
	if err != nil {
		return nil, err
	}
	defer botexec.Close(j.Bots()...)
	t, err := j.Play(ctx, j.Whole(), job.How{Workers: f.workers, Progress: progress})
	if err != nil {
		return nil, err
	}
	report, _ := j.Report(t, time.Duration(0)).(*sim.Report)
	return report, nil
}

// sweepOf returns the sweep as plain data.
func sweepOf(lib *pack.Library, name string, r job.Range, f simFlags) (*job.Sweep, error) {
	s := &job.Sweep{At: r.At}
	for _, v := range r.Values() {
		p := job.Point{Value: v, Spec: job.Spec{Seed: f.seed, Fights: f.fights, Why: f.why}}
		var err error
		if p.Spec.Fight, err = fightIn(lib, name, f.bots, &p.Spec, pack.Edit{At: r.At, Value: v}); err != nil {
			return nil, fmt.Errorf("%s: %w", p.Label(s.At), err)
		}
		p.Spec.Fight.Label = p.Label(s.At)
		s.Points = append(s.Points, p)
	}
	return s, nil
}
