package escalation

import "fray/table"

// fits reports whether every number of the state exists in the definitions.
func (s *state) fits(d *def) bool {
	turn := s.stage == stageBegin || s.stage == stageAct || s.stage == stageEnd
	ok := len(s.units) == len(d.sheets) && len(s.doors) == len(d.objects) && len(s.marks) <= maxMarks && s.stage <= stageOver && s.ending <= endStopped &&
		s.winner >= -1 && s.winner <= int8(sideEnemies) && s.band >= 0 && s.band <= bandCount && s.half <= sideEnemies && d.person(s.active) && turn == (s.active >= 0) &&
		s.nth >= 0 && int(s.nth) <= max(len(d.rests)-1, 0) && s.resting <= restRetreat && s.camper >= 0 && s.camper <= d.people
	for i := range s.units {
		ok = ok && s.units[i].fits(d, &d.sheets[i])
	}
	for _, door := range s.doors {
		ok = ok && door <= doorLocked
	}
	for i := range s.marks {
		m := &s.marks[i]
		ok = ok && m.kind <= bonusDamage && m.lasts <= untilGaspEnd && m.on >= 0 && d.person(m.on) && d.person(m.by) && d.person(m.turn) && d.unit(m.vs) &&
			int(m.name) <= len(d.abilities)
	}
	for _, r := range s.running {
		ok = ok && r.by >= 0 && d.person(r.by) && r.ability > 0 && int(r.ability) <= len(d.sheets[r.by].list)
	}
	return ok
}

// person reports whether a number is a combatant, or Nobody.
func (d *def) person(a table.Who) bool { return a >= table.Nobody && a < d.people }

// unit reports whether a number is a combatant or an object, or Nobody.
func (d *def) unit(a table.Who) bool { return a >= table.Nobody && int(a) < len(d.sheets) }

// fits reports whether every number of the unit exists in the definitions.
func (u *unit) fits(d *def, sh *sheet) bool {
	r := &u.ready
	items := len(sh.list)
	if r.action.Verb == vStance {
		items = len(sh.stances)
	}
	return u.zone >= 0 && int(u.zone) < d.zones.Size() && int(u.stance) <= max(len(sh.stances)-1, 0) && u.health <= healthVanished &&
		u.band >= 0 && u.band < bandCount && u.pending >= bandNone && u.pending < bandCount && u.locked <= actNone && int(u.gasp) <= max(len(d.gasps)-1, 0) &&
		(u.beside|u.struck)>>len(d.sheets) == 0 && (!sh.object || u.health == healthUp || u.health == healthDead) &&
		r.slot <= actStandard && r.when <= triggerUses && r.band >= 0 && r.band < bandCount && (d.person(r.who) || r.who == anyAlly) && d.unit(r.target) && d.unit(r.action.Who) &&
		int(r.action.Item) <= items && (r.action.Item > 0 || r.action.Verb != vUse && r.action.Verb != vStance)
}
