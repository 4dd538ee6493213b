package phase

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// nth returns the path of an element of a list.
func nth(list string, i int) string { return fmt.Sprintf("%s[%d]", list, i) }

// cast settles sides, seats and names before the sheets are read.
func (c *compiler) cast() {
	d, s := c.def, c.setup
	d.cast = table.Cast{Name: s.Name, Seats: []string{"gm"}}
	for _, in := range s.Combatants {
		c.Member(&d.cast, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture}, in.Side, in.Seat)
	}
	d.teams = make([]crowd, len(d.cast.Sides))
	hidden := func(i int) bool { return s.Combatants[i].Hidden }
	setup.Conceal(&d.cast, hidden)
	c.Opposed(&d.cast, maxCrowd, hidden)
}

// combatant reads the i-th combatant of the setup and puts it where it starts.
func (c *compiler) combatant(i int) {
	in, path := &c.setup.Combatants[i], nth("combatants", i)
	at := c.Place(c.def.field, path+".at", in.At)
	c.enlist(path, in, at)
	if at == space.None {
		return
	}
	if c.def.field.Walls.Has(at) {
		c.Problem(path+".at", "%s cannot be entered", c.def.hexes.Name(at))
	}
	for k := range i {
		if c.def.sheets[k].start == at {
			c.Problem(path+".at", "%s is taken by %s", c.def.hexes.Name(at), c.def.cast.Combatants[k].ID)
		}
	}
}

// enlist reads a combatant's sheet, behind those already read. Its name is in the cast already.
func (c *compiler) enlist(path string, in *Combatant, at space.Cell) {
	who := len(c.def.sheets)
	m := c.def.cast.Combatants[who]
	sh := sheet{
		seat: m.Seat, start: at, lightning: int16(in.Lightning), levels: int16(in.Levels), toOCV: int16(*in.ToOCV), stunMax: int16(*in.STUNMax),
		stun: int16(*in.STUN), bodyMax: int16(*in.BODYMax), body: int16(*in.BODY), endMax: int16(*in.ENDMax), end: int16(*in.END),
		aware: *in.Aware, hiding: in.Hiding, hidden: in.Hidden, courier: in.Courier, ammoAt: len(c.state.shots), mount: -1,
	}
	if in.Hidden && (sh.stun <= 0 || sh.body <= -sh.bodyMax) {
		c.Problem(path+".hidden", "a hidden combatant is alive and conscious, expected no hidden, or at least 1 STUN and %d BODY", 1-sh.bodyMax)
	}
	for i, n := range [...]int{
		*in.CV, *in.OCV, *in.DCV, *in.STR, *in.CON, *in.PRE, *in.EGO, *in.PD, in.RPD, *in.ED, in.RED, *in.REC, *in.PER, *in.Movement, *in.Noncombat,
		in.Growth, in.Stretching, in.Reflexes, in.Resistance, table.Bit(in.IgnoreTerrain), table.Bit(in.DarkSight), table.Bit(in.Invisible), table.Bit(in.Aquatic),
		table.Bit(in.Deflection), table.Bit(in.NoRecovery),
	} {
		sh.base[i] = int16(n)
	}
	for _, key := range in.Attacks {
		n := uint8(slices.Index(c.attacks, key))
		sh.attacks = append(sh.attacks, n)
		shots := c.def.attacks[n].shots
		if a, ok := c.setup.Attacks[key]; ok && a.Shots != nil {
			shots = int16(*a.Shots)
		}
		c.state.shots = append(c.state.shots, shots)
	}
	for k, key := range in.Powers {
		sh.powers = append(sh.powers, uint8(slices.Index(c.powers, key)))
		if slices.Contains(in.On, key) {
			sh.on |= 1 << k
		}
	}
	c.pools(path, in, &sh)
	c.skills(in, &sh)
	c.clothes(in, &sh)
	c.ailing(in, &sh)
	c.def.sheets, c.def.sides = append(c.def.sheets, sh), append(c.def.sides, uint8(m.Side))
	c.def.teams[m.Side] |= only(table.Who(who))
	if in.Vital {
		c.def.vital |= only(table.Who(who))
	}
	c.held(path, table.Who(who), in)
}

// held puts what a combatant has into its hands and packs.
func (c *compiler) held(path string, who table.Who, in *Combatant) {
	hands := int8(0)
	for i, list := range [...][]string{placeHand: in.InHand, placeWorn: in.Worn, placeStored: in.Stored} {
		for _, key := range list {
			n := slices.Index(c.items, key)
			c.state.items = append(c.state.items, item{def: uint8(n), owner: who, holder: who, where: place(i), cell: space.None})
			if place(i) == placeHand {
				hands += c.def.itemDefs[n].hands
			}
		}
	}
	if hands > 2 {
		c.Problem(path+".in_hand", "the items take %d hands, expected at most 2", hands)
	}
	if len(c.state.items) > maxItems {
		c.Problem(path, "found %d items in the fight, expected at most %d", len(c.state.items), maxItems)
	}
}
