package phase_test

import (
	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// reactOracle is what the oracle remembers of who may react to what, and who has been asked.
type reactOracle struct {
	slot, inner   []int // of the last attack declared, and of an attack of opportunity in the middle of it; -1 is none
	asked         []bool
	waited        map[table.Who]bool
	debt          []bool // an Abort is to be paid with the next slot
	passed        map[[2]table.Who]bool
	safe, fired   bool // the movement under way: nobody may strike at it; a readied action has come between
	deed          table.Who
	due           map[table.Who]bool // enemies to be asked about a distraction
	at            [2]int             // where it happens
	opportunities int
}

// witness shows every question to the oracle before it is answered at random.
type witness struct {
	*property.Roller
	o *oracle
}

// Answer answers at random.
func (w witness) Answer(q *table.Question) (table.Option, bool) {
	w.o.question(q)
	return w.Roller.Answer(q)
}

// alert reports whether a combatant could attack outside its slot.
func (o *oracle) alert(e table.Who) bool {
	u := o.g.Raw(e)
	return u.Up && !u.Helpless && !u.Stunned && !u.Surprised && !u.Hesitating
}

// mayStrike reports whether an enemy may make an attack of opportunity on what another does in a hex.
func (o *oracle) mayStrike(e, p table.Who, at [2]int) bool {
	u := o.g.Raw(e)
	if o.sheet(e).Side == o.sheet(p).Side || !o.alert(e) || u.Dodging || u.Opportunities > max(0, o.stat(e, "combat_reflexes")) {
		return false
	}
	reach := 0
	for k, key := range o.sheet(e).Attacks {
		if a := o.in.Attacks[key]; a.Mode != "ranged" && o.g.Usable(e, 2+k) {
			reach = max(reach, a.Reach)
		}
	}
	reach = max(0, 1+reach+o.stat(e, "reach_growth")+o.stat(e, "reach_stretching"))
	from := [2]int{u.Q, u.R}
	return hexDistance(at[0]-from[0], at[1]-from[1]) <= reach && o.line(from, at) && o.shows(e, p, at)
}

// mayAbort reports whether a combatant may abort against an attacker.
func (o *oracle) mayAbort(d, by table.Who) bool {
	u := o.g.Raw(d)
	return o.alert(d) && o.g.Active() != d && !u.Busy && !u.Forfeited && o.perceives(d, by)
}

// question checks that those who are asked may be asked.
func (o *oracle) question(q *table.Question) {
	aborts, dodge, uses := false, false, false
	for _, x := range q.Groups() {
		aborts = aborts || x.Option.Verb == phase.VerbAbort || x.Option.Verb == phase.VerbDive
		dodge = dodge || x.Option.Verb == phase.VerbAbort && x.Option.Mode == phase.ModeDodge
		uses = uses || x.Option.Verb == phase.VerbUse
	}
	switch name := o.g.Book().QuestionName(q.Kind); name {
	case "opportunity":
		u := o.g.Raw(q.Target)
		if !o.mayStrike(q.Who, q.Target, [2]int{u.Q, u.R}) {
			o.t.Fatalf("%s gets an attack of opportunity on %s, against the text\n%s", o.id(q.Who), o.id(q.Target), o.recent())
		}
		o.opportunities++
		if q.Rule == rule.AooMovingOut {
			o.passed[[2]table.Who{q.Who, q.Target}] = true
		} else {
			if !o.due[q.Who] && !o.fired {
				o.t.Fatalf("%s may strike at a deed of %s that gives it nothing\n%s", o.id(q.Who), o.id(q.Target), o.recent())
			}
			delete(o.due, q.Who)
		}
	case "defend", "roll":
		may, u := o.mayAbort(q.Who, q.Target), o.g.Raw(q.Who)
		if aborts && !may || name == "defend" && may && !u.Dodging && !dodge {
			o.t.Fatalf("%s may abort against %s: %v by the rules, %v by the text\n%s", o.id(q.Who), o.id(q.Target), aborts, may, o.recent())
		}
		if uses && !u.Blocking && !u.Deflecting && !u.Rolling {
			o.t.Fatalf("%s uses a defense that does not stand\n%s", o.id(q.Who), o.recent())
		}
		o.asked[q.Who] = true
	case "wait":
		o.settle()
		o.waited[q.Who] = true
	case "turn":
		o.settle()
		clear(o.asked)
		o.toggled[q.Who], o.paid[q.Who], o.burnt[q.Who] = 0, 0, 0
		if o.debt[q.Who] {
			o.t.Fatalf("%s has a slot that it has given up\n%s", o.id(q.Who), o.recent())
		}
	}
}

// guarded checks that the target of an attack roll has been asked for its defense, if it may abort.
func (o *oracle) guarded(e *table.Event) {
	if d := e.Target; d >= 0 {
		if !o.asked[d] && o.mayAbort(d, e.Who) && !o.g.Raw(d).Dodging {
			o.t.Fatalf("%s is attacked and not asked for its defense\n%s", o.id(d), o.recent())
		}
		o.asked[d] = o.asked[d] && o.inner[e.Who] >= 0 // an attack of opportunity may come in the middle of another attack on it
	}
}

// settle checks that everybody has had the chance that a distraction gave.
func (o *oracle) settle() {
	if len(o.due) > 0 && !o.fired {
		u := o.g.Raw(o.deed)
		for e := range o.due {
			if u.There && [2]int{u.Q, u.R} == o.at && o.mayStrike(e, o.deed, o.at) {
				o.t.Fatalf("%s gets no attack of opportunity on %s\n%s", o.id(e), o.id(o.deed), o.recent())
			}
		}
	}
	clear(o.due)
}

// hearReactions follows declarations, movements and aborted slots.
func (o *oracle) hearReactions(e *table.Event) {
	switch e.Kind {
	case table.Round:
		clear(o.passed)
	case table.Began:
		o.settle() // before the slot ends what kept somebody from striking
		o.begins(e)
	case phase.EvPasses:
		if paid := e.Rule == rule.AbortLostPhase; o.debt[e.Who] && !paid && e.Rule != rule.StateIncapacitated {
			o.t.Fatalf("the slot of %s is not the price of its Abort\n%s", o.id(e.Who), o.recent())
		} else if paid {
			o.debt[e.Who] = false
		}
	case phase.EvFired:
		o.fired = true
	case phase.EvLost:
		if e.N[0] == phase.LostWait {
			o.deferred[e.Who] = false
		}
	case table.Reacted, table.Took:
		o.acts(e)
	case table.Rolled:
		if e.Rule == rule.AooSkillCheckNegates && e.N[2] == 1 {
			o.safe = true
			clear(o.due)
		}
	case table.Ruled:
		if e.Rule == rule.AooExceptions && e.N[0] == 0 {
			o.safe = true
			clear(o.due)
		}
	case phase.EvNothing:
		o.inner[e.Who] = -1
	case table.Harmed:
		if e.Rule == rule.DamageDefences {
			o.inner[e.Who] = -1
		}
	case table.Moved:
		o.leaves(e)
	default:
	}
}

// begins checks that everybody who waits for a slot, or openly, has been asked before it.
func (o *oracle) begins(e *table.Event) {
	if e.Rule == rule.TimeCycle {
		for i := range o.in.Combatants {
			d := table.Who(i)
			u := o.g.Raw(d)
			if d == e.Who || !u.Up || u.Helpless || u.Stunned || u.Hesitating {
				continue
			}
			if u.WaitsFor == e.Who || u.Waits && !o.waited[d] {
				o.t.Fatalf("%s waits and has not been asked before the slot of %s\n%s", o.id(d), o.id(e.Who), o.recent())
			}
		}
	}
	clear(o.waited)
}

// acts notes a declaration: the attack, the debt of an Abort, and the enemies to which it gives an opportunity.
func (o *oracle) acts(e *table.Event) {
	a, v := e.Who, e.Option.Verb
	switch v {
	case phase.VerbStrike, phase.VerbFire, phase.VerbDisarm, phase.VerbHaymaker, phase.VerbSweep, phase.VerbRapidFire:
		o.declares(e, int(e.Option.Item))
	case phase.VerbGrab, phase.VerbMoveBy, phase.VerbMoveThrough:
		o.declares(e, 0)
	case phase.VerbAbort, phase.VerbDive:
		if e.Kind == table.Reacted && !(o.deferred[a] && o.done[a]) {
			o.debt[a] = true
		}
	}
	if o.provokesByMoving(v) {
		o.safe, o.fired = false, false
	}
	u := o.g.Raw(a)
	if e.Kind != table.Took || !o.distracts(e) || u.Busy { // a readied one comes in the middle of another
		return
	}
	o.deed, o.at, o.fired = a, [2]int{u.Q, u.R}, false
	clear(o.due)
	for i := range o.in.Combatants {
		if d := table.Who(i); d != a && o.mayStrike(d, a, o.at) {
			o.due[d] = true
		}
	}
}

// declares notes with what an attack is made.
func (o *oracle) declares(e *table.Event, slot int) {
	o.inner[e.Who] = -1
	if e.Kind == table.Reacted {
		o.inner[e.Who] = slot
		return
	}
	o.slot[e.Who] = slot
}

// armOf returns with what the attack is made that is being resolved.
func (o *oracle) armOf(a table.Who) int {
	if o.inner[a] >= 0 {
		return o.inner[a]
	}
	return o.slot[a]
}

// distracts reads the second column of the table.
func (o *oracle) distracts(e *table.Event) bool {
	switch e.Rule {
	case rule.MoveDrawFocus, rule.MoveStand, rule.MoveMount, rule.MoveReload, rule.MoveHeavyObject, rule.MovePickUp, rule.FullStoredFocus, rule.FullChangeClothes:
		return true
	case rule.MoveSkill:
		return e.Option.Verb == phase.VerbSkill && o.g.SkillProvokes(e.Who, e.Option.Item)
	}
	return false
}

func (o *oracle) provokesByMoving(v table.Verb) bool {
	switch o.g.Book().VerbName(v) {
	case "half-move", "full-move", "noncombat-move", "crawl", "dive":
		return true
	}
	return false
}

// leaves checks that every enemy has had its opportunity before a hex that it threatens was left.
func (o *oracle) leaves(e *table.Event) {
	moves := o.isMove(e.Rule) && e.Rule != rule.FullWithdraw || e.Rule == rule.AbortDefensiveList
	if !moves || o.safe || o.fired {
		o.fired = false
		return
	}
	from := o.g.Axial(e.N[0])
	for i := range o.in.Combatants {
		d := table.Who(i)
		if d != e.Who && !o.passed[[2]table.Who{d, e.Who}] && o.mayStrike(d, e.Who, from) {
			o.t.Fatalf("%s leaves a hex that %s threatens, and gives no opportunity\n%s", o.id(e.Who), o.id(d), o.recent())
		}
	}
}

func (o *oracle) id(a table.Who) string { return o.g.Cast().Combatants[a].ID }
