package sim

import "context"

// Run plays the fights and reports the results. If the context ends early, the report covers the finished fights and
// is partial. A fight that fails ends the run with a [*FightError].
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
			if arenas[w] == nil { // allocated by the worker to avoid false sharing
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
		if a != nil { // nil if the worker got no fight
			sum.add(&a.counts)
		}
	}
	return newReport(c, &sum, c.Clock().Sub(began)), nil
}
