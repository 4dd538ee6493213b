package phase_test

import (
	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/table"
)

// effortOracle is what the oracle remembers of END that is being paid, and of movements.
type effortOracle struct {
	paid, toggled []int // END since the last declaration
	series        []int // attacks of the last Sweep or Rapid Fire
	burnt         []int // dice of STUN burned for it
	flying        []bool
	trips         map[table.Who]*trip
	moved, stepd  []bool // in this Phase
}

// trip is a movement under way: where it leads and what it has cost.
type trip struct {
	rule            table.Rule
	to              int32
	cost, paid, per int
	burnt           int
	mounted, wrong  bool // wrong: it was at its end, and the price did not fit; a way may cross its end
}

func (w *trip) price() int {
	if w.mounted {
		return 0
	}
	return (w.cost + w.per - 1) / w.per
}

// hearEffort checks what declarations cost, and that nobody both steps and moves in a Phase.
func (o *oracle) hearEffort(e *table.Event) {
	switch e.Kind {
	case table.Round:
		clear(o.moved)
		clear(o.stepd)
	case table.Gained:
		if e.N[1] == phase.MeterEND && e.N[0] < 0 {
			switch e.Rule {
			case rule.DamageEndurance:
				o.paid[e.Who] -= int(e.N[0])
			case rule.FreePowerToggle:
				o.toggled[e.Who] = -int(e.N[0])
			}
		}
	case phase.EvDice:
		if e.Rule == rule.DamageEndBurn {
			o.burnt[e.Who] = int(e.N[1])
		}
	case table.Fell:
		o.paid[e.Target], o.burnt[e.Target] = 0, 0
	case phase.EvHaymaker:
		o.flying[e.Who] = true
	case phase.EvLost:
		o.flying[e.Who] = o.flying[e.Who] && e.N[0] != 0
	case table.Took, table.Reacted:
		o.series[e.Who] = 0
		o.declared(e)
	case table.Rolled:
		if a := e.Who; e.N[3] == phase.ReadHigh && (e.Rule == rule.FullSweep || e.Rule == rule.FullRapidFire) {
			if o.series[a]++; o.series[a] > 1 {
				o.owed("END of a further attack", o.paid[a], o.burnt[a], o.price(a, o.armOf(a)))
				o.paid[a], o.burnt[a] = 0, 0
			}
		}
	case table.Moved:
		o.stride(e)
	default:
	}
}

// declared checks the price of a declaration.
func (o *oracle) declared(e *table.Event) {
	a, v := e.Who, e.Option.Verb
	if v == phase.VerbDive && e.Kind == table.Took { // the abort has said so
		return
	}
	if w := o.trips[a]; w != nil && w.wrong {
		o.owed("END of a movement", w.paid, w.burnt, w.price())
	}
	delete(o.trips, a)
	paid, burnt := o.paid[a], o.burnt[a]
	o.paid[a], o.burnt[a] = 0, 0
	body := max(1, o.stat(a, "str")/10)
	cost := 0
	switch v {
	case phase.VerbHaymaker:
		if o.flying[a] { // it lands
			o.flying[a] = false
			return
		}
		cost = o.price(a, int(e.Option.Item))
	case phase.VerbStrike, phase.VerbFire, phase.VerbDisarm, phase.VerbSweep, phase.VerbRapidFire:
		cost = o.price(a, int(e.Option.Item))
	case phase.VerbGrab, phase.VerbRoll, phase.VerbSqueeze, phase.VerbThrow:
		cost = body
	case phase.VerbCasual:
		cost = max(1, o.stat(a, "str")/2/10)
	case phase.VerbBlock:
		o.atMost("END of a Block", paid, body)
		return
	case phase.VerbAbort:
		switch e.Option.Mode {
		case phase.ModeBlock:
			o.atMost("END of a Block", paid, body)
			return
		case phase.ModeRoll:
			cost = body
		}
	case phase.VerbOn:
		cost, paid = o.in.Powers[o.sheet(a).Powers[e.Option.Item-1]].Upkeep, o.toggled[a]
		o.toggled[a] = 0
	case phase.VerbMoveBy, phase.VerbMoveThrough:
		return // the way is not known yet
	default:
		if r := e.Rule; o.isMove(r) || v == phase.VerbDive {
			per := 5
			if v == phase.VerbNoncombat {
				per *= max(1, o.stat(a, "noncombat_multiple"))
			}
			if v == phase.VerbDive {
				r = rule.AbortDeclare
			}
			o.trips[a] = &trip{rule: r, to: e.Option.Cell, paid: paid, burnt: burnt, per: per, mounted: o.g.Raw(a).Mounted}
			return
		}
	}
	o.owed("END", paid, burnt, cost)
}

// owed checks a payment: all of it in END, or the rest in dice of STUN, one for two.
func (o *oracle) owed(what string, paid, burnt, cost int) {
	if burnt == 0 {
		o.same(what, int32(paid), cost)
		return
	}
	o.same("dice for missing "+what, int32(burnt), (cost-paid+1)/2)
}

func (o *oracle) atMost(what string, n, most int) {
	if n > most {
		o.t.Fatalf("%s: %d by the rules, at most %d by the text\n%s", what, n, most, o.recent())
	}
}

// price is the END of an attack.
func (o *oracle) price(a table.Who, slot int) int {
	body := max(1, o.stat(a, "str")/10)
	if slot < 2 {
		return body
	}
	x := o.in.Attacks[o.sheet(a).Attacks[slot-2]]
	switch {
	case x.END != nil:
		return *x.END
	case x.Source == "body":
		return body
	case x.Source == "weapon" || x.Source == "" && x.NeedsItem != "":
		return 0
	}
	return max(1, x.DC/2)
}

// isMove reports whether a rule is that of a movement over a distance.
func (o *oracle) isMove(r table.Rule) bool {
	return r == rule.MoveHalf || r == rule.MoveCrawl || r == rule.FullFullMove || r == rule.FullNoncombat || r == rule.FullWithdraw
}

// stride checks a hex of a movement, and at its end what the whole way has cost.
func (o *oracle) stride(e *table.Event) {
	a := e.Who
	if e.Rule == rule.StepBasic {
		if o.stepd[a] || o.moved[a] {
			o.t.Fatalf("a step after movement in one Phase\n%s", o.recent())
		}
		o.stepd[a] = true
		return
	}
	w := o.trips[a]
	if w == nil || !o.isMove(e.Rule) && e.Rule != rule.AbortDefensiveList {
		return
	}
	if o.stepd[a] {
		o.t.Fatalf("movement after a step in one Phase\n%s", o.recent())
	}
	o.moved[a] = true
	at := o.g.Axial(e.Cell)
	n := max(1, o.cost[at])
	if !w.mounted && o.stat(a, "ignores_terrain") > 0 {
		n = 1
	}
	w.cost += n
	if e.Cell == w.to {
		w.wrong = w.burnt == 0 && w.paid != w.price() || w.burnt > 0 && w.burnt != (w.price()-w.paid+1)/2
	}
}
