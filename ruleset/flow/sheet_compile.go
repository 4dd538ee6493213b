package flow

import (
	"fray/ruleset/flow/rule"
	"fray/ruleset/setup"
	"fray/table"
)

// Limits of an encounter.
const (
	maxCombatants = 500
	maxSides      = 60 // sides are a small set
	maxRating     = 200
	maxRoundLimit = 10000
	maxItems      = 20000
)

// compiler turns a setup into a def and collects every problem on the way.
type compiler struct {
	setup.Reader
	setup    *Setup // checked, and with all defaults
	def      *def
	state    *state
	itemKeys []string
	abilKeys []string
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{def: &def{setup: s, book: Book(), verbs: verbRows(), events: eventRows()}, state: &state{}}
	c.Book = c.def.book
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.mapAndLimits()
	c.abilityDefs()
	c.itemDefs()
	if c.def.field != nil {
		c.cast()
		for i := range s.Combatants {
			c.combatant(i)
		}
		c.objects()
		c.ground()
		c.surprise()
		c.Stray(c.def.field)
	}
	if len(c.Faults) > 0 {
		return nil, c.Faults
	}
	g := &Game{def: c.def, state: *c.state, sc: newScratch(c.def)}
	g.settle()
	return g, nil
}

func (c *compiler) mapAndLimits() {
	if !c.Faulty("map") {
		field, faults := c.setup.Map.Build()
		c.MapFaults(faults)
		c.def.field = field
	}
	if field := c.def.field; field != nil {
		c.def.hexes = field.Hexes
		c.def.opaque = !field.Opaque.Empty()
	}
	c.def.maxRounds = c.setup.MaxRounds
	c.def.unarmed = itemDef{key: "unarmed", category: weaponBrawl, hands: 0, reach: 1, rule: rule.AttackUnarmed}
	c.def.unarmed.damage = amountOf("1d4")
}

// amountOf returns the amount of a formula that has been checked; none for an empty text.
func amountOf(text string) amount {
	if text == "" {
		return amount{}
	}
	return newAmount(setup.Compile(text))
}
