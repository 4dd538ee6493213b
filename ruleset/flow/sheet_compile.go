package flow

import (
	"fmt"
	"slices"
	"strings"

	"fray/formula"
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// Limits of an encounter.
const (
	maxCombatants = 500
	maxSides      = 60 // sides and seats are small sets
	maxRating     = 200
	maxRoundLimit = 10000
)

// compiler turns a setup into a def and collects every problem on the way.
type compiler struct {
	setup    *Setup
	def      *def
	state    *state
	problems []table.Problem
	itemKeys []string
	abilKeys []string
	ids      map[string]bool
}

func (c *compiler) problem(path, format string, args ...any) {
	c.problems = append(c.problems, table.Problem{Path: path, Why: fmt.Sprintf(format, args...)})
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{setup: s, def: &def{setup: s, book: Book()}, state: &state{}, ids: map[string]bool{}}
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
	}
	if len(c.problems) > 0 {
		return nil, c.problems
	}
	g := &Game{def: c.def, state: *c.state, sc: newScratch(c.def)}
	g.settle()
	return g, nil
}

func (c *compiler) mapAndLimits() {
	field, faults := c.setup.Map.Build()
	for _, f := range faults {
		path := "map"
		if f.Path != "" {
			path += "." + f.Path
		}
		c.problem(path, "%s", f.Why)
	}
	if field != nil {
		c.def.field, c.def.hexes = field, field.Hexes
		c.def.opaque = !field.Opaque.Empty()
	}
	if c.setup.MaxRounds < 0 || c.setup.MaxRounds > maxRoundLimit {
		c.problem("max_rounds", "found %d, expected 1 to %d", c.setup.MaxRounds, maxRoundLimit)
	}
	c.def.maxRounds = c.setup.MaxRounds
	if c.def.maxRounds == 0 {
		c.def.maxRounds = maxRoundLimit
	}
	c.def.unarmed = itemDef{key: "unarmed", name: "unarmed", category: brawl, hands: 0, reach: 1, rule: rule.AttackUnarmed}
	f, _ := formula.Parse("1d4")
	c.def.unarmed.damage = newAmount(f)
}

// pick finds a word in a list of names.
func (c *compiler) pick(path, word string, names []string, deflt int) int {
	if word == "" {
		return deflt
	}
	if i := slices.Index(names, word); i >= 0 {
		return i
	}
	known := slices.DeleteFunc(slices.Clone(names), func(s string) bool { return s == "" })
	c.problem(path, "unknown %q, expected one of %s", word, strings.Join(known, ", "))
	return deflt
}

// number checks a number that people may leave out.
func (c *compiler) number(path string, p *int, deflt, low, high int) int16 {
	if p == nil {
		return int16(deflt)
	}
	return c.within(path, *p, low, high)
}

func (c *compiler) within(path string, v, low, high int) int16 {
	if v < low || v > high {
		c.problem(path, "found %d, expected %d to %d", v, low, high)
		return int16(low)
	}
	return int16(v)
}

// amount reads a formula and tries it once with all dice at their lowest and highest.
func (c *compiler) amount(path, text string) amount {
	if text == "" {
		return amount{}
	}
	f, err := formula.Parse(text)
	if err != nil {
		c.problem(path, "%v", err)
		return amount{}
	}
	for _, name := range f.Names() {
		if !slices.Contains(skillNames(), name) {
			c.problem(path, "unknown name %q, expected one of %s", name, strings.Join(skillNames(), ", "))
		}
	}
	for _, high := range [2]bool{false, true} {
		switch v, err := f.Eval(trial{high}, trial{high}); {
		case err != nil:
			c.problem(path, "%v", err)
			return amount{}
		case v < -maxAmount || v > maxAmount:
			c.problem(path, "%q may come to %d, expected %d at most", text, v, maxAmount)
			return amount{}
		}
	}
	return newAmount(f)
}

func (c *compiler) rule(path, id string) table.Rule {
	if id == "" {
		return 0
	}
	r := c.def.book.Find(id)
	if r == 0 {
		c.problem(path, "unknown rule %q", id)
	}
	return r
}

func orElse(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

// place reads a cell name or the k-th cell of a marker.
func (c *compiler) place(path, at string) space.Cell {
	if at == "" {
		c.problem(path, "missing, expected a cell such as \"3,-1\" or a marker of the map")
		return space.None
	}
	if cells, ok := c.def.field.Markers[at]; ok && len(cells) > 0 {
		c.def.field.Markers[at] = cells[1:]
		return cells[0]
	}
	if cells, ok := c.def.field.Markers[at]; ok && len(cells) == 0 {
		c.problem(path, "the marker %s of the map has no cell left, expected one more %s in the drawing or another place", at, at)
		return space.None
	}
	cell, err := c.def.hexes.Parse(at)
	if err != nil {
		c.problem(path, "%v", err)
		return space.None
	}
	return cell
}
