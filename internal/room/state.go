package room

import (
	"slices"

	"fray/api"
	"fray/internal/narrate"
	"fray/table"
)

// state returns all that the audience may see, without the log.
func (f *fight) state(e audience, sc *shared) *api.State {
	g := f.s.Game()
	cast := g.Cast()
	s := &api.State{
		Table: sc.facts.ID, Name: f.rec.Header.Name, Ruleset: f.rec.Header.Ruleset, Dice: f.rec.Header.Dice, Inputs: f.unseen.count(e, len(f.s.Inputs())),
		You: you(cast, e), View: g.View(e.seat), Undo: sc.undoRequest(f, e),
		Paused: sc.facts.Paused, Limit: sc.facts.Limit, Fault: sc.faultOf(f), Branch: sc.facts.Branch,
	}
	s.Adventure = f.adventure()
	s.Proof = f.proof(sc)
	if u := f.rec.Upgraded; u != nil {
		s.Proof.Older = f.unseen.count(e, u.Inputs)
	}
	s.Seats = sc.seats(cast, e, &s.View)
	if _, over := f.s.Over(); over {
		s.Summary = f.summary(e, &s.View)
	} else if !sc.past {
		s.Waiting = f.waiting(e, sc, &s.View)
		s.Question = f.question(e, sc)
	}
	return s
}

// you describes the audience itself.
func you(cast *table.Cast, e audience) api.You {
	y := api.You{Role: e.role}
	if e.seat != nobody {
		y.Seat = cast.Seats[e.seat]
	}
	for _, m := range cast.Combatants {
		if m.Seat == e.seat {
			y.Who = append(y.Who, m.ID)
		}
	}
	return y
}

// summary sums up the fight as the audience has seen it.
func (f *fight) summary(e audience, v *table.View) *api.Summary {
	end := f.s.End()
	out := &api.Summary{Winner: end.Winner, Rounds: end.Rounds}
	if e.gm() { // it covers hidden parts of the state
		out.Hash = end.Hash
	}
	cast := f.s.Game().Cast()
	var tally table.Tally
	f.s.Game().Tally(&tally)
	events, hears := f.s.Events(), narrate.Hears(cast, e.seat)
	deeds, luck := narrate.DeedsOf(cast, events, hears), narrate.LuckOf(cast, f.s.Throws(), events, hears)
	for i := range cast.Combatants {
		m, d := &cast.Combatants[i], &deeds[i]
		token := slices.IndexFunc(v.Tokens, func(t table.Token) bool { return t.ID == m.ID })
		if token < 0 && !d.Seen && !e.gm() {
			continue
		}
		who := api.Deeds{
			ID: m.ID, Name: m.Name, Side: cast.Sides[m.Side], Down: tally.Fell[i], Dealt: d.Dealt, Taken: d.Taken, Healed: d.Healed,
			Felled: d.Felled, Attacks: d.Attacks, Hits: d.Hits, Luck: luck[i].Sigmas, Rolls: luck[i].Rolls,
		}
		if e.gm() || token >= 0 && showsHealth(&v.Tokens[token]) {
			who.Left, who.Full = tally.Left[i], tally.Full[i]
		}
		out.Who = append(out.Who, who)
	}
	return out
}

// showsHealth reports whether the seat sees how much health a combatant has left.
func showsHealth(t *table.Token) bool {
	return slices.ContainsFunc(t.Meters, func(m table.Meter) bool { return m.Health })
}
