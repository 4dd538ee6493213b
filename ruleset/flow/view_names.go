package flow

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// id is how a target is called in keys and texts: a combatant or an object.
func (g *Game) id(on int16) string {
	switch {
	case on < table.Nobody:
		return g.def.objectDefs[objectIndex(on)].id
	case on == table.Nobody:
		return "nobody"
	default:
		return g.def.cast.Combatants[on].ID
	}
}

// called is what texts call a combatant or an object.
func (g *Game) called(on int16) string {
	switch {
	case on < table.Nobody && g.def.cast.ByName:
		o := &g.def.objectDefs[objectIndex(on)]
		if slices.ContainsFunc(g.def.objectDefs, func(other objectDef) bool { return other.name == o.name && other.id != o.id }) {
			return o.id
		}
		return o.name
	case on < 0:
		return g.id(on)
	default:
		return g.def.cast.Called(on)
	}
}

// itemKey names an item so that the name stays: its kind, numbered if its first owner had more of it, and with the
// owner's name if it is somebody else's. What was nobody's is numbered after the holder's own.
func (g *Game) itemKey(holder int16, i int) string {
	it := &g.items[i]
	key := g.def.itemDefs[it.def].key
	n := 1
	for k := range i {
		if o := g.items[k].owner; g.items[k].def == it.def && (o == it.owner || it.owner == table.Nobody && o == holder) {
			n++
		}
	}
	if n > 1 {
		key = fmt.Sprintf("%s-%d", key, n)
	}
	if it.owner != holder && it.owner != table.Nobody {
		key = g.id(it.owner) + "'s-" + key
	}
	return key
}

// slotKey names what is in a slot of a combatant.
func (g *Game) slotKey(a int16, slot uint8) string {
	if slot == slotUnarmed {
		return "unarmed"
	}
	if i := g.itemIn(a, slot); i >= 0 {
		return g.itemKey(a, i)
	}
	return "nothing"
}

// addedKey names a Flow Action or an ability declared with an attack.
func (g *Game) addedKey(f flowAction) string {
	if f >= firstAbility {
		return g.def.abilities[f-firstAbility].key
	}
	return flowActionNames()[f]
}

// words turns a verb's key into plain words.
func words(key string) string { return strings.ReplaceAll(key, "-", " ") }

// hexes says how many.
func hexes(n int16) string {
	if n == 1 {
		return "1 hex"
	}
	return fmt.Sprintf("%d hexes", n)
}
