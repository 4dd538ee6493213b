package flank_test

import (
	"fray/ruleset/flank"
	"fray/ruleset/flank/rule"
	"fray/table"
)

// prices are what the text says that actions cost, Standard Actions left out.
var prices = map[string]string{
	"advance": "move", "concentrate": "move", "feint": "move", "guard": "move", "equip": "move", "tumble": "move", "stand": "move", "lie-down": "move",
	"command": "quick", "focus": "quick", "knowledge": "quick", "search": "quick", "side-step": "quick", "speak": "free", "let-go": "free",
}

// aimed are the actions that need a target that is known and in line.
var aimed = map[string]bool{"attack": true, "throw": true, "grapple": true, "push": true, "trip": true, "disarm": true, "sunder": true, "charge": true, "feint": true}

// moving are the actions that move.
var moving = map[string]bool{"advance": true, "dash": true, "charge": true, "jump": true, "overrun": true, "tumble": true, "side-step": true}

// took checks that there is an action left for what somebody does.
func (o *oracle) took(e *table.Event) {
	t, verb := &o.turns[e.Who], o.g.Book().VerbName(e.Option.Verb)
	price := prices[verb]
	switch e.Rule {
	case rule.AttackSecondary:
		price = "move"
	case rule.AttackTertiary:
		price = "quick"
	}
	if moving[verb] { // a waited blow in the middle of a movement does not begin another one
		t.asked, t.charges = table.Crowd{}, table.Nobody
		o.sets(e.Who, verb, e.Option)
	}
	if aimed[verb] && (!o.knows(e.Who, e.Target) || verb != "charge" && !o.free(e.Who, e.Target)) {
		o.fail("%s takes %s for a target, against the text", o.all[e.Who].ID, o.all[e.Target].ID)
	}
	if verb == "charge" {
		t.charges = e.Target
	}
	pay := func(slot *bool, name string) {
		if !*slot {
			o.fail("%s has no %s left for %s", o.all[e.Who].ID, name, verb)
		}
		*slot = false
	}
	if o.waited == e.Who && price != "free" {
		o.waited = table.Nobody
		pay(&t.waited, "waited action")
		return
	}
	if e.Who != o.active {
		o.fail("%s acts out of its turn", o.all[e.Who].ID)
	}
	switch {
	case price == "free":
	case price == "move" && t.move:
		t.move = false
	case price == "quick" && t.quick:
		t.quick = false
	case t.standard:
		t.standard = false
	default:
		pay(&t.waited, "Standard Action")
	}
	if verb == "charge" || verb == "jump" || verb == "overrun" {
		pay(&t.move, "Move Action")
	}
}

// reacted checks that there is a Reaction left.
func (o *oracle) reacted(e *table.Event) {
	t := &o.turns[e.Who]
	if t.barred || !o.all[e.Who].awake() {
		o.fail("%s cannot react", o.all[e.Who].ID)
	}
	switch {
	case e.Option.Also == flank.PayStandard && t.standard:
		t.standard = false
	case t.reactions > 0:
		t.reactions--
	case t.waited:
		t.waited = false
	case t.standard && e.Who == o.active:
		t.standard = false
	default:
		o.fail("%s has no Reaction left", o.all[e.Who].ID)
	}
}

// mayReact reports whether a combatant has what a Reaction costs, and nothing that bars it.
func (o *oracle) mayReact(who table.Who) bool {
	t := &o.turns[who]
	return o.all[who].awake() && !t.barred && (t.reactions > 0 || t.waited || t.standard && who == o.active)
}

// asks checks that those that are asked for a Reaction have been provoked, and notes it.
func (o *oracle) asks(q *table.Question, c table.Option) {
	o.waited = table.Nobody
	switch q.Kind {
	case flank.AskWaited:
		if !o.turns[q.Who].waited || !o.mayReact(q.Who) {
			o.fail("%s has no waited action", o.all[q.Who].ID)
		}
		if o.g.Book().VerbName(c.Verb) != "pass" {
			o.waited = q.Who
		}
	case flank.AskReaction:
		mover := &o.turns[q.Target]
		mover.asked.Add(q.Who)
		if !o.threatens(q.Who, q.Target) || !o.mayReact(q.Who) || mover.calm {
			o.fail("%s is not provoked by %s", o.all[q.Who].ID, o.all[q.Target].ID)
		}
		o.asked++
	case flank.AskPursue:
		o.turns[q.Who].asked, o.turns[q.Who].charges = table.Crowd{}, table.Nobody
	default:
	}
}

// moved checks that all have been asked that a step provokes.
func (o *oracle) moved(e *table.Event) {
	f, t := &o.all[e.Who], &o.turns[e.Who]
	switch e.Rule {
	case rule.MoveAdvance, rule.DashStraight, rule.DashFree, rule.JumpCheck, rule.OverrunCheck, rule.PursuitMove:
		for i := range o.all {
			if foe := table.Who(i); foe != e.Who && foe != t.charges && !t.calm && !t.asked.Has(foe) && o.mayReact(foe) && o.threatens(foe, e.Who) {
				o.fail("%s leaves a square that %s threatens, and provokes nothing", f.ID, o.all[foe].ID)
			}
		}
	}
	o.stepped(e)
	o.stirred = true
	f.at = o.g.Place(e.Cell)
}
