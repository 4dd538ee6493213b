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
	at := func(key string) string { return path + "." + key }
	sh := sheet{side: uint8(d.cast.Combatants[a].Side), seat: d.cast.Combatants[a].Seat, objectDef: -1, strike: -1}
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
	sh.defense = [defenseCount]int16{
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
	sh.band = band(c.Pick(at("initiative_band"), in.Band, bandMedium.names(), int(bandMedium))) // escalation.bands.typical
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
		t := damageType(c.Pick(at+".type", setup.Or(r.Type, "weapon"), damageTypeNames(), int(damageWeapon)))
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
		sh.weak |= 1 << c.Pick(fmt.Sprintf("%s.weak[%d]", path, k), w, damageTypeNames(), int(damageWeapon))
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
