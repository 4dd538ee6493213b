package sim

import "math"

// Pairs counts pairs of trials by their results: both won, only one of them, or neither.
type Pairs struct {
	Both    int `json:"both" jsonschema:"both of the pair"`
	First   int `json:"first" jsonschema:"only the first"`
	Second  int `json:"second" jsonschema:"only the second"`
	Neither int `json:"neither" jsonschema:"neither of the pair"`
}

// count adds one pair.
func (p *Pairs) count(first, second bool) {
	switch {
	case first && second:
		p.Both++
	case first:
		p.First++
	case second:
		p.Second++
	default:
		p.Neither++
	}
}

// add adds other counts.
func (p *Pairs) add(o Pairs) {
	p.Both += o.Both
	p.First += o.First
	p.Second += o.Second
	p.Neither += o.Neither
}

// N returns the number of pairs.
func (p Pairs) N() int { return p.Both + p.First + p.Second + p.Neither }

// Difference returns the share of the second minus that of the first, with the 95 % interval for paired shares.
// Without pairs the interval is -1 to 1.
func (p Pairs) Difference() (d, low, high float64) {
	if p.N() == 0 {
		return 0, -1, 1
	}
	n := float64(p.N())
	only, gap := float64(p.First+p.Second), float64(p.Second-p.First)
	d = gap / n
	slack := z95 * math.Sqrt(only-gap*gap/n) / n
	return d, max(-1, d-slack), min(1, d+slack)
}

// Chance returns the exact two-sided McNemar probability: how often pairs without a real difference would differ at
// least this unevenly.
func (p Pairs) Chance() float64 {
	n, k := p.First+p.Second, min(p.First, p.Second)
	if p.First == p.Second {
		return 1
	}
	tail := 0.0
	all, _ := math.Lgamma(float64(n + 1))
	for i := range k + 1 {
		a, _ := math.Lgamma(float64(i + 1))
		b, _ := math.Lgamma(float64(n - i + 1))
		tail += math.Exp(all - a - b - float64(n)*math.Ln2)
	}
	return min(1, 2*tail)
}

// Real reports whether the difference is significant at the 5 % level, by the exact test and by an interval that
// excludes 0.
func (p Pairs) Real() bool {
	_, low, high := p.Difference()
	return p.Chance() < 0.05 && (low > 0 || high < 0)
}
