package flank

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// item reads an item.
func (c *compiler) item(path, key string, in *Item) itemDef {
	d := itemDef{
		key: key, hands: int8(value(in.Hands, 1)), givesAC: int16(in.GivesAC),
		size: setup.Nth[size](sizeNames(), setup.Or(in.Size, "medium")), hp: int16(in.HP), str: int16(in.Str), resistance: int16(in.Resist),
		weight: int16(in.Weight), component: int16(value(in.Component, -1)), fixed: in.Fixed, fragile: in.Fragile, focus: in.Focus, solid: in.Solid,
		water: slices.Contains(in.Provides, "water"), food: slices.Contains(in.Provides, "food"), potion: slices.Contains(in.Provides, "potion"),
	}
	d.ac = int16(5 + d.size.modifier()) // an object dodges nothing (flank.attack.unattended_object)
	if in.AC != nil {
		d.ac = int16(*in.AC)
	}
	if n := slices.Index(c.abilKeys, in.Ability); in.Ability != "" && n >= 0 {
		d.ability = uint8(n + 1)
	}
	for i := range in.Attacks {
		a := c.attack(fmt.Sprintf("%s.attacks[%d]", path, i), key, &in.Attacks[i])
		a.item, a.hands = true, d.hands
		for _, k := range d.attacks {
			if o := &c.def.attacks[k-1]; o.key == a.key && o.manner == mannerThrown == (a.manner == mannerThrown) {
				c.Problem(fmt.Sprintf("%s.attacks[%d].name", path, i), "another attack of %s is called %s, expected another name", key, a.key)
			}
		}
		c.def.attacks = append(c.def.attacks, a)
		d.attacks = append(d.attacks, uint8(min(len(c.def.attacks), 255)))
	}
	return d
}

// attack reads one way to attack, of an item or a body.
func (c *compiler) attack(path, key string, in *Attack) attackDef {
	a := attackDef{
		key: key, name: setup.Or(in.Name, key), manner: setup.Nth[manner](mannerNames(), setup.Or(in.Kind, "melee")), dice: newAmount(in.Dice),
		kind: setup.Nth[damageType](damageTypeNames(), setup.Or(in.Type, "physical")), crit: int8(in.Crit), times: int8(in.Times), skilled: in.Skilled == nil || *in.Skilled,
		reach: int8(in.Reach / 5), minReach: int8((in.MinReach + 4) / 5), rng: int16(in.Range / 5), hit: int16(in.Bonus), dmg: int16(in.DmgBonus), tags: in.Tags,
		ability: scoreSTR, meleeBy: scoreSTR, damageBy: scoreSTR,
	}
	if in.Name != "" {
		a.key = in.Name
		c.Form(path+".name", in.Name)
	}
	a.melee = a.manner != mannerRanged
	if in.Melee != nil {
		a.melee = *in.Melee
	}
	if a.manner != mannerMelee { // thrown weapons are aimed like ranged ones (flank.attack.ability)
		a.ability = scoreDEX
	}
	if a.manner == mannerRanged {
		a.damageBy = scoreNone
	}
	if in.Ability != "" {
		a.ability = setup.Nth[ability](abilityNames(), in.Ability)
		a.meleeBy = a.ability
	}
	switch in.DamageBy {
	case "":
	case "none":
		a.damageBy = scoreNone
	default:
		a.damageBy = setup.Nth[ability](abilityNames(), in.DamageBy)
	}
	if in.Dice != "" && !a.dice.plain && !a.dice.fixed {
		c.Problem(path+".dice", "%q has several kinds of dice, expected one kind and a number, as in 2d6 + 1; write the rest in more", in.Dice)
	}
	a.double = slices.Contains(in.Tags, "reach")
	for _, p := range in.More {
		a.more = append(a.more, part(p))
	}
	a.onHit = c.effects(path+".on_hit", in.OnHit)
	return a
}

// part reads damage of one type.
func part(in Part) damagePart {
	return damagePart{newAmount(in.Dice), setup.Nth[damageType](damageTypeNames(), setup.Or(in.Type, "physical"))}
}

