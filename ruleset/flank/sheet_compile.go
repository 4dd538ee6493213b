package flank

import (
	"fmt"
	"maps"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// Limits of an encounter.
const (
	maxCombatants = 500
	maxSides      = 60 // sides are a small set
	maxItems      = 20000
	maxAttacks    = 250                  // an arm has 8 bits for its attack
	maxAbilities  = 250 - int(ofAbility) // a part of a number has 8 bits for its source
)

// compiler turns a setup into a def and collects every problem on the way.
type compiler struct {
	setup.Reader
	setup    *Setup // with all defaults
	def      *def
	state    *state
	itemKeys []string
	abilKeys []string
}

// Vocabulary returns the lists and formulas that the tags of the sheets name.
func Vocabulary() setup.Vocabulary {
	what := append(cond(0).names(), numberWords()...)
	return setup.Vocabulary{
		Words: map[string][]string{
			"size": sizeNames(), "going": goingNames(), "feat": featNames(), "ability": abilityNames(), "save": saveNames(), "skill": skillNames(),
			"damage": damageTypeNames(), "condition": cond(0).names(), "deed": deedNames(), "what": append(what, abilityNames()...),
		},
		Formulas: map[string]setup.Bounds{
			"dice":  {Limit: maxAmount},
			"power": {Names: amountNames(), Highest: 60, Limit: maxAmount},
		},
	}
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{def: &def{setup: s, book: Book(), verbs: verbRows()}, state: &state{}}
	c.Book = c.def.book
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.limits()
	c.buildMap()
	c.definitions()
	if c.def.field != nil {
		c.cast()
		for i := range c.setup.Combatants {
			c.combatant(i)
		}
		c.lying()
		c.sides()
		c.Stray(c.def.field)
	}
	if len(c.Faults) > 0 {
		return nil, c.Faults
	}
	g := &Game{def: c.def, state: *c.state, sc: newScratch(c.def)}
	g.settle()
	return g, nil
}

// limits notes the settings of the encounter.
func (c *compiler) limits() {
	c.def.maxRounds = c.setup.MaxRounds
	c.def.askPlace = c.setup.Tactical == "ask"
	c.def.ambushDC = c.setup.AmbushRoll
	unarmed := attackDef{
		key: "unarmed", name: "unarmed", melee: true, ability: scoreSTR, damageBy: scoreSTR, dice: newAmount("1d3"), crit: 20, times: 2, skilled: true,
	}
	c.def.attacks = []attackDef{unarmed}
}

// definitions compiles abilities and items, in the order of their ids.
func (c *compiler) definitions() {
	for _, key := range slices.Sorted(maps.Keys(c.setup.Abilities)) {
		c.abilityID("abilities."+key, key)
		c.abilKeys = append(c.abilKeys, key)
	}
	for _, key := range c.abilKeys[len(c.def.abilities):] {
		in := c.setup.Abilities[key]
		c.def.abilities = append(c.def.abilities, c.ability("abilities."+key, key, &in))
	}
	fresh := slices.Sorted(maps.Keys(c.setup.Items))
	c.itemKeys = append(c.itemKeys, fresh...)
	for _, key := range fresh {
		c.itemID("items."+key, key)
		in := c.setup.Items[key]
		c.def.solids = c.def.solids || in.Solid
		c.def.itemDefs = append(c.def.itemDefs, c.item("items."+key, key, &in))
	}
	if len(c.def.attacks) > maxAttacks {
		c.Problem("items", "the items and creatures have %d attacks, expected at most %d", len(c.def.attacks), maxAttacks)
	}
	if len(c.def.abilities) > maxAbilities || len(c.def.itemDefs) > 250 {
		c.Problem("items", "there are more than 250 items or %d abilities, expected fewer", maxAbilities)
	}
}

// squares reads a list of cells; a marker means all its cells, and keeps them.
func (c *compiler) squares(path string, list []string) []space.Cell {
	var out []space.Cell
	for i, at := range list {
		if cells, ok := c.def.field.Markers[at]; ok {
			c.Use(at)
			out = append(out, cells...)
			continue
		}
		cell, err := c.def.squares.Parse(at)
		if err != nil {
			c.Problem(fmt.Sprintf("%s[%d]", path, i), "%v", err)
			continue
		}
		out = append(out, cell)
	}
	return out
}
