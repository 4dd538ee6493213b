package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// events returns the table of events by kind: the texts of those that all rulesets have, then escalation's. Parts of texts are
// those of [text.OfEvent] and [Game.eventPart]. Where a text has alternatives, the first number chooses.
func events() []table.EventRow {
	return []table.EventRow{
		table.Began:   {Text: "{who}'s turn"},
		table.Round:   {Text: "Surprise Round|Round {0}, escalation die {1}"},
		table.Took:    {Text: "{who}: {deed}"},
		table.Reacted: {Text: "{who} reacts: {deed}"},
		table.Hit:     {Text: "{who} {hits} {target}"},
		table.Missed:  {Text: "{who} misses {target}: a Crit Fail|{who} misses {target}"},
		table.Harmed:  {Text: "{target} takes {0} damage and has {1} HP"},
		table.Healed:  {Text: "{target} regains {0} HP and has {1}"},
		table.Gained:  {Text: "{who}: {+0} {number} ({2})"},
		table.Fell:    {Text: "{target} goes down"},
		table.Moved:   {Text: "{moved}"},
		table.Marked:  {Text: "{target}: {mark}{lasting}"},
		table.Cleared: {Text: "{target}: {mark} is over"},
		table.Ruled:   {Text: "The GM says no: {title}|The GM says yes: {title}"},
		table.Ended:   {Text: "{ended}"},

		evDice:        {Name: "dice", Text: "{who}, {for}: {dice}[ {?+3}] = {0}"}, // no check; N: value with the bonus, count, sides, bonus
		evBand:        {Name: "band", Text: "{who} is in the {band} band from now on"},
		evStatus:      {Name: "status", Text: "{who} is {status}"},
		evStaggered:   {Name: "staggered", Text: "{target} is staggered"},
		evAveraged:    {Name: "averaged", Text: "{who}: {1}d{2} count as {0}"},
		evMultiplied:  {Name: "multiplied", Text: "{who}: 10 x {1} + 5 x {2} + {3} = {0}"},
		evScaled:      {Name: "scaled", Text: "{who}'s damage of {0} becomes {1} ({title})"},
		evTurned:      {Name: "turned", Text: "{who}'s attack on {target} ({1}) is now a {outcome}"}, // N: degree, total
		evRedirected:  {Name: "redirected", Text: "{who}'s attack goes to {target}"},
		evReduced:     {Name: "reduced", Text: "{who} takes {0} off the damage to {target}: {1} is left"},
		evReadied:     {Name: "readied", Text: "{who} readies: {ready}"}, // N: trigger, actor, target, kinds
		evFired:       {Name: "fired", Text: "{who}'s readied action comes before what {target} does"},
		evLapsed:      {Name: "lapsed", Text: "{who} is no longer ready"},
		evNothing:     {Name: "nothing", Text: "It has no effect for {who} ({title})"},
		evEnded:       {Name: "ended", Text: "{who} no longer sustains {ability}"},
		evLoss:        {Name: "loss", Text: "Campaign Loss: {note}"}, // N: how many so far
		evRested:      {Name: "rested", Text: "{rest}"},              // N: kind of rest
		evLooms:       {Name: "looms", Text: "{who} is about to deal {0} damage to {target}"},
		evReplenished: {Name: "replenished", Text: "{who} has {ability} again"},     // Option names the ability
		evSum:         {Name: "sum", Text: "{who}, {for}: {0} {added} = {1}{mods}"}, // N: dice, sum; Mods are part of it
		evMissDamage:  {Name: "miss-damage", Text: "{who}'s miss still deals {0}"},
		evFull:        {Name: "full", Text: "{target} does not get {mark}: the fight has {limit} conditions and effects already, which is the most it can have"}, // N as for Marked
	}
}

// say says an event, with the numbers of hosts for objects. Only its seat learns of a hidden combatant.
func (g *Game) say(t *table.Table, e table.Event) {
	if g.hiding != 0 {
		g.veil(&e)
	}
	e.Who, e.Target = g.outside(e.Who), g.outside(e.Target)
	t.Say(e)
}

