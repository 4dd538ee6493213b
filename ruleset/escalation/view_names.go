package escalation

import (
	"math/bits"
	"strings"

	"fray/table"
)

// id is how a combatant or an object is called in keys and texts; objects may be named as units or as hosts do.
func (g *Game) id(a int16) string {
	a = g.inside(a)
	switch {
	case a == table.Nobody:
		return "nobody"
	case a >= g.people:
		return g.def.objects[a-g.people].id
	default:
		return g.def.cast.Combatants[a].ID
	}
}

// called is what texts call a combatant or an object. Objects have their ids, by which the map calls them too.
func (g *Game) called(a int16) string {
	if a = g.inside(a); a >= g.people || a < 0 {
		return g.id(a)
	}
	return g.def.cast.Called(a)
}

// known is how a combatant is called where everybody reads it: of who is hidden the name is not told.
func (g *Game) known(a int16) string {
	if g.hiding.has(a) {
		return "somebody"
	}
	return g.called(a)
}

// all is what texts call a crowd.
func (g *Game) all(c crowd) string {
	var names []string
	for ; c != 0; c = c.rest() {
		names = append(names, g.called(c.first()))
	}
	return strings.Join(names, ", ")
}

// words turns a key into plain words.
func words(key string) string {
	return strings.NewReplacer("-", " ", "_", " ").Replace(key)
}

// markName says in words what a mark is.
func markName(kind markKind, value int32) string {
	switch {
	case kind.isCondition():
		return conditionNames()[kind]
	case kind == ongoingDamage:
		return "ongoing damage " + number(value)
	case kind.isAdvantage():
		word := "Advantage"
		if value < 0 {
			word, value = "Disadvantage", -value
		}
		return number(value) + " " + word + " on " + rollText(kind)
	default:
		return signed(value) + " to " + bonusWords()[kind-toAttack]
	}
}

func rollText(k markKind) string {
	return [...]string{"attacks", "attacks against it", "saves", "disengaging", "checks", "any roll"}[k-onAttack]
}

// kindText names the types of an ability.
func (g *Game) kindText(k kinds) string {
	var names []string
	for b := k; b != 0; b &= b - 1 {
		names = append(names, g.kindName(bits.TrailingZeros32(uint32(b))))
	}
	return strings.Join(names, ", ")
}

func (g *Game) kindName(bit int) string {
	if bit < firstWord {
		return [...]string{"melee", "ranged", "spell"}[bit]
	}
	return g.def.words[bit-firstWord]
}
