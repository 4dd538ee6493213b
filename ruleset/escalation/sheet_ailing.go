package escalation

import (
	"fmt"

	"fray/ruleset/setup"
	"fray/table"
)

// listeners notes which combatants have an ability for which moment, so that moments without any cost nothing.
func (c *compiler) listeners() {
	for a := range c.def.sheets {
		for _, n := range c.def.sheets[a].list {
			if t := c.def.abilities[n].trigger; t != nil {
				for m := range momentCount {
					if m.covers(t.on) {
						c.def.listens[m] |= only(table.Who(a))
					}
				}
				if t.on >= momentHit && t.on <= momentDropped {
					c.def.outcomes |= only(table.Who(a))
				}
			}
		}
	}
}

// neighbors reads which combatants stand beside each other at the start: in one zone, and each beside the other.
func (c *compiler) neighbors() {
	for i, in := range c.setup.Combatants {
		for k, id := range in.Beside {
			path := fmt.Sprintf("combatants[%d].beside[%d]", i, k)
			other := c.def.cast.Find(id)
			switch {
			case int(other) == i:
				c.Problem(path, "it stands beside itself, expected another combatant")
			case int(other) >= len(c.state.units) || i >= len(c.state.units):
			case c.setup.Combatants[other].Hidden:
				c.Problem(path, "%s is hidden, expected somebody in sight", id)
			case c.state.units[i].zone != c.state.units[other].zone:
				c.Problem(path, "%s is in another zone, expected somebody of the same", id)
			default:
				c.state.units[i].beside |= only(other)
				c.state.units[other].beside |= only(table.Who(i))
			}
		}
	}
}

// ailing reads what ails combatants at the start; the first of them has this number.
func (c *compiler) ailing(first table.Who) {
	for i, in := range c.setup.Combatants {
		if len(c.marks)+len(in.Conditions) > maxMarks {
			c.Problem(fmt.Sprintf("combatants[%d].conditions", i), "found %d in all, expected at most %d", len(c.marks)+len(in.Conditions), maxMarks)
			return
		}
		for k := range in.Conditions {
			c.ailment(fmt.Sprintf("combatants[%d].conditions[%d]", i, k), first+table.Who(i), &in.Conditions[k])
		}
	}
}

func (c *compiler) ailment(path string, on table.Who, in *Condition) {
	m := mark{on: on, by: table.Nobody, turn: table.Nobody, vs: table.Nobody, save: int8(in.Save), group: uint16(in.Group)}
	if in.By != "" {
		m.by = c.def.cast.Find(in.By)
		if int(m.by) < len(c.state.units) && c.state.units[m.by].health == healthHidden && m.by != on {
			c.Problem(path+".by", "%s is hidden, expected somebody in sight", in.By)
		}
	}
	m.lasts = setup.Nth[until](untilUsual.names(), in.Lasts)
	switch {
	case in.Condition != "" && in.Ongoing == 0:
		m.kind = setup.Nth[markKind](conditionNames(), in.Condition)
	case in.Ongoing > 0 && in.Condition == "":
		m.kind, m.value, m.types = condOngoing, int16(in.Ongoing), typesOf(in.Types)
	default:
		c.Problem(path, "expected either a condition or ongoing damage above 0")
	}
	if m.lasts == untilUsual {
		m.lasts = usualLasting(m.kind)
	}
	if m.lasts == untilTurnEnd || m.lasts == untilNextTurnEnd {
		m.turn = max(m.by, table.Nobody)
		if m.by == table.Nobody {
			m.turn = on
		}
	}
	switch {
	case m.lasts == untilLetGo && m.by == table.Nobody:
		c.Problem(path+".by", "missing, expected the combatant that holds it")
	case m.grips() && m.by >= 0 && int(max(m.by, on)) < len(c.state.units) && !c.state.units[on].beside.has(m.by):
		c.Problem(path+".by", "%s does not stand beside it, expected the combatant that holds it", in.By)
	}
	c.marks = append(c.marks, m)
}
