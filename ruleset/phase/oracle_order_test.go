package phase_test

import (
	"slices"

	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/table"
)

// orderOracle is the order of turns as the oracle keeps it.
type orderOracle struct {
	score          []int
	ties           [][]int
	order          []table.Who
	done, deferred []bool // in this Phase: the slot has come up; it is delayed
	late           []bool // out of sight when the Phase began
	round          int32
}

func (r *orderOracle) start(n int) {
	r.score, r.ties, r.done, r.deferred, r.round = make([]int, n), make([][]int, n), make([]bool, n), make([]bool, n), -1
	r.late = make([]bool, n)
}

// hearOrder checks the scores, the ties, the order of slots, and what changes it.
func (o *oracle) hearOrder(e *table.Event) {
	switch e.Kind {
	case phase.EvInitiative:
		c := o.sheet(e.Who)
		o.score[e.Who] = or(c.CV, 3) + c.Lightning
		o.same("Initiative", e.N[2], o.score[e.Who])
		o.order = append(o.order, e.Who)
	case phase.EvDice:
		if e.Rule == rule.InitTies {
			o.ties[e.Who] = append(o.ties[e.Who], int(e.Faces[0]))
		}
	case table.Round:
		o.beginRound(e)
	case table.Began:
		o.began(e)
	case phase.EvPasses:
		o.done[e.Who] = true
	case phase.EvWaits:
		o.deferred[e.Who] = true
	case phase.EvFired:
		o.done[e.Who] = true
		o.place(e.Who, e.Target)
	case phase.EvPlace:
		if e.Rule == rule.DelayInitiative {
			o.place(e.Who, e.Target)
		}
	case table.Fell:
		if e.N[0] == phase.Dead {
			o.leave(e.Target)
		}
	case phase.EvLeft:
		o.leave(e.Who)
	default:
	}
}

func (o *oracle) beginRound(e *table.Event) {
	if o.round < 0 {
		slices.SortStableFunc(o.order, func(a, b table.Who) int {
			if d := o.score[b] - o.score[a]; d != 0 {
				return d
			}
			return slices.Compare(o.ties[b], o.ties[a])
		})
	}
	o.round = e.N[0]
	for i := range o.done {
		u := o.g.Raw(table.Who(i))
		o.done[i], o.late[i] = o.round == 0 && u.Surprised, !u.There
	}
}

// began checks that a slot begins when it should: no slot twice, and nobody above it in the order still to come.
func (o *oracle) began(e *table.Event) {
	if e.Rule == rule.DelayInitiative {
		if !o.deferred[e.Who] {
			o.t.Fatalf("%s has a delayed slot that it did not delay", o.g.Cast().Combatants[e.Who].ID)
		}
		o.deferred[e.Who], o.done[e.Who] = false, true
		return
	}
	for _, a := range o.order {
		if a == e.Who {
			break
		}
		if !o.done[a] && !o.late[a] {
			o.t.Fatalf("%s has its slot before %s", o.g.Cast().Combatants[e.Who].ID, o.g.Cast().Combatants[a].ID)
		}
	}
	o.same("slots in this Phase", map[bool]int32{true: 2, false: 1}[o.done[e.Who]], 1)
	o.done[e.Who], o.deferred[e.Who] = true, false
}

// place moves a combatant in the order directly before another, or to its end.
func (o *oracle) place(a, before table.Who) {
	o.order = slices.DeleteFunc(o.order, func(x table.Who) bool { return x == a })
	at := slices.Index(o.order, before)
	if at < 0 {
		at = len(o.order)
	}
	o.order = slices.Insert(o.order, at, a)
}

func (o *oracle) leave(a table.Who) {
	o.order = slices.DeleteFunc(o.order, func(x table.Who) bool { return x == a })
}
