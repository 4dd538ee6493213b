package sim

import "context"

// Run plays the fights and reports what they came to. When the context ends early, the report is of the fights that were
// over by then, and says so. A fight that breaks down ends the run with a [*FightError].
func Run(ctx context.Context, c Config) (*Report, error) {
	c, err := c.ready()
	if err != nil {
		return nil, err
	}
	began := c.Clock()
	arenas := make([]*arena, c.Workers)
	workers := make([]func(int) error, c.Workers)
	for w := range workers {
		workers[w] = func(i int) error {
			if arenas[w] == nil { // made by the worker, in memory that no other worker writes next to
				arenas[w] = newArena(c.Match, c.MaxDecisions)
			}
			_, err := arenas[w].play(c.Seed, i)
			return err
		}
	}
	if err := newPool(c).run(ctx, workers); err != nil {
		return nil, err
	}
	sum := newCounts(c.Game)
	for _, a := range arenas {
		if a != nil { // a worker that came too late for any fight has none
			sum.add(&a.counts)
		}
	}
	return newReport(c, &sum, c.Clock().Sub(began)), nil
}
