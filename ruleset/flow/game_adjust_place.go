package flow

import (
	"fmt"

	"fray/space"
	"fray/table"
)

// adjustPlace puts a combatant elsewhere; who is hidden waits there.
func (g *Game) adjustPlace(who int16, a table.Adjustment) error {
	c, err := g.hexes.Parse(a.At)
	if err != nil {
		return err
	}
	u := &g.units[who]
	if u.health == up && !g.free(c) && g.at[c] != who || g.sc.walls.Has(c) || c == space.None {
		return fmt.Errorf("%s is not free", a.At)
	}
	g.put(who, c)
	if u.health == hidden {
		return nil
	}
	g.parted(&table.Table{}, who)
	g.walk.open = false
	return nil
}

// adjustRemove takes a combatant off the map.
func (g *Game) adjustRemove(t *table.Table, who int16) {
	if g.units[who].health == hidden {
		g.removeHidden(who)
		return
	}
	g.leave(t, who, table.Do(vLeave))
}

// adjustObject sets the state of a door.
func (g *Game) adjustObject(a table.Adjustment) error {
	for i := range g.objects {
		if g.id(table.Thing(i)) != a.Who {
			continue
		}
		for s, name := range []string{"", "open", "closed", "locked"} {
			if name == a.What && g.def.objectDefs[i].door && s > 0 {
				if doorState(s) != open && g.at[g.def.objectDefs[i].cell] >= 0 {
					return fmt.Errorf("%s stands in the door", g.id(g.at[g.def.objectDefs[i].cell]))
				}
				g.objects[i].state = doorState(s)
				g.rewall()
				return nil
			}
		}
		return fmt.Errorf("unknown state %q of %s, expected open, closed or locked of a door", a.What, a.Who)
	}
	return fmt.Errorf("no object is called %q", a.Who)
}
