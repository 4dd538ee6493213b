package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// listFree lists Free Actions of a turn: speech, letting go of what is held, ending effects of one's spells
// (flank.core.free_action).
func (g *Game) listFree(q *table.Question, a table.Who) {
	q.Family()
	if !q.ForBots() {
		q.Try(table.Do(vSpeak))
		q.OfferToPeople()
	}
	for _, i := range g.things(a) {
		if g.items[i].where == placeHand {
			q.Try(table.Do(vLetGo).Of(i))
			q.Offer()
		}
	}
	if q.ForBots() { // they have no use for ending an effect
		return
	}
	for i := range g.effects {
		e := &g.effects[i]
		if e.by != a || e.name < nameFirstAbility || g.releasedBefore(i) || !g.present(e.on) || !g.perceives(a, e.on) {
			continue
		}
		q.Try(table.Do(vRelease).At(e.on).With(uint8(e.name - nameFirstAbility + 1)))
		q.OfferToPeople()
	}
}

// releasedBefore reports whether an effect before this one is ended by the same option.
func (g *Game) releasedBefore(i int) bool {
	e := &g.effects[i]
	for k := range i {
		if o := &g.effects[k]; o.by == e.by && o.on == e.on && o.name == e.name {
			return true
		}
	}
	return false
}

// performFree carries out a Free Action, and reports whether the option is one.
func (g *Game) performFree(t *table.Table, a table.Who, o table.Option) bool {
	switch o.Verb {
	case vSpeak:
		g.speak(t, a, t.Note())
	case vLetGo:
		g.putDown(t, int(o.N), g.units[a].cell, rule.CoreFreeAction)
	case vRelease:
		name := nameFirstAbility + sourceName(o.Item) - 1
		g.dropEffects(t, func(e *effect) bool { return e.by == a && e.on == o.Who && e.name == name })
	default:
		return false
	}
	return true
}

// speak says what a combatant says.
func (g *Game) speak(t *table.Table, a table.Who, words string) {
	if t.Heard() {
		e := table.NewEvent(evSpoke, rule.CoreFreeAction, a, table.Nobody, int(g.sheets[a].seat))
		e.Note = words
		t.Say(e)
	}
}
