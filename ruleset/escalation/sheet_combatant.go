package escalation

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"fray/dice"
	"fray/ruleset/setup"
	"fray/space"
)

// combatant reads one sheet with the defaults of the ledger's vocabulary.
func (c *compiler) combatant(i int) {
	in, d := &c.setup.Combatants[i], c.def
	path := fmt.Sprintf("combatants[%d]", i)
	at := func(key string) string { return path + "." + key }
	sh := sheet{side: uint8(d.cast.Combatants[i].Side), seat: d.cast.Combatants[i].Seat, objectDef: -1, strike: -1}
	sh.pc = c.Pick(at("kind"), in.Kind, []string{"npc", "pc"}, 0) == 1
	pick := func(pc, npc int) int {
		if sh.pc {
			return pc
		}
		return npc
	}
	sh.level = c.Number(at("level"), in.Level, 1, 1, 10)
	l := int(sh.level)
	sh.tier = c.Number(at("tier"), in.Tier, tierOf(l), 1, 3)
	sh.volition = c.Number(at("volition"), in.Volition, 3, -50, 50)
	sh.vitality = c.Number(at("vitality"), in.Vitality, pick(3, 0), -50, 50)
	sh.defense = [defenses]int16{
		c.Number(at("ac"), in.AC, 14+l, 0, maxRating), c.Number(at("pd"), in.PD, 12+l, 0, maxRating), c.Number(at("md"), in.MD, 12+l, 0, maxRating),
	}
	sh.hpMax = c.Number(at("hp_max"), in.HPMax, pick(14, 10)+8*l, 1, maxHP)
	sh.staggerAt = sh.hpMax / 2 // escalation.hp.staggered, escalation.dice.rounding
	if in.Stagger != nil {
		if sh.pc {
			c.Problem(at("stagger_at"), "found one of a pc, expected it for an npc only")
		}
		sh.staggerAt = c.Number(at("stagger_at"), in.Stagger, 0, 0, int(sh.hpMax))
	}
	sh.band = band(c.Pick(at("initiative_band"), in.Band, bandNames(), int(medium))) // escalation.bands.typical
	sh.escalates = sh.pc
	if in.UsesEscalation != nil {
		sh.escalates = *in.UsesEscalation
	}
	c.resists(path, in, &sh)
	c.skills(path, in, &sh)
	c.stances(path, in, &sh)
	c.lists(path, in, &sh)
	sh.shy = c.shoots(&sh)
	c.resources(path, in, &sh)
	if i >= maxCrowd {
		return
	}
	d.sheets = append(d.sheets, sh)
	if sh.pc && sh.side == pcs {
		d.heroes |= only(int16(i))
	}
	if !sh.pc {
		d.npcs |= only(int16(i))
	}
	c.state.units = append(c.state.units, c.unit(path, in, &sh))
}

// tierOf is the usual tier of a level.
func tierOf(level int) int {
	switch {
	case level <= 4:
		return 1
	case level <= 7:
		return 2
	default:
		return 3
	}
}

// resists reads Resist and Weak; of several against one type the highest counts (escalation.resist.half).
func (c *compiler) resists(path string, in *Combatant, sh *sheet) {
	for k, r := range in.Resist {
		at := fmt.Sprintf("%s.resist[%d]", path, k)
		t := damageType(c.Pick(at+".type", setup.Or(r.Type, "weapon"), damageTypeNames(), int(weapon)))
		x := 13
		switch r.X { // escalation.resist.grades
		case "low":
			x = 12
		case "", "medium":
		case "heavy":
			x = 15
		default:
			n, err := strconv.Atoi(r.X)
			if err != nil || n < 1 || n > 30 {
				c.Problem(at+".x", "found %q, expected a number from 1 to 30, or low, medium or heavy", r.X)
			}
			x = n
		}
		sh.resist[t] = max(sh.resist[t], int8(x))
	}
	for k, w := range in.Weak {
		sh.weak |= 1 << c.Pick(fmt.Sprintf("%s.weak[%d]", path, k), w, damageTypeNames(), int(weapon))
	}
}

