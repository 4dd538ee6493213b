package flow

import (
	"maps"
	"slices"
	"strconv"

	"fray/ruleset/setup"
)

func (c *compiler) itemDefs() {
	keys := slices.Sorted(maps.Keys(c.setup.Items))
	c.itemKeys = append(c.itemKeys, keys...)
	for _, key := range keys {
		in, path := c.setup.Items[key], "items."+key
		c.itemID(path, key)
		d := itemDef{
			key: key, hands: int8(in.Hands), reach: int16(in.Reach), rng: int16(in.Range), thrown: in.Thrown,
			noArmor: in.NoArmor, rule: c.Book.Find(in.Rule), category: setup.Nth[category](weaponNone.names(), in.Category),
			damage: amountOf(in.Damage), potion: amountOf(in.Potion), ranged: in.Range > 0 && !in.Thrown,
		}
		if (d.category == weaponBow || d.category == weaponCrossbow) && !d.ranged {
			c.Problem(path+".range", "a bow or crossbow needs a range, and is not thrown")
		}
		if i := slices.Index(c.abilKeys, in.Ability); i >= 0 {
			d.ability = uint8(i + 1)
			if a := &c.def.abilities[i]; a.ap < 1 || a.ap > 2 {
				c.Problem(path+".ability", "a magic item costs 1 or 2 AP, ability %q costs %d (flow.cost.magic_item)", in.Ability, a.ap)
			}
			if c.def.abilities[i].timing != timingTurn {
				c.Problem(path+".ability", "a magic item is used on one's turn, ability %q has another timing", in.Ability)
			}
		}
		c.def.itemDefs = append(c.def.itemDefs, d)
	}
}

func (c *compiler) abilityDefs() {
	keys := slices.Sorted(maps.Keys(c.setup.Abilities))
	c.abilKeys = append(c.abilKeys, keys...)
	for _, key := range keys {
		c.abilityID("abilities."+key, key)
		c.def.abilities = append(c.def.abilities, c.ability(key, c.setup.Abilities[key]))
	}
}

func (c *compiler) ability(key string, in Ability) abilityDef {
	path := "abilities." + key
	d := abilityDef{
		key: key, name: setup.Or(in.Name, key), attack: in.Attack, noArmor: in.NoArmor, rule: c.Book.Find(in.Rule), fp: int16(in.FP),
		ap: int16(*in.AP), rp: int16(*in.RP), radius: int16(in.Radius), spell: in.Kind == "spell", item: in.Kind == "item",
		timing: setup.Nth[timing](timingTurn.names(), in.Timing), category: setup.Nth[category](weaponNone.names(), in.Category),
		shape: setup.Nth[shape](shapeSingle.names(), setup.Or(in.Shape, "single")), damage: amountOf(in.Damage), heal: amountOf(in.Heal),
		provokes: *in.Provokes, skill: skillNone, against: skillNone,
	}
	if d.spell {
		d.skill = skillCasting
	}
	if in.Skill != "" {
		d.skill = setup.Nth[skill](skillMelee.names(), in.Skill)
	}
	if in.Against != "" {
		d.against = setup.Nth[skill](skillMelee.names(), in.Against)
		if d.skill == skillNone {
			c.Problem(path+".against", "found it without skill, expected skill beside it: what is rolled against it")
		}
	}
	if d.attack && d.skill == skillNone {
		c.Problem(path+".attack_spell", "found it without skill, expected skill beside it")
	}
	switch in.Range {
	case "self":
		if d.timing == timingTurn && in.Shape == "" {
			d.shape = shapeSelf
		}
	case "touch":
		d.touch, d.rng = true, 1
	default:
		n, _ := strconv.ParseInt(in.Range, 10, 16)
		d.rng = int16(n)
	}
	for _, e := range in.Effects {
		one := effectDef{do: setup.Nth[ailment](ailment(0).names(), e.Do), value: int16(e.Value), rounds: int16(e.Rounds), self: e.Self}
		if e.Seconds > 0 {
			one.rounds = int16(roundsOf(e.Seconds))
		}
		d.effects = append(d.effects, one)
	}
	return d
}

// roundsOf turns seconds into rounds of six, fractions up (flow.round.time_scale).
func roundsOf(seconds int) int {
	return (seconds + 5) / 6
}
