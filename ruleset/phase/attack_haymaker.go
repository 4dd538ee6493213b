package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// haymakerClasses are the damage classes that a Haymaker adds (phase.man.haymaker).
const haymakerClasses = 4

// beginHaymaker declares a Haymaker, which lands at the start of the next own slot (phase.man.haymaker).
func (g *Game) beginHaymaker(t *table.Table, a table.Who, o table.Option) {
	s := g.newStrike(a, o.Who, o.Item, vHaymaker)
	if !g.begin(t, &s) {
		return
	}
	g.units[a].haymaker = haymaker{slot: o.Item, target: o.Who}
	t.Tell(evHaymaker, rule.ManHaymaker, a, o.Who)
}

// landHaymaker makes the attack of a pending Haymaker (phase.man.haymaker, phase.man.haymaker_lost).
func (g *Game) landHaymaker(t *table.Table, a table.Who) {
	u := &g.units[a]
	h := u.haymaker
	if h.slot == slotNone {
		return
	}
	s := g.newStrike(a, h.target, h.slot, vHaymaker)
	s.classes += haymakerClasses
	if !g.stands(&s) {
		u.haymaker = haymaker{}
		t.Tell(evLost, rule.ManHaymakerLost, a, h.target, lostHaymaker, table.Bit(g.remains(h.target)))
		return
	}
	if t.Heard() {
		e := table.NewEvent(table.Took, rule.ManHaymaker, a, h.target)
		e.Option = table.Do(vHaymaker).With(h.slot).At(h.target)
		t.Say(e)
	}
	if g.announce(t, &s) && u.haymaker.slot != slotNone { // else a readied action has stopped it
		u.haymaker = haymaker{}
		g.resolve(t, &s)
	}
	u.haymaker = haymaker{}
}

// loseHaymaker ends a pending Haymaker without effect (phase.man.haymaker_lost).
func (g *Game) loseHaymaker(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	if u.haymaker.slot == slotNone {
		return
	}
	target := u.haymaker.target
	u.haymaker = haymaker{}
	t.Tell(evLost, r, a, target, lostHaymaker)
}

// checkHaymaker ends a Haymaker whose weapon is gone.
func (g *Game) checkHaymaker(t *table.Table, a table.Who) {
	if u := &g.units[a]; u.haymaker.slot != slotNone && !g.usable(a, u.haymaker.slot) {
		g.loseHaymaker(t, a, rule.ManHaymakerLost)
	}
}
