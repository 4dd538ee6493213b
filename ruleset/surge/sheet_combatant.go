package surge

import (
	"fmt"
	"maps"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// combatant reads the i-th combatant of the setup and puts it where it starts.
func (c *compiler) combatant(i int) {
	in, path := &c.setup.Combatants[i], fmt.Sprintf("combatants[%d]", i)
	at := c.place(path+".at", in.At)
	c.enlist(path, in, at)
	c.standing(path, i, at)
}

// enlist reads a combatant's sheet, behind those already read. Its name is in the cast already.
func (c *compiler) enlist(path string, in *Combatant, at space.Cell) {
	d, who := c.def, table.Who(len(c.def.sheets))
	m := d.cast.Combatants[who]
	sh := sheet{
		about: in.About, hero: in.Hero, surges: in.Hero, level: d.level, hands: int8(*in.Hands), size: int8(in.Size), stressMax: int16(*in.StressMax),
		seat: m.Seat, side: uint8(m.Side), start: at, hidden: in.Hidden, controller: table.Nobody,
		order:    order{what: setup.Nth[orderKind](orderNames(), in.Order), on: table.Nobody, cell: space.None},
		defenses: [4]int8{int8(in.Parry), int8(in.Dodge), int8(in.Composure), int8(in.Repute)},
		resists:  [4]int8{int8(in.Fortitude), int8(in.Reflex), int8(in.Will), int8(in.Toughness)},
	}
	if in.CanSurge != nil {
		sh.surges = *in.CanSurge
	}
	if in.PowerLevel != nil {
		sh.level = int16(*in.PowerLevel)
	}
	if in.Initiative != nil {
		sh.given, sh.initiative = true, int16(*in.Initiative)
	}
	c.ranks(path, in, &sh)
	c.immunities(in, &sh)
	c.ties(path, in, &sh)
	c.things(path, who, in)
	c.deeds(path, who, in, &sh)
	sh.begin = c.beginning(in, &sh)
	c.def.sheets = append(c.def.sheets, sh)
}

// ranks reads skills, speeds and Edges.
func (c *compiler) ranks(path string, in *Combatant, sh *sheet) {
	sh.skills = make([]int8, len(c.def.skills))
	for _, name := range slices.Sorted(maps.Keys(in.Skills)) {
		if i := c.Pick(path+".skills."+name, name, c.def.skills, -1); i >= 0 {
			sh.skills[i] = int8(in.Skills[name])
			if sh.skills[i] > sh.skills[sh.forte] {
				sh.forte = skill(i)
			}
		}
	}
	for m, name := range modeNames() {
		if rank, ok := in.Speeds[name]; ok {
			sh.speeds[m], sh.modes = int8(rank), sh.modes|1<<m
		}
	}
	if len(in.Speeds) == 0 {
		sh.modes = 1
	}
	for e, name := range edgeNames() {
		sh.edges[e] = int8(in.Edges[name])
	}
	if c.def.field.zones != nil && in.Size > 1 {
		c.Problem(path+".size", "found %d, expected 1 on a map of zones", in.Size)
	}
}

func (c *compiler) immunities(in *Combatant, sh *sheet) {
	for _, word := range in.Immunities {
		switch i := slices.Index(conditionNames(), word); {
		case i >= 0:
			sh.immune.add(condition(i))
		case word == "fatigue":
			sh.tireless = true
		case word == "slam_inflicted":
			sh.slamSafe = true
		default:
			sh.slamProof = true
		}
	}
}

// ties reads what connects a combatant with others: template, group, controller, attitudes.
func (c *compiler) ties(path string, in *Combatant, sh *sheet) {
	d := c.def
	number := func(list *[]string, name string) uint8 {
		i := slices.Index(*list, name)
		if i < 0 {
			i = len(*list)
			*list = append(*list, name)
		}
		return uint8(i)
	}
	sh.template = number(&d.templates, in.Template)
	if in.Group != "" {
		sh.group = number(&c.def.groups, in.Group) + 1
	}
	if in.Controller != "" {
		if sh.controller = d.cast.Find(in.Controller); sh.controller == table.Nobody || in.Controller == in.ID {
			c.Problem(path+".controller", "%q is no other combatant", in.Controller)
		} else {
			d.commanders.Add(sh.controller)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(in.Attitudes)) {
		a := attitudeDef{to: d.cast.Find(name), level: setup.Nth[attitude](attitudeNames(), in.Attitudes[name])}
		if a.to == table.Nobody {
			i := slices.Index(d.topics, name)
			if i < 0 {
				c.Problem(path+".attitudes."+name, "%q is neither a combatant nor a topic", name)
				continue
			}
			a.topic = uint8(i + 1)
		}
		sh.attitudes = append(sh.attitudes, a)
	}
}

// beginning is how a combatant is at the start.
func (c *compiler) beginning(in *Combatant, sh *sheet) unit {
	u := unit{
		cell: sh.start, side: sh.side, stress: int16(in.Stress), fatigue: int8(in.Fatigue), quickOpen: true, order: sh.order,
		dice: [3]int16{int16(*in.Destiny), int16(in.Fate), int16(in.Corruption)}, aimAt: table.Nobody, controller: table.Nobody,
		ready: readied{of: table.Nobody, on: table.Nobody, cell: space.None}, dying: in.Dying,
	}
	if sh.hidden {
		u.presence = healthHidden
	}
	for _, level := range in.Wounds {
		u.wounds[physical][level-1]++
	}
	for _, level := range in.SocialWounds {
		u.wounds[social][level-1]++
	}
	u.prone = slices.Contains(in.Conditions, "prone")
	return u
}

// standing refuses a start that is blocked or taken.
func (c *compiler) standing(path string, i int, at space.Cell) {
	s := c.def.field.squares
	if s == nil || at == space.None {
		return
	}
	n := int(c.def.sheets[i].size)
	if !s.Fits(at, n) {
		c.Problem(path+".at", "%s leaves no room for its size on the map", s.Name(at))
		return
	}
	x, y, z := s.Place(at)
	for dy := range n {
		for dx := range n {
			if cell := s.At(x+dx, y+dy, z); c.def.field.walls.Has(cell) {
				c.Problem(path+".at", "%s is blocked", s.Name(cell))
			}
		}
	}
	for k := range i {
		if o := &c.def.sheets[k]; o.start != space.None && s.DistanceBetween(at, n, o.start, int(o.size)) == 0 {
			c.Problem(path+".at", "%s is taken by %s", s.Name(at), c.def.cast.Combatants[k].ID)
		}
	}
}