func (c *compiler) skills(path string, in *Combatant, sh *sheet) {
	for _, name := range slices.Sorted(maps.Keys(in.Skills)) {
		if name == "" || len(sh.skills) == 100 {
			c.Problem(path+".skills", "found %d skills, expected at most 100, each with a name", len(in.Skills))
			return
		}
		sh.skills = append(sh.skills, skillDef{name, c.Within(path+".skills."+name, in.Skills[name], -50, 50)})
	}
}

// stances reads the stances with the Basic Attack of each (escalation.basic.stance_selects, escalation.basic.ranged).
func (c *compiler) stances(path string, in *Combatant, sh *sheet) {
	all := in.Stances
	if len(all) == 0 && (sh.pc || len(in.Attacks) == 0) {
		all = []Stance{{Name: "weapon"}}
	}
	sh.missLevel = c.Pick(path+".basic_miss", in.BasicMiss, []string{"none", "level"}, 0) == 1
	for k, s := range all {
		at := fmt.Sprintf("%s.stances[%d]", path, k)
		if s.Name == "" {
			c.Problem(at+".name", "missing, expected what the stance is called")
		}
		def := stanceDef{name: s.Name, reach: engaged, die: c.die(at+".damage_die", s.Die)}
		def.ranged = c.Pick(at+".kind", s.Kind, []string{"melee", "ranged"}, 0) == 1
		if def.ranged {
			def.reach = nearby + reach(c.Pick(at+".range", s.Range, []string{"nearby", "far"}, 1))
		} else if s.Range != "" {
			c.Problem(at+".range", "found one of a melee stance, expected it for a ranged one only")
		}
		sh.stances = append(sh.stances, def)
		b := abilityDef{key: s.Name, title: s.Name, kinds: kMelee, action: standard, reach: def.reach, targets: 1, basic: true}
		if def.ranged {
			b.kinds, b.shoots, b.provokes = kRanged, true, true
		}
		b.attack = &attackDef{types: c.types(at+".damage_types", s.Types), multiplier: 2, hit: amount{basic: basicHit}}
		if sh.missLevel {
			b.attack.miss = amount{basic: basicMiss}
		}
		sh.basics = append(sh.basics, b)
	}
}

func (c *compiler) die(path, text string) int32 {
	sides := []int32{4, 6, 8, 10, 12}
	return sides[c.Pick(path, text, []string{"d4", "d6", "d8", "d10", "d12"}, 1)]
}

// lists reads which attacks and abilities a combatant has; the first attack of an npc without stances is its Basic Attack,
// without any effect but damage (escalation.basic.npc_basic).
func (c *compiler) lists(path string, in *Combatant, sh *sheet) {
	sh.attacks = len(in.Attacks)
	for k, id := range append(slices.Clone(in.Attacks), in.Abilities...) {
		at := fmt.Sprintf("%s.attacks[%d]", path, k)
		if k >= sh.attacks {
			at = fmt.Sprintf("%s.abilities[%d]", path, k-sh.attacks)
		}
		n, ok := slices.BinarySearch(c.keys, id)
		switch {
		case !ok:
			c.Problem(at, "there is no ability %q", id)
			continue
		case len(sh.list) == maxOwn:
			c.Problem(at, "this is one too many, expected at most %d", maxOwn)
			return
		case slices.Contains(sh.list, uint8(n)):
			c.Problem(at, "%q is there already, expected each once", id)
			continue
		}
		d := &c.def.abilities[n]
		if k < sh.attacks && d.attack == nil {
			c.Problem(at, "%q makes no attack, expected one that does", id)
			continue
		}
		sh.list = append(sh.list, uint8(n))
		if k < sh.attacks && len(sh.stances) == 0 {
			c.basicOf(at, sh, d)
		}
	}
}

