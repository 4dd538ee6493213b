package flow

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fray/ruleset/setup"
)

func (c *compiler) itemDefs() {
	keys := slices.Sorted(maps.Keys(c.setup.Items))
	c.itemKeys = append(c.itemKeys, keys...)
	for _, key := range keys {
		in, path := c.setup.Items[key], "items."+key
		c.itemID(path, key)
		d := itemDef{
			key: key, name: setup.Or(in.Name, key), hands: int8(max(1, in.Hands)), reach: int16(max(1, in.Reach)),
			rng: c.Within(path+".range", in.Range, 0, 1000), thrown: in.Thrown, noArmor: in.NoArmor, rule: c.Rule(path+".rule", in.Rule),
		}
		d.category = category(c.Pick(path+".category", in.Category, categoryNames(), 0))
		d.damage, d.potion = c.amount(path+".damage", in.Damage), c.amount(path+".potion", in.Potion)
		d.ranged = d.rng > 0 && !d.thrown
		c.Within(path+".hands", in.Hands, 0, 2)
		c.Within(path+".reach", in.Reach, 0, 100)
		if (d.category != weaponNone) != (in.Damage != "") {
			c.Problem(path, "a weapon needs both category and damage")
		}
		if (d.category == weaponBow || d.category == weaponCrossbow) && !d.ranged {
			c.Problem(path+".range", "a bow or crossbow needs a range, and is not thrown")
		}
		if d.thrown && d.rng == 0 {
			c.Problem(path+".range", "a thrown weapon needs a range")
		}
		if in.Ability != "" {
			if i := slices.Index(c.abilKeys, in.Ability); i < 0 {
				c.Problem(path+".ability", "unknown ability %q", in.Ability)
			} else {
				d.ability = uint8(i + 1)
				if a := &c.def.abilities[i]; a.ap < 1 || a.ap > 2 {
					c.Problem(path+".ability", "a magic item costs 1 or 2 AP, ability %q costs %d (flow.cost.magic_item)", in.Ability, a.ap)
				}
				if c.def.abilities[i].timing != timingTurn {
					c.Problem(path+".ability", "a magic item is used on one's turn, ability %q has another timing", in.Ability)
				}
			}
		}
		c.def.itemDefs = append(c.def.itemDefs, d)
	}
	if len(c.def.itemDefs) > 250 {
		c.Problem("items", "found %d kinds of items, expected at most 250", len(c.def.itemDefs))
	}
}

func (c *compiler) abilityDefs() {
	keys := slices.Sorted(maps.Keys(c.setup.Abilities))
	c.abilKeys = append(c.abilKeys, keys...)
	for _, key := range keys {
		c.abilityID("abilities."+key, key)
		c.def.abilities = append(c.def.abilities, c.ability(key, c.setup.Abilities[key]))
	}
	if len(c.def.abilities) > 48 {
		c.Problem("abilities", "found %d, expected at most 48 in one encounter", len(c.def.abilities))
	}
}

func (c *compiler) ability(key string, in Ability) abilityDef {
	path := "abilities." + key
	d := abilityDef{
		key: key, name: setup.Or(in.Name, key), attack: in.Attack, noArmor: in.NoArmor, rule: c.Rule(path+".rule", in.Rule),
		fp: c.Within(path+".fp_cost", in.FP, 0, 100), radius: c.Within(path+".radius", in.Radius, 0, 20),
	}
	switch in.Kind {
	case "spell":
		d.spell = true
	case "item":
		d.item = true
	case "", "class":
	default:
		c.Problem(path+".kind", "unknown %q, expected one of spell, class, item", in.Kind)
	}
	d.timing = timing(c.Pick(path+".timing", in.Timing, timingNames(), 0))
	d.category = category(c.Pick(path+".category", in.Category, categoryNames(), 0))
	d.shape = shape(c.Pick(path+".shape", in.Shape, shapeNames(), 0))
	d.damage, d.heal = c.amount(path+".damage", in.Damage), c.amount(path+".heal", in.Heal)
	defaultAP, defaultRP := 0, 0
	switch d.timing {
	case timingTurn:
		defaultAP = 2
	case timingReaction:
		defaultRP = 1
	default:
	}
	d.ap, d.rp = c.Number(path+".ap_cost", in.AP, defaultAP, 0, 100), c.Number(path+".rp_cost", in.RP, defaultRP, 0, 100)
	d.skill, d.against = skillNone, skillNone
	if d.spell {
		d.skill = skillCasting
	}
	if in.Skill != "" {
		d.skill = skill(c.Pick(path+".skill", in.Skill, skillNames(), 0))
	}
	if in.Against != "" {
		d.against = skill(c.Pick(path+".against", in.Against, skillNames(), 0))
		if d.skill == skillNone {
			c.Problem(path+".against", "needs skill: what is rolled against it")
		}
	}
	if d.attack && (d.skill == skillNone || in.Damage == "") {
		c.Problem(path, "an attack needs a skill and damage")
	}
	d.provokes = d.spell
	if in.Provokes != nil {
		d.provokes = *in.Provokes
	}
	c.abilityRange(path, in, &d)
	for i, e := range in.Effects {
		d.effects = append(d.effects, c.effect(fmt.Sprintf("%s.effects[%d]", path, i), e))
	}
	return d
}

func (c *compiler) abilityRange(path string, in Ability, d *abilityDef) {
	switch in.Range {
	case "", "self":
		if d.timing == timingTurn && d.shape == shapeSingle && in.Shape == "" {
			d.shape = shapeSelf
		}
	case "touch":
		d.touch, d.rng = true, 1
	default:
		n := 0
		if _, err := fmt.Sscanf(in.Range, "%d", &n); err != nil || strconv.Itoa(n) != in.Range || n < 1 || n > 1000 {
			c.Problem(path+".range", "found %q, expected self, touch, or hexes from 1 to 1000", in.Range)
		}
		d.rng = int16(n)
	}
	if d.shape == shapeArea && d.radius == 0 {
		d.radius = 1
	}
}

func (c *compiler) effect(path string, in Effect) effectDef {
	e := effectDef{value: c.Within(path+".value", in.Value, 0, 1000), self: in.Self}
	e.do = ailment(c.Pick(path+".do", in.Do, ailment(0).names(), 0))
	if in.Do == "" {
		c.Problem(path+".do", "missing, expected one of %s", strings.Join(ailment(0).names(), ", "))
	}
	e.rounds = c.Within(path+".rounds", in.Rounds, 0, maxRoundLimit)
	if in.Seconds > 0 {
		e.rounds = c.Within(path+".seconds", roundsOf(in.Seconds), 1, maxRoundLimit)
	}
	return e
}

// roundsOf turns seconds into rounds of six, fractions up (flow.round.time_scale).
func roundsOf(seconds int) int {
	return (seconds + 5) / 6
}
