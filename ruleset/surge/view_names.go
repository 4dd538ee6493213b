package surge

import (
	"fmt"

	"fray/ruleset/text"
	"fray/space"
	"fray/table"
)

// id returns the id of a combatant or an object.
func (g *Game) id(a table.Who) string { return g.def.cast.ID(a) }

// called returns what texts call a combatant or an object.
func (g *Game) called(a table.Who) string { return g.def.cast.Called(a) }

// cellName is what texts call a square or a zone.
func (g *Game) cellName(c space.Cell) string {
	if s := g.field.squares; s != nil {
		return s.Name(c)
	}
	return g.field.zones.Name(c)
}

// traitName is the name of a trait in keys.
func (g *Game) traitName(tr trait) string {
	switch {
	case tr >= traitDeed:
		return g.def.deeds[tr-traitDeed].key
	case tr >= traitPool:
		return poolNames()[tr-traitPool]
	case tr >= traitSpeed:
		return modeNames()[tr-traitSpeed] + "-speed"
	case tr >= traitResist:
		return resistanceNames()[tr-traitResist]
	case tr >= traitDefense:
		return defenseNames()[tr-traitDefense]
	default:
		return g.def.skills[tr]
	}
}

// traitWords is what texts call a trait.
func (g *Game) traitWords(tr trait) string {
	if tr >= traitDeed {
		return g.def.deeds[tr-traitDeed].called()
	}
	return words(g.traitName(tr))
}

// called is what texts call a deed that they do not say is a throw.
func (d *deed) called() string {
	if d.thrown {
		return "a throw of " + d.name
	}
	return d.name
}

// slots says which slots a combatant has left.
func (g *Game) slots(a table.Who) string {
	u := &g.units[a]
	if g.closed(a) {
		return fmt.Sprintf("%d standard", u.slots[0])
	}
	return fmt.Sprintf("%d standard, %d move, %d quick", u.slots[0], u.slots[1], u.slots[2])
}

// words turns a key into plain words.
func words(key string) string { return text.Words(key) }
