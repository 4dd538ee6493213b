package surge

import "fray/table"

// The events, verbs and modes that the oracle reads.
const (
	EvInitiative, EvDice, EvResult, EvImproved, EvReleased    = evInitiative, evDice, evResult, evImproved, evReleased
	EvDying, EvStable, EvDeathFail, EvDead, EvDelays, EvJoins = evDying, evStable, evDeathFail, evDead, evDelays, evJoins
	EvHelped                                                  = evHelped
	VerbRaise, MeterStress                                    = vRaise, meterStress
	EvEffect, ModeSurgeAction                                 = evEffect, modeSurgeAction
)

// WoundsOf returns the wounds of a combatant by kind and level.
func (g *Game) WoundsOf(a table.Who) (w [2][3]int) {
	for kind := range w {
		for level, n := range g.units[a].wounds[kind] {
			w[kind][level] = int(n)
		}
	}
	return w
}
