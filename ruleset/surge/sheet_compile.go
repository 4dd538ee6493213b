package surge

import (
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// Limits of an encounter.
const (
	maxCombatants = 200
	maxSides      = 60
	maxThings     = 60 // table.MaxThings, less some for newcomers
	maxDeeds      = 200
)

// lorePrefix begins the names of Lores.
const lorePrefix = "lore_"

// Vocabulary returns the lists of words that the sheets use.
func Vocabulary() setup.Vocabulary {
	return setup.Vocabulary{Words: map[string][]string{
		"encounter": encounterNames(), "kinds": attackKinds(), "range": powerRanges(), "action": actionNames(), "effect": effectNames(),
		"resistance": resistanceNames(), "condition": conditionNames(), "mode": modeNames(), "edge": edgeNames(), "attitude": attitudeNames(),
		"difficulty": difficultyNames(), "order": orderNames(), "objective": goalNames(), "load": {"quick", "move", "standard"},
		"immunity": append(conditionNames(), "fatigue", "slam_inflicted", "slam_all"),
	}}
}

// compiler turns a setup into a def and collects every problem on the way.
type compiler struct {
	setup.Reader
	setup *Setup // checked, and with all defaults
	def   *def
	state *state
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{def: &def{setup: s, book: Book(), verbs: verbRows(), odds: -1, neutral: -1}, state: &state{}}
	c.Book = c.def.book
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.limits()
	c.ground()
	c.skills()
	if (c.def.field.squares != nil || c.def.field.zones != nil) && len(c.setup.Combatants) > 0 {
		c.cast()
		for i := range c.setup.Combatants {
			c.combatant(i)
		}
		c.lying()
		c.tasks()
		c.objective()
		if f := c.def.field.plan; f != nil {
			c.Stray(f)
		}
	}
	if len(c.Faults) > 0 {
		return nil, c.Faults
	}
	g := &Game{def: c.def, state: *c.state, sc: newScratch(c.def)}
	g.settle()
	return g, nil
}

// limits reads what holds for the whole encounter (surge.encounter.types, surge.encounter.conflict).
func (c *compiler) limits() {
	d, s := c.def, c.setup
	d.kind = setup.Nth[encounter](encounterNames(), s.Type)
	d.seconds = int16(s.RoundSeconds)
	if d.seconds == 0 {
		d.seconds = 6
		if d.kind == encounterConflict {
			d.seconds = 360
		}
	}
	if d.kind == encounterCombat && d.seconds != 6 {
		c.Problem("round_seconds", "found %d, expected 6: a Combat has rounds of six seconds", d.seconds)
	}
	d.maxRounds, d.level = int16(s.MaxRounds), int16(*s.PowerLevel)
	d.social = d.kind != encounterCombat
	kinds := s.AttackKinds
	if len(kinds) == 0 {
		kinds = [...][]string{{"close", "ranged"}, {"court", "rumor"}, attackKinds()}[d.kind]
	}
	for k, name := range attackKinds() {
		d.kinds[k] = slices.Contains(kinds, name)
	}
	d.topics = s.Topics
}
