package escalation

import (
	"slices"

	"fray/ruleset/late"
	"fray/ruleset/setup"
	"fray/table"
)

// newcomer returns the setup of a combatant that joins.
func (d *def) newcomer(a table.Adjustment) (*Setup, error) {
	n := setup.Newcomers{
		Ruleset: "escalation", Decreed: []string{"At", "Hidden", "Beside"}, Brings: []string{"Abilities"},
		Ails: []string{"Beside", "Conditions", "Spent", "Status", "Strain", "Fails", "HP", "Recoveries", "Power", "RelationLeft"},
	}
	return setup.Newcomer(n, a, &d.cast, append([]*Setup{d.setup}, d.joined...)...)
}

// join compiles a newcomer behind all combatants, and its abilities behind all others, so that no number in a state changes
// but those of objects. It gives the definitions with the newcomer, and the compiler with how it starts, the last of the
// units, or with what is wrong. The definitions there are stay as they are.
// Secret is as for [setup.Reader.Recruit].
func (d *def) join(s *Setup, units []unit, secret crowd) (*def, *compiler) {
	who, next := d.people, *d
	next.first, next.joined, next.people = d.start(), append(slices.Clip(d.joined), s), who+1
	next.sheets, next.cast.Combatants = slices.Clone(d.sheets[:who]), slices.Clip(d.cast.Combatants)
	next.abilities, next.words, next.gasps = slices.Clip(d.abilities), slices.Clip(d.words), slices.Clip(d.gasps)
	c := &compiler{def: &next, state: &state{units: slices.Clone(units[:who])}}
	c.Book = d.book
	c.known(d, s)
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.abilityDefs()
	c.recruit(who, s.Combatants[0].Seat, secret.has)
	c.combatant(0, who)
	next.sheets = append(next.sheets, d.sheets[who:]...)
	next.party()
	c.listeners()
	return &next, c
}

// rejoin compiles a combatant again that has joined.
func (d *def) rejoin(s *Setup, j join) (*def, error) {
	if len(d.sheets) >= maxCrowd {
		return nil, errMisfit()
	}
	next, c := d.join(s, make([]unit, d.people), j.secret)
	if len(c.Faults) > 0 {
		return nil, c.SheetError()
	}
	return next, nil
}

// known takes in the ids there are, and drops from the setup the abilities that are there already. One of the same id has to
// say the same.
func (c *compiler) known(d *def, s *Setup) {
	late.Known(&c.Reader, &d.cast)
	for _, old := range append([]*Setup{d.setup}, d.joined...) {
		s.Abilities = setup.Fresh(&c.Reader, "abilities.", s.Abilities, old.Abilities)
	}
	for i := range d.abilities {
		c.Know("abilities", d.abilities[i].key)
	}
	for i := range d.cast.Combatants {
		c.Know("combatants", d.cast.Combatants[i].ID)
	}
}

// recruit adds the newcomer to the cast, at the seat that its sheet names or at that of its side: sides and seats are those
// there are.
func (c *compiler) recruit(who table.Who, seat string, secret func(i table.Who) bool) {
	d, in := c.def, &c.setup.Combatants[0]
	side := slices.Index(sideNames(), in.Side)
	c.Recruit(&d.cast, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture, Side: side}, seat, in.Seat, secret)
	d.sides[side] |= only(who)
}
