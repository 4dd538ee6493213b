package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// startGasp begins the Last Gasp Saves of a pc, whatever its hit points (escalation.lastgasp.start).
func (g *Game) startGasp(t *table.Table, by, on table.Who, consequence uint8, also ills, name uint8) {
	u := &g.units[on]
	if !g.sheets[on].pc || u.health >= healthLastGasp {
		return
	}
	u.gaspHP, u.gasp, u.saves, u.deep = u.hp, consequence, 0, false
	g.setHealth(t, on, healthLastGasp, rule.LastgaspStart)
	for c := range condCount {
		if also.has(c) {
			g.addMark(t, mark{kind: c, lasts: untilGaspEnd, name: name, on: on, by: by, turn: table.Nobody, vs: table.Nobody}, rule.LastgaspStart)
		}
	}
}

// endGasp ends a last gasp well, with the hit points from its start (escalation.lastgasp.success).
func (g *Game) endGasp(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	u.hp = u.gaspHP
	if u.hp > 0 {
		g.setHealth(t, a, healthUp, r)
	} else {
		g.setHealth(t, a, healthDying, r)
	}
}
