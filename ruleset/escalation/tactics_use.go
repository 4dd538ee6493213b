package escalation

import "fray/table"

// plan is an ability with its mean damage.
type plan struct {
	d         *abilityDef
	hit, miss int // mean damage, in tenths
	coup      bool
}

// bestUse returns the best target of an attack or another ability, and its worth.
func (g *Game) bestUse(s *sight, e *table.Group) (table.Option, int) {
	o := e.Option
	d := g.basicOf(s.a)
	if o.Item > 0 {
		d = g.own(s.a, o.Item)
	}
	p := plan{d: d, coup: o.Verb == vCoup || o.Verb == vCoupUse}
	if d.attack != nil {
		p.hit, p.miss = g.mean(&d.attack.hit, s.a, table.Nobody), g.mean(&d.attack.miss, s.a, table.Nobody)
	}
	best, worth := o, 0
	if e.Members == nil {
		worth = g.useWorth(s, &p, g.inside(o.Who))
	} else {
		for c := crowdOf(e.Members); c != 0; c = c.rest() {
			if w := g.useWorth(s, &p, c.first()); w > worth {
				best, worth = o.At(c.first()), w
			}
		}
	}
	if worth <= 0 {
		return best, 0
	}
	return best, g.priced(s, &p, worth)
}

// priced subtracts the costs of a use: Opportunity Attacks and a greater slot. Limited abilities are saved for what is worth
// it.
func (g *Game) priced(s *sight, p *plan, worth int) int {
	d := p.d
	if d.provokes {
		worth -= s.risk
	}
	switch {
	case d.freq != freqAtWill || d.power > 0:
		worth = worth * 9 / 10
	case !d.basic: // for what comes with it
		worth++
	}
	if worth <= 0 || p.coup || d.action >= actStandard {
		return worth
	}
	switch g.paying(s.a, d.action) {
	case actQuick:
		return worth + comesFirst
	case actMove:
		if s.engaged != 0 || s.shy { // it goes nowhere
			return worth + comesFirst
		}
	default:
	}
	return worth / 4
}

// crowdOf returns the crowd behind an entry of this ruleset's questions.
func crowdOf(c table.Members) crowd { return crowd(*c.(*table.Bits)) }

// useWorth returns the worth of an ability at one target.
func (g *Game) useWorth(s *sight, p *plan, on table.Who) int {
	d := p.d
	w := 0
	if d.attack != nil && on >= 0 {
		w = g.attackWorth(s, p, on)
		if w <= 0 {
			return 0
		}
		if d.targets > 1 {
			n := int(d.targets)
			if !d.again {
				n = min(n, (g.legal(s.a, d) & g.foes(s.a) & g.up).count())
			}
			w += w * (n - 1) * 3 / 4
		}
	}
	if d.heals {
		heals := g.healWorth(on, d.from, g.mean(&d.healing, s.a, on))
		if heals == 0 && d.freq != freqAtWill && d.attack == nil { // it is saved for a wounded ally
			return 0
		}
		w += heals
	}
	w += g.effectsWorth(s, d, d.effects, on)
	if d.special != nil {
		some := d.special.below
		if g.escalation(s.a) >= int(d.special.threshold) {
			some = d.special.above
		}
		w += g.effectsWorth(s, d, some, on)
	}
	if d.disengage || d.popOff > 0 {
		w += g.escapeWorth(s)
	}
	return w
}
