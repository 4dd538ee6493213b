package escalation

import (
	"maps"
	"slices"
	"strconv"

	"fray/ruleset/setup"
)

// abilityDefs reads all abilities of the setup, in the order of their ids, behind those there are.
func (c *compiler) abilityDefs() {
	all, first := c.setup.Abilities, len(c.def.abilities)
	keys := slices.Sorted(maps.Keys(all))
	if most := maxAbilities - first; len(keys) > most {
		c.Problem("abilities", "found %d, expected at most %d", len(keys), most)
		keys = keys[:most]
	}
	for _, key := range keys { // first the words of the classes, which triggers may name
		for _, t := range all[key].Types {
			c.word(t)
		}
	}
	c.def.abilities = append(c.def.abilities, make([]abilityDef, len(keys))...)
	for i, key := range keys {
		in := all[key]
		d := &c.def.abilities[first+i]
		d.key, d.title, d.name = key, setup.Or(in.Name, key), uint8(first+i+1)
		c.ability("abilities."+key, &in, d)
	}
	if len(c.def.words) > 32-kindFirstWord {
		c.Problem("abilities", "found %d types of the classes, expected at most %d", len(c.def.words), 32-kindFirstWord)
	}
}

// abilityAt is the place of an ability by its id, or -1.
func (d *def) abilityAt(id string) int {
	return slices.IndexFunc(d.abilities, func(a abilityDef) bool { return a.key == id })
}

// word is the bit of a type (escalation.ability.type).
func (c *compiler) word(t string) kinds {
	switch t {
	case "melee":
		return kindMelee
	case "ranged":
		return kindRanged
	case "spell":
		return kindSpell
	}
	i := slices.Index(c.def.words, t)
	if i < 0 {
		i = len(c.def.words)
		c.def.words = append(c.def.words, t)
	}
	return 1 << (kindFirstWord + i)
}

// ability reads one entry (escalation.ability.entry).
func (c *compiler) ability(path string, in *Ability, d *abilityDef) {
	at := func(key string) string { return path + "." + key }
	d.rule, d.freq, d.recharge = c.Book.Find(in.Rule), setup.Nth[frequency](freqAtWill.names(), in.Frequency), int8(in.Recharge)
	d.action, d.filter, d.targets = setup.Nth[slot](actQuick.names(), in.Action), setup.Nth[filter](aimEnemy.names(), in.Target), int8(in.Targets)
	d.again, d.sustain, d.power, d.secondary, d.gate = in.Again, int8(in.Sustain), int16(in.Power), in.Secondary, int8(in.Gate)
	d.moves, d.disengage, d.popOff = setup.Nth[carrying](moveNone.names(), in.Moves), in.Disengage, popOff(in.PopOff)
	for _, t := range in.Types {
		d.kinds |= c.word(t)
	}
	d.reach = reachNearby
	if d.kinds&kindMelee != 0 {
		d.reach = reachEngaged
	}
	if in.Range != "" {
		d.reach = setup.Nth[reach](reachSelf.names(), in.Range)
	}
	if in.Again && d.targets < 2 {
		c.Problem(at("same_target"), "found true for one target, expected targets of 2 or more")
	}
	if in.Attack != nil {
		d.attack = c.attack(at("attack"), in.Attack)
	}
	if in.Healing != nil {
		d.heals = true
		d.healing, d.from = amountOf(in.Healing.Amount), setup.Nth[source](sourceNames(), in.Healing.Recovery)
	}
	d.effects = c.effects(at("effects"), in.Effects)
	if s := in.Special; s != nil {
		d.special = &specialDef{
			threshold: int8(s.Threshold),
			above:     c.effects(at("escalation_special.at_or_above"), s.Above),
			below:     c.effects(at("escalation_special.below"), s.Below),
		}
	}
	d.shoots = d.kinds&kindRanged != 0 || d.kinds&kindSpell != 0 && d.reach >= reachNearby // escalation.pos.engaged_no_ranged
	d.provokes = in.Provokes == "yes" || in.Provokes == "auto" && d.shoots
	c.trigger(at("trigger"), in, d)
	if d.sustain == 0 && d.keepsUp() {
		c.Problem(at("sustain_target"), "missing, expected 9, 11 or 13, as an effect lasts as long as the ability is sustained")
	}
	if d.moves == moveBefore && (d.attack == nil || d.reach != reachNearby || d.targets > 1) {
		c.Problem(at("moves_user"), "a charge is an attack on one target of range nearby")
	}
	if d.attack != nil && (d.filter == aimAlly || d.filter == aimAllyOrSelf || d.filter == aimSelf) {
		c.Problem(at("target"), "found %s for an attack, expected enemy, any, actor or victim", aimEnemy.names()[d.filter])
	}
}

// popOff returns how many enemies an ability pops off; 127 is all.
func popOff(text string) int8 {
	if text == "all" {
		return 127
	}
	n, _ := strconv.Atoi(text)
	return int8(n)
}
