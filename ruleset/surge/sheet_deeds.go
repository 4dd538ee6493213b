package surge

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// unarmedKey names the unarmed strike that everybody has.
const unarmedKey = "unarmed"

// deeds reads the attacks and powers of a combatant, and adds an unarmed strike and throws (surge.base.armed,
// surge.free.drop_attack).
func (c *compiler) deeds(path string, who table.Who, in *Combatant, sh *sheet) {
	d := c.def
	sh.first = int16(len(d.deeds))
	sh.primary = c.skill(path+".primary_skill", in.Primary, noSkill)
	for k, key := range in.Attacks {
		if a, ok := c.setup.Attacks[key]; ok {
			x := c.attack("attacks."+key, key, &a)
			if x.thing = c.owned(who, a.Object); a.Object != "" && x.thing < 0 {
				c.Problem(fmt.Sprintf("%s.attacks[%d]", path, k), "%s needs the object %s, which %s does not have", key, a.Object, in.ID)
			}
			if sh.primary == noSkill {
				sh.primary = x.skill
			}
			d.deeds = append(d.deeds, x)
		}
	}
	if sh.primary == noSkill {
		sh.primary = skillMelee
	}
	for i, list := range [][]string{in.Abilities, in.Alternates} {
		for _, key := range list {
			if a, ok := c.setup.Abilities[key]; ok {
				x := c.power("abilities."+key, key, &a, sh.primary)
				x.spare = i == 1
				d.deeds = append(d.deeds, x)
				if x.effect == doLuck {
					d.lucky.Add(who)
				}
			}
		}
	}
	d.deeds = append(d.deeds, deed{
		key: unarmedKey, name: "unarmed strike", reach: reachClose, skill: skillMelee, resist: resistToughness, close: c.squares5(5), thing: -1, ammo: -1, check: true, makeshift: true,
	})
	c.throws(who)
	sh.count = int16(len(d.deeds)) - sh.first
	if sh.count > maxDeeds {
		c.Problem(path, "has %d attacks and powers, expected at most %d", sh.count, maxDeeds)
	}
	c.alternates(path, in, sh)
	c.firstOfArrays(sh)
	sh.sections = c.sections(sh)
	sh.hopes = c.hopes(sh)
}

// alternates refuses an alternate effect that belongs to no power of the combatant, or outranks the powers of its array
// (surge.surge.alternate_effect).
func (c *compiler) alternates(path string, in *Combatant, sh *sheet) {
	own := c.def.deeds[sh.first : sh.first+sh.count]
	for k, key := range in.Alternates {
		i := slices.IndexFunc(own, func(x deed) bool { return x.spare && x.key == key })
		if i < 0 {
			continue
		}
		highest := int8(-1)
		for _, x := range own {
			if !x.spare && x.array == own[i].array && x.array != 0 {
				highest = max(highest, x.rank)
			}
		}
		switch {
		case highest < 0:
			c.Problem(fmt.Sprintf("%s.alternates[%d]", path, k), "%s is in no array with a power of %s, expected the array of one", key, in.ID)
		case own[i].rank > highest:
			c.Problem(fmt.Sprintf("%s.alternates[%d]", path, k), "%s has rank %d, expected at most %d, as the powers of its array", key, own[i].rank, highest)
		}
	}
}

// firstOfArrays makes the first of each array the active one (surge.quick.switch).
func (c *compiler) firstOfArrays(sh *sheet) {
	var seen []uint8
	for i := int(sh.first); i < int(sh.first+sh.count); i++ {
		x := &c.def.deeds[i]
		x.active = x.array == 0 || !x.spare && !slices.Contains(seen, x.array)
		if x.active && x.array != 0 {
			seen = append(seen, x.array)
		}
	}
}

// squares5 turns feet into squares; on zones it is 0 for reach.
func (c *compiler) squares5(feet int) int16 {
	if c.def.field.zones != nil {
		return 0
	}
	return int16(feet / 5)
}

// far turns a range in feet into squares or links.
func (c *compiler) far(feet int) int16 {
	if c.def.field.zones != nil {
		return int16(feet / 30)
	}
	return int16(feet / 5)
}

// array numbers the arrays by name.
func (c *compiler) array(name string) uint8 {
	if name == "" {
		return 0
	}
	i := slices.Index(c.def.arrays, name)
	if i < 0 {
		i = len(c.def.arrays)
		c.def.arrays = append(c.def.arrays, name)
	}
	return uint8(i + 1)
}

