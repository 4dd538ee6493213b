package flow

import (
	"fray/space"
	"fray/table"
)

// onMap reports whether a cell is one of the map's.
func (d *def) onMap(c space.Cell) bool { return c >= 0 && int(c) < d.hexes.Size() }

// fits reports whether every number of the state names something that the definitions have.
func (s *state) fits(d *def) bool {
	n := len(d.sheets)
	who := func(a table.Who) bool { return a >= table.Nobody && int(a) < n }
	cell := func(c space.Cell) bool { return c == space.None || d.onMap(c) }
	target := func(a table.Who) bool {
		k, thing := table.ThingIndex(a)
		return who(a) || thing && k < len(d.objectDefs)
	}
	ok := len(s.units) == n && len(s.tried) == n && len(s.objects) == len(d.objectDefs) && s.stage <= stageOver &&
		who(s.active) && who(s.runner) && cell(s.walk.last) && int(s.winner) < len(d.cast.Sides) && int(s.slot) <= len(s.order) &&
		s.slot >= -1 && s.winner >= -1 && (s.active != table.Nobody || s.stage != stageAct && s.stage != stageEnd)
	for i := range s.units {
		u := &s.units[i]
		ok = ok && d.onMap(u.cell) && u.health <= healthHidden && who(u.holds) && who(u.heldBy) && u.ready.trigger <= triggerFree &&
			target(u.ready.target) && target(u.ready.action.Who) && cell(u.ready.action.Cell)
	}
	for _, o := range s.refused {
		ok = ok && target(o.Who) && cell(o.Cell)
	}
	for _, a := range s.order {
		ok = ok && a != table.Nobody && who(a)
	}
	for _, x := range s.shifts {
		ok = ok && x.who >= 0 && x.before >= 0 && who(x.who) && who(x.before)
	}
	for _, it := range s.items {
		ok = ok && int(it.def) < len(d.itemDefs) && who(it.owner) && who(it.holder) && cell(it.cell) && it.where <= placeUsed &&
			(it.where != placeGround || it.cell != space.None)
	}
	for _, o := range s.objects {
		ok = ok && o.state <= doorLocked
	}
	for _, e := range s.effects {
		ok = ok && e.on >= 0 && who(e.on) && who(e.by) && e.do <= condReactionDamage && int(e.kind) <= len(d.abilities)
	}
	for _, f := range s.feints {
		ok = ok && f.by >= 0 && f.on >= 0 && who(f.by) && who(f.on)
	}
	return ok
}
