package flow

import (
	"slices"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// deed describes what Readied Actions can wait for.
type deed struct {
	by, on               table.Who // on is an object's number if it is below Nobody
	casts, attacks, uses bool
	area                 *abilityDef // an attack on all around the center
	center               int32
}

// against reports whether an attack targets a combatant, also by an area.
func (g *Game) against(d deed, a table.Who) bool {
	return d.on == a || d.area != nil && g.standsThere(a) && g.hexes.Distance(g.units[a].cell, d.center) <= int(d.area.radius)
}

// trigger fires what waits for a deed of the active combatant on its own turn, in initiative order: nothing that happens in
// a reaction or another Readied Action triggers (flow.action.ready_trigger, flow.reaction.chain_no_new_attacks).
func (g *Game) trigger(t *table.Table, d deed) {
	by := d.by
	if g.busy > 0 || by != g.active {
		return
	}
	for _, a := range g.order {
		r := &g.units[a].ready
		if r.trigger == triggerNone || a == by {
			continue
		}
		if g.halted(by) { // by what the one before did (flow.round.reactions_interrupt)
			break
		}
		match := false
		switch r.trigger {
		case triggerCasts:
			match = d.casts && g.foes(a, by) && (r.target < 0 || r.target == by)
		case triggerAttacks:
			match = d.attacks && g.foes(a, by) && (r.target < 0 || r.target == by)
		case triggerAttacksAlly:
			match = d.attacks && g.foes(a, by) && g.against(d, r.target)
		case triggerUses:
			match = d.uses && g.works(d.on, r.target)
		default: // entered handles reach, the GM a trigger in free words
		}
		if match {
			g.fire(t, a, d.on)
		}
	}
}

// works reports whether using one thing also uses another: a lever opens and closes its doors.
func (g *Game) works(used, other table.Who) bool {
	return used == other || slices.Contains(g.def.objectDefs[thingIndex(used)].toggles, int16(thingIndex(other)))
}

// entered fires Readied Actions that wait for an enemy to come from a hex that is not threatened into one that is.
func (g *Game) entered(t *table.Table, mover table.Who, from, to int32) (fired bool) {
	if g.busy > 0 || mover != g.active {
		return false
	}
	for _, a := range g.order {
		r := &g.units[a].ready
		if r.trigger != triggerEnters || !g.foes(a, mover) || r.target >= 0 && r.target != mover {
			continue
		}
		if g.units[mover].health == healthUp && !g.threatensCell(a, from) && g.threatensCell(a, to) && g.fire(t, a, table.Nobody) {
			fired = true
		}
	}
	return fired
}

// happened asks the GM after each action whether a trigger in free words has occurred, if its combatant can act
// (flow.action.ready_trigger).
func (g *Game) happened(t *table.Table) {
	some := false
	for i := range g.units {
		some = some || g.units[i].ready.trigger == triggerFree
	}
	if !some || g.busy > 0 {
		return
	}
	for _, a := range g.order {
		if g.units[a].ready.trigger == triggerFree && a != g.active && g.busy == 0 && g.mayFire(a) &&
			g.ruling(t, askHappened, rule.ActionReadyTrigger, a, g.active, false) {
			g.fire(t, a, table.Nobody)
		}
	}
}

// mayFire reports whether a combatant can act outside its turn (flow.action.grapple_defender, flow.combat.end).
func (g *Game) mayFire(a table.Who) bool { return !g.halted(a) && g.units[a].heldBy < 0 }

// fire offers a Readied Action to its owner, unless held; aim is the target of what sets it off, or Nobody. The AP set aside
// pay, and its place in the order moves (flow.action.ready_fire, flow.action.ready_initiative).
func (g *Game) fire(t *table.Table, a, aim table.Who) bool {
	u := &g.units[a]
	if !g.mayFire(a) {
		return false
	}
	u.ap += u.aside
	q := g.ask(t, askReadyAct, rule.ActionReadyFire, a, g.active)
	q.Actor, q.Aim = g.active, aim
	g.listActions(q, a)
	q.Keep(table.Verb(u.ready.action.Also), u.ready.action.Item)
	if len(q.Groups()) == 0 {
		u.ap -= u.aside
		return false
	}
	q.SetDefault(q.Kth(0))
	q.Add(table.Do(vNone))
	o := t.Choose(q)
	if o.Verb == vNone {
		u.ap -= u.aside
		return false
	}
	t.TellOption(o, evFired, rule.ActionReadyFire, a, g.active)
	u.ready, u.aside = readied{}, 0
	g.shifts = append(g.shifts, shift{a, g.active})
	walked := g.walk
	g.walk = walk{}
	g.busy++
	g.def.verbs[o.Verb].run(g, t, a, o)
	g.busy--
	g.walk = walked
	if u.acted { // what is left of the AP set aside is not banked
		u.ap = 0
	}
	return true
}
