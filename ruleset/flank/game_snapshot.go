package flank

import (
	"errors"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// AppendState appends the canonical bytes of the state at a resting point.
func (g *Game) AppendState(b []byte) []byte {
	w := table.NewStateWriter(b, g.book)
	g.state.appendState(&w)
	return w.Bytes()
}

// ReadState makes the state what AppendState has written. Combatants that joined are compiled again, in their order.
func (g *Game) ReadState(b []byte) error {
	r := table.NewStateReader(b, g.book)
	var s state
	s.readState(&r)
	if err := r.Err(); err != nil {
		return err
	}
	d := g.def.start()
	for _, j := range s.joins {
		in := new(Setup)
		if err := setup.Decode([]byte(j.sheet), in); err != nil {
			return err
		}
		if len(in.Combatants) != 1 || !d.onMap(j.at) {
			return errMisfit()
		}
		next, _, err := d.join(in, j.at, j.secret)
		if err != nil {
			return err
		}
		d = next
	}
	if !s.fits(d) {
		return errMisfit()
	}
	if g.def != d {
		g.def, g.sc = d, newScratch(d)
	}
	g.state = s
	g.derive()
	return nil
}

func errMisfit() error { return errors.New("state: it does not fit the setup of this fight") }

// onMap reports whether a cell is one of the map's.
func (d *def) onMap(c space.Cell) bool { return c >= 0 && int(c) < d.squares.Size() }

// fits reports whether every number of the state names something that the definitions have.
func (s *state) fits(d *def) bool {
	n := len(d.sheets)
	who := func(a table.Who) bool { return a >= table.Nobody && int(a) < n }
	some := func(a table.Who) bool { return a >= 0 && int(a) < n }
	crowd := func(c table.Crowd) bool {
		for a := c.First(); a != table.Nobody; a = c.After(a) {
			if !some(a) {
				return false
			}
		}
		return true
	}
	ok := len(s.units) == n && len(s.spotted) == n && len(s.detected) == n && s.stage <= stageOver && who(s.active) &&
		int(s.winner) < len(d.cast.Sides) && s.winner >= -1 && s.slot >= -1 && int(s.slot) <= len(s.order) && s.days >= 0 && s.days <= 100 &&
		(s.active != table.Nobody || s.stage != stageAct && s.stage != stageEnd)
	for i := range s.units {
		u := &s.units[i]
		ok = ok && d.onMap(u.cell) && d.squares.Fits(u.cell, int(d.sheets[min(i, n-1)].span)) && u.presence <= healthHidden && u.going < goingCount &&
			who(u.waitsFor) && u.reactions >= 0
	}
	for _, a := range s.order {
		ok = ok && some(a)
	}
	for i := range s.items {
		it := &s.items[i]
		held := it.where <= placeBag
		ok = ok && int(it.def) < len(d.itemDefs) && who(it.owner) && who(it.holder) && it.where <= placeUsedUp && held == (it.holder != table.Nobody) &&
			(it.where == placeGround) == (it.cell != space.None) && (it.where != placeGround || d.onMap(it.cell))
	}
	for i := range s.effects {
		e := &s.effects[i]
		ok = ok && e.do <= lastingCalm && e.cond <= borne(condCount) && (e.do == lastingCondition) == (e.cond != 0) && some(e.on) && who(e.by) && who(e.against) && e.until <= untilCause && who(e.turn) &&
			int(e.name) < int(nameFirstAbility)+max(len(d.abilities), 1)
	}
	for i := range s.spotted {
		ok = ok && crowd(s.spotted[i]) && i < len(s.detected) && crowd(s.detected[i])
	}
	for _, m := range s.memories {
		ok = ok && some(m.who) && d.onMap(m.cell) && int(m.seat) < len(d.cast.Seats)
	}
	return ok
}
