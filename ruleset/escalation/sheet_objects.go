package escalation

import (
	"fmt"

	"fray/ruleset/setup"
	"fray/table"
)

// objects reads what stands about; each is a unit behind the combatants (escalation.side.objects).
func (c *compiler) objects() {
	d := c.def
	for i, in := range c.setup.Objects {
		path := fmt.Sprintf("objects[%d]", i)
		o := objectDef{door: setup.Nth[doorState](doorNone.names(), in.Door), zone: c.zone(path+".at", in.At)}
		sh := sheet{
			object: true, objectDef: int16(i), strike: -1, level: 1, tier: 1, hpMax: int16(*in.HP),
			defense: [defenseCount]int16{int16(*in.AC), int16(*in.PD), int16(*in.MD)},
		}
		sh.staggerAt = -1 << 14
		if o.door != doorNone {
			c.door(path, &in, &o)
		}
		d.objects = append(d.objects, o)
		d.cast.Things = append(d.cast.Things, table.Object{ID: in.ID, Name: in.Name})
		c.state.doors = append(c.state.doors, o.door)
		if len(d.sheets) < maxCrowd {
			d.sheets = append(d.sheets, sh)
			c.state.units = append(c.state.units, unit{hp: sh.hpMax, zone: o.zone, pending: bandNone, locked: actNone})
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