// ability reads a spell.
func (c *compiler) ability(path, key string, in *Ability) abilityDef {
	a := abilityDef{
		key: key, name: setup.Or(in.Name, key), order: int16(value(in.Order, 1)), school: in.School, dc: int16(in.DC),
		rng: int16(value(in.Range, 30) / 5), count: int8(in.Many), save: saveNone, half: in.OnSave == "half", heals: newAmount(in.Heals),
		magic: in.Magic == nil || *in.Magic, rule: c.Rule(path+".rule", in.Rule), source: nameFirstAbility + sourceName(len(c.def.abilities)),
	}
	if in.Area != nil {
		a.targets, a.shape = aimArea, setup.Nth[shape](shapeNames(), setup.Or(in.Area.Shape, "burst"))
		a.radius, a.own = int16(in.Area.Radius/5), in.Area.Own
	}
	if in.Target != "" {
		a.targets = setup.Nth[targeting](targetingNames(), in.Target)
	}
	if (a.targets == aimArea) != (in.Area != nil) {
		c.Problem(path+".targets", "found %s, expected area exactly where there is an area", setup.Or(in.Target, "creature"))
	}
	if a.count > 1 && a.targets != aimCreature {
		c.Problem(path+".count", "found %d, expected several targets only with targets: creature", in.Many)
	}
	switch in.Attack {
	case "melee":
		a.attack, a.attackBy = true, mannerMelee
	case "ranged":
		a.attack, a.attackBy = true, mannerRanged
	}
	if in.Save != "" && in.Save != "none" {
		a.save = setup.Nth[save](saveNames(), in.Save)
	}
	for _, p := range in.Damage {
		a.damage = append(a.damage, part(p))
	}
	a.effects = c.effects(path+".effects", in.Effects)
	a.harmful = a.attack || a.save != saveNone || len(a.damage) > 0
	if in.Harmful != nil {
		a.harmful = *in.Harmful
	}
	if a.targets == aimObject && (a.save != saveNone || len(a.effects) > 0 || a.heals.given()) {
		c.Problem(path+".targets", "found object, expected only damage and an attack roll on an object")
	}
	return a
}

// effects reads a list of effects.
func (c *compiler) effects(path string, all []Effect) []effectDef {
	var out []effectDef
	for i := range all {
		out = append(out, c.effect(fmt.Sprintf("%s[%d]", path, i), &all[i])...)
	}
	return out
}

// effect reads one effect: one entry for each condition or ability that it names.
func (c *compiler) effect(path string, in *Effect) []effectDef {
	e := effectDef{
		do: setup.Nth[deedKind](deedNames(), setup.Or(in.Do, "condition")), value: newAmount(in.Value),
		kind: setup.Nth[damageType](damageTypeNames(), setup.Or(in.Type, "physical")), rounds: int16(in.Rounds), self: in.To == "user", dc: int16(in.DC),
	}
	if in.Lasts == "one_round" && in.Rounds == 0 {
		e.rounds = 1
	}
	if in.Limb != "" {
		e.limbs = limbsOf(in.Limb)
	}
	if e.do >= doBonus && in.Value == "" {
		c.Problem(path+".value", "missing, expected a formula such as 1d6 or 2")
	}
	list, nums := c.effectList(path, in.What, e.do)
	e.nums = nums
	if e.do == doBonus || e.do == doDamage || e.do == doHeal || e.do == doPush {
		return []effectDef{e}
	}
	var out []effectDef
	for _, n := range list {
		one := e
		one.cond, one.of = cond(n), ability(n)
		out = append(out, one)
	}
	return out
}

// effectList reads what an effect is about: conditions, abilities, or numbers.
func (c *compiler) effectList(path string, words []string, do deedKind) (list []int, nums number) {
	var known []string
	switch do {
	case doCondition, doEnd:
		known = cond(0).names()
	case doBonus:
		known = numberWords()
	case doAbility:
		known = abilityNames()
	default:
	}
	if len(words) == 0 && known != nil {
		c.Problem(path+".what", "missing%s", table.OneOf("", known))
	}
	for i, word := range words {
		n := slices.Index(known, word)
		if n < 0 {
			c.Problem(fmt.Sprintf("%s.what[%d]", path, i), "%s has no %q%s", deedNames()[do], word, table.OneOf(word, known))
			continue
		}
		if do == doCondition && (cond(n) == condDying || cond(n) == condEncumbered) {
			c.Problem(fmt.Sprintf("%s.what[%d]", path, i), "%s follows from hit points or load, expected another condition", word)
			continue
		}
		if do == doBonus {
			nums |= numberOf(n)
		}
		list = append(list, n)
	}
	return list, nums
}
