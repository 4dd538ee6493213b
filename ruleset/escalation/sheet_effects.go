package escalation

import (
	"fmt"
	"slices"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

func (c *compiler) effects(path string, all []Effect) []effectDef {
	var out []effectDef
	for i := range all {
		out = append(out, c.effect(fmt.Sprintf("%s[%d]", path, i), &all[i]))
	}
	return out
}

// effect reads one effect: which of its fields it needs hangs on what it does.
func (c *compiler) effect(path string, in *Effect) effectDef {
	at := func(key string) string { return path + "." + key }
	if in.Do == "" {
		c.Problem(at("do"), "missing, expected one of %s", strings.Join(effectNames(), ", "))
	}
	e := effectDef{
		do: verb(c.Pick(at("do"), in.Do, effectNames(), 0)), value: c.amount(at("value"), in.Value), types: c.types(at("types"), in.Types),
		to: bearer(c.Pick(at("to"), in.To, bearerNames(), int(toTarget))), lasts: lasting(c.Pick(at("lasts"), in.Lasts, lastingNames()[:thisAttack+1], int(asUsual))),
		whose: bearer(c.Pick(at("turn_of"), in.TurnOf, []string{"target", "user"}, int(toUser))), save: c.Among(at("save"), in.Save, normalSave, easySave, normalSave, hardSave),
		group: int8(c.Within(at("group"), in.Group, 0, 7)), every: in.Every, versus: in.Versus, cond: c.amount(at("if"), in.If),
	}
	e.from = c.from(at("from"), in.From, in.Value)
	needs := func(ok bool, key, expected string) {
		if !ok {
			c.Problem(at(key), "missing, expected %s", expected)
		}
	}
	switch e.do {
	case doCondition, doEnd:
		needs(in.What != "", "what", "a condition: "+strings.Join(conditionNames(), ", "))
		e.what = uint8(c.Pick(at("what"), in.What, conditionNames(), 0))
		if e.lasts == asUsual {
			e.lasts = usualLasting(condition(e.what))
		}
	case doOngoing:
		needs(in.Value != "", "value", "how much damage")
		if e.lasts == asUsual {
			e.lasts = saveEnds
		}
	case doDamage, doReduce, doPower, doSecondary:
		needs(in.Value != "", "value", "a formula such as 1d6 + level")
	case doAdvantage:
		e.what = uint8(c.Pick(at("what"), in.What, rollKindNames(), int(onAttack)))
		if in.Value == "" {
			e.value = c.amount(at("value"), "1") // without a number it is 1 (escalation.dice.advantage_count)
		}
		if e.lasts == asUsual {
			e.lasts = oneRound
		}
	case doBonus:
		needs(in.Value != "", "value", "a formula such as 2")
		e.what = uint8(c.Pick(at("what"), in.What, statKindNames(), int(toAttack)))
		if e.lasts == asUsual {
			e.lasts = oneRound
		}
	case doPush:
		e.what = uint8(c.Pick(at("what"), in.What, []string{"away", "zone"}, int(pushAway)))
	case doLastGasp:
		e.what = c.gasp(in.What)
		for i, name := range in.Also {
			e.also |= 1 << c.Pick(fmt.Sprintf("%s[%d]", at("also"), i), name, conditionNames(), 0)
		}
	case doHeal, doPopOff, doSave:
	}
	if e.lasts == thisAttack && e.do != doBonus {
		c.Problem(at("lasts"), "found attack, expected it for a bonus only")
	}
	return e
}

// usualLasting is how long a condition lasts if nothing is said.
func usualLasting(what condition) lasting {
	if what == grabbed {
		return hold
	}
	return oneRound
}

// gasp is the number of what the fourth failure of a Last Gasp makes of somebody; 0 is dead.
func (c *compiler) gasp(word string) uint8 {
	if len(c.def.gasps) == 0 {
		c.def.gasps = []string{"dead"}
	}
	if word == "" {
		return 0
	}
	i := slices.Index(c.def.gasps, word)
	if i < 0 && len(c.def.gasps) < 200 {
		i = len(c.def.gasps)
		c.def.gasps = append(c.def.gasps, word)
	}
	return uint8(max(i, 0))
}

// listeners notes who has an ability for what, so that nobody is looked for when it happens.
func (c *compiler) listeners() {
	for a := range c.def.sheets {
		for _, n := range c.def.sheets[a].list {
			if t := c.def.abilities[n].trigger; t != nil {
				for m := range moments {
					if m.covers(t.on) {
						c.def.listens[m] |= only(int16(a))
					}
				}
				if t.on >= onHit && t.on <= onDropped {
					c.def.outcomes |= only(int16(a))
				}
			}
		}
	}
}

// objects reads what stands about; each is a unit behind the combatants (escalation.side.objects).
func (c *compiler) objects() {
	d := c.def
	for i, in := range c.setup.Objects {
		path := fmt.Sprintf("objects[%d]", i)
		at := func(key string) string { return path + "." + key }
		c.ID(at("id"), in.ID)
		o := objectDef{id: in.ID, name: setup.Or(in.Name, in.ID), door: doorState(c.Pick(at("door"), in.Door, doorNames(), int(noDoor)))}
		sh := sheet{object: true, objectDef: int16(i), strike: -1, level: 1, tier: 1, hpMax: c.Number(at("object_hp"), in.HP, 10, 1, maxHP)}
		sh.defense = [defenses]int16{c.Number(at("ac"), in.AC, 10, 0, maxRating), c.Number(at("pd"), in.PD, 10, 0, maxRating), c.Number(at("md"), in.MD, 10, 0, maxRating)}
		sh.staggerAt = -1 << 14
		o.zone = c.zone(at("at"), in.At)
		if o.door != noDoor {
			c.door(path, &in, &o)
		}
		d.objects = append(d.objects, o)
		c.state.doors = append(c.state.doors, o.door)
		if len(d.sheets) < maxCrowd {
			d.sheets = append(d.sheets, sh)
			c.state.units = append(c.state.units, unit{hp: sh.hpMax, zone: o.zone, pending: noBand, locked: noSlot})
		}
	}
}

// door reads between which zones a door stands (escalation.action.quick_door).
func (c *compiler) door(path string, in *Object, o *objectDef) {
	if len(in.Zones) != 2 {
		c.Problem(path+".door_zones", "found %d zones, expected the two that the door is between", len(in.Zones))
		return
	}
	o.from, o.to = c.zone(path+".door_zones[0]", in.Zones[0]), c.zone(path+".door_zones[1]", in.Zones[1])
	if c.def.zones.Linked(o.from)>>uint(o.to)&1 == 0 {
		c.Problem(path+".door_zones", "%s and %s are not linked, expected two zones that are", in.Zones[0], in.Zones[1])
	}
	if in.At == "" {
		o.zone = o.from
	}
}

// neighbours reads who stands beside whom at the start: in one zone, and each beside the other.
func (c *compiler) neighbours() {
	for i, in := range c.setup.Combatants {
		for k, id := range in.Beside {
			path := fmt.Sprintf("combatants[%d].beside[%d]", i, k)
			other := c.def.cast.Find(id)
			switch {
			case other == table.Nobody || int(other) == i:
				c.Problem(path, "no other combatant is called %q", id)
			case int(other) >= len(c.state.units) || i >= len(c.state.units):
			case c.state.units[i].zone != c.state.units[other].zone:
				c.Problem(path, "%s is in another zone, expected somebody of the same", id)
			default:
				c.state.units[i].beside |= only(other)
				c.state.units[other].beside |= only(int16(i))
			}
		}
	}
}

// ailing reads what ails combatants at the start.
func (c *compiler) ailing() {
	for i, in := range c.setup.Combatants {
		for k := range in.Conditions {
			c.ailment(fmt.Sprintf("combatants[%d].conditions[%d]", i, k), int16(i), &in.Conditions[k])
		}
	}
}

func (c *compiler) ailment(path string, on int16, in *Condition) {
	m := mark{on: on, by: table.Nobody, turn: table.Nobody, vs: table.Nobody, save: c.Among(path+".save", in.Save, normalSave, easySave, normalSave, hardSave)}
	m.group = uint16(c.Within(path+".group", in.Group, 0, 7))
	if in.By != "" {
		if m.by = c.def.cast.Find(in.By); m.by == table.Nobody {
			c.Problem(path+".by", "no combatant is called %q", in.By)
		}
	}
	m.lasts = lasting(c.Pick(path+".lasts", in.Lasts, lastingNames()[:sustained], int(asUsual)))
	switch {
	case in.Condition != "" && in.Ongoing == 0:
		m.what = uint8(c.Pick(path+".condition", in.Condition, conditionNames(), 0))
		if m.lasts == asUsual {
			m.lasts = usualLasting(condition(m.what))
		}
	case in.Ongoing > 0 && in.Condition == "":
		m.kind, m.value, m.types = isOngoing, c.Within(path+".ongoing", in.Ongoing, 1, maxHP), c.types(path+".types", in.Types)
		if m.lasts == asUsual {
			m.lasts = saveEnds
		}
	default:
		c.Problem(path, "expected either a condition or ongoing damage above 0")
	}
	if m.lasts == endOfTurn || m.lasts == endOfNextTurn {
		m.turn = max(m.by, table.Nobody)
		if m.by == table.Nobody {
			m.turn = on
		}
	}
	switch {
	case m.lasts == hold && m.by == table.Nobody:
		c.Problem(path+".by", "missing, expected who holds it")
	case m.grips() && m.by >= 0 && int(max(m.by, on)) < len(c.state.units) && !c.state.units[on].beside.has(m.by):
		c.Problem(path+".by", "%s does not stand beside it, expected who holds it", in.By)
	}
	c.marks = append(c.marks, m)
}
