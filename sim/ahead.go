package sim

import "fray/table"

// noWay is the panic of a fight that cannot be played on from its position: a fault of its ruleset, or of the caller.
const noWay = "the open question did not come again, or the option is not one of it"

// aheadStream sets the dice of fights that are played on from a position apart from all others.
const aheadStream = 0x7c1e_90b4_2da6_538f

// ahead plays fights on from a position.
type ahead struct {
	*arena
	probe  *table.Probe
	dice   table.Sampler
	option *table.Option // the answer to the open question; nil: the bots give it
	asked  bool          // the open question has come
}

// newAhead returns what plays on from the match's position on an arena.
func newAhead(a *arena, m Match) *ahead {
	h := &ahead{arena: a, probe: table.NewProbe(*m.From), option: m.Answer}
	a.game, a.table = h.probe.Game(), &h.probe.Table
	return h
}

// Answer gives the option of the match to the question that was open, and lets bots answer the others.
func (h *ahead) Answer(q *table.Question) (table.Option, bool) {
	if h.asked {
		return h.arena.Answer(q)
	}
	h.asked = true
	h.table.Bots = true
	if h.option == nil {
		return h.arena.Answer(q)
	}
	if !q.Contains(*h.option) {
		panic(noWay)
	}
	h.decisions++
	if h.tracer != nil {
		h.tracer.Take(q, *h.option)
	}
	if h.witness != nil {
		h.witness.choice(q, *h.option)
	}
	return *h.option, true
}

// play plays on once, with dice and bots of a seed.
func (h *ahead) play(seed uint64) (outcome, error) {
	h.seed, h.asked = table.Practice(seed), false
	h.dice.Seed(seed, aheadStream)
	return h.finish(func() {
		if h.tracer != nil {
			h.tracer.Begin(h.probe.Position())
		}
		h.probe.Begin(h, &h.dice, nil)
		h.arena.listen()
		if _, over := h.game.Over(); over {
			return
		}
		if !h.probe.Run() {
			if err := h.table.Err(); err != nil {
				panic(err)
			}
			panic(noWay)
		}
	})
}
