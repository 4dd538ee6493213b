package escalation

import (
	"fmt"
	"slices"

	"fray/dice"
	"fray/space"
)

// resources reads what is spent and comes back (escalation.recovery.maximum, escalation.recovery.base_amount).
func (c *compiler) resources(path string, in *Combatant, sh *sheet) {
	usual := 0
	if sh.pc {
		usual = 8
	}
	sh.recoveries = c.Number(path+".recoveries_max", in.RecoveriesMax, usual, 0, 1000)
	sh.recovery = recoveryDef{sh.level, 8, sh.vitality}
	if in.Recovery != "" {
		sh.recovery = c.recoveryRoll(path+".recovery_roll", in.Recovery)
	}
	sh.healDie = [2]int32{6, 10}[c.Pick(path+".npc_heal_die", in.HealDie, []string{"d6", "d10"}, 0)]
	sh.powerMax = c.Within(path+".power_max", in.PowerMax, 0, 1000)
	sh.secondary = in.SecondaryName
	sh.secondMax = c.Number(path+".secondary_max", in.SecondaryMax, 1000, 0, 1000)
	sh.secondStart = c.Within(path+".secondary_start", in.SecondaryStart, 0, int(sh.secondMax))
	sh.relations = c.Within(path+".relationship_dice", in.Relationship, 0, 100)
	sh.deathSave = c.Number(path+".death_save_target", in.DeathSave, hardSave, 3, 18)
}

func (c *compiler) recoveryRoll(path, text string) recoveryDef {
	a := c.amount(path, text)
	if !a.given() {
		return recoveryDef{1, 8, 0}
	}
	if !a.plain || len(a.groups) != 1 || a.groups[0].count > dice.MaxDice {
		c.Problem(path, "found %q, expected dice of one size and a bonus, such as 2d8+3", text)
		return recoveryDef{1, 8, 0}
	}
	return recoveryDef{a.groups[0].count, a.groups[0].sides, int16(a.bonus)}
}

// unit is how a combatant is at the start.
func (c *compiler) unit(path string, in *Combatant, sh *sheet) unit {
	u := unit{band: sh.band, pending: bandNone, locked: actNone, second: sh.secondStart}
	u.hp = c.Number(path+".hp", in.HP, int(sh.hpMax), -maxHP, int(sh.hpMax))
	u.strain = c.Within(path+".strain", in.Strain, 0, maxStrain)
	u.recoveries = c.Number(path+".recoveries", in.Recoveries, int(sh.recoveries), 0, int(sh.recoveries))
	if in.Power != nil && *in.Power > 0 && sh.powerMax == 0 {
		c.Problem(path+".power", "found %d without power_max, expected power_max beside it", *in.Power)
	} else {
		u.power = c.Number(path+".power", in.Power, int(sh.powerMax), 0, int(sh.powerMax))
	}
	u.relations = c.Number(path+".relationship_left", in.RelationLeft, int(sh.relations), 0, int(sh.relations))
	u.fails = int8(c.Within(path+".death_save_fails", in.Fails, 0, 3))
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
	u.health = health(c.Pick(path+".status", in.Status, healthNames(), int(u.health)))
	switch {
	case u.health == healthLastGasp:
		u.gaspHP = u.hp
		if !sh.pc {
			c.Problem(path+".status", "found last_gasp of an npc, expected it of a pc only")
		}
	case u.health == healthUp && u.hp <= 0, u.health > healthUp && u.health <= healthStabilized && (u.hp > 0 || !sh.pc):
		c.Problem(path+".status", "found %s with %d hit points, expected what fits them", u.health, u.hp)
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
	if u.health != healthUp || len(in.Beside) > 0 {
		c.Problem(path+".hidden", "found it of one that is %s, beside %d others; expected it of one that is up, beside nobody", u.health, len(in.Beside))
	}
	u.health = healthHidden
}
