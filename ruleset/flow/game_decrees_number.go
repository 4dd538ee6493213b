package flow

import (
	"fmt"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// decreeNumber sets one of a combatant's meters.
func (g *Game) decreeNumber(t *table.Table, c table.Command) error {
	u, n := &g.units[c.Who], int16(c.Value)
	low, high := int16(0), int16(1000)
	p := &u.ap
	switch c.Word {
	case meterHP:
		return g.decreeHP(t, c.Who, min(n, g.sheets[c.Who].hpMax))
	case meterRP:
		p = &u.rp
	case meterFP:
		p = &u.fp
	case meterInitiative:
		p, low = &u.initiative, -1000
	case meterMoves:
		if n < 0 || n > 2 {
			return fmt.Errorf("moves %d: expected 0 to 2 AP already used", n)
		}
		u.moveAP = int8(n)
		return nil
	}
	if n < low || n > high {
		return fmt.Errorf("%s %d: expected %d to %d", c.What, n, low, high)
	}
	if !u.health.well() && c.Word != meterInitiative {
		return fmt.Errorf("%s is not up: it has no %s (%s)", c.Adjustment.Who, c.What, g.book.ID(rule.DamageDown))
	}
	*p = n
	return nil
}

// decreeHP sets hit points, and whether the combatant is up follows.
func (g *Game) decreeHP(t *table.Table, who table.Who, n int16) error {
	u, sh := &g.units[who], &g.sheets[who]
	switch {
	case u.health == healthHidden && n <= 0:
		return fmt.Errorf("%s is hidden: it keeps at least 1 hit point; reveal it first, or remove it", g.id(who))
	case u.health == healthHidden || n > 0 && u.health == healthUp:
		u.hp = n
	case n > 0:
		u.hp, u.health = n, healthUp
		t.Muted(func() { g.standIn(t, who) })
	case u.health == healthUp:
		t.Muted(func() { g.lose(t, table.Nobody, who, int(u.hp-n), 0, 0) })
	default:
		if u.hp = n; n <= -(sh.hpMax / 2) {
			u.health = healthDead
		}
	}
	return nil
}
