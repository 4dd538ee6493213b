package surge

import (
	"fray/space"
	"fray/table"
)

// onMap reports whether a place is one of the map's.
func (d *def) onMap(c space.Cell) bool { return c >= 0 && int(c) < d.field.size() }

// fits reports whether the numbers of the state name something that the definitions have.
func (s *state) fits(d *def) bool {
	n := len(d.sheets)
	who := func(a table.Who) bool { return a >= table.Nobody && int(a) < n }
	cell := func(c space.Cell) bool { return c == space.None || d.onMap(c) }
	ok := len(s.units) == n && len(s.arms) == len(d.deeds) && len(s.things) == len(d.thingDefs) && len(s.tasks) == len(d.taskDefs) &&
		s.stage <= stageOver && who(s.active) && int(s.winner) < len(d.cast.Sides) && s.winner >= -1 &&
		s.slot >= -1 && int(s.slot) <= len(s.order) && s.waiter >= 0 && (s.active >= 0 || s.stage != stageAct && s.stage != stageEnd) &&
		who(s.move.near) && who(s.move.exempt) && cell(s.move.rest) && s.move.mode < modeCount && s.move.kind <= moveCharge
	for i := range s.units {
		u := &s.units[i]
		ok = ok && d.onMap(u.cell) && int(u.side) < len(d.cast.Sides) && u.presence <= healthSurrendered && who(u.aimAt) &&
			who(u.ready.of) && who(u.ready.on) && cell(u.ready.cell) && u.ready.when < triggerCount && int(u.ready.item) <= int(d.sheets[i].count) &&
			who(u.order.on) && cell(u.order.cell) && u.order.what <= orderFree && u.stance.down <= stanceEffects && u.stance.up <= stanceEffects &&
			(u.aim == 0 || u.aimAt >= 0) && u.fatigue >= 0 && u.fatigue <= 3
		if !ok {
			return false
		}
		if q := d.field.squares; q != nil && u.presence == healthHere && !q.Fits(u.cell, int(d.sheets[i].size)) {
			return false
		}
	}
	for _, a := range s.order {
		ok = ok && a >= 0 && who(a)
	}
	for i := range s.things {
		t := &s.things[i]
		ok = ok && t.where <= placeGone && who(t.holder) && cell(t.cell) && (t.where != placeGround || d.onMap(t.cell)) &&
			(t.where > placeStowed || t.holder >= 0)
	}
	return ok && s.fitsLists(d)
}

// fitsLists is fits for the lists of what lasts.
func (s *state) fitsLists(d *def) bool {
	n := len(d.sheets)
	is := func(a table.Who) bool { return a >= 0 && int(a) < n }
	who := func(a table.Who) bool { return a == table.Nobody || is(a) }
	deed := func(i int16) bool { return i >= 0 && int(i) < len(d.deeds) }
	conds := func(list [3]condition) bool { return list[0] < condCount && list[1] < condCount && list[2] < condCount }
	ok := true
	for _, o := range s.refused {
		k, thing := table.ThingIndex(o.Who)
		ok = ok && (who(o.Who) || thing && k < len(d.thingDefs)) && (o.Cell == space.None || d.onMap(o.Cell))
	}
	for _, x := range s.states {
		ok = ok && is(x.on) && is(x.by) && x.what < condCount && who(x.term.turn)
	}
	for _, x := range s.ailments {
		ok = ok && is(x.on) && is(x.by) && x.source < int16(len(d.deeds)) && x.stage >= 1 && x.stage <= 3 && conds(x.conds) && x.resist <= resistToughness
	}
	for _, x := range s.grabs {
		ok = ok && is(x.by) && is(x.on) && x.stage >= 1 && x.stage <= 3 && deed(x.deed) && x.deed >= d.sheets[x.by].first &&
			x.deed < d.sheets[x.by].first+d.sheets[x.by].count
	}
	for _, x := range s.boons {
		ok = ok && is(x.on) && is(x.by) && who(x.against) && x.what <= boonEdit && x.deed >= 0 && who(x.term.turn)
	}
	for _, x := range s.boosts {
		ok = ok && is(x.on) && who(x.term.turn)
	}
	for _, x := range s.studied {
		ok = ok && is(x.by) && who(x.from)
	}
	for _, x := range s.feelings {
		ok = ok && is(x.of) && who(x.to) && int(x.topic) <= len(d.topics) && x.level >= attitudeHostile && x.level <= attitudeHelpful
	}
	for _, x := range s.shifts {
		ok = ok && is(x.of) && is(x.by) && int(x.topic) <= len(d.topics) && who(x.term.turn)
	}
	for _, x := range s.bars {
		ok = ok && is(x.who) && x.on < table.Who(n) && int(x.task) <= len(d.taskDefs) && int(x.skill) < len(d.skills)
	}
	for _, x := range s.facts {
		ok = ok && is(x.of) && int(x.side) < len(d.cast.Sides) && x.what <= factTold && d.isTrait(x.trait) && x.fits(d)
	}
	for _, x := range s.rulings {
		ok = ok && who(x.of)
	}
	for _, x := range s.powers {
		ok = ok && is(x.by) && deed(x.deed)
	}
	return ok
}

// isTrait reports whether a number names a trait.
func (d *def) isTrait(tr trait) bool {
	switch {
	case tr >= traitDeed:
		return int(tr-traitDeed) < len(d.deeds)
	case tr >= traitPool:
		return tr < traitPool+3
	case tr >= traitSpeed:
		return tr < traitSpeed+modeCount
	case tr >= traitDefense:
		return tr%10 < 4
	default:
		return tr >= 0 && int(tr) < len(d.skills)
	}
}

// fits reports whether the numbers of a fact can be shown.
func (f *fact) fits(d *def) bool {
	switch f.what {
	case factStyle:
		return f.n[0] >= 0 && int(f.n[0]) < len(d.skills)
	case factCompare:
		return f.n[0] >= -1 && f.n[0] <= 1 && f.n[1] >= -1 && f.n[1] <= 1 && f.n[2] >= 0 && f.n[2] <= int16(abilityPoise) && f.n[3] >= 0 && f.n[3] <= int16(abilityPoise)
	default:
		return true
	}
}
