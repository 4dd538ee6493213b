package room

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"

	"fray/analyze"
	"fray/api"
	"fray/internal/live"
	"fray/internal/pool"
	"fray/internal/store"
	"fray/job"
	"fray/table"
)

// The size of an analysis: fights from each moment, nodes of the search for better choices, and the seed of all their dice.
const (
	analysisFights = 200
	analysisNodes  = 400
	analysisSeed   = 1
)

// analysis is one that is under way, or has failed. The room's mu guards it.
type analysis struct {
	lines     int // of the record
	done, all int
	stop      context.CancelCauseFunc
	err       error
}

// Analyze starts the analysis of the finished fight, unless there is one, or stops the one under way. Not for spectators.
func (r *Room) Analyze(ctx context.Context, v Viewer, a api.Analyze) error {
	if v.Role == api.RoleSpectator {
		return refuse(api.CodeForbidden, "spectators cannot start an analysis")
	}
	return r.within(ctx, v, func(f *fight) error {
		is := r.analysis
		running := is != nil && is.err == nil && is.lines == f.lines
		if a.Stop {
			if running {
				is.stop(nil)
			}
			return nil
		}
		if _, over := f.s.Over(); !over {
			return refuse(api.CodeNotOver, "the fight is not over")
		}
		if running {
			return nil
		}
		if _, err := r.store.Timeline(ctx, r.id, store.Analysis); !errors.Is(err, store.ErrNotFound) {
			return unstored(err)
		}
		b, cast := r.backTo(f, audience{api.RoleGM, table.GM}), f.s.Game().Cast()
		b.shared.here = map[string]int{}
		if b.floor != nil {
			return olderRules()
		}
		end := f.s.End()
		life, stop := context.WithCancelCause(context.Background())
		is = &analysis{lines: f.lines, all: analyze.Steps(b.rec), stop: stop}
		if !r.registry.background(func() { r.analyze(life, &b, cast, end, is) }) {
			stop(nil)
			return stopping()
		}
		r.analysis = is
		return nil
	})
}

// analyze makes the analysis and stores it.
func (r *Room) analyze(ctx context.Context, b *back, cast *table.Cast, end table.End, is *analysis) {
	defer is.stop(nil)
	stopped := context.AfterFunc(r.registry.life, func() { is.stop(stopping()) })
	defer stopped()
	progress := func(done int) {
		r.mu.Lock()
		defer r.mu.Unlock()
		is.done = done
	}
	report, err := r.analyzeElsewhere(ctx, b.rec, end, progress)
	if report == nil && err == nil {
		find := r.registry.c.Find
		report, err = analyze.Record(ctx, b.rec, func() (table.Game, error) { return live.GameOf(b.rec, find) }, analyze.Options{
			Fights: analysisFights, Search: analysisNodes, Seed: analysisSeed, Workers: 1, Progress: progress,
			Part: func(ctx context.Context, do func() error) error { return r.compute(ctx, pool.Background, do) },
		})
	}
	if err == nil {
		err = r.storeAnalysis(ctx, b, cast, is.lines, report)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case r.analysis != is:
	case err == nil, ctx.Err() != nil, errors.Is(err, store.ErrConflict), errors.Is(err, store.ErrNotFound):
		r.analysis = nil // it is stored, or not wanted any more
	default:
		r.log.Error("cannot analyze a fight", "error", err)
		is.err = err
	}
}

// analyzeElsewhere has workers make the analysis: the first that can. If none can, it returns nothing.
func (r *Room) analyzeElsewhere(ctx context.Context, rec *table.Record, end table.End, progress func(done int)) (*analyze.Report, error) {
	all := r.registry.c.Workers
	if len(all) == 0 {
		return nil, nil //nolint:nilnil // as it says
	}
	lines, err := recordOf(rec)
	if err != nil {
		return nil, err
	}
	last, err := table.EncodeEnd(end)
	if err != nil {
		return nil, err
	}
	spec := job.Spec{
		Ruleset: rec.Header.Ruleset, Fights: analysisFights, Seed: analysisSeed,
		Analysis: &job.Analysis{Record: string(bytes.Join(append(lines, last), nil)), Search: analysisNodes},
	}
	for _, w := range all {
		report, err := w.Analyze(ctx, "table "+r.id, spec, progress)
		if err == nil || ctx.Err() != nil {
			return report, err
		}
		r.log.Info("an analysis is made elsewhere, because workers do not make it", "why", err)
	}
	return nil, nil //nolint:nilnil // as it says
}

// storeAnalysis stores a report beside the timelines of the fight.
func (r *Room) storeAnalysis(ctx context.Context, b *back, cast *table.Cast, lines int, report *analyze.Report) error {
	if err := r.recordTimelines(ctx, b, cast, lines); err != nil {
		return err
	}
	all, err := r.store.Timelines(ctx, r.id)
	if err != nil {
		return err
	}
	data, err := json.Marshal(report)
	if err != nil {
		return err
	}
	return r.store.PutTimelines(ctx, r.id, lines, append(all, store.Timeline{Viewer: store.Analysis, Data: data}))
}

// Analysis returns the analysis of the finished fight as the viewer may see it, or how far it is.
func (r *Room) Analysis(ctx context.Context, v Viewer) (out *api.Analysis, err error) {
	var e audience
	var ns numbers
	err = r.within(ctx, v, func(f *fight) error {
		if _, over := f.s.Over(); !over {
			return refuse(api.CodeNotOver, "the fight is not over")
		}
		e, ns = v.audience(f.s.Game().Cast()), slices.Clone(f.unseen)
		if is := r.analysis; is != nil && is.lines == f.lines {
			out = is.state()
		}
		return nil
	})
	if isViewOnly(err) && v.gm() { // others may not know of every input, and which is not known any more
		err = nil
	}
	if err != nil || out != nil {
		return out, err
	}
	data, err := r.store.Timeline(ctx, r.id, store.Analysis)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return &api.Analysis{State: api.AnalysisNone}, nil
	case err != nil:
		return nil, r.asRefusal(unstored(err))
	}
	report := new(analyze.Report)
	if err := json.Unmarshal(data, report); err != nil {
		return nil, damaged("the analysis that this server has kept of this fight cannot be read", err)
	}
	return analysisOf(report, v, e, ns), nil
}

// state returns how far the analysis is.
func (is *analysis) state() *api.Analysis {
	if is.err != nil {
		return &api.Analysis{State: api.AnalysisFailed, Why: "fray could not analyze this fight"}
	}
	return &api.Analysis{State: api.AnalysisRunning, Done: is.done, All: is.all}
}
