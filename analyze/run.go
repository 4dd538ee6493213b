package analyze

import (
	"context"
	"errors"

	"fray/table"
)

// DefaultFights is how many continuations are played from each moment, if nothing else is said.
const DefaultFights = 300

// Options say how a fight is analyzed. The zero value is good.
type Options struct {
	Fights   int                                       // continuations from each moment; 0 is DefaultFights
	Seed     uint64                                    // of their dice
	Workers  int                                       // goroutines; 0 is one per processor
	Search   int                                       // nodes of the search for better choices at turning points; 0: none is searched
	Progress func(done int)                            // gets how many points or closer looks are finished; of [Record] how many of its [Steps]
	Part     func(context.Context, func() error) error // runs the parts of the work, one after the other; nil: at once
}

// Record analyzes the record of a fight; open makes a game of its start. If the context ends early, it returns the context's error.
func Record(ctx context.Context, rec *table.Record, open func() (table.Game, error), o Options) (*Report, error) {
	a, err := New(rec, open, o)
	if err != nil {
		return nil, err
	}
	points, err := a.Points(ctx, 0, Points(rec))
	if err != nil {
		return nil, err
	}
	moments := Candidates(points)
	before := Steps(rec) - len(moments)
	a.step(before)
	if o.Progress != nil {
		a.o.Progress = func(done int) { o.Progress(before + done) }
	}
	looks, err := a.Looks(ctx, moments)
	if err != nil {
		return nil, err
	}
	return a.Report(points, moments, looks), nil
}

// Analysis is the analysis of one record. Its parts depend on nothing but the record and the options, so they can be computed in any order, each
// by another process. It is safe for concurrent use.
type Analysis struct {
	rec   *table.Record
	open  func() (table.Game, error)
	o     Options
	first int // inputs before the first point
	sides []string
}

// New prepares the analysis of a record; open makes a game of its start.
func New(rec *table.Record, open func() (table.Game, error), o Options) (*Analysis, error) {
	if o.Fights == 0 {
		o.Fights = DefaultFights
	}
	if o.Fights < 0 || o.Search < 0 {
		return nil, errors.New("the numbers of fights and of nodes must not be negative")
	}
	g, err := open()
	if err != nil {
		return nil, err
	}
	a := &Analysis{rec: rec, open: open, o: o, first: first(rec)}
	for i := range g.Cast().Sides {
		a.sides = append(a.sides, g.Cast().SideName(i))
	}
	return a, nil
}

// Points is the number of points of a record's analysis: the start, and what is after each input.
func Points(rec *table.Record) int { return len(rec.Inputs) - first(rec) + 1 }

// Steps is how many steps a whole analysis of a record has: its points, and as many closer looks as there can be. Looks that are not
// necessary count as finished before those that are.
func Steps(rec *table.Record) int { return Points(rec) + candidates }

// first is how many inputs were played by older rules, before the first point.
func first(rec *table.Record) int {
	if p := rec.Origin(); p != nil {
		return p.Inputs
	}
	return 0
}

// Point is the start of the fight, or an input with what is after it.
type Point struct {
	Moment          // without Choice and Luck; of the start only After
	Chosen []Chance `json:"chosen,omitempty"` // after the answer, before its dice, where greedy would have answered otherwise
}

// Points computes the points from up to to (not included).
func (a *Analysis) Points(ctx context.Context, from, to int) ([]Point, error) {
	w, err := a.walk(ctx, max(0, from-1))
	if err != nil {
		return nil, err
	}
	var out []Point
	for i := from; i < to; i++ {
		var p Point
		err := a.part(ctx, func() (err error) {
			if i > 0 {
				return w.moment(&a.rec.Inputs[a.first+i-1], &p)
			}
			p.After, err = w.chances(nil)
			return err
		})
		if err != nil {
			return nil, err
		}
		out = append(out, p)
		a.step(len(out))
	}
	return out, nil
}

// step says how much is finished.
func (a *Analysis) step(done int) {
	if a.o.Progress != nil {
		a.o.Progress(done)
	}
}

// part does a part of the work.
func (a *Analysis) part(ctx context.Context, do func() error) error {
	if a.o.Part == nil {
		return do()
	}
	return a.o.Part(ctx, do)
}
