package escalation

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"fray/ruleset/setup"
	"fray/table"
)

// combatant reads the i-th sheet of the setup, that of combatant a, with the defaults of the ledger's vocabulary.
func (c *compiler) combatant(i int, a table.Who) {
	in, d := &c.setup.Combatants[i], c.def
	path := fmt.Sprintf("combatants[%d]", i)
	sh := sheet{
		side: uint8(d.cast.Combatants[a].Side), seat: d.cast.Combatants[a].Seat, objectDef: -1, strike: -1, pc: in.Kind == "pc",
		level: int16(*in.Level), tier: int16(*in.Tier), volition: int16(*in.Volition), vitality: int16(*in.Vitality),
		defense: [defenseCount]int16{int16(*in.AC), int16(*in.PD), int16(*in.MD)}, hpMax: int16(*in.HPMax),
		band:      setup.Nth[band](bandMedium.names(), in.Band), // escalation.bands.typical
		escalates: *in.UsesEscalation, weak: typesOf(in.Weak),
		missLevel: in.BasicMiss == "level", healDie: sidesOf(in.HealDie), recoveries: int16(*in.RecoveriesMax), powerMax: int16(in.PowerMax),
		secondary: in.SecondaryName, secondMax: int16(*in.SecondaryMax), secondStart: int16(in.SecondaryStart),
		relations: int16(in.Relationship), deathSave: int16(*in.DeathSave),
	}
	sh.staggerAt = sh.hpMax / 2 // escalation.hp.staggered, escalation.dice.rounding
	if !sh.pc {
		sh.staggerAt = int16(*in.Stagger)
	}
	sh.recovery = recoveryDef{sh.level, 8, sh.vitality}
	if in.Recovery != "" {
		sh.recovery = c.recoveryRoll(path+".recovery_roll", in.Recovery)
	}
	for _, r := range in.Resist {
		t := setup.Nth[damageType](damageAcid.names(), r.Type)
		sh.resist[t] = max(sh.resist[t], grade(r.X)) // of several against one type the highest counts (escalation.resist.half)
	}
	for _, name := range slices.Sorted(maps.Keys(in.Skills)) {
		sh.skills = append(sh.skills, skillDef{name, int16(in.Skills[name])})
	}
	c.stances(in, &sh)
	c.lists(path, in, &sh)
	sh.shy, sh.mends = c.shoots(&sh), c.mends(&sh)
	if a >= maxCrowd {
		return
	}
	d.sheets = append(d.sheets, sh)
	if !sh.pc {
		d.npcs |= only(a)
	}
	c.state.units = append(c.state.units, c.unit(path, in, &sh))
}

// party settles which combatants are the heroes.
func (d *def) party() {
	if d.heroes = d.sides[sidePCs] &^ d.npcs; d.heroes == 0 {
		d.heroes = d.sides[sidePCs]
	}
}

// grade returns the natural result from which damage gets through in full (escalation.resist.grades).
func grade(x string) int8 {
	switch x {
	case "low":
		return 12
	case "medium":
		return 13
	case "heavy":
		return 15
	}
	n, _ := strconv.Atoi(x)
	return int8(n)
}

// dieNames are the words for the dice of weapons.
func dieNames() []string { return []string{"d4", "d6", "d8", "d10", "d12"} }

// sidesOf returns the sides of a die by its word.
func sidesOf(word string) int32 {
	n, _ := strconv.ParseInt(word[1:], 10, 32)
	return int32(n)
}
