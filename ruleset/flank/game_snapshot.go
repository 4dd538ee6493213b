package flank

import (
	"fray/space"
	"fray/table"
)

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
		ok = ok && d.onMap(u.cell) && d.squares.Fits(u.cell, int(d.figures[min(i, n-1)].span)) && u.presence <= healthHidden && u.going < goingCount &&
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
