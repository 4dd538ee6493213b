package escalation

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// Limits of an encounter.
const (
	maxHP         = 10000
	maxAbilities  = 200 // of an encounter
	maxOwn        = 64  // of one combatant
	maxRoundLimit = 10000
	maxAmount     = 20000
)

// compiler turns a setup into a def and collects every problem on the way.
type compiler struct {
	setup.Reader
	setup *Setup // checked, and with all defaults
	def   *def
	state *state
	marks []mark // what ails combatants at the start
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{def: &def{setup: s, book: Book(), verbs: verbs(), events: events()}, state: &state{}}
	c.Book = c.def.book
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.ground()
	c.options()
	c.abilityDefs()
	if c.def.zones != nil {
		c.cast()
		for i := range s.Combatants {
			c.combatant(i, table.Who(i))
		}
		c.def.party()
		c.objects()
		c.neighbors()
		c.ailing(0)
		c.listeners()
	}
	if len(c.Faults) > 0 {
		return nil, c.Faults
	}
	g := &Game{def: c.def, state: *c.state, sc: newScratch(c.def)}
	g.settle()
	g.ail(c.marks)
	return g, nil
}

// ground reads the map (escalation.pos.model).
func (c *compiler) ground() {
	m := &c.setup.Map
	chart := space.Chart{Zones: m.Zones, Links: m.Links, Rows: m.Rows}
	zones, faults := chart.Build()
	c.MapFaults(faults)
	if zones == nil {
		return
	}
	c.def.zones = zones
	c.state.at = make([]crowd, zones.Size())
	c.state.links = make([]uint64, zones.Size())
	for i, h := range m.Hazards {
		path := fmt.Sprintf("map.hazards[%d]", i)
		c.def.hazards = append(c.def.hazards, hazardDef{
			zone: c.zone(path+".zone", h.Zone), damage: amountOf(h.Damage), types: typesOf(h.Types),
		})
	}
}

// options reads what holds for the whole encounter.
func (c *compiler) options() {
	s, d := c.setup, c.def
	d.surprise, d.ambush = int8(slices.Index(sideNames(), s.Surprise)), -1
	if s.AmbushStart != nil {
		d.ambush = int8(*s.AmbushStart)
	}
	d.mode, d.freeLimit = setup.Nth[damageMode](diceRollOut.names(), s.DamageMode), int8(*s.FreeLimit)
	d.noDeath, d.promptsGM, d.difficulty, d.maxRounds = s.NoDeath, s.CritFailPrompt, s.DiceyDifficulty, s.MaxRounds
	for _, name := range *s.DiceyConditions {
		d.dicey = append(d.dicey, setup.Nth[markKind](conditionNames(), name))
	}
	if i := slices.Index(s.Rest, "none"); i >= 0 && len(s.Rest) > 1 { // escalation.rest.kinds
		c.Problem(fmt.Sprintf("rest[%d]", i), "found none beside other rests, expected it alone")
	}
	for _, word := range s.Rest {
		if kind := setup.Nth[restKind](restNone.names(), word); kind != restNone {
			d.rests = append(d.rests, kind)
		}
	}
	c.state.since, c.state.losses = int16(s.Encounters), slices.Clone(s.Losses)
}

// typesOf returns the set of some damage types; their default is weapon (escalation.damage.default_type).
func typesOf(names []string) typeSet {
	var s typeSet
	for _, name := range names {
		s |= 1 << setup.Nth[damageType](damageAcid.names(), name)
	}
	return s
}

// zone finds a zone by its id; left out it is the first.
func (c *compiler) zone(path, id string) space.Cell {
	if id == "" {
		return 0
	}
	z, err := c.def.zones.Parse(id)
	if err != nil {
		c.Problem(path, "%v", err)
		return 0
	}
	return z
}

// amountOf returns the amount of a formula that has been checked; none for an empty text.
func amountOf(text string) amount {
	if text == "" {
		return amount{}
	}
	return newAmount(setup.Compile(text))
}
