package flank

import (
	"fray/space"
	"fray/table"
)

// The events and questions that the oracle reads.
const (
	EvInitiative, EvDice, EvAgainst, EvSpell, EvAbility, EvBonus = evInitiative, evDice, evAgainst, evSpell, evAbility, evBonus
	EvNothing, EvLoses, EvState, EvWaits, EvStops                = evNothing, evLoses, evState, evWaits, evStops
	EvSpots, EvHides                                             = evSpots, evHides
	AskReaction, AskPursue, AskTurn, AskWaited                   = askReaction, askPursue, askTurn, askWaited
)

// Order is the Initiative Order.
func (g *Game) Order() []table.Who { return g.order }

// Place is a square by its coordinates.
func (g *Game) Place(c space.Cell) [3]int {
	x, y, z := g.squares.Place(c)
	return [3]int{x, y, z}
}

// Cell is where a combatant is: its square with the least coordinates.
func (g *Game) Cell(who table.Who) space.Cell { return g.units[who].cell }

// Gear is what a combatant holds in its hands or wears, unbroken, by the ids of the items.
func (g *Game) Gear(who table.Who) (keys []string) {
	for i := range g.items {
		if it := &g.items[i]; it.holder == who && it.where < placeBag && it.hp > 0 {
			keys = append(keys, g.itemDefs[it.def].key)
		}
	}
	return keys
}

// Arm is the attack that an option names: its item, or none, and its name.
func (g *Game) Arm(who table.Who, o table.Option) (item, attack string) {
	a := g.armOf(who, o)
	if a.item > 0 {
		item = g.itemDefs[g.items[a.item-1].def].key
	}
	return item, g.attackOf(a).key
}

// Spell is the id of an ability.
func (g *Game) Spell(n int32) string { return g.def.abilities[n].key }

// ConditionName is the name of a condition by its number in events.
func ConditionName(n int32) string { return conditionRows()[n].Name }

// PayStandard marks a Reaction that the Standard Action of the turn pays.
const PayStandard = payStandard

// AttackMode is by which action of the turn an attack is made: primary, secondary, tertiary.
func AttackMode(o table.Option) string { return attackModes()[o.Mode] }

// InCover is whether a combatant is in Cover.
func (g *Game) InCover(who table.Who) bool { return g.units[who].conds.has(condCover) }

// OnFoot is whether a combatant stands on the ground.
func (g *Game) OnFoot(who table.Who) bool { return g.units[who].going == goingWalk }
