package flank

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// enlist reads a combatant's sheet, behind those already read. Its name is in the cast already.
func (c *compiler) enlist(path string, in *Combatant, at space.Cell) {
	who := table.Who(len(c.def.sheets))
	m := c.def.cast.Combatants[who]
	sh := sheet{
		seat: m.Seat, pc: in.PC, start: at, flying: in.Flying, hidden: in.Hidden, asleep: in.Asleep, focused: in.Focused,
		mute: in.Mute, level: int16(in.Level), acBonus: int16(in.AC), initBonus: int16(in.Init), dr: int16(in.Resist), drExcept: in.Except,
		capacity: -1, sqMax: int16(in.SQMax), size: setup.Nth[size](sizeNames(), setup.Or(in.Size, "medium")),
		casting: setup.Nth[ability](abilityNames(), setup.Or(in.Casting, "INT")), hands: int8(value(in.Hands, 2)),
		cl: int16(value(in.CL, in.Level)), sq: int16(value(in.SQ, in.SQMax)), reactions: int8(value(in.React, 1)),
	}
	sh.begun, sh.waited, sh.starved, sh.choked = in.Begun, in.Waited, int16(in.Starved), int16(in.Choked)
	sh.reacts = int8(value(in.Reactions, table.Bit(in.Begun)*int(sh.reactions)))
	if in.HiddenAt != nil {
		sh.hides, sh.hiding = true, int16(*in.HiddenAt)
	}
	sh.reach = int8(sh.size.reach())
	if in.Reach > 0 {
		sh.reach = int8(in.Reach / 5)
	}
	for _, word := range in.Feats {
		sh.feats |= 1 << slices.Index(featNames(), word)
	}
	c.scores(in, &sh)
	if in.Given != nil {
		sh.given, sh.initiative = true, int16(*in.Given)
	}
	if in.Load != nil {
		sh.capacity = int16(*in.Load)
	}
	for i, word := range damageTypeNames() {
		sh.resist[i] = int16(in.Energy[word])
		if slices.Contains(in.Weak, word) {
			sh.weak |= 1 << i
		}
	}
	for _, key := range in.Spells {
		if n := slices.Index(c.abilKeys, key); n >= 0 {
			sh.repertoire = append(sh.repertoire, uint8(n+1))
		}
	}
	for i := range in.Attacks {
		a := c.attack(fmt.Sprintf("%s.attacks[%d]", path, i), setup.Or(in.Attacks[i].Name, "body"), &in.Attacks[i])
		if in.Attacks[i].Name == "" {
			c.Problem(fmt.Sprintf("%s.attacks[%d].name", path, i), "missing, expected what it is called, such as bite")
		}
		c.def.attacks = append(c.def.attacks, a)
		sh.natural = append(sh.natural, uint8(len(c.def.attacks)))
	}
	if len(in.Attacks) > 0 {
		sh.feats |= featNatural
	}
	c.afflictions(path, in, &sh)
	c.def.sheets = append(c.def.sheets, sh)
	c.def.figures = append(c.def.figures, figure{side: uint8(m.Side), span: int8(sh.size.span())})
	c.belongings(path, who, in)
}

// scores reads the numbers that depend on abilities and level (flank.core.level, flank.core.hit_points).
func (c *compiler) scores(in *Combatant, sh *sheet) {
	for i, word := range abilityNames() {
		sh.scores[i], sh.damage[i] = 10, int16(in.Damage[word])
		if n, given := in.Scores[word]; given {
			sh.scores[i] = int16(n)
		}
	}
	for i, word := range saveNames() {
		sh.saves[i] = int16(in.Saves[word])
	}
	for i, word := range skillNames() {
		sh.skills[i] = int16(in.Skills[word])
	}
	if len(in.Speeds) == 0 {
		sh.speeds[goingWalk] = 30
	}
	for i, word := range goingNames() {
		if n, given := in.Speeds[word]; given {
			sh.speeds[i] = int16(n)
		}
	}
	sh.bab = int16(in.Level / 2)
	if sh.feats&featWarrior != 0 {
		sh.bab = int16(in.Level)
	}
	if in.BAB != nil {
		sh.bab = int16(*in.BAB)
	}
	body := int(sh.scores[scoreCON])
	sh.hpMax = int16(body + (6+down(body-10, 2))*in.Level) // a score of 1 still brings 1 a level
	if in.HPMax > 0 {
		sh.hpMax = int16(in.HPMax)
	}
	sh.hp = int16(min(value(in.HP, int(sh.hpMax)), int(sh.hpMax)))
	sh.negative = int16(body)
	if in.Below > 0 {
		sh.negative = int16(in.Below)
	}
}

// value is what a key says, or else the default.
func value(p *int, deflt int) int {
	if p == nil {
		return deflt
	}
	return *p
}

// afflictions reads the conditions at the start.
func (c *compiler) afflictions(path string, in *Combatant, sh *sheet) {
	for i := range in.Conditions {
		x := &in.Conditions[i]
		k := setup.Nth[cond](cond(0).names(), setup.Or(x.Is, "prone"))
		at := fmt.Sprintf("%s.conditions[%d]", path, i)
		switch {
		case k == condDying || k == condUnconscious || k == condEncumbered:
			c.Problem(at+".is", "%s follows from hit points or load, expected another condition, hp or asleep", x.Is)
		case x.Of == "" && k == condFriendly:
			c.Problem(at+".of", "missing, expected the creature that it is friendly to")
		}
		if k == condBleeding {
			sh.bleed = int16(x.Bleed)
		}
		if k == condCrippled {
			sh.limbs = limbsOf(x.Limb)
		}
		sh.conditions = append(sh.conditions, startEffect{what: k, of: x.Of, rounds: int16(x.Rounds), dc: int16(x.DC)})
	}
}

// crippling lists what Crippled can take, and the word for each; the first is the default.
func crippling() ([]limbs, []string) {
	return []limbs{limbSpeed, limbArm, limbLeg, limbArm | limbSpeed, limbLeg | limbSpeed},
		[]string{"half_speed", "arm", "leg", "both_arm", "both_leg"}
}

// limbsOf reads what Crippled takes.
func limbsOf(word string) limbs {
	all, words := crippling()
	return all[max(slices.Index(words, word), 0)]
}

// word is what files call it.
func (l limbs) word() string {
	all, words := crippling()
	return words[max(slices.Index(all, l), 0)]
}

// belongings gives a combatant what it has.
func (c *compiler) belongings(path string, who table.Who, in *Combatant) {
	hands := 0
	for _, list := range []struct {
		key   string
		ids   []string
		where place
	}{{"held", in.Held, placeHand}, {"worn", in.Worn, placeBody}, {"carried", in.Carried, placeBag}} {
		for _, key := range list.ids {
			n := slices.Index(c.itemKeys, key)
			if n < 0 {
				continue // the tags have said so
			}
			d := &c.def.itemDefs[n]
			if list.where == placeHand {
				hands += int(d.hands)
			}
			if list.where != placeBag {
				c.def.sheets[who].gearAC += d.givesAC
			}
			c.state.items = append(c.state.items, item{def: uint8(n), owner: who, holder: who, where: list.where, cell: space.None, hp: d.hp})
		}
	}
	if most := value(in.Hands, 2); hands > most {
		c.Problem(path+".held", "this takes %d hands, expected at most %d", hands, most)
	}
}
