package room

import (
	"slices"

	"fray/api"
	"fray/internal/narrate"
	"fray/table"
)

// summary sums up the fight as the audience has seen it.
func (f *fight) summary(e audience, sc *shared, v *table.View) *api.Summary {
	end := f.s.End()
	out := &api.Summary{Winner: end.Winner, Rounds: end.Rounds, Encounter: sc.facts.Encounter}
	if e.gm() { // it covers hidden parts of the state
		out.Hash = end.Hash
	}
	cast := f.s.Game().Cast()
	var tally table.Tally
	f.s.Game().Tally(&tally)
	events, hears := f.s.Events(), narrate.Hears(cast, e.seat)
	deeds, luck := narrate.DeedsOf(cast, events, hears), narrate.LuckOf(cast, f.s.Throws(), events, hears)
	full := make([]int, len(cast.Combatants)) // of those whose health the audience knows
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
			full[i] = tally.Full[i]
		}
		out.Who = append(out.Who, who)
	}
	out.Highlights = highlights(out.Who)
	f.course(e, out, full)
	return out
}

// course adds how the health of the sides went, with one moment for each input, and the deed that took most from those who lost.
func (f *fight) course(e audience, out *api.Summary, full []int) {
	cast := f.s.Game().Cast()
	var sides []int // that count
	for i, name := range cast.Sides {
		for k, m := range cast.Combatants {
			if m.Side == i && full[k] > 0 {
				sides, out.Sides = append(sides, i), append(out.Sides, name)
				break
			}
		}
	}
	if len(sides) < 2 {
		out.Sides = nil
		return
	}
	event := 0 // the last of the worst moment
	for i, share := range narrate.CourseOf(cast, f.s.Events(), narrate.Hears(cast, e.seat), full) {
		at := 0
		if i > 0 {
			at = f.unseen.count(e, f.at[share.Event])
		}
		m := api.Moment{At: at}
		for _, side := range sides {
			m.Left = append(m.Left, share.Left[side])
		}
		n := len(out.Course)
		if n > 1 && out.Course[n-1].At == at {
			out.Course, n = out.Course[:n-1], n-1
		}
		for k, name := range out.Sides {
			if n == 0 || name == out.Winner {
				continue
			}
			if lost := out.Course[n-1].Left[k] - m.Left[k]; out.Turn == nil || lost > out.Turn.Lost {
				out.Turn, event = &api.Turn{At: at, Lost: lost}, share.Event
			}
		}
		out.Course = append(out.Course, m)
	}
	if out.Turn != nil {
		out.Turn.Text = f.deedAt(e, event)
	}
}

// deedAt returns the sentence of what somebody did that led to an event.
func (f *fight) deedAt(to audience, event int) string {
	events, hears := f.s.Events(), narrate.Hears(f.s.Game().Cast(), to.seat)
	for i := event; i >= 0; i-- {
		if events[i].Kind == table.Took && hears(&events[i]) {
			return f.texts[i]
		}
	}
	return f.texts[event]
}

// showsHealth reports whether the seat sees how much health a combatant has left.
func showsHealth(t *table.Token) bool {
	return slices.ContainsFunc(t.Meters, func(m table.Meter) bool { return m.Health })
}
