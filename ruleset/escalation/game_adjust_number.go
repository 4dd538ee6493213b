package escalation

import (
	"errors"
	"fmt"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// adjustNumber sets one of a combatant's numbers, or of the encounter's.
func (g *Game) adjustNumber(who int16, a table.Adjustment) error {
	if who == table.Nobody {
		switch {
		case a.What == "die" && a.Value >= 0 && a.Value <= 6:
			g.die = int8(a.Value)
		case a.What == "round" && a.Value >= 1 && a.Value <= g.def.maxRounds && !g.ambushed:
			g.round = int16(a.Value)
			g.die = int8(min(6, a.Value-1+int(g.wonAmbush)))
		default:
			return fmt.Errorf("%s %d: expected a die of 0 to 6, or a round of 1 to %d, or who it is about", a.What, a.Value, g.def.maxRounds)
		}
		return nil
	}
	u, sh := &g.units[who], &g.sheets[who]
	if a.Value < -maxHP || a.Value > maxHP {
		return fmt.Errorf("%s %d: expected %d to %d", a.What, a.Value, -maxHP, maxHP)
	}
	n := int16(a.Value)
	set := func(p *int16, high int16) error {
		if n < 0 || n > high {
			return fmt.Errorf("%s %d: expected 0 to %d", a.What, n, high)
		}
		*p = n
		return nil
	}
	switch a.What {
	case "hp":
		return g.adjustHP(who, min(n, sh.hpMax))
	case "recoveries":
		return set(&u.recoveries, sh.recoveries)
	case "strain":
		return set(&u.strain, maxStrain)
	case "power":
		return set(&u.power, sh.powerMax)
	case "relationship dice", "relationship_dice":
		return set(&u.relations, sh.relations)
	case "fails":
		if n < 0 || n > 3 {
			return fmt.Errorf("fails %d: expected 0 to 3", n)
		}
		u.fails = int8(n)
		return nil
	default:
		if a.What == "secondary" || a.What != "" && a.What == sh.secondary {
			return set(&u.second, sh.secondMax)
		}
		return fmt.Errorf("unknown number %q, expected one of hp, recoveries, strain, power, secondary, relationship dice, fails", a.What)
	}
}

// adjustHP sets hit points, and whether the combatant is up follows.
func (g *Game) adjustHP(who, n int16) error {
	u := &g.units[who]
	switch {
	case u.status == hidden && n <= 0:
		return fmt.Errorf("hp %d: who is hidden is up; reveal it first, or remove it", n)
	case u.status > lastGasp && u.status != unconscious && u.status != dead && u.status != hidden:
		return errors.New("it is out of the fight")
	}
	quiet := &table.Table{}
	switch {
	case n > 0 && u.status != up && u.status != lastGasp && u.status != hidden:
		u.hp = n
		g.setStatus(quiet, who, up, rule.DeathHealed)
	case n <= 0 && u.status == up:
		g.lose(quiet, table.Nobody, who, int(u.hp-n), false, false, 0)
	default:
		u.hp = n
		g.deepen(who)
	}
	return nil
}
