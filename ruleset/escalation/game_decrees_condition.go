package escalation

import (
	"errors"
	"fmt"
	"slices"

	"fray/table"
)

// addCondition gives a condition for as long as At says.
func (g *Game) addCondition(_ *table.Table, c table.Command) error {
	m := g.decreed(markKind(slices.Index(conditionNames(), c.What)), c, untilFightEnd)
	if m.lasts == untilSave && c.Value != 0 {
		if c.Value != easySave && c.Value != normalSave && c.Value != hardSave {
			return fmt.Errorf("save %d: want 9, 11 or 13", c.Value)
		}
		m.save = int8(c.Value)
	}
	return g.lay(m)
}

// addOngoing gives ongoing damage of Value.
func (g *Game) addOngoing(_ *table.Table, c table.Command) error {
	m := g.decreed(condOngoing, c, untilSave)
	m.value, m.types = int16(c.Value), 1<<damageWeapon
	return g.lay(m)
}

// addGrab has the combatant At grab another (escalation.cond.grabbed_hold).
func (g *Game) addGrab(_ *table.Table, c table.Command) error {
	if !g.up.has(c.Target) || !g.units[c.Who].beside.has(c.Target) {
		return fmt.Errorf("at %q: want the combatant that holds it, up and beside it", c.At)
	}
	m := g.decreed(condGrabbed, c, untilLetGo)
	m.by, m.lasts = c.Target, untilLetGo
	return g.lay(m)
}

// decreed returns a mark that a decree lays on a combatant.
func (g *Game) decreed(kind markKind, c table.Command, usual until) mark {
	m := mark{kind: kind, on: c.Who, by: table.Nobody, turn: table.Nobody, vs: table.Nobody, save: normalSave, lasts: usual}
	if at := slices.Index(usual.names(), c.At); at > 0 {
		m.lasts = until(at)
	}
	if m.lasts == untilTurnEnd || m.lasts == untilNextTurnEnd {
		m.turn = c.Who
	}
	return m
}

// lay lays a decreed mark on its bearer.
func (g *Game) lay(m mark) error {
	if !(g.present | g.hiding).has(m.on) {
		return errOut()
	}
	if err := g.roomFor(1); err != nil {
		return err
	}
	g.addMark(table.Silent(), m, 0)
	return nil
}

// roomFor returns an error if there is no room for n more marks.
func (g *Game) roomFor(n int) error {
	if len(g.marks)+n > maxMarks {
		return fmt.Errorf("%d conditions and the like lie on everybody, and at most %d may with the new ones; clear some first", len(g.marks), maxMarks)
	}
	return nil
}

// clearCondition ends a condition or ongoing damage, wherever it came from.
func (g *Game) clearCondition(_ *table.Table, c table.Command) error {
	g.dropMarks(table.Silent(), 0, func(m *mark) bool { return m.on == c.Who && int(m.kind) == c.Word })
	return nil
}

// setState puts a combatant into a state that fits its hit points.
func (g *Game) setState(_ *table.Table, c table.Command) error {
	u, s := &g.units[c.Who], health(c.Word)
	switch {
	case u.health == healthHidden:
		return fmt.Errorf("%s is hidden: reveal it first", c.Adjustment.Who)
	case s == healthUp && u.hp <= 0, (s == healthDying || s == healthStabilized) && (u.hp > 0 || !g.sheets[c.Who].pc):
		return fmt.Errorf("%s does not fit %d hit points; set hp first", c.What, u.hp)
	case s == healthLastGasp:
		if !g.sheets[c.Who].pc || u.health >= healthLastGasp {
			return errors.New("last_gasp: want a pc that is up, Dying or Stabilized")
		}
		g.startGasp(table.Silent(), table.Nobody, c.Who, uint8(max(0, slices.Index(g.def.gasps, c.At))), 0, 0)
		return nil
	}
	g.setHealth(table.Silent(), c.Who, s, 0)
	return nil
}

// adjustPlace puts a combatant into a zone, beside nobody, or with What beside another there.
func (g *Game) adjustPlace(_ *table.Table, c table.Command) error {
	u, z := &g.units[c.Who], c.Cell
	if z == table.Nowhere {
		z = u.zone
	}
	if b := c.Target; b != table.Nobody {
		switch {
		case b == c.Who || g.units[b].zone != z || !g.present.has(b):
			return fmt.Errorf("%q is not another combatant of that zone", c.What)
		case !g.present.has(c.Who):
			return errors.New("it is out of the fight, and stands beside nobody")
		}
	}
	g.part(table.Silent(), c.Who, u.beside)
	g.enter(c.Who, z)
	if c.Target != table.Nobody {
		g.join(c.Who, c.Target)
	}
	return nil
}

// changeDoor sets the state of a door.
func (g *Game) changeDoor(_ *table.Table, c table.Command) error {
	i, _ := table.ThingIndex(g.def.cast.Lookup(c.Adjustment.Who))
	g.setDoor(i, doorOpen+doorState(c.Word))
	return nil
}