// tell says an event about one or two combatants with its numbers, if a listener is there.
func (g *Game) tell(t *table.Table, k table.EventKind, r table.Rule, who, target table.Who, n ...int) {
	if t.Heard() {
		g.say(t, table.NewEvent(k, r, who, target, n...))
	}
}

// tellOption says an event with an option.
func (g *Game) tellOption(t *table.Table, o table.Option, k table.EventKind, r table.Rule, who, target table.Who, n ...int) {
	if t.Heard() {
		g.say(t, table.NewEvent(k, r, who, target, n...).With(o))
	}
}

// sayTook says an action.
func (g *Game) sayTook(t *table.Table, a table.Who, o table.Option, r table.Rule) {
	g.tellOption(t, o, table.Took, r, a, g.inside(o.Who))
}

// sayNothing says that something has no effect, and by which rule.
func (g *Game) sayNothing(t *table.Table, r table.Rule, a table.Who) {
	g.tell(t, evNothing, r, a, table.Nobody)
}

// rollDice rolls dice that are no check, says them, and returns their value with a bonus.
func (g *Game) rollDice(t *table.Table, roll table.Roll, bonus int) int {
	v := t.Roll(&roll)
	g.sayDice(t, &roll, v, bonus)
	return v + bonus
}

// sayDice says dice that are no check.
func (g *Game) sayDice(t *table.Table, r *table.Roll, value, bonus int) {
	if t.Heard() {
		g.say(t, table.NewEvent(evDice, r.Rule, r.Who, table.Nobody, value+bonus, int(r.Count), int(r.Sides), bonus).Thrown(t.Faces(), nil))
	}
}

// saySum says the sum of dice and additions, if it differs from the dice.
func (g *Game) saySum(t *table.Table, a table.Who, thrown, sum int, mods []table.Mod, r table.Rule) {
	if t.Heard() && sum != thrown {
		g.say(t, table.NewEvent(evSum, r, a, table.Nobody, thrown, sum).Thrown(nil, t.Mods(mods)))
	}
}

// sayGained says a changed number other than hit points.
func (g *Game) sayGained(t *table.Table, a table.Who, meter, by, now int, r table.Rule) {
	g.tell(t, table.Gained, r, a, table.Nobody, by, meter, now)
}

// sayOutcome says how an attack ended.
func (g *Game) sayOutcome(t *table.Table, s *strike) {
	if !t.Heard() {
		return
	}
	kind, r := table.Hit, rule.AttackHit
	switch {
	case s.coup:
		r = rule.CoupAutoCrit
	case s.outcome == degreeCrit:
		r = g.critRule(s)
	case s.outcome == degreeMiss:
		kind, r = table.Missed, rule.AttackMiss
	case s.outcome == degreeCritFail:
		kind, r = table.Missed, rule.AttackCritFail
	}
	g.say(t, table.NewEvent(kind, r, s.by, s.on, int(s.outcome)))
}

// critRule returns the rule that made a Crit: the first that widens the range enough.
func (g *Game) critRule(s *strike) table.Rule {
	if s.natural >= 17-int(s.a.widen) {
		return rule.AttackCrit
	}
	frail := g.units[s.on].ills.has(condVulnerable)
	weak := s.a.damages() && s.a.types&g.sheets[s.on].weak != 0
	switch {
	case frail && weak && s.natural < 16-int(s.a.widen):
		return rule.WeakVulnerable15
	case weak && s.a.types.count() > 1:
		return rule.WeakMultiType
	case weak:
		return rule.WeakCrit16
	default:
		return rule.CondVulnerable
	}
}

// scaleRule returns the rule by which damage differs from its base.
func (g *Game) scaleRule(s *strike) table.Rule {
	switch {
	case !g.resisted(s):
		return rule.AttackCritDamage
	case s.a.types.count() > 1:
		return rule.ResistMultiType
	default:
		return rule.ResistHalf
	}
}

// sayReduced says how much an attack's damage is reduced.
func (g *Game) sayReduced(t *table.Table, a table.Who, s *strike, by int) {
	g.tell(t, evReduced, rule.ActionInterrupt, a, s.on, by, s.harm)
}
