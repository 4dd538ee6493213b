package phase

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
	some := func(a table.Who) bool { return a >= 0 && int(a) < n }
	ok := len(s.units) == n && len(s.objects) == len(d.objectDefs) && len(s.shots) == d.shotsEnd() && s.stage <= stageOver && who(s.active) &&
		s.winner >= -1 && int(s.winner) < len(d.cast.Sides) && s.home >= -1 && int(s.home) < len(d.cast.Sides) && (s.active >= 0 || s.stage != stageAct && s.stage != stageEnd) && len(s.items) <= maxItems
	if !ok {
		return false
	}
	for i := range s.units {
		ok = ok && s.units[i].fits(d, &d.sheets[i], who)
	}
	for _, a := range s.order {
		ok = ok && some(a)
	}
	for _, p := range s.passed {
		ok = ok && some(p.by) && some(p.on)
	}
	for _, p := range s.located {
		ok = ok && some(p.by) && some(p.on)
	}
	for _, x := range s.studied {
		ok = ok && some(x.by) && some(x.on)
	}
	for _, it := range s.items {
		ok = ok && int(it.def) < len(d.itemDefs) && who(it.owner) && who(it.holder) && it.where <= placeGround &&
			(it.where == placeGround) == (it.holder == table.Nobody) && (it.cell == space.None || d.onMap(it.cell)) && (it.where != placeGround || it.cell != space.None)
	}
	for i, o := range s.objects {
		ok = ok && o.door <= doorLocked && d.onMap(o.cell) && who(o.rider) && (o.rider < 0 || int(s.units[o.rider].mount) == i)
	}
	return ok
}

// fits reports whether every number of a combatant names something that the definitions have.
func (u *unit) fits(d *def, sh *sheet, who func(table.Who) bool) bool {
	slots := slotFirst + uint8(len(sh.attacks))
	named := func(o table.Option) bool { // what a readied or started action names
		k, thing := table.ThingIndex(o.Who)
		return int(o.Verb) < len(d.verbs) && int(o.Item) < 256 && o.N >= 0 && (who(o.Who) || thing && k < len(d.objectDefs))
	}
	return d.onMap(u.cell) && u.health <= healthHidden && who(u.holds) && who(u.heldBy) && u.mount >= -1 && int(u.mount) < len(d.objectDefs) &&
		int(u.outfit) <= len(d.outfits) && who(u.wait.before) && u.wait.kind <= waitBefore && u.haymaker.slot < max(slots, 1) && who(u.haymaker.target) &&
		u.ready.trigger <= triggerWord && u.ready.group <= groupNamed && who(u.ready.who) && who(u.ready.victim) && who(u.ready.target) &&
		int(u.ready.deed) < len(d.verbs) && named(u.ready.action) && named(u.split.action) && u.on>>len(sh.powers) == 0 && u.marks < condSlotDone<<1 &&
		u.levels >= 0 && int16(u.levels) <= sh.levels && (u.split.action.Verb == 0 || u.split.fits(sh))
}

// fits reports whether a started action names an item, an outfit or a skill of the sheet.
func (x *split) fits(sh *sheet) bool {
	switch x.action.Verb {
	case vChange:
		return x.action.Item >= 1 && int(x.action.Item) <= len(sh.outfits)
	case vSkill:
		return x.action.Item >= 1 && int(x.action.Item) <= len(sh.skills)
	default:
		return true
	}
}
