package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// The events of escalation's own.
const (
	evDice        = table.Own + iota // dice other than a check of Who; N: value with the bonus, count, sides, bonus
	evBand                           // Who is in band N[0] from now on
	evStatus                         // Who is up, dying ... (N[0])
	evStaggered                      // Target is staggered
	evAveraged                       // N[1] dice of N[2] sides count as N[0]
	evMultiplied                     // dice come to N[0]: N[1] tens, N[2] fives, N[3] ones with the bonus
	evScaled                         // damage N[0] becomes N[1] by a Crit or by Resist
	evTurned                         // Who's attack on Target is outcome N[0] now
	evRedirected                     // Who's attack goes to Target instead
	evReduced                        // Who takes N[0] off the damage Target is about to take; N[1] is left
	evReadied                        // Who readies Option; N: occasion, actor, target, kinds
	evFired                          // Who's readied action comes before what Target does
	evLapsed                         // Who's readied action is over
	evNothing                        // what Who tried has no effect
	evEnded                          // Who's sustained ability (Option.Item) is over
	evLoss                           // a Campaign Loss, the N[0]-th; Note tells it
	evRested                         // the party has rested; N: kind of rest
	evLooms                          // Who is about to deal N[0] damage to Target
	evReplenished                    // Who's ability (Option.Item) is ready again
	evSum                            // Who's dice of N[0] come to N[1] with what is added, Mods among it
	evMissDamage                     // Who's miss deals N[0] damage to Target
	evFull                           // the mark that Who lays on Target (N as for Marked) has no effect: too many lie on everybody
)

// events returns the table of escalation's events. Parts of texts are those of [text.OfEvent] and [Game.eventPart].
func events() []table.EventRow {
	return []table.EventRow{
		evDice - table.Own:        {Name: "dice", Text: "{who}, {for}: {dice}[ {?+3}] = {0}"},
		evBand - table.Own:        {Name: "band", Text: "{who} is in the {band} band from now on"},
		evStatus - table.Own:      {Name: "status", Text: "{who} is {status}"},
		evStaggered - table.Own:   {Name: "staggered", Text: "{target} is staggered"},
		evAveraged - table.Own:    {Name: "averaged", Text: "{who}: {1}d{2} count as {0}"},
		evMultiplied - table.Own:  {Name: "multiplied", Text: "{who}: 10 x {1} + 5 x {2} + {3} = {0}"},
		evScaled - table.Own:      {Name: "scaled", Text: "{who}'s damage of {0} becomes {1} ({title})"},
		evTurned - table.Own:      {Name: "turned", Text: "{who}'s attack on {target} ({1}) is now a {outcome}"},
		evRedirected - table.Own:  {Name: "redirected", Text: "{who}'s attack goes to {target}"},
		evReduced - table.Own:     {Name: "reduced", Text: "{who} takes {0} off the damage to {target}: {1} is left"},
		evReadied - table.Own:     {Name: "readied", Text: "{who} readies: {ready}"},
		evFired - table.Own:       {Name: "fired", Text: "{who}'s readied action comes before what {target} does"},
		evLapsed - table.Own:      {Name: "lapsed", Text: "{who} is no longer ready"},
		evNothing - table.Own:     {Name: "nothing", Text: "It has no effect for {who} ({title})"},
		evEnded - table.Own:       {Name: "ended", Text: "{who} no longer sustains {ability}"},
		evLoss - table.Own:        {Name: "loss", Text: "Campaign Loss: {note}"},
		evRested - table.Own:      {Name: "rested", Text: "{rest}"},
		evLooms - table.Own:       {Name: "looms", Text: "{who} is about to deal {0} damage to {target}"},
		evReplenished - table.Own: {Name: "replenished", Text: "{who} has {ability} again"},
		evSum - table.Own:         {Name: "sum", Text: "{who}, {for}: {0} {added} = {1}{mods}"},
		evMissDamage - table.Own:  {Name: "miss-damage", Text: "{who}'s miss still deals {0}"},
		evFull - table.Own:        {Name: "full", Text: "{target} is spared: {mark} has no effect, as {limit} conditions and the like lie on everybody already"},
	}
}

// sharedTexts returns the patterns of the events that all rulesets have. Where one has alternatives, the first number
// chooses.
func sharedTexts() [table.Own]string {
	return [table.Own]string{
		table.Began:   "{who}'s turn",
		table.Round:   "Surprise Round|Round {0}, escalation die {1}",
		table.Took:    "{who}: {deed}",
		table.Reacted: "{who} reacts: {deed}",
		table.Hit:     "{who} {hits} {target}",
		table.Missed:  "{who} misses {target}: a Crit Fail|{who} misses {target}",
		table.Harmed:  "{target} takes {0} damage and has {1} HP",
		table.Healed:  "{target} regains {0} HP and has {1}",
		table.Gained:  "{who}: {+0} {number} ({2})",
		table.Fell:    "{target} goes down",
		table.Moved:   "{moved}",
		table.Marked:  "{target}: {mark}{lasting}",
		table.Cleared: "{target}: {mark} is over",
		table.Ruled:   "The GM says no: {title}|The GM says yes: {title}",
		table.Ended:   "{ended}",
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
		e := table.NewEvent(k, r, who, target, n...)
		e.Option = o
		g.say(t, e)
	}
}

// sayTook says an action.
func (g *Game) sayTook(t *table.Table, a table.Who, o table.Option, r table.Rule) {
	if t.Heard() {
		e := table.NewEvent(table.Took, r, a, o.Who)
		if o.Who < table.Nobody {
			e.Target = g.inside(o.Who)
		}
		e.Option = o
		g.say(t, e)
	}
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
		e := table.NewEvent(evDice, r.Rule, r.Who, table.Nobody, value+bonus, int(r.Count), int(r.Sides), bonus)
		e.Faces = t.Faces()
		g.say(t, e)
	}
}

// saySum says the sum of dice and additions, if it differs from the dice.
func (g *Game) saySum(t *table.Table, a table.Who, thrown, sum int, mods []table.Mod, r table.Rule) {
	if t.Heard() && sum != thrown {
		e := table.NewEvent(evSum, r, a, table.Nobody, thrown, sum)
		e.Mods = t.Mods(mods)
		g.say(t, e)
	}
}

// sayGained says a changed number other than hit points.
func (g *Game) sayGained(t *table.Table, a table.Who, meter, by, now int, r table.Rule) {
	g.tell(t, table.Gained, r, a, table.Nobody, by, meter, now)
}

// sayAttack says an attack roll with its dice and modifiers.
func (g *Game) sayAttack(t *table.Table, c *check, s *strike) {
	if t.Heard() {
		e := table.NewEvent(table.Rolled, rule.AttackRoll, s.by, s.on, c.target, s.total, int(s.outcome), rolledAttack)
		e.Option = table.Do(vNone).Of(int16(s.natural))
		e.Faces, e.Mods = t.Faces(), t.Mods(c.mods[:c.n])
		g.say(t, e)
	}
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