// attack reads an attack.
func (c *compiler) attack(path, key string, a *Attack) deed {
	x := deed{
		key: key, name: setup.Or(a.Name, key), reach: setup.Nth[reach](attackKinds(), a.Kind), action: actStandard, rank: int8(a.Rank),
		effect: setup.Nth[does](effectNames(), a.Effect), cumulative: a.Cumulative, close: c.squares5(a.Reach), range_: c.far(a.Range),
		armed: !a.Unarmed, hands: int8(*a.Hands), thing: -1, ammo: -1, array: c.array(a.Array), check: true,
	}
	x.skill = c.skill(path+".skill", a.Skill, x.reach.usual())
	x.resist = c.resisted(a.Resistance, x.reach)
	c.three(path, a.Conditions, &x)
	if a.Ammo != nil {
		x.ammo = int16(*a.Ammo)
	}
	if x.reach.social() {
		x.range_ = 1 << 14
	}
	x.loaded = true
	if a.Load != "" {
		x.complex, x.loaded, x.load = true, !a.Unloaded, setup.Nth[action](actionNames(), a.Load)
	}
	return x
}

// power reads a power (surge.power.procedure).
func (c *compiler) power(path, key string, a *Ability, primary skill) deed {
	x := deed{
		key: key, name: setup.Or(a.Name, key), power: true, reach: setup.Nth[reach](powerRanges(), a.Range), rank: int8(a.Rank),
		action: setup.Nth[action](actionNames(), a.Action), effect: setup.Nth[does](effectNames(), a.Effect), cumulative: a.Cumulative,
		close: c.squares5(a.Reach), armed: a.Armed, thing: -1, ammo: -1, loaded: true, array: c.array(a.Array), check: !a.Area && !a.NoCheck && a.Range != "personal",
		area: a.Area, radius: c.squares5(a.Radius), source: a.Source, sustained: a.Sustained,
	}
	x.skill = c.skill(path+".skill", a.Skill, primary)
	x.resist = c.resisted(a.Resistance, x.reach)
	c.three(path, a.Conditions, &x)
	switch {
	case a.RangeFt > 0:
		x.range_ = c.far(a.RangeFt)
	case x.reach.social():
		x.range_ = 1 << 14
	default:
		x.range_ = c.far(120)
	}
	x.armed = x.armed && x.effect == doDamage && x.action == actStandard
	return x
}

// resisted reads what resists an effect; the default goes by its range.
func (c *compiler) resisted(word string, r reach) resistance {
	switch {
	case word != "":
		return setup.Nth[resistance](resistanceNames(), word)
	case r.social():
		return resistWill
	default:
		return resistToughness
	}
}

// three reads the conditions of an affliction, one of each list (surge.affliction.inflict).
func (c *compiler) three(path string, words []string, x *deed) {
	x.conds = [3]condition{condImpaired, condDisabled, condIncapacitated}
	if x.effect != doAfflict {
		return
	}
	if len(words) != 3 {
		c.Problem(path+".conditions", "found %d, expected three: a lesser, a moderate and a greater one", len(words))
		return
	}
	for i, word := range words {
		n := slices.Index(conditionNames(), word)
		if n < 0 {
			return
		}
		if condition(n).degree() != i {
			c.Problem(fmt.Sprintf("%s.conditions[%d]", path, i), "%q is in another list, expected a %s condition", word, [...]string{"lesser", "moderate", "greater"}[i])
		}
		x.conds[i] = condition(n)
	}
}

// throws adds the throw of each object that can be thrown.
func (c *compiler) throws(who table.Who) {
	for i := range c.def.thingDefs {
		t := &c.def.thingDefs[i]
		if t.owner != who || t.heavy || t.start.where == placeWorn {
			continue
		}
		x := deed{reach: reachRanged, skill: skillMarksmanship, resist: resistToughness, rank: 1, range_: c.far(30), ammo: -1, loaded: true, check: true}
		if a, ok := c.setup.Attacks[c.setup.Objects[t.kind].Thrown]; ok {
			x = c.attack("objects."+t.kind+".thrown", t.key, &a)
		}
		x.key, x.name, x.thrown, x.thing, x.hands, x.array, x.armed = t.key, c.def.cast.Things[i].Name, true, int16(i), 0, 0, false
		x.makeshift = true
		c.def.deeds = append(c.def.deeds, x)
	}
}
