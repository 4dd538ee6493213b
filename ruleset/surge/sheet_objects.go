package surge

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// things reads the objects that a combatant has.
func (c *compiler) things(path string, who table.Who, in *Combatant) {
	hands := 0
	for where, list := range [][]string{in.Held, in.Worn, in.AtHand, in.Stowed} {
		for k, key := range list {
			o, ok := c.setup.Objects[key]
			if !ok {
				continue
			}
			x := c.object(key, &o)
			x.owner, x.start = who, thing{where: place(where), holder: who, cell: space.None}
			x.key = in.ID + "." + key
			name := possessive(c.def.cast.Combatants[who].Name) + setup.Or(o.Name, key)
			for n := 2; c.named(x.key); n++ {
				x.key = fmt.Sprintf("%s.%s-%d", in.ID, key, n)
				name = fmt.Sprintf("%s%s %d", possessive(c.def.cast.Combatants[who].Name), setup.Or(o.Name, key), n)
			}
			if place(where) == placeHeld {
				if hands += int(x.hands); hands > *in.Hands {
					c.Problem(fmt.Sprintf("%s.held[%d]", path, k), "%s needs more hands than %s has free", key, in.ID)
				}
			}
			c.addThing(path, x, name)
		}
	}
}

// possessive begins the name of what somebody has at the start: many have a spear, and texts say whose.
func possessive(owner string) string { return owner + "'s " }

// named reports whether an object has this key.
func (c *compiler) named(key string) bool {
	return slices.ContainsFunc(c.def.thingDefs, func(t thingDef) bool { return t.key == key })
}

// addThing adds an object to the definitions, the state and the cast.
func (c *compiler) addThing(path string, x thingDef, name string) {
	if len(c.def.thingDefs) >= maxThings {
		c.Problem(path, "the encounter has more than %d objects, expected fewer", maxThings)
		return
	}
	c.def.thingDefs = append(c.def.thingDefs, x)
	c.def.tools = c.def.tools || x.usable
	c.def.cast.Things = append(c.def.cast.Things, table.Object{ID: x.key, Name: name})
}

// object reads a kind of object.
func (c *compiler) object(key string, o *Object) thingDef {
	x := thingDef{
		key: key, kind: key, owner: table.Nobody, toughness: int8(*o.Toughness), hands: int8(*o.HandsUsed), heavy: o.Heavy, purpose: o.Purpose,
		usable: o.Usable, use: actNone, provokes: -1,
	}
	if o.UseAction != "" {
		x.use = setup.Nth[action](actionNames(), o.UseAction)
	}
	if o.Provokes != nil {
		x.provokes = int8(table.Bit(*o.Provokes))
	}
	return x
}

// owned is the object of a kind that a combatant has, or -1.
func (c *compiler) owned(who table.Who, kind string) int16 {
	for i := range c.def.thingDefs {
		if t := &c.def.thingDefs[i]; kind != "" && t.owner == who && t.kind == kind {
			return int16(i)
		}
	}
	return -1
}

// lying reads the objects and fixtures on the map.
func (c *compiler) lying() {
	for i, in := range c.setup.Things {
		path := fmt.Sprintf("things[%d]", i)
		at := c.place(path+".at", in.At)
		x := thingDef{toughness: 3, fixture: true, blocks: in.Blocks, heavy: in.Heavy, use: actNone, provokes: -1}
		if o, ok := c.setup.Objects[in.Object]; ok {
			x = c.object(in.Object, &o)
		}
		if c.named(in.ID) {
			c.Problem(path+".id", "%q is what another object is called, expected another id", in.ID)
		}
		x.key, x.owner = in.ID, table.Nobody
		x.start = thing{where: placeGround, holder: table.Nobody, cell: at, open: in.Open}
		if c.def.field.zones != nil && x.blocks {
			c.Problem(path+".blocks", "found true, expected a map of squares")
		}
		if x.blocks && !in.Open {
			for k := range c.def.sheets {
				if c.def.sheets[k].start == at && at != space.None {
					c.Problem(path+".at", "%s stands in the closed %s", c.def.cast.Combatants[k].ID, in.ID)
				}
			}
		}
		c.def.fixtures = c.def.fixtures || x.blocks
		c.addThing(path, x, in.Name)
	}
}

