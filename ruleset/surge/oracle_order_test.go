package surge_test

import (
	"fray/ruleset/surge"
	"fray/table"
)

// orderOracle checks the first round's order, and that nobody reacts twice in a turn.
type orderOracle struct {
	score, rank []int
	last        table.Who // who had the turn before, Nobody if the order has been changed
	moved       bool
	reacted     table.Crowd
}

func (o *orderOracle) start(in *surge.Setup) {
	o.last = table.Nobody
	seconds := in.RoundSeconds
	if seconds == 0 && in.Type == "conflict" {
		seconds = 360
	}
	for i := range in.Combatants {
		c := &in.Combatants[i]
		rank := c.Skills["reaction"]
		if seconds == 360 {
			rank = c.Skills["wits"]
		}
		o.rank, o.score = append(o.rank, rank), append(o.score, or(c.Initiative, 0))
	}
}

// or returns a number of a sheet or its default.
func or(p *int, usual int) int {
	if p == nil {
		return usual
	}
	return *p
}

func (o *oracle) hearOrder(e *table.Event) {
	switch e.Kind {
	case surge.EvInitiative:
		o.same("rank of initiative", e.N[0], o.rank[e.Who])
		o.score[e.Who] = o.rank[e.Who] + int(e.N[1])
		o.same("initiative", e.N[2], o.score[e.Who])
	case table.Began:
		o.reacted = table.Crowd{}
		if e.N[0] == 1 && !o.moved && o.last != table.Nobody {
			if a, b := o.last, e.Who; o.score[a] < o.score[b] || o.score[a] == o.score[b] && o.rank[a] < o.rank[b] {
				o.fail("the order, against the text")
			}
		}
		o.last = e.Who
	case surge.EvDelays, surge.EvJoins:
		o.moved = true
	case table.Reacted, surge.EvReleased:
		if o.reacted.Has(e.Who) {
			o.fail("a second Reaction in a turn")
		}
		o.reacted.Add(e.Who)
	default:
	}
}
