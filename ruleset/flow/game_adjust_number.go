package flow

import (
	"fmt"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// adjustMeter sets one of a combatant's numbers.
func (g *Game) adjustMeter(who int16, a table.Adjustment) error {
	u, sh := &g.units[who], &g.sheets[who]
	if a.Value < -10000 || a.Value > 10000 {
		return fmt.Errorf("%s %d: expected -10000 to 10000", a.What, a.Value)
	}
	n := int16(a.Value)
	low, high := int16(0), int16(1000)
	p := &u.ap
	switch a.What {
	case "hp":
		return g.adjustHP(who, min(n, sh.hpMax))
	case "ap":
	case "rp":
		p = &u.rp
	case "fp":
		p = &u.fp
	case "initiative":
		p, low = &u.initiative, -1000
	case "moves":
		if n < 0 || n > 2 {
			return fmt.Errorf("moves %d: expected 0 to 2 AP already used", n)
		}
		u.moveAP = int8(n)
		return nil
	default:
		return fmt.Errorf("unknown meter %q, expected one of hp, ap, rp, fp, initiative, moves", a.What)
	}
	if n < low || n > high {
		return fmt.Errorf("%s %d: expected %d to %d", a.What, n, low, high)
	}
	if !u.health.well() && a.What != "initiative" {
		return fmt.Errorf("%s is not up: it has no %s (%s)", a.Who, a.What, g.book.ID(rule.DamageDown))
	}
	*p = n
	return nil
}

// adjustHP sets hit points, and whether the combatant is up follows.
func (g *Game) adjustHP(who int16, n int16) error {
	u, sh := &g.units[who], &g.sheets[who]
	switch {
	case u.health == hidden && n <= 0:
		return fmt.Errorf("%s is hidden: it keeps at least 1 hit point; reveal it first, or remove it", g.id(who))
	case u.health == hidden:
		u.hp = n
		return nil
	}
	quiet := &table.Table{}
	was := u.hp
	u.hp = n
	switch {
	case n > 0 && u.health != up:
		u.health = up
		g.standIn(quiet, who)
	case n <= 0 && u.health == up:
		u.hp = was
		g.lose(quiet, table.Nobody, who, int(was-n), 0, 0)
	case n <= -(sh.hpMax / 2):
		u.health = dead
	}
	return nil
}