// tasks reads the tasks of a Challenge.
func (c *compiler) tasks() {
	d := c.def
	if d.kind == encounterChallenge && len(c.setup.Tasks) == 0 {
		c.Problem("tasks", "missing, expected the tasks of the Challenge")
	}
	var ids []string
	for i, in := range c.setup.Tasks {
		path := fmt.Sprintf("tasks[%d]", i)
		x := taskDef{
			key: in.ID, name: in.Name, how: setup.Nth[difficulty](difficultyNames(), in.Difficulty), number: int16(in.DC), opposer: table.Nobody,
			goal: int16(in.Goal), limit: int16(in.Limit), action: setup.Nth[action](actionNames(), in.Action), provokes: in.Provokes,
			retrySurge: in.Retry == "surge", progress: int16(in.Progress), setbacks: int16(in.Setbacks),
		}
		if in.DC > 0 {
			x.how = dcFixed
		}
		for k, name := range in.Skills {
			x.skills = append(x.skills, c.skill(fmt.Sprintf("%s.skills[%d]", path, k), name, skillMelee))
		}
		if in.OpposedBy != "" {
			if x.opposer = d.cast.Find(in.OpposedBy); x.opposer == table.Nobody {
				c.Problem(path+".opposed_by", "%q is no combatant", in.OpposedBy)
			}
			x.against = c.skill(path+".opposing_skill", in.Opposing, skillPerception)
		}
		for k, id := range in.After {
			n := slices.Index(ids, id)
			if n < 0 {
				c.Problem(fmt.Sprintf("%s.after[%d]", path, k), "%q is no task that is listed before", id)
				continue
			}
			x.after = append(x.after, uint8(n))
		}
		ids = append(ids, in.ID)
		d.taskDefs = append(d.taskDefs, x)
	}
}

// objective reads what decides the encounter (surge.encounter.end).
func (c *compiler) objective() {
	in, d := c.setup.Objective, c.def
	d.goal = goal{subject: table.Nobody, to: table.Nobody}
	if in == nil {
		return
	}
	x := &d.goal
	x.what = setup.Nth[goalKind](goalNames(), in.Kind)
	x.side = uint8(c.Pick("objective.side", setup.Or(in.Side, d.cast.Sides[0]), d.cast.Sides, 0))
	x.level = setup.Nth[attitude](attitudeNames(), in.Attitude)
	if in.Subject != "" {
		if x.subject = d.cast.Find(in.Subject); x.subject == table.Nobody {
			c.Problem("objective.subject", "%q is no combatant", in.Subject)
		}
	} else if x.what == goalAttitude || x.what == goalProtect {
		c.Problem("objective.subject", "missing, expected the id of a combatant")
	}
	if x.what == goalAttitude {
		to := setup.Or(in.To, d.cast.Combatants[0].ID)
		if x.to = d.cast.Find(to); x.to == table.Nobody {
			x.topic = uint8(c.Pick("objective.to", to, d.topics, -1) + 1)
		}
	}
	for k, at := range in.At {
		if cell := c.place(fmt.Sprintf("objective.at[%d]", k), at); cell != space.None {
			x.cells = append(x.cells, cell)
		}
	}
	if x.what == goalReach && len(x.cells) == 0 {
		c.Problem("objective.at", "missing, expected the squares or zones that have to be reached")
	}
	if (x.what == goalHold || x.what == goalProtect) && d.maxRounds == 0 {
		c.Problem("max_rounds", "missing, expected the round after which the objective is met")
	}
}
