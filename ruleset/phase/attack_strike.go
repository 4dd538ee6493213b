package phase

import "fray/table"

// strike is one attack being resolved (phase.attack.roll).
type strike struct {
	by, on   table.Who // on is a thing if it is below Nobody
	slot     uint8
	arm      *attackDef
	deed     table.Verb // vStrike, vFire, vDisarm, vGrab, vHaymaker, vMoveBy, vMoveThrough, vSweep or vRapidFire
	wanted   int16      // Disarm: the item
	classes  int        // damage classes
	free     bool       // an attack of opportunity
	last     bool       // nothing comes after it in the beat but the rest of the way of a target that moves
	velocity int        // of Move By and Move Through
	extra    int        // of Sweep and Rapid Fire: enemies beyond the first
	prior    maneuvers  // what its attacker had used before it

	rolled   harm  // the damage rolled
	thrown   bool  // the target was thrown by Knockback at least 1 hex
	left     int32 // the hex that it was thrown out of
	hit      bool
	softened bool // Roll With A Punch succeeded
	aborted  bool // the target has aborted against it
}

// harm is damage: STUN and BODY.
type harm struct {
	stun, body int
	killing    bool
}

// isThing reports whether a target is a thing, not a combatant.
func isThing(on table.Who) bool {
	_, ok := table.ThingIndex(on)
	return ok
}

// thingIndex returns which thing a target is.
func thingIndex(on table.Who) int {
	i, _ := table.ThingIndex(on)
	return i
}

// cellOf returns the hex of a target.
func (g *Game) cellOf(on table.Who) int32 {
	if isThing(on) {
		return g.objects[thingIndex(on)].cell
	}
	return g.units[on].cell
}

// The numbers of Option.Item that mean attacks: the unarmed one, then those of the sheet.
const (
	slotNone    uint8 = iota
	slotUnarmed       // everybody always has it (phase.aoo.threatened)
	slotFirst         // slotFirst+k is the k-th attack of the sheet
)

// arm returns the attack of a slot.
func (g *Game) arm(a table.Who, slot uint8) *attackDef {
	if slot == slotUnarmed {
		return &g.attacks[0]
	}
	return &g.attacks[g.sheets[a].attacks[slot-slotFirst]]
}

// usable reports whether a combatant can make an attack as it stands: what it needs is in hand, and its slot of a
// multipower is active. Ammunition is not looked at.
func (g *Game) usable(a table.Who, slot uint8) bool {
	return slot == slotUnarmed || slot >= slotFirst && g.units[a].arms>>(slot-slotFirst)&1 != 0
}

// lastSlot returns the number behind a combatant's last attack.
func (g *Game) lastSlot(a table.Who) uint8 { return slotFirst + uint8(len(g.sheets[a].attacks)) }

// loaded reports whether an attack has ammunition left, or needs none (phase.attack.ranged).
func (g *Game) loaded(a table.Who, slot uint8) bool {
	arm := g.arm(a, slot)
	return arm.shots < 0 || g.shots[g.sheets[a].ammoAt+int(slot-slotFirst)] > 0
}

// reachOf returns how far a melee attack reaches (phase.aoo.reach, phase.aoo.reach_growth_stretching).
func (g *Game) reachOf(a table.Who, arm *attackDef) int {
	u := &g.units[a]
	return max(0, 1+int(u.n[statGrowth])+int(u.n[statStretching])+int(arm.reach))
}

// classesOf returns the damage classes of an attack before maneuvers (phase.damage.classes).
func (g *Game) classesOf(a table.Who, arm *attackDef) int {
	if arm.dc > 0 || !arm.body {
		return int(arm.dc)
	}
	return max(0, int(g.units[a].n[statSTR])/5)
}

// bodyCost is the END that an unarmed attack costs (phase.damage.endurance).
func (g *Game) bodyCost(a table.Who) int { return max(1, int(g.units[a].n[statSTR])/10) }

// costOf returns the END that an attack costs.
func (g *Game) costOf(a table.Who, arm *attackDef) int {
	if arm.end < 0 {
		return g.bodyCost(a)
	}
	return int(arm.end)
}

// reaches reports whether an attack covers a combatant or a thing from where the attacker stands: within reach or range,
// with a line of sight, and within 1 hex where the target is neither seen nor located (phase.attack.melee_range,
// phase.attack.ranged, phase.attack.unseen_target).
func (g *Game) reaches(a table.Who, arm *attackDef, on table.Who) bool {
	from, to := g.units[a].cell, g.cellOf(on)
	d := g.hexes.Distance(from, to)
	most := int(arm.maxRange)
	if !arm.ranged {
		most = g.reachOf(a, arm)
	}
	if d > most || d > 1 && !g.clear(from, to) {
		return false
	}
	return d <= 1 || isThing(on) || g.visible(a, on) || g.hasLocated(a, on)
}
