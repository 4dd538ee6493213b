package escalation

import (
	"errors"
	"fmt"
	"slices"

	"fray/space"
	"fray/table"
)

// adjustPlace puts a combatant into a zone, beside nobody, or with What beside somebody there.
func (g *Game) adjustPlace(who int16, a table.Adjustment) error {
	z, err := g.adjustZone(who, a)
	if err != nil {
		return err
	}
	other := table.Nobody
	if a.What != "" {
		other = g.def.cast.Find(a.What)
		switch {
		case other == table.Nobody || other == who || g.units[other].zone != z || !g.present.has(other):
			return fmt.Errorf("%q is not another combatant of that zone", a.What)
		case !g.present.has(who):
			return errors.New("it is out of the fight, and stands beside nobody")
		}
	}
	g.part(&table.Table{}, who, g.units[who].beside)
	g.enter(who, z)
	if other >= 0 {
		g.join(who, other)
	}
	return nil
}

// adjustZone is the zone that a decree names, or that where somebody is.
func (g *Game) adjustZone(who int16, a table.Adjustment) (space.Cell, error) {
	if a.At == "" {
		return g.units[who].zone, nil
	}
	return g.zones.Parse(a.At)
}

// adjustObject sets the state of a door.
func (g *Game) adjustObject(a table.Adjustment) error {
	for i := range g.def.objects {
		if g.def.objects[i].id != a.Who {
			continue
		}
		s := slices.Index(noDoor.names(), a.What)
		if s <= 0 || g.def.objects[i].door == noDoor {
			return fmt.Errorf("unknown state %q of %s, expected open, closed or locked of a door", a.What, a.Who)
		}
		g.doors[i] = doorState(s)
		g.relink()
		return nil
	}
	return fmt.Errorf("no object is called %q", a.Who)
}
