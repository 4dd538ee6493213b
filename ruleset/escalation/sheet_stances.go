package escalation

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// stances reads the stances with the Basic Attack of each (escalation.basic.stance_selects, escalation.basic.ranged).
func (c *compiler) stances(in *Combatant, sh *sheet) {
	all := in.Stances
	if len(all) == 0 && (sh.pc || len(in.Attacks) == 0) {
		all = []Stance{{Name: "weapon", Kind: "melee", Die: "d6", Types: []string{"weapon"}}}
	}
	for _, s := range all {
		def := stanceDef{name: s.Name, reach: reachEngaged, die: sidesOf(s.Die), ranged: s.Kind == "ranged"}
		if def.ranged {
			def.reach = setup.Nth[reach](reachSelf.names(), s.Range)
		}
		sh.stances = append(sh.stances, def)
		b := abilityDef{key: s.Name, title: s.Name, kinds: kindMelee, action: actStandard, reach: def.reach, targets: 1, basic: true}
		if def.ranged {
			b.kinds, b.shoots, b.provokes = kindRanged, true, true
		}
		b.attack = &attackDef{types: typesOf(s.Types), multiplier: 2, hit: amount{basic: basicHit}, fells: true}
		if sh.missLevel {
			b.attack.miss = amount{basic: basicMiss}
		}
		sh.basics = append(sh.basics, b)
	}
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
		n := c.def.abilityAt(id)
		switch {
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
		if d.trigger == nil && d.action <= actStandard {
			sh.readies[d.action] |= 1 << len(sh.list)
		}
		if d.trigger == nil && d.filter == aimEnemy {
			sh.harms |= 1 << len(sh.list)
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
		return d.attack != nil && d.shoots && d.freq == freqAtWill && d.power == 0 && d.action == actStandard && d.trigger == nil
	})
}

// mends reports whether a combatant heals by trade: with more of its abilities than it attacks with.
func (c *compiler) mends(sh *sheet) bool {
	n := 0
	for _, k := range sh.list {
		d := &c.def.abilities[k]
		n += table.Bit(d.heals) - table.Bit(d.attack != nil)
	}
	return n > 0
}

// basicOf adds an npc's attack as a Basic Attack, if it is the first of all or the first that is melee.
func (c *compiler) basicOf(path string, sh *sheet, d *abilityDef) {
	melee := d.kinds&kindMelee != 0
	if len(sh.basics) > 0 && (!melee || sh.strike >= 0) {
		return
	}
	if len(sh.basics) == 0 && (d.attack.hit.basic != basicNone || d.attack.miss.basic != basicNone) {
		c.Problem(path, "%q deals the damage of the Basic Attack and is the Basic Attack itself, expected a formula as its damage", d.key)
		return
	}
	b, a := *d, *d.attack
	b.basic, b.freq, b.power, b.gate, b.special, b.sustain, b.targets = true, freqAtWill, 0, 0, nil, 0, 1
	b.moves, b.disengage, b.popOff, b.effects, b.heals, b.trigger, b.action = moveNone, false, 0, nil, false, nil, actStandard
	a.onHit, a.onCrit, a.onMiss, a.onCritFail, a.riders, a.together, a.shared = nil, nil, nil, nil, nil, false, false
	a.fells = a.canFell()
	b.attack = &a
	if d.moves == moveBefore { // without its charge
		b.reach = reachEngaged
	}
	if melee {
		sh.strike = int8(len(sh.basics))
	}
	sh.basics = append(sh.basics, b)
}
