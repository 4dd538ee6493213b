package escalation

import (
	"fmt"
	"slices"
	"strings"

	"fray/formula"
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
	setup    *Setup
	def      *def
	state    *state
	problems []table.Problem
	keys     []string // of abilities, sorted
	ids      map[string]bool
	marks    []mark // what ails combatants at the start
}

func (c *compiler) problem(path, format string, args ...any) {
	c.problems = append(c.problems, table.Problem{Path: path, Why: fmt.Sprintf(format, args...)})
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{setup: s, def: &def{setup: s, book: Book()}, state: &state{}, ids: map[string]bool{}}
	c.ground()
	c.options()
	c.abilityDefs()
	if c.def.zones != nil {
		c.cast()
		for i := range s.Combatants {
			c.combatant(i)
		}
		c.objects()
		c.neighbours()
		c.ailing()
		c.listeners()
	}
	if len(c.problems) > 0 {
		return nil, c.problems
	}
	g := &Game{def: c.def, state: *c.state, sc: new(scratch)}
	g.settle()
	for _, m := range c.marks {
		g.addMark(&table.Table{}, m, 0)
	}
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
		c.problem(path, "%s", f.Why)
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
			c.problem(path+".damage", "missing, expected a formula such as 2d6")
		}
	}
}

// options reads what holds for the whole encounter.
func (c *compiler) options() {
	s, d := c.setup, c.def
	d.surprise = int8(c.pick("surprise", s.Surprise, []string{"none", "pcs", "enemies"}, 0)) - 1
	d.ambush = int8(c.number("ambush_start", s.AmbushStart, -1, 0, 1))
	d.mode = damageMode(c.pick("damage_mode", s.DamageMode, damageModeNames(), int(rollOut)))
	d.freeLimit = int8(c.number("free_limit", s.FreeLimit, 5, 0, 100))
	d.noDeath, d.promptsGM = s.NoDeath, s.CritFailPrompt
	d.difficulty = int(c.within("dicey_difficulty", s.DiceyDifficulty, 0, maxDifficulty))
	if d.difficulty > 0 && d.difficulty < 3 {
		c.problem("dicey_difficulty", "found %d, expected 3 to %d", d.difficulty, maxDifficulty)
	}
	d.maxRounds = int(c.within("max_rounds", s.MaxRounds, 0, maxRoundLimit))
	if d.maxRounds == 0 {
		d.maxRounds = maxRoundLimit
	}
	d.dicey = []condition{dazed, softened}
	if s.DiceyConditions != nil {
		d.dicey = nil
		for i, name := range *s.DiceyConditions {
			d.dicey = append(d.dicey, condition(c.pick(fmt.Sprintf("dicey_conditions[%d]", i), name, conditionNames(), 0)))
		}
	}
	d.rest = restKind(c.pick("rest", s.Rest, restNames(), int(noRest)))
	c.state.since = c.within("encounters_since_full_rest", s.Encounters, 0, 1000)
	c.state.losses = slices.Clone(s.Losses)
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

// oneOf checks a number of which only a few are possible; 0 is the default.
func (c *compiler) oneOf(path string, v, deflt int, of ...int) int8 {
	if v == 0 {
		return int8(deflt)
	}
	if !slices.Contains(of, v) {
		c.problem(path, "found %d, expected one of %s", v, strings.Trim(fmt.Sprint(of), "[]"))
		return int8(deflt)
	}
	return int8(v)
}

func (c *compiler) types(path string, names []string) typeSet {
	if len(names) == 0 { // escalation.damage.default_type
		return 1 << weapon
	}
	var s typeSet
	for i, name := range names {
		s |= 1 << c.pick(fmt.Sprintf("%s[%d]", path, i), name, damageTypeNames(), int(weapon))
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
		c.problem(path, "%v", err)
		return 0
	}
	return z
}

// amount reads a formula and tries it once with all dice and numbers at their lowest and highest.
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
		if !slices.Contains(formulaNames(), name) {
			c.problem(path, "unknown name %q, expected one of %s", name, strings.Join(formulaNames(), ", "))
		}
	}
	middle := 0
	for _, high := range [2]bool{false, true} {
		switch v, err := f.Eval(trial{high}, trial{high}); {
		case err != nil:
			c.problem(path, "%v", err)
			return amount{}
		case v < -maxAmount || v > maxAmount:
			c.problem(path, "%q may come to %d, expected %d at most", text, v, maxAmount)
			return amount{}
		default:
			middle += 5 * v
		}
	}
	a := newAmount(f)
	a.middle = middle
	return a
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
