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
	sum, err := Play(ctx, c, Part{0, c.Fights})
	if err != nil {
		return nil, err
	}
	return NewReport(c, sum, c.Clock().Sub(began)), nil
}

// Play plays a part of the run and returns its tally, which is the same for any number of workers. If the context ends early, the
// tally covers the finished fights.
func Play(ctx context.Context, c Config, p Part) (*Tally, error) {
	c, err := c.ready()
	if err != nil {
		return nil, err
	}
	arenas := make([]*arena, c.Workers)
	workers := make([]func(int) error, c.Workers)
	for w := range workers {
		workers[w] = func(i int) error {
			if arenas[w] == nil { // allocated by the worker to avoid false sharing
				arenas[w] = c.newArena(c.Match)
			}
			_, err := arenas[w].play(c.Seed, i)
			return err
		}
	}
	if err := play(ctx, c, p, workers); err != nil {
		return nil, err
	}
	sum := newTally(c.Game)
	for _, a := range arenas {
		if a != nil { // nil if the worker got no fight
			sum.Add(a.result())
		}
	}
	return &sum, nil
}
