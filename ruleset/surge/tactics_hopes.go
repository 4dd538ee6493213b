package surge

import "fray/table"

// enough is what an attack has to be worth for its user to look no further for a better one.
const enough = 12

// hopes are the sections in which a combatant may find something of worth beside the attacks: some by what it can do at all, the others
// by what has happened.
func (g *Game) hopes(p *plan) table.Bits {
	u, h := &g.units[p.a], g.sheets[p.a].hopes|1<<sectionStandard
	if p.worth > 0 && p.worth <= little || g.def.kind == encounterChallenge { // who can do little itself helps the others
		h |= 1 << sectionHelp
	}
	if len(g.grabs) > 0 {
		h |= 1<<sectionGrabs | 1<<sectionRise
	}
	if u.prone {
		h |= 1<<sectionRise | 1<<sectionFree
	}
	if len(g.tasks) > 0 {
		h |= 1<<sectionWork | 1<<sectionStored | 1<<sectionTools
	}
	if g.def.goal.what == goalAttitude || len(g.studied) > 0 || g.def.commanders.Has(p.a) {
		h |= 1 << sectionWords
	}
	if g.pool(p.a) > 0 && u.stress < 4 && max(highest(&u.wounds[modeBody]), highest(&u.wounds[modeMind])) > 1 {
		h |= 1 << sectionDestiny
	}
	return h
}

// hopes are the sections in which the combatant of a sheet may find something of worth by its attacks and powers.
func (c *compiler) hopes(sh *sheet) table.Bits {
	h := sh.sections & (1<<sectionSurge | 1<<sectionSwitches | 1<<sectionTools)
	for i := range c.def.deeds[sh.first:] {
		d := &c.def.deeds[int(sh.first)+i]
		if d.blasts() {
			h |= 1 << sectionPowers
		}
		if d.thing >= 0 {
			h |= 1<<sectionHands | 1<<sectionStored
		}
		if d.power { // it may combine with that of an ally
			h |= 1 << sectionHelp
		}
	}
	return h
}

// blasts reports whether a deed is a power that hurts and is not weighed with the attacks.
func (d *deed) blasts() bool {
	return d.power && d.effect.harms() && (d.area || !d.check || d.action != actStandard)
}
