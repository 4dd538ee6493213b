package flank_test

import (
	"flag"
	"maps"
	"slices"
	"strings"
	"testing"

	"fray/ruleset/flank"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// oracle follows a random fight by its questions and events, and works the results out again from the text and the sheets:
// attack rolls, AC with what is lost and what does not stack, flanking, saves, skill checks, damage in its order, hit points,
// what provokes, and the actions and Reactions of each turn.
type oracle struct {
	property.Roller
	t     *testing.T
	g     *flank.Game
	in    *flank.Setup
	all   []fighter
	said  []string
	turns []turnOracle
	harmOracle
	ground
	spotted         map[[2]table.Who]bool // the pairs of a spotter and a spotted one
	hiding          map[table.Who]int     // hidden totals
	looked, sneaked int                   // the last rolls to find and to hide
	stirred         bool                  // somebody has moved: before, those hide that the encounter says

	active  table.Who
	slot    int       // place of the active combatant in the order
	waited  table.Who // who is about to use its waited action
	ambush  bool
	strikes []struck // declared and not rolled yet
	rolled  d20      // the last d20
	counts
}

// fighter is what the oracle knows of a combatant.
type fighter struct {
	*flank.Combatant
	scores  map[string]int
	conds   map[string]bool
	bonuses []bonus
	at      [3]int
	hp      int
	dead    bool
	init    [2]int // the total and the modifier
}

// bonus is one that lasts. Bonuses of one rule on the same numbers have the same name in this arena.
type bonus struct {
	rule        table.Rule
	value, nums int
	by          table.Who
	starts      int       // turns of by that it lasts; -1 where it ends with a turn
	ends        table.Who // whose turn it ends with
}

// struck is an attack that has been declared.
type struck struct {
	by, on             table.Who
	item, attack, verb string
	action             string // secondary or tertiary
}

// d20 is a roll.
type d20 struct {
	who, on table.Who
	rule    table.Rule
	ok      bool
}

// counts says how much has been compared.
type counts struct{ attacks, flanked, saves, skills, hurts, asked, ills, placed, spots, steps int }

func (o *oracle) fail(format string, args ...any) {
	o.t.Helper()
	o.t.Fatalf(format+"\n%s", append(args, strings.Join(o.said[max(0, len(o.said)-24):], "\n"))...)
}

func (o *oracle) same(what string, got int32, want int) {
	o.t.Helper()
	if int(got) != want {
		o.fail("%s: %d by the rules, %d by the text", what, got, want)
	}
}

// Answer notes what is chosen, and checks that those that are asked for a Reaction have been provoked.
func (o *oracle) Answer(q *table.Question) (table.Option, bool) {
	o.settle()
	c, ok := o.Roller.Answer(q)
	if q.Kind == flank.AskTurn {
		if o.stirred {
			o.hidden()
		}
		c = o.rather(q, c, []string{"cast", "attack", "search", ""}[o.Rng.Below(4)])
	}
	verb := o.g.Book().VerbName(c.Verb)
	if verb == "trace" || verb == "release" { // square by square, and what is forgotten: not followed here
		c, verb = q.Default(), o.g.Book().VerbName(q.Default().Verb)
	}
	o.asks(q, c)
	if slices.Contains([]string{"attack", "throw", "break", "charge", "opportunity", "sunder"}, verb) {
		x := struck{by: q.Who, on: c.Who, verb: verb}
		if verb == "attack" || verb == "throw" || verb == "break" {
			x.action = flank.AttackMode(c)
		}
		if strings.HasSuffix(o.g.Key(q, c), ":throwing") {
			x.verb = "throw"
		}
		x.item, x.attack = o.g.Arm(q.Who, c)
		o.strikes = append(o.strikes, x)
	}
	return c, ok
}

// rather is an option of a verb, if there is one: fights of random answers have few attacks and spells.
func (o *oracle) rather(q *table.Question, c table.Option, verb string) table.Option {
	for _, g := range q.Groups() {
		if n := g.Len(); n > 0 && o.g.Book().VerbName(g.Option.Verb) == verb && o.Rng.Below(3) == 0 {
			return g.Kth(o.Rng.Below(n))
		}
	}
	return c
}

// Hear checks an event.
func (o *oracle) Hear(e *table.Event) {
	o.said = append(o.said, o.g.Text(e))
	o.hearTurn(e)
	o.hearHarm(e)
	o.hearHidden(e)
	switch e.Kind {
	case table.Rolled:
		o.roll(e)
	case table.Moved:
		o.moved(e)
	case table.Marked, table.Cleared:
		o.all[e.Target].conds[flank.ConditionName(e.N[0])] = e.Kind == table.Marked
	case flank.EvAbility:
		name := []string{"STR", "DEX", "CON", "INT", "WIS", "CHA"}[e.N[0]]
		o.all[e.Target].scores[name] = max(0, o.all[e.Target].scores[name]-int(e.N[1]))
	case flank.EvNothing:
		if n := len(o.strikes); n > 0 && o.strikes[n-1].by == e.Who {
			o.strikes = o.strikes[:n-1]
		}
	default:
	}
}

// begin readies the oracle for a fight.
func (o *oracle) begin() {
	o.spotted, o.hiding = map[[2]table.Who]bool{}, map[table.Who]int{}
	o.survey()
	for i := range o.in.Combatants {
		c := &o.in.Combatants[i]
		f := fighter{Combatant: c, scores: map[string]int{}, conds: map[string]bool{}, hp: *c.HP, at: o.g.Place(o.g.Cell(table.Who(i)))}
		for _, name := range []string{"STR", "DEX", "CON", "INT", "WIS", "CHA"} {
			f.scores[name] = 10
			if n, given := c.Scores[name]; given {
				f.scores[name] = n
			}
		}
		load := 0
		for _, id := range slices.Concat(c.Held, c.Worn, c.Carried) {
			load += o.in.Items[id].Weight
		}
		f.conds["encumbered"] = load > 10*f.scores["STR"]
		if f.conds["cover"] = o.g.InCover(table.Who(i)); f.HiddenAt != nil {
			o.hiding[table.Who(i)] = *f.HiddenAt
		}
		o.all = append(o.all, f)
	}
	o.turns = make([]turnOracle, len(o.all))
	for i := range o.turns {
		o.turns[i].late = true
	}
	o.active, o.waited, o.dies, o.caster = table.Nobody, table.Nobody, table.Nobody, table.Nobody
}

var oracleFights = flag.Int("oracle", 400, "how many fights TestOracle plays")

// TestOracle plays random fights beside the oracle.
func TestOracle(t *testing.T) {
	var all [10]int
	for seed := range uint64(*oracleFights) {
		s := property.NewSource(nil, seed)
		field := openField
		if seed%2 == 1 {
			field = brokenField
		}
		in := field(s)
		g, problems := flank.New(in)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		o := &oracle{Roller: property.Roller{Rng: s.Rng, T: t}, t: t, g: g, in: in}
		o.begin()
		tb := &table.Table{Answers: o, Listener: o}
		tb.Reset(seed)
		for over := false; !over; _, over = g.Over() {
			o.strikes = o.strikes[:0]
			tb.Beat(g)
		}
		for i, n := range [10]int{o.attacks, o.flanked, o.saves, o.skills, o.hurts, o.asked, o.ills, o.placed, o.spots, o.steps} {
			all[i] += n
		}
	}
	for i, least := range [10]int{2000, 20, 2000, 2000, 1000, 500, 20, 100, 5, 2000} {
		if all[i] < least {
			t.Errorf("compared %v attacks, with flanking, saves, checks, damage, provocations, conditions, positions, hiders found, steps: too few", all)
		}
	}
}

// openField is an encounter on open ground, on one level or in the air.
func openField(s *property.Source) *flank.Setup {
	in := &flank.Setup{Ruleset: "flank", Items: items(), Abilities: abilities(s), MaxRounds: 12}
	levels := 1 + 2*s.Below(2)
	for range levels {
		in.Map.Squares = append(in.Map.Squares, strings.Repeat("............\n", 12))
	}
	in.Map.Floors = []string{"open", "open"}[:levels-1]
	for _, key := range slices.Sorted(maps.Keys(in.Abilities)) { // in order, so that a seed is always the same fight
		a := in.Abilities[key]
		for i := range a.Effects {
			if e := &a.Effects[i]; e.Do == "condition" {
				e.What = []string{property.Pick(s, "deaf", "fatigued", "frightened", "nauseated", "prone", "restrained", "stunned", "unconscious", "writhing", "bleeding")}
			}
		}
		in.Abilities[key] = a
	}
	for i, slot := range []string{"4,4", "6,4", "4,7", "8,4", "6,7", "8,7", "1,4"}[:3+s.Below(5)] {
		c := someone(s, i)
		if c.At = slot; levels > 1 {
			c.At += ",0"
		}
		if c.Size == "huge" && slot[0] != '8' && slot[0] != '1' {
			c.Size = property.Pick(s, "large", "tiny")
		}
		c.Worn = slices.DeleteFunc(c.Worn, func(id string) bool { return id == "mail" })
		c.Held = slices.DeleteFunc(c.Held, func(id string) bool { return id == "shield" })
		c.Skills["magical_aptitude"] += 12
		in.Combatants = append(in.Combatants, c)
	}
	if s.Below(3) == 0 {
		in.Ambushers = []string{in.Combatants[0].ID}
	}
	return in
}
