package surge

import (
	"encoding/json"
	"fmt"

	"fray/ruleset/late"
	"fray/table"
)

// join has a new combatant join the encounter, in sight or as a hidden reserve (decision 14).
func (g *Game) join(t *table.Table, c table.Command) error {
	s, err := g.def.newcomer(c.Adjustment)
	if err != nil {
		return err
	}
	if c.Do == "join" || g.isWall(c.Cell) {
		if err := g.roomAt(c.Cell); err != nil {
			return err
		}
	}
	secret := late.Unknown(c, len(g.units), g.secret)
	d, err := g.def.join(s, c.Cell, secret)
	if err != nil {
		return err
	}
	if who := table.Who(len(g.units)); c.Do == "join" && !g.fitsAs(d, who, c.Cell) {
		return fmt.Errorf("%s leaves no room for its size; name another square", c.At)
	}
	sheet, err := json.Marshal(s)
	if err != nil {
		return err
	}
	g.joins = append(g.joins, join{sheet: string(sheet), at: c.Cell, secret: secret})
	who := g.grow(d, s)
	lateRules().Say(g, t, who, c.Adjustment, g.audience(who))
	if g.stage != stageSetup {
		g.takePlace(t, who)
	}
	return nil
}

// isWall reports whether nobody can stand in a place.
func (g *Game) isWall(c int32) bool { return g.field.squares != nil && g.sc.walls.Has(c) }

// roomAt says why no combatant can appear in a place.
func (g *Game) roomAt(c int32) error {
	switch {
	case g.field.squares == nil:
		return nil
	case g.sc.walls.Has(c):
		return fmt.Errorf("%s is blocked; name another square", g.cellName(c))
	case g.at[c] >= 0:
		return fmt.Errorf("%s is taken by %s; name another square", g.cellName(c), g.id(g.at[c]))
	default:
		return nil
	}
}

// fitsAs reports whether a newcomer fits in a place.
func (g *Game) fitsAs(d *def, who table.Who, c int32) bool {
	old := g.def
	g.def = d
	defer func() { g.def = old }()
	return g.fits(who, c)
}

// grow takes over definitions with one combatant more, and puts it into the state.
func (g *Game) grow(d *def, s *Setup) table.Who {
	who := table.Who(len(g.units))
	g.def = d
	g.units = append(g.units, d.sheets[who].begin)
	for i := len(g.arms); i < len(d.deeds); i++ {
		g.arms = append(g.arms, armOf(&d.deeds[i]))
	}
	for i := len(g.things); i < len(d.thingDefs); i++ {
		g.things = append(g.things, d.thingDefs[i].start)
	}
	g.begins(who, s.Combatants[0].Conditions)
	g.mark(who, who)
	g.compute(who)
	g.handle(who)
	if g.units[who].cond.has(condIncapacitated) && g.isHere(who) {
		g.drop(nil, who)
	}
	return who
}

// takePlace puts a newcomer into the order by its initiative. It has its turn in this round if its place is still to come.
func (g *Game) takePlace(t *table.Table, who table.Who) {
	s := skillReaction
	if g.def.seconds > 60 {
		s = skillWits
	}
	g.rollInitiative(t, who, s)
	if place := g.insert(who, s); place <= int(g.slot) {
		g.slot++
	}
}
