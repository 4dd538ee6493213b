package escalation

import (
	"fmt"
	"math/bits"
	"strings"

	"fray/table"
)

// id returns the id of a combatant or object, by its number as unit or in the cast.
func (g *Game) id(a table.Who) string { return g.def.cast.ID(g.outside(a)) }

// called returns what texts call a combatant or an object.
func (g *Game) called(a table.Who) string { return g.def.cast.Called(g.outside(a)) }

// inside returns the unit of a number in options and events: objects follow combatants in the units.
func (g *Game) inside(who table.Who) table.Who {
	if i, ok := table.ThingIndex(who); ok {
		return g.people + table.Who(i)
	}
	return who
}

// outside returns the number of a unit in options, events and the cast.
func (g *Game) outside(a table.Who) table.Who {
	if a >= g.people {
		return table.Thing(int(a - g.people))
	}
	return a
}

// known returns what public texts call a combatant: a hidden one has no name.
func (g *Game) known(a table.Who) string {
	if g.hiding.has(a) {
		return "somebody"
	}
	return g.called(a)
}

// all returns the names of a crowd.
func (g *Game) all(c crowd) string {
	var names []string
	for ; c != 0; c = c.rest() {
		names = append(names, g.called(c.first()))
	}
	return strings.Join(names, ", ")
}

// markName returns a mark in words.
func markName(kind markKind, value int32) string {
	switch {
	case kind.isCondition():
		return conditionNames()[kind]
	case kind == condOngoing:
		return fmt.Sprintf("ongoing damage %d", value)
	case kind.isAdvantage():
		word := "Advantage"
		if value < 0 {
			word, value = "Disadvantage", -value
		}
		return fmt.Sprintf("%d %s on %s", value, word, rollText(kind))
	default:
		return fmt.Sprintf("%+d to %s", value, bonusWords()[kind-bonusAttack])
	}
}

func rollText(k markKind) string {
	return [...]string{"attacks", "attacks against it", "saves", "disengaging", "checks", "any roll"}[k-advAttack]
}

// kindText returns the types of an ability.
func (g *Game) kindText(k kinds) string {
	var names []string
	for b := k; b != 0; b &= b - 1 {
		names = append(names, g.kindName(bits.TrailingZeros32(uint32(b))))
	}
	return strings.Join(names, ", ")
}

func (g *Game) kindName(bit int) string {
	if bit < kindFirstWord {
		return [...]string{"melee", "ranged", "spell"}[bit]
	}
	return g.def.words[bit-kindFirstWord]
}
