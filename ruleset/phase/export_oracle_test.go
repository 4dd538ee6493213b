package phase

import (
	"fray/space"
	"fray/table"
)

// The events and verbs that the oracle reads.
const (
	EvInitiative, EvDice, EvKnockback, EvWakes, EvFired = evInitiative, evDice, evKnockback, evWakes, evFired
	EvPlace, EvPasses, EvLeft, EvWaits, EvStudied       = evPlace, evPasses, evLeft, evWaits, evStudied
	EvLost, EvHaymaker, EvNothing                       = evLost, evHaymaker, evNothing
	VerbStrike, VerbFire, VerbDisarm, VerbGrab          = vStrike, vFire, vDisarm, vGrab
	VerbHaymaker, VerbSweep, VerbRapidFire, VerbRoll    = vHaymaker, vSweep, vRapidFire, vRoll
	VerbSqueeze, VerbThrow, VerbCasual, VerbOn          = vSqueeze, vThrow, vCasual, vOn
	VerbBlock, VerbMoveBy, VerbMoveThrough, VerbDive    = vBlock, vMoveBy, vMoveThrough, vDive
	VerbAbort, VerbUse, VerbSkill, VerbNoncombat        = vAbort, vUse, vSkill, vNoncombat
	ModeBlock, ModeDodge, ModeRoll                      = modeBlock, modeDodge, modeRoll
	Dead                                                = int32(healthDead)
	MeterSTUN, MeterBODY, MeterEND                      = int32(meterSTUN), int32(meterBODY), int32(meterEND)
	ReadHigh, ReadLow, ReadParry                        = int32(rolledHigh), int32(rolledLow), int32(rolledParry)
	LostWait                                            = int32(lostWait)
)

// Raw is the state of a combatant without any number that the rules derive from it.
type Raw struct {
	Up, There, Helpless, Stunned, Prone, Surprised, Awed, Halved, Sprinting, Braced bool
	Dodging, Rolling, Resisting, GrabFresh, Holding, Held, Forfeited, Hesitating    bool
	Blocking, Deflecting, Limited, Mounted, Busy                                    bool
	Waits                                                                           bool // openly
	HeldBy, WaitsFor                                                                table.Who
	Levels, Q, R, Opportunities                                                     int
	Tries                                                                           [3]int
	BestOCV, LossOCV, BestDCV, LossDCV                                              int
	On                                                                              uint64 // powers, by place on the sheet
	Outfit                                                                          string
}

// Raw returns the state of a combatant.
func (g *Game) Raw(a table.Who) Raw {
	u := &g.units[a]
	q, r := g.hexes.Axial(u.cell)
	x := Raw{
		Up: u.health == healthUp, There: u.health.there(), Helpless: u.health != healthUp || u.paralyzed != 0 || u.is(condCowed),
		Stunned: u.is(condStunned), Prone: u.is(condProne),
		Surprised: u.is(condSurprised), Awed: u.is(condAwed), Halved: u.is(condHalved), Sprinting: u.is(condSprinting), Braced: u.is(condBraced),
		Dodging: u.is(condDodging), Rolling: u.is(condRolling), Resisting: u.is(condResisting), GrabFresh: u.is(condGrabMod),
		Blocking: u.is(condBlocking), Deflecting: u.is(condDeflecting), Forfeited: u.is(condForfeited), Hesitating: u.hesitating > 0,
		Limited: u.is(condLimitedSlot), Mounted: u.mount >= 0, Busy: u.busy > 0,
		Holding: u.holds != table.Nobody, Held: u.heldBy != table.Nobody, HeldBy: u.heldBy, WaitsFor: table.Nobody,
		Waits: u.wait.kind == waitOpen, Levels: int(u.levels), Q: q, R: r,
		Opportunities: int(u.opportunities), On: u.on,
		Tries:   [3]int{int(u.tries[0]), int(u.tries[1]), int(u.tries[2])},
		BestOCV: int(u.used.bonusOCV), LossOCV: int(u.used.lossOCV), BestDCV: int(u.used.bonusDCV), LossDCV: int(u.used.lossDCV),
	}
	if u.wait.kind == waitBefore {
		x.WaitsFor = u.wait.before
	}
	if u.outfit > 0 {
		x.Outfit = g.def.outfits[u.outfit-1].key
	}
	return x
}

// ThingAt returns the hex of a thing.
func (g *Game) ThingAt(on table.Who) (q, r int) { return g.hexes.Axial(g.cellOf(on)) }

// Thing returns the hex of the i-th object, whether it is whole, and whether it is an open door.
func (g *Game) Thing(i int) (at [2]int, whole, open bool) {
	o := &g.objects[i]
	q, r := g.hexes.Axial(o.cell)
	return [2]int{q, r}, o.body > 0, o.door == doorOpen
}

// Active returns the combatant whose slot it is, or Nobody.
func (g *Game) Active() table.Who { return g.active }

// Located reports whether one has located another.
func (g *Game) Located(a, b table.Who) bool { return g.hasLocated(a, b) }

// Usable reports whether a combatant has what an attack of its sheet needs.
func (g *Game) Usable(a table.Who, slot int) bool { return g.usable(a, uint8(slot)) }

// Axial returns the place of a cell.
func (g *Game) Axial(c space.Cell) [2]int {
	q, r := g.hexes.Axial(c)
	return [2]int{q, r}
}

// AnyReady reports whether somebody has readied an action.
func (g *Game) AnyReady() bool { return g.ready != 0 }

// SkillProvokes reports whether a skill of a sheet provokes.
func (g *Game) SkillProvokes(a table.Who, item uint8) bool {
	return g.sheets[a].skills[item-1].provokes
}
