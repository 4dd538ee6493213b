package escalation

import (
	"fmt"
	"slices"
	"strings"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// Limits of an encounter.
const (
	maxHP         = 10000
	maxRating     = 200
	maxAbilities  = 200 // of an encounter
	maxOwn        = 64  // of one combatant
	maxRoundLimit = 10000
	maxAmount     = 20000
)

// compiler turns a setup into a def and collects every problem on the way.
type compiler struct {
	setup.Reader
	setup *Setup
	def   *def
	state *state
	marks []mark // what ails combatants at the start
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{setup: s, def: &def{setup: s, book: Book(), verbs: verbs()}, state: &state{}}
	c.Book = c.def.book
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
	g := &Game{def: c.def, state: *c.state, sc: new(scratch)}
	g.settle()
	g.ail(c.marks)
	return g, nil
}

// ground reads the map (escalation.pos.model).
func (c *compiler) ground() {
	m := &c.setup.Map
	chart := space.Chart{Zones: m.Zones, Links: m.Links, Rows: m.Rows}
	zones, faults := chart.Build()
	for _, f := range faults {
		path := "map"
		if f.Path != "" {
			path += "." + f.Path
		}
		c.Problem(path, "%s", f.Why)
	}
	if zones == nil {
		return
	}
	c.def.zones = zones
	c.state.at = make([]crowd, zones.Size())
	c.state.links = make([]uint64, zones.Size())
	for i, h := range m.Hazards {
		path := fmt.Sprintf("map.hazards[%d]", i)
		c.def.hazards = append(c.def.hazards, hazardDef{
			zone: c.zone(path+".zone", h.Zone), damage: c.amount(path+".damage", h.Damage), types: c.types(path+".types", h.Types),
		})
		if h.Damage == "" {
			c.Problem(path+".damage", "missing, expected a formula such as 2d6")
		}
	}
}

// options reads what holds for the whole encounter.
func (c *compiler) options() {
	s, d := c.setup, c.def
	d.surprise = int8(c.Pick("surprise", s.Surprise, []string{"none", "pcs", "enemies"}, 0)) - 1
	d.ambush = int8(c.Number("ambush_start", s.AmbushStart, -1, 0, 1))
	d.mode = damageMode(c.Pick("damage_mode", s.DamageMode, damageModeNames(), int(diceRollOut)))
	d.freeLimit = int8(c.Number("free_limit", s.FreeLimit, 5, 0, 100))
	d.noDeath, d.promptsGM = s.NoDeath, s.CritFailPrompt
	d.difficulty = int(c.Within("dicey_difficulty", s.DiceyDifficulty, 0, maxDifficulty))
	if d.difficulty > 0 && d.difficulty < 3 {
		c.Problem("dicey_difficulty", "found %d, expected 3 to %d", d.difficulty, maxDifficulty)
	}
	d.maxRounds = int(c.Within("max_rounds", s.MaxRounds, 0, maxRoundLimit))
	if d.maxRounds == 0 {
		d.maxRounds = maxRoundLimit
	}
	d.dicey = []markKind{condDazed, condSoftened}
	if s.DiceyConditions != nil {
		d.dicey = nil
		for i, name := range *s.DiceyConditions {
			d.dicey = append(d.dicey, markKind(c.Pick(fmt.Sprintf("dicey_conditions[%d]", i), name, conditionNames(), 0)))
		}
	}
	d.rests = c.rests(s.Rest)
	c.state.since = c.Within("encounters_since_full_rest", s.Encounters, 0, 1000)
	c.state.losses = slices.Clone(s.Losses)
}

// maxRests is how many rests there may be before a fight.
const maxRests = 10

// rests reads the rests before the fight. None is no rest, and stands alone (escalation.rest.kinds).
func (c *compiler) rests(in setup.Words) []restKind {
	switch {
	case len(in) == 0:
		return nil
	case len(in) == 1:
		if kind := restKind(c.Pick("rest", in[0], restNone.names(), int(restNone))); kind != restNone {
			return []restKind{kind}
		}
		return nil
	case len(in) > maxRests:
		c.Problem("rest", "found %d rests, expected at most %d", len(in), maxRests)
		return nil
	}
	var out []restKind
	for i, word := range in {
		path := fmt.Sprintf("rest[%d]", i)
		kind := restKind(c.Pick(path, word, Rests(), -1) + 1)
		if word == "" {
			c.Problem(path, "found nothing, expected one of %s", strings.Join(Rests(), ", "))
		}
		out = append(out, kind)
	}
	return out
}

func (c *compiler) types(path string, names []string) typeSet {
	if len(names) == 0 { // escalation.damage.default_type
		return 1 << damageWeapon
	}
	var s typeSet
	for i, name := range names {
		s |= 1 << c.Pick(fmt.Sprintf("%s[%d]", path, i), name, damageTypeNames(), int(damageWeapon))
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

// amount reads a formula of what formulas may ask for.
func (c *compiler) amount(path, text string) amount {
	f, _, _ := c.Formula(path, text, setup.Bounds{Names: formulaNames(), Highest: 60, Limit: maxAmount})
	if f == nil {
		return amount{}
	}
	return newAmount(f)
}
