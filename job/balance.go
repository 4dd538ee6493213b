package job

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"

	"fray/pack"
	"fray/sim"
)

// Balance says what a balance looks for.
type Balance struct {
	Side   int     // whose share it is
	Target float64 // from 0 to 1
	Fights int     // by which each proposal is proved; a quarter of them for each try
	Seed   uint64
	Levers []pack.Lever
	// Spec returns the job of the encounter with some changes, and Play its tally.
	Spec func(edits ...pack.Edit) (Spec, error)
	Play func(ctx context.Context, s Spec) (*Job, *Tally, error)
	// Progress gets the number of levers that are done; it may be nil.
	Progress func(done int)
}

// BalanceReport is what a balance proposes: each proposal alone brings the share near the target.
type BalanceReport struct {
	Ruleset   string     `json:"ruleset" jsonschema:"name of the ruleset"`
	Encounter string     `json:"encounter" jsonschema:"display name of the encounter"`
	Side      string     `json:"side" jsonschema:"id of the side whose share it is"`
	Title     string     `json:"title,omitempty" jsonschema:"display name of the side, if it has one"`
	Target    float64    `json:"target" jsonschema:"share to reach, from 0 to 1"`
	Fights    int        `json:"fights" jsonschema:"of each proof"`
	Seed      uint64     `json:"seed" jsonschema:"that all dice come from"`
	Now       Proof      `json:"now" jsonschema:"the share without any change"`
	Proposals []Proposal `json:"proposals" jsonschema:"best first"`
}

// Proof is a share with its 95 % Wilson interval, by fights that nothing was chosen by.
type Proof struct {
	Share float64 `json:"share" jsonschema:"victories of all fights"`
	Low   float64 `json:"low" jsonschema:"lower end of the 95 % Wilson interval"`
	High  float64 `json:"high" jsonschema:"upper end of the 95 % Wilson interval"`
}

// covers reports whether the share may be so much, as far as the fights tell.
func (p *Proof) covers(share float64) bool { return p.Low <= share && share <= p.High }

// Proposal is one changed number and what is proved of it.
type Proposal struct {
	pack.Lever
	To         int     `json:"to" jsonschema:"the value proposed"`
	Proof              // of the encounter with the change
	Difference float64 `json:"difference" jsonschema:"by pairs of fights with the same seeds"`
	DiffLow    float64 `json:"difference_low" jsonschema:"lower end of its 95 % interval"`
	DiffHigh   float64 `json:"difference_high" jsonschema:"upper end of its 95 % interval"`
	Chance     float64 `json:"chance" jsonschema:"that luck alone differs so much (exact McNemar)"`
	Proved     bool    `json:"proved" jsonschema:"the difference is significant at the 5 % level"`
	Reaches    bool    `json:"reaches" jsonschema:"the target is within the interval of the share"`
}

// proofSeeds sets the seeds of proofs apart from those by which values are found.
const proofSeeds = 0x6261_6c61_6e63_65

