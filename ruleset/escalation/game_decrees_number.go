package escalation

import (
	"errors"
	"fmt"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// setNumber sets one of a combatant's numbers.
func (g *Game) setNumber(_ *table.Table, c table.Command) error {
	u, sh := &g.units[c.Who], &g.sheets[c.Who]
	n := int16(c.Value)
	var to *int16
	var most int16
	switch c.What {
	case "hp":
		return g.setHP(c.Who, min(n, sh.hpMax))
	case "fails":
		if n < 0 || n > 3 {
			return fmt.Errorf("set fails %d: want 0 to 3", n)
		}
		u.fails = int8(n)
		return nil
	case "recoveries":
		to, most = &u.recoveries, sh.recoveries
	case "strain":
		to, most = &u.strain, maxStrain
	case "power":
		to, most = &u.power, sh.powerMax
	case "secondary":
		to, most = &u.second, sh.secondMax
	default:
		to, most = &u.relations, sh.relations
	}
	if n < 0 || n > most {
		return fmt.Errorf("set %s %d: want 0 to %d", c.What, n, most)
	}
	*to = n
	return nil
}

// setHP sets hit points, and with them whether the combatant is up.
func (g *Game) setHP(who table.Who, n int16) error {
	u := &g.units[who]
	switch {
	case u.health == healthHidden && n <= 0:
		return fmt.Errorf("set hp %d: a hidden combatant is up; reveal it first, or remove it", n)
	case u.health > healthLastGasp && u.health != healthUnconscious && u.health != healthDead && u.health != healthHidden:
		return errOut()
	case n > 0 && u.health != healthUp && u.health != healthLastGasp && u.health != healthHidden:
		u.hp = n
		g.setHealth(table.Silent(), who, healthUp, rule.DeathHealed)
	case n <= 0 && u.health == healthUp:
		g.lose(table.Silent(), table.Nobody, who, int(u.hp-n), false, false, 0)
	default:
		u.hp = n
		g.deepen(who)
	}
	return nil
}

func errOut() error { return errors.New("it is out of the fight; put it into another state first") }

// errOfFight refuses a combatant for a number of the whole fight.
func errOfFight(c table.Command) error {
	if c.Adjustment.Who != "" {
		return fmt.Errorf("set %s: it is a number of the fight, and takes no who", c.What)
	}
	return nil
}

// setDie sets the escalation die.
func (g *Game) setDie(_ *table.Table, c table.Command) error {
	if err := errOfFight(c); err != nil {
		return err
	}
	g.die = int8(c.Value)
	return nil
}

// setRound sets the round, and the escalation die with it.
func (g *Game) setRound(_ *table.Table, c table.Command) error {
	if err := errOfFight(c); err != nil {
		return err
	}
	if g.ambushed {
		return errors.New("set round: the Surprise Round is being played; wait for round 1")
	}
	g.round = int16(c.Value)
	g.die = int8(min(6, c.Value-1+int(g.wonAmbush)))
	return nil
}

// grant gives back a Recovery or a Daily ability between encounters, after long downtime (escalation.rest.downtime).
func (g *Game) grant(_ *table.Table, c table.Command) error {
	u, sh := &g.units[c.Who], &g.sheets[c.Who]
	switch {
	case g.stage != stageCamp:
		return fmt.Errorf("%s: grant only in the rest between encounters", g.book.ID(rule.RestDowntime))
	case u.granted:
		return fmt.Errorf("%s: %s has had its grant", g.book.ID(rule.RestDowntime), c.Adjustment.Who)
	case c.What == "recovery":
		if u.recoveries >= sh.recoveries {
			return fmt.Errorf("%s has all its Recoveries", c.Adjustment.Who)
		}
		u.recoveries++
		u.granted = true
		return nil
	}
	for i, n := range sh.list {
		if d := &g.def.abilities[n]; d.key == c.What && d.freq == freqDaily && u.spent>>i&1 != 0 {
			u.spent &^= 1 << i
			u.granted = true
			return nil
		}
	}
	return fmt.Errorf("%q: want recovery, or a Daily ability that it has spent", c.What)
}
