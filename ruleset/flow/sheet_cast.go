package flow

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// cast settles sides, seats and names before the sheets are read.
func (c *compiler) cast() {
	d, s := c.def, c.setup
	d.cast = table.Cast{Name: s.Name, Seats: []string{"gm"}}
	for _, in := range s.Combatants {
		c.Member(&d.cast, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture}, in.Side, in.Seat)
	}
	c.SideNames(&d.cast, s.Sides)
	hidden := func(i int) bool { return s.Combatants[i].Hidden }
	setup.Conceal(&d.cast, hidden)
	c.Opposed(&d.cast, maxSides, hidden)
}

// itemID checks that an item is not called what something else is called in the keys of options.
func (c *compiler) itemID(path, id string) {
	if id == "unarmed" || id == "nothing" {
		c.Problem(path, "%q means an empty hand, expected another id", id)
	}
	if i := strings.LastIndexByte(id, '-'); i > 0 && slices.Contains(c.itemKeys, id[:i]) {
		if n, err := strconv.Atoi(id[i+1:]); err == nil && n > 1 {
			c.Problem(path, "%q is what a further %s is called, expected another id", id, id[:i])
		}
	}
}

// abilityID checks that an ability is not called as a Flow Action of the stock is.
func (c *compiler) abilityID(path, id string) {
	if slices.Contains(flowActionNames(), id) {
		c.Problem(path, "%q is a Flow Action of the rules, expected another id", id)
	}
}

// combatant reads the i-th combatant of the setup and puts it where it starts.
func (c *compiler) combatant(i int) {
	in, path := &c.setup.Combatants[i], fmt.Sprintf("combatants[%d]", i)
	at := c.Place(c.def.field, path+".at", in.At)
	c.enlist(path, in, at)
	c.standing(path, i, at)
}

// enlist reads a combatant's sheet, behind those already read. Its name is in the cast already.
func (c *compiler) enlist(path string, in *Combatant, at space.Cell) {
	who := len(c.def.sheets)
	m := c.def.cast.Combatants[who]
	sh := sheet{
		seat: m.Seat, start: at, diesWhenDown: in.DiesWhenDown, prone: in.Prone, hidden: in.Hidden, agilityMod: int16(*in.AgilityMod),
		size: setup.Nth[size](sizeSmall.names(), in.Size), moveSpeed: int16(*in.MoveSpeed), hpMax: int16(*in.HPMax), hp: int16(*in.HP),
		armor: int16(in.Armor), damageBonus: int16(in.DamageBonus), apPerRound: int16(*in.APPerRound), rpMax: int16(*in.RPMax),
		fpStart: int16(*in.FPStart), ambidextrous: len(in.Perks) > 0, given: in.Initiative != nil,
	}
	for k, p := range []*int{in.Melee, in.Ranged, in.Casting, in.Agility, in.Athletics, in.Endurance, in.Deception, in.Knowledge} {
		sh.skills[k] = int16(*p)
	}
	sh.bodyReach = bodyReach(sh.size)
	if sh.given {
		sh.initiative = int16(*in.Initiative)
	}
	c.sheetAbilities(in, &sh)
	c.def.sheets, c.def.sides = append(c.def.sheets, sh), append(c.def.sides, uint8(m.Side))
	c.def.surprised = append(c.def.surprised, in.Surprised)
	c.held(path, table.Who(who), in)
}

func (c *compiler) sheetAbilities(in *Combatant, sh *sheet) {
	for _, key := range in.Abilities {
		n := slices.Index(c.abilKeys, key)
		sh.abilities = append(sh.abilities, uint8(n+1))
		a := &c.def.abilities[n]
		for _, e := range a.effects {
			if a.timing == timingPassive && e.do == condReactionDamage {
				sh.raBonus += e.value
			}
		}
	}
}

// standing refuses a start in a wall or in an occupied hex.
func (c *compiler) standing(path string, i int, at space.Cell) {
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

// held puts what a combatant has into its hands and bag.
func (c *compiler) held(path string, who table.Who, in *Combatant) {
	give := func(path, key string, where place) {
		n := slices.Index(c.itemKeys, key)
		if n < 0 {
			return
		}
		if where == placeMain && c.def.itemDefs[n].hands == 2 {
			where = placeBoth
			if in.Hands.Off != "" {
				c.Problem(path, "%s needs both hands, but the other holds %s", key, in.Hands.Off)
			}
		}
		c.state.items = append(c.state.items, item{def: uint8(n), owner: who, holder: who, where: where, cell: space.None})
	}
	give(path+".hands.main", in.Hands.Main, placeMain)
	give(path+".hands.off", in.Hands.Off, placeOff)
	for k, key := range in.Carried {
		give(fmt.Sprintf("%s.carried[%d]", path, k), key, placeBag)
	}
}