// shoots reports whether a combatant shoots or casts by trade: with its first Basic Attack, or a spell at will.
func (c *compiler) shoots(sh *sheet) bool {
	if len(sh.basics) > 0 && sh.basics[0].shoots {
		return true
	}
	return slices.ContainsFunc(sh.list, func(n uint8) bool {
		d := &c.def.abilities[n]
		return d.attack != nil && d.shoots && d.freq == atWill && d.power == 0 && d.action == standard && d.trigger == nil
	})
}

// basicOf adds an npc's attack as a Basic Attack, if it is the first of all or the first that is melee.
func (c *compiler) basicOf(path string, sh *sheet, d *abilityDef) {
	melee := d.kinds&kMelee != 0
	if len(sh.basics) > 0 && (!melee || sh.strike >= 0) {
		return
	}
	if len(sh.basics) == 0 && (d.attack.hit.basic != notBasic || d.attack.miss.basic != notBasic) {
		c.Problem(path, "%q deals the damage of the Basic Attack and is the Basic Attack itself, expected a formula as its damage", d.key)
		return
	}
	b, a := *d, *d.attack
	b.basic, b.freq, b.power, b.gate, b.special, b.sustain, b.targets = true, atWill, 0, 0, nil, 0, 1
	b.moves, b.disengage, b.popOff, b.effects, b.heals, b.trigger, b.action = stays, false, 0, nil, false, nil, standard
	a.onHit, a.onCrit, a.onMiss, a.onCritFail, a.riders, a.together, a.shared = nil, nil, nil, nil, nil, false, false
	b.attack = &a
	if d.moves == before { // without its charge
		b.reach = engaged
	}
	if melee {
		sh.strike = int8(len(sh.basics))
	}
	sh.basics = append(sh.basics, b)
}

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
	u := unit{band: sh.band, pending: noBand, locked: noSlot, second: sh.secondStart}
	u.hp = c.Number(path+".hp", in.HP, int(sh.hpMax), -maxHP, int(sh.hpMax))
	u.strain = c.Within(path+".strain", in.Strain, 0, maxStrain)
	u.recoveries = c.Number(path+".recoveries", in.Recoveries, int(sh.recoveries), 0, int(sh.recoveries))
	u.power = c.Number(path+".power", in.Power, int(sh.powerMax), 0, int(sh.powerMax))
	u.relations = c.Number(path+".relationship_left", in.RelationLeft, int(sh.relations), 0, int(sh.relations))
	u.fails = int8(c.Within(path+".death_save_fails", in.Fails, 0, 3))
	u.zone = space.None
	if c.def.zones != nil {
		u.zone = c.zone(path+".at", in.At)
	}
	u.status = up
	if u.hp <= 0 {
		u.status = dead
		if sh.pc {
			u.status = dying
		}
	}
	u.status = status(c.Pick(path+".status", in.Status, statusNames(), int(u.status)))
	switch {
	case u.status == lastGasp:
		u.gaspHP = u.hp
		if !sh.pc {
			c.Problem(path+".status", "found last_gasp of an npc, expected it of a pc only")
		}
	case u.status == up && u.hp <= 0, u.status > up && u.status <= stabilized && (u.hp > 0 || !sh.pc):
		c.Problem(path+".status", "found %s with %d hit points, expected what fits them", statusNames()[u.status], u.hp)
	}
	u.deep = (u.status == dying || u.status == stabilized) && 2*u.hp <= -sh.hpMax // escalation.death.first_save_penalty
	if len(in.Stance) > 0 {
		k := slices.IndexFunc(sh.stances, func(s stanceDef) bool { return s.name == in.Stance })
		if k < 0 {
			c.Problem(path+".stance", "there is no stance %q on the sheet", in.Stance)
			k = 0
		}
		u.stance = uint8(k)
	}
	for k, id := range in.Spent {
		n, _ := slices.BinarySearch(c.keys, id)
		at := slices.Index(sh.list, uint8(n))
		if at < 0 || n == len(c.keys) || c.keys[n] != id {
			c.Problem(fmt.Sprintf("%s.spent[%d]", path, k), "%q is no ability of this combatant", id)
			continue
		}
		u.spent |= 1 << at
	}
	return u
}
