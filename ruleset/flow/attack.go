package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// strike is one attack being resolved: with a weapon, with a spell that attacks, or a Disarm (flow.proc.attack).
type strike struct {
	by, on   table.Who // on is an object's number if it is below Nobody
	slot     uint8
	item     int16       // the weapon's item, or -1
	w        *itemDef    // nil for a spell
	spell    *abilityDef // nil for a weapon
	ranged   bool        // a shot, a throw, or a spell that is not by touch
	disarm   bool
	wanted   int16      // Disarm: the item named
	reaction bool       // a Reaction Attack
	leaving  bool       // a Reaction Attack provoked by leaving a hex
	bare     bool       // no Flow Action may be added
	stray    bool       // nobody's aim: no FP
	own      bool       // on the attacker's own turn
	added    flowAction // a Flow Action or ability of declared timing
	level    degree
	triple   bool        // critical hit against a fumbled defense
	spent    table.Crowd // who made the Reaction Attack it provoked (flow.rp.one_per_attack)
	bonus    int         // what is added to its dice
	loss     int         // HP it cost
	held     bool        // Hold Off: the mover stays
}

// noArmor reports whether armor does not help against it (flow.damage.armor).
func (s *strike) noArmor() bool {
	return s.spell != nil && s.spell.noArmor || s.w != nil && s.w.noArmor
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

// newStrike prepares an attack with the weapon in a slot.
func (g *Game) newStrike(by, on table.Who, slot uint8, throw bool) strike {
	w := g.weapon(by, slot)
	return strike{by: by, on: on, slot: slot, item: int16(g.inHand(by, slot)), w: w, ranged: w.ranged || throw, own: g.active == by && g.busy == 0}
}

// attack carries out an attack that has been declared and paid for (flow.attack.action, steps 2 to 10).
func (g *Game) attack(t *table.Table, s *strike) {
	g.trigger(t, deed{by: s.by, on: s.on, attacks: true})
	if s.ranged && g.stillLegal(s) { // a shot that is over already provokes nobody
		g.provoke(t, s.by, &s.spent, false)
	}
	if !g.stillLegal(s) {
		g.sayNothing(t, rule.RoundReactionsInterrupt, s.by)
		return
	}
	g.resolve(t, s)
}

// stillLegal checks again after an interruption: the attacker is up, the weapon in hand, the target there and in reach or
// range (flow.round.reactions_interrupt).
func (g *Game) stillLegal(s *strike) bool {
	if g.halted(s.by) {
		return false
	}
	if s.w != nil && g.weapon(s.by, s.slot) != s.w {
		return false
	}
	if isThing(s.on) {
		return g.objects[thingIndex(s.on)].hp > 0 && g.canHit(s.by, s.on, s.w, s.spell, s.ranged)
	}
	if h := g.units[s.on].health; h == healthDead || h.away() {
		return false
	}
	if s.disarm && !g.holds(s.on, s.wanted) {
		return false
	}
	return g.canHit(s.by, s.on, s.w, s.spell, s.ranged)
}

// canHit reports whether a target is within reach or range, and in sight.
func (g *Game) canHit(by, on table.Who, w *itemDef, spell *abilityDef, shot bool) bool {
	from, to := g.units[by].cell, g.cellOf(on)
	d := g.hexes.Distance(from, to)
	switch {
	case spell != nil:
		return d <= int(spell.rng) && g.sees(from, to)
	case shot:
		_, ok := rangePenalty(int(g.sheets[by].skills[skillRanged]), d, int(w.rng))
		return ok && d > 0 && g.sees(from, to)
	default:
		return g.inReach(by, to)
	}
}

// cellOf returns the hex of a target.
func (g *Game) cellOf(on table.Who) int32 {
	if isThing(on) {
		return g.def.objectDefs[thingIndex(on)].cell
	}
	return g.units[on].cell
}

// resolve rolls the attack, opens the reaction window and applies the outcome (steps 3 to 10).
func (g *Game) resolve(t *table.Table, s *strike) {
	c := g.aim(s)
	if s.w != nil && !isThing(s.on) {
		g.spendFeint(s.by, s.on)
	}
	s.level = g.roll(t, &c)
	if s.level < degreeNormal {
		g.miss(t, s)
		return
	}
	if isThing(s.on) {
		g.leaveThrown(t, s)
		g.hitObject(t, s)
		return
	}
	switch {
	case g.defended(t, s):
	case g.stillLegal(s):
		g.land(t, s)
	default: // a reaction has felled the attacker, or has brought the two apart
		g.sayNothing(t, rule.RoundReactionsInterrupt, s.by)
	}
	g.leaveThrown(t, s)
}

// miss resolves a failed attack; a fumbled shot may stray (flow.attack.fumble, flow.melee_fire.stray).
func (g *Game) miss(t *table.Table, s *strike) {
	t.Tell(table.Missed, rule.AttackAction, s.by, s.on, int(s.level))
	g.leaveThrown(t, s)
	if s.level == degreeFumble && s.ranged && s.w != nil && !isThing(s.on) {
		g.strayShot(t, s)
	}
}

// leaveThrown leaves a thrown weapon in the target's hex (flow.weapon.table).
func (g *Game) leaveThrown(t *table.Table, s *strike) {
	if s.w != nil && s.w.thrown && s.ranged && s.item >= 0 && g.items[s.item].holder == s.by {
		g.putDown(t, int(s.item), g.cellOf(s.on), rule.WeaponTable)
	}
}

// land resolves an attack that hits: FP first, then its damage and effects (step 7 on).
func (g *Game) land(t *table.Table, s *strike) {
	t.TellOption(table.Do(vAttack).With(s.slot), table.Hit, rule.AttackAction, s.by, s.on, int(s.level))
	g.leaveThrown(t, s)
	g.hitFP(t, s)
	if s.disarm {
		g.disarmed(t, s)
		return
	}
	rolled := g.rollDamage(t, s)
	if s.added >= flowFirstAbility {
		if a := &g.def.abilities[s.added-flowFirstAbility]; a.damage.given() {
			rolled += g.rollAmount(t, &a.damage, s.by, rule.DamageRoll)
		}
	}
	g.damage(t, s, rolled)
	switch { // none of them affects a combatant that is down
	case s.added == flowPinningShot:
		g.afflict(t, s.by, s.on, condPinned, 0, 0, rule.FlowactionPin)
	case s.added >= flowFirstAbility:
		g.applyEffects(t, s.by, s.on, &g.def.abilities[s.added-flowFirstAbility])
	case s.spell != nil:
		g.applyEffects(t, s.by, s.on, s.spell)
	}
	g.afterHit(t, s)
}

// hitFP gains the FP of a hit: 2, or 3 if critical, and those of a reaction (flow.fp.from_hit, flow.fp.from_crit,
// flow.reaction.attack_counts_as_attack).
func (g *Game) hitFP(t *table.Table, s *strike) {
	if !g.foes(s.by, s.on) || s.stray {
		return
	}
	if s.level == degreeCritical {
		g.gainFP(t, s.by, 3, rule.FpFromCrit)
	} else {
		g.gainFP(t, s.by, 2, rule.FpFromHit)
	}
	if s.reaction {
		g.reactionFP(t, s.by)
	}
}
