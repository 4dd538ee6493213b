package flank

import (
	"fmt"

	"fray/table"
)

// decreeNumber sets one of a combatant's meters.
func (g *Game) decreeNumber(t *table.Table, c table.Command) error {
	u, sh, n := &g.units[c.Who], &g.sheets[c.Who], c.Value
	low, high := 0, 10000
	p := &u.sq
	switch c.Word {
	case meterHP:
		return g.decreeHP(t, c.Who, n)
	case meterSQ:
		high = 1000
	case meterReactions:
		return g.decreeReactions(c, n)
	case meterWaited, meterStandard, meterMove, meterQuick:
		return g.decreeAction(c, n)
	case meterBleed:
		p = &u.bleed
	case meterInitiative:
		p, low, high = &u.initiative, -1000, 1000
	case meterStarved:
		p, high = &u.starved, 1000
	case meterChoked:
		p = &u.choked
	case meterHiding:
		p, low, high = &u.hiding, -1000, 1000
	default:
		a := ability(c.Word - meterSTR)
		p, high = &u.damage[a], int(sh.scores[a])
		if a == scoreCON || u.presence == healthHidden { // a hidden combatant stays able
			high--
		}
	}
	if n < low || n > high {
		return fmt.Errorf("%s %d: want %d to %d", c.What, n, low, high)
	}
	*p = int16(n)
	if u.presence != healthHere {
		g.suffer(c.Who)
		return nil
	}
	t.Muted(func() { g.update(t, c.Who, table.Nobody) })
	return nil
}

// decreeReactions sets the Reactions that are left.
func (g *Game) decreeReactions(c table.Command, n int) error {
	if n < 0 || n > 20 || g.units[c.Who].presence != healthHere {
		return fmt.Errorf("reactions %d: want 0 to 20, of a combatant in the fight", n)
	}
	g.units[c.Who].reactions = int8(n)
	return nil
}

// decreeAction gives or takes an action of the running turn, or a waited action.
func (g *Game) decreeAction(c table.Command, n int) error {
	u := &g.units[c.Who]
	if n != 0 && n != 1 {
		return fmt.Errorf("%s %d: want 0 or 1", c.What, n)
	}
	if u.presence != healthHere || c.Word != meterWaited && g.active != c.Who {
		return fmt.Errorf("%s: it is not the turn of %s", c.What, c.Adjustment.Who)
	}
	if c.Word == meterWaited {
		if u.waited != (n == 1) {
			g.waiters += int16(2*n - 1)
			u.waited, u.waitsFor = n == 1, table.Nobody
		}
		return nil
	}
	one := actStandard << (c.Word - meterStandard)
	u.left &^= one
	if n == 1 {
		u.left |= one
	}
	return nil
}

// decreeHP sets hit points, and what follows from them.
func (g *Game) decreeHP(t *table.Table, who table.Who, n int) error {
	u, sh := &g.units[who], &g.sheets[who]
	switch {
	case n > int(sh.hpMax) || n < -int(sh.negative):
		return fmt.Errorf("hp %d: want %d to %d", n, -int(sh.negative), sh.hpMax)
	case u.presence == healthHidden && n <= 0:
		return fmt.Errorf("%s is hidden: it keeps at least 1 hit point; reveal it first, or remove it", g.id(who))
	case u.presence == healthCorpse && n > -int(sh.negative):
		if g.takenAt(who, u.cell) {
			return fmt.Errorf("%s cannot rise: its square is taken", g.id(who))
		}
		g.setPresence(who, healthHere)
		u.prone = true
	case u.presence == healthYielded:
		return fmt.Errorf("%s has surrendered", g.id(who))
	}
	g.setHP(who, int16(n))
	if u.presence == healthHere {
		t.Muted(func() {
			if n == -int(sh.negative) {
				g.die(t, who, table.Nobody, 0)
				return
			}
			g.update(t, who, table.Nobody)
		})
	}
	return nil
}
