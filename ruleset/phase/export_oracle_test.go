package phase

import "fray/table"

// The events and verbs that the oracle reads.
const (
	EvInitiative, EvDice, EvKnockback, EvWakes, EvFired = evInitiative, evDice, evKnockback, evWakes, evFired
	EvPlace, EvPasses, EvLeft, EvWaits, EvStudied       = evPlace, evPasses, evLeft, evWaits, evStudied
	VerbHaymaker                                        = vHaymaker
	Dead                                                = int32(healthDead)
	MeterSTUN, MeterBODY, MeterEND                      = int32(meterSTUN), int32(meterBODY), int32(meterEND)
	ReadHigh, ReadLow, ReadParry                        = int32(rolledHigh), int32(rolledLow), int32(rolledParry)
)

// Raw is the state of a combatant without any number that the rules derive from it.
type Raw struct {
	Up, Helpless, Stunned, Prone, Surprised, Awed, Halved, Sprinting, Braced bool
	Dodging, Rolling, Resisting, GrabFresh, Holding, Held                    bool
	HeldBy                                                                   table.Who
	Levels, Q, R                                                             int
	Tries                                                                    [3]int
	BestOCV, LossOCV, BestDCV, LossDCV                                       int
}

// Raw returns the state of a combatant.
func (g *Game) Raw(a table.Who) Raw {
	u := &g.units[a]
	q, r := g.hexes.Axial(u.cell)
	return Raw{
		Up: u.health == healthUp, Helpless: u.health != healthUp || u.paralyzed != 0 || u.is(condCowed), Stunned: u.is(condStunned), Prone: u.is(condProne),
		Surprised: u.is(condSurprised), Awed: u.is(condAwed), Halved: u.is(condHalved), Sprinting: u.is(condSprinting), Braced: u.is(condBraced),
		Dodging: u.is(condDodging), Rolling: u.is(condRolling), Resisting: u.is(condResisting), GrabFresh: u.is(condGrabMod),
		Holding: u.holds != table.Nobody, Held: u.heldBy != table.Nobody, HeldBy: u.heldBy, Levels: int(u.levels), Q: q, R: r,
		Tries:   [3]int{int(u.tries[0]), int(u.tries[1]), int(u.tries[2])},
		BestOCV: int(u.used.bonusOCV), LossOCV: int(u.used.lossOCV), BestDCV: int(u.used.bonusDCV), LossDCV: int(u.used.lossDCV),
	}
}

// ThingAt returns the hex of a thing.
func (g *Game) ThingAt(on table.Who) (q, r int) { return g.hexes.Axial(g.cellOf(on)) }