// Propose looks for changes of single numbers that bring the side's share to the target.
func (b *Balance) Propose(ctx context.Context) (*BalanceReport, error) {
	if b.Target <= 0 || b.Target >= 1 {
		return nil, errors.New("the target must be more than 0 and less than 100 %")
	}
	base, err := b.Spec()
	if err != nil {
		return nil, err
	}
	out := &BalanceReport{Ruleset: base.Ruleset, Target: b.Target, Fights: b.Fights, Seed: b.Seed, Proposals: []Proposal{}}
	now, err := b.share(ctx, b.Fights, nil)
	if err != nil {
		return nil, err
	}
	for i, l := range b.Levers {
		to, err := b.find(ctx, l, now)
		if err != nil {
			return nil, err
		}
		if to != l.Now {
			p, err := b.prove(ctx, l, to, out)
			if err != nil {
				return nil, err
			}
			if math.Abs(p.Share-b.Target) < math.Abs(out.Now.Share-b.Target) {
				out.Proposals = append(out.Proposals, *p)
			}
		}
		if b.Progress != nil {
			b.Progress(i + 1)
		}
	}
	if out.Encounter == "" { // no proposal has played it
		if err := b.describe(ctx, base, out); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(out.Proposals, func(x, y Proposal) int {
		if x.rank() != y.rank() || !x.Reaches {
			return cmp.Or(cmp.Compare(x.rank(), y.rank()), cmp.Compare(math.Abs(x.Share-b.Target), math.Abs(y.Share-b.Target)))
		}
		return cmp.Compare(x.size(), y.size())
	})
	return out, nil
}

// rank puts what is proved to reach the target first.
func (p *Proposal) rank() int {
	switch {
	case p.Proved && p.Reaches:
		return 0
	case p.Proved:
		return 1
	default:
		return 2
	}
}

// size is how large a change is, as a share of what the number was.
func (p *Proposal) size() float64 {
	return math.Abs(float64(p.To-p.Now)) / math.Max(1, math.Abs(float64(p.Now)))
}

// share plays fights and returns the share of the side.
func (b *Balance) share(ctx context.Context, fights int, edits []pack.Edit) (float64, error) {
	s, err := b.Spec(edits...)
	if err != nil {
		return 0, err
	}
	s.Seed, s.Fights = b.Seed, fights
	_, t, err := b.Play(ctx, s)
	if err != nil {
		return 0, err
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	return float64(t.Fights.Wins[b.Side]) / float64(max(1, t.Fights.Fights)), nil
}

// find returns the value of a lever whose share is nearest to the target. It takes the share to rise or fall with the number.
func (b *Balance) find(ctx context.Context, l pack.Lever, now float64) (int, error) {
	fights := max(1, b.Fights/4)
	best, gap := l.Now, math.Abs(now-b.Target)
	try := func(v int) (float64, error) {
		if _, err := b.Spec(pack.Edit{At: l.At, Value: v}); err != nil {
			return now, nil //nolint:nilerr // the rules do not allow this value: it is no way to the target
		}
		p, err := b.share(ctx, fights, []pack.Edit{{At: l.At, Value: v}})
		if err == nil && math.Abs(p-b.Target) < gap {
			best, gap = v, math.Abs(p-b.Target)
		}
		return p, err
	}
	for _, end := range []int{l.Least, l.Most} {
		near, far := l.Now, end
		p, err := try(far)
		if err != nil {
			return 0, err
		}
		if (p < b.Target) == (now < b.Target) {
			continue // the target is not between the two
		}
		for far-near > 1 || near-far > 1 {
			middle := near + (far-near)/2
			if p, err = try(middle); err != nil {
				return 0, err
			}
			if (p < b.Target) == (now < b.Target) {
				near = middle
			} else {
				far = middle
			}
		}
		break
	}
	return best, nil
}

// prove plays the encounter as it is and with the change, by other seeds than those that found it.
func (b *Balance) prove(ctx context.Context, l pack.Lever, to int, out *BalanceReport) (*Proposal, error) {
	s, err := b.Spec()
	if err != nil {
		return nil, err
	}
	changed, err := b.Spec(pack.Edit{At: l.At, Value: to})
	if err != nil {
		return nil, err
	}
	s.Against, s.Fights, s.Seed = changed.Fight, b.Fights, b.Seed^proofSeeds
	j, t, err := b.Play(ctx, s)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	c, _ := j.Report(t, 0).(*sim.Comparison)
	out.now(c.First, b.Side)
	side := c.Second.Sides[b.Side]
	pairs := t.Pairs.Sides[b.Side]
	p := &Proposal{Lever: l, To: to, Proof: Proof{side.Share, side.Low, side.High}, Chance: pairs.Chance()}
	p.Difference, p.DiffLow, p.DiffHigh = pairs.Difference()
	p.Proved, p.Reaches = pairs.Real(), p.covers(b.Target)
	return p, nil
}

// describe plays the encounter as it is, to say how it stands.
func (b *Balance) describe(ctx context.Context, s Spec, out *BalanceReport) error {
	s.Fights, s.Seed = b.Fights, b.Seed^proofSeeds
	j, t, err := b.Play(ctx, s)
	if err != nil {
		return err
	}
	r, _ := j.Report(t, 0).(*sim.Report)
	out.now(r, b.Side)
	return ctx.Err()
}

// now notes how the encounter stands without changes.
func (r *BalanceReport) now(of *sim.Report, side int) {
	s := &of.Sides[side]
	r.Encounter, r.Side, r.Title, r.Now = of.Encounter, s.Name, s.Title, Proof{s.Share, s.Low, s.High}
}
