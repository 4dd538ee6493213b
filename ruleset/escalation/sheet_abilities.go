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
	d.rule = c.Rule(at("rule"), in.Rule)
	for _, t := range in.Types {
		d.kinds |= c.word(t)
	}
	d.freq = frequency(c.Pick(at("frequency"), in.Frequency, frequencyNames(), int(freqAtWill)))
	d.recharge = c.Among(at("recharge_target"), in.Recharge, normalSave, easySave, normalSave, hardSave)
	d.action = slot(c.Pick(at("action"), in.Action, actQuick.names(), int(actStandard)))
	usual := reachNearby
	if d.kinds&kindMelee != 0 {
		usual = reachEngaged
	}
	d.reach = reach(c.Pick(at("range"), in.Range, reachNames(), int(usual)))
	d.filter = filter(c.Pick(at("target"), in.Target, filterNames(), int(aimEnemy)))
	d.targets = int8(c.Within(at("targets"), max(in.Targets, 1), 1, maxTargets))
	d.again = in.Again
	if in.Again && d.targets < 2 {
		c.Problem(at("same_target"), "found true for one target, expected targets of 2 or more")
	}
	d.sustain = c.Among(at("sustain_target"), in.Sustain, 0, easySave, normalSave, hardSave)
	d.power = c.Within(at("power_cost"), in.Power, 0, 1000)
	d.secondary = in.Secondary
	d.gate = int8(c.Within(at("escalation_min"), in.Gate, 0, 6))
	d.moves = carrying(c.Pick(at("moves_user"), in.Moves, carryingNames(), int(moveNone)))
	d.disengage = in.Disengage
	d.popOff = c.popOff(at("pop_off"), in.PopOff)
	if in.Attack != nil {
		d.attack = c.attack(at("attack"), in.Attack)
	}
	if in.Healing != nil {
		d.heals = true
		d.healing = c.amount(at("healing.amount"), in.Healing.Amount)
		d.from = c.from(at("healing.recovery"), in.Healing.Recovery, in.Healing.Amount)
	}
	d.effects = c.effects(at("effects"), in.Effects)
	if s := in.Special; s != nil {
		d.special = &specialDef{
			threshold: int8(c.Within(at("escalation_special.threshold"), s.Threshold, 1, 6)),
			above:     c.effects(at("escalation_special.at_or_above"), s.Above),
			below:     c.effects(at("escalation_special.below"), s.Below),
		}
	}
	d.shoots = d.kinds&kindRanged != 0 || d.kinds&kindSpell != 0 && d.reach >= reachNearby // escalation.pos.engaged_no_ranged
	switch c.Pick(at("provokes"), in.Provokes, provokeNames(), 0) {
	case 0:
		d.provokes = d.shoots
	case 1:
		d.provokes = true
	}
	c.trigger(at("trigger"), in, d)
	if d.sustain == 0 && d.keepsUp() {
		c.Problem(at("sustain_target"), "missing, expected 9, 11 or 13, as an effect lasts as long as the ability is sustained")
	}
	if d.moves == moveBefore && (d.attack == nil || d.reach != reachNearby || d.targets > 1) {
		c.Problem(at("moves_user"), "a charge is an attack on one target of range nearby")
	}
	if d.attack != nil && (d.filter == aimAlly || d.filter == aimAllyOrSelf || d.filter == aimSelf) {
		c.Problem(at("target"), "found %s for an attack, expected enemy, any, actor or victim", filterNames()[d.filter])
	}
}

func (c *compiler) popOff(path, text string) int8 {
	switch text {
	case "":
		return 0
	case "all":
		return 127
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > maxCrowd {
		c.Problem(path, "found %q, expected a number of enemies, or all", text)
		return 0
	}
	return int8(n)
}

func (c *compiler) from(path, word, amount string) source {
	usual := recoverySpend
	if amount != "" {
		usual = recoveryNone
	}
	return source(c.Pick(path, word, sourceNames(), int(usual)))
}
