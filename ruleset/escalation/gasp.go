package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// startGasp has somebody begin to make Last Gasp Saves: as if dropped, whatever its hit points
// (escalation.lastgasp.start). Only pcs do.
func (g *Game) startGasp(t *table.Table, by, on table.Who, consequence uint8, also ills, name uint8) {
	u := &g.units[on]
	if !g.sheets[on].pc || u.status == lastGasp || u.status > lastGasp {
		return
	}
	u.gaspHP, u.gasp, u.saves, u.deep = u.hp, consequence, 0, false
	g.setStatus(t, on, lastGasp, rule.LastgaspStart)
	for c := range conditions {
		if also.has(c) {
			g.addMark(t, mark{kind: c, lasts: whileGasping, name: name, on: on, by: by, turn: table.Nobody, vs: table.Nobody}, rule.LastgaspStart)
		}
	}
}

// endGasp ends a last gasp well: the hit points are those it began with (escalation.lastgasp.success).
func (g *Game) endGasp(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	u.hp = u.gaspHP
	if u.hp > 0 {
		g.setStatus(t, a, up, r)
	} else {
		g.setStatus(t, a, dying, r)
	}
}
