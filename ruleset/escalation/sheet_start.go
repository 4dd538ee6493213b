package escalation

import (
	"fmt"
	"slices"

	"fray/dice"
	"fray/ruleset/setup"
	"fray/space"
)

// recoveryRoll reads what a Recovery gives (escalation.recovery.base_amount).
func (c *compiler) recoveryRoll(path, text string) recoveryDef {
	a := amountOf(text)
	if !a.plain || len(a.groups) != 1 || a.groups[0].count > dice.MaxDice {
		c.Problem(path, "found %q, expected dice of one size and a bonus, such as 2d8+3", text)
		return recoveryDef{1, 8, 0}
	}
	return recoveryDef{a.groups[0].count, a.groups[0].sides, int16(a.bonus)}
}

// unit is how a combatant is at the start.
func (c *compiler) unit(path string, in *Combatant, sh *sheet) unit {
	u := unit{
		band: sh.band, pending: bandNone, locked: actNone, second: sh.secondStart, hp: int16(*in.HP), strain: int16(in.Strain),
		recoveries: int16(*in.Recoveries), power: int16(*in.Power), relations: int16(*in.RelationLeft), fails: int8(in.Fails),
	}
	u.zone = space.None
	if c.def.zones != nil {
		u.zone = c.zone(path+".at", in.At)
	}
	u.health = healthUp
	if u.hp <= 0 {
		u.health = healthDead
		if sh.pc {
			u.health = healthDying
		}
	}
	if in.Status != "" {
		u.health = setup.Nth[health](healthNames(), in.Status)
	}
	switch {
	case u.health == healthLastGasp:
		u.gaspHP = u.hp
		if !sh.pc {
			c.Problem(path+".status", "found last_gasp of an npc, expected it of a pc only")
		}
	case u.health == healthUp && u.hp <= 0, u.health > healthUp && u.health <= healthStabilized && (u.hp > 0 || !sh.pc):
		c.Problem(path+".status", "a combatant with %d hit points cannot be %s; change one of them", u.hp, u.health)
	}
	if in.Hidden {
		c.hide(path, in, &u)
	}
	u.deep = (u.health == healthDying || u.health == healthStabilized) && 2*u.hp <= -sh.hpMax // escalation.death.first_save_penalty
	if len(in.Stance) > 0 {
		k := slices.IndexFunc(sh.stances, func(s stanceDef) bool { return s.name == in.Stance })
		if k < 0 {
			c.Problem(path+".stance", "there is no stance %q on the sheet", in.Stance)
			k = 0
		}
		u.stance = uint8(k)
	}
	for k, id := range in.Spent {
		n := c.def.abilityAt(id)
		at := slices.Index(sh.list, uint8(n))
		if n < 0 || at < 0 {
			c.Problem(fmt.Sprintf("%s.spent[%d]", path, k), "%q is no ability of this combatant", id)
			continue
		}
		u.spent |= 1 << at
	}
	return u
}

// hide keeps a combatant out of sight at the start.
func (c *compiler) hide(path string, in *Combatant, u *unit) {
	switch {
	case u.health != healthUp:
		c.Problem(path+".hidden", "a combatant that is %s cannot be hidden; leave out hidden or how it is", u.health)
	case len(in.Beside) > 0:
		c.Problem(path+".hidden", "a hidden combatant cannot stand beside others; leave out hidden or beside")
	}
	u.health = healthHidden
}
