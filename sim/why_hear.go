package sim

import (
	"strings"

	"fray/table"
)

// Hear counts an event.
func (w *witness) Hear(e *table.Event) {
	if e.Kind == table.Began {
		w.turn()
		return
	}
	if e.Who < 0 || int(e.Who) >= len(w.who) {
		return
	}
	d := &w.who[e.Who]
	switch {
	case e.Kind == table.Took:
		w.actor = e.Who
		w.open(d, e)
	case e.Kind == table.Reacted && w.actor == e.Who && (e.Target == table.Nobody || e.Target == e.Who):
		w.deeds[w.row(e.Who, w.name(d, e))].Uses++ // it is a part of the own action
	case e.Kind == table.Reacted, e.Kind >= table.Own && e.Option.Verb != 0 && w.chosen(d, e) != "":
		w.open(d, e)
	case e.Kind >= table.Own:
		w.contest(d, e)
	case d.using:
		w.points(d, e)
	}
	w.result(d, e)
}

// contest notes who has won a check, and so who has done something in vain.
func (w *witness) contest(d *doing, e *table.Event) {
	won, ok := w.game.Contest(e)
	if !ok {
		return
	}
	d.note(won)
	if e.Target >= 0 && e.Target != e.Who && int(e.Target) < len(w.who) {
		w.who[e.Target].note(!won)
	}
}

func (d *doing) note(won bool) {
	if won {
		d.effect = true
	} else {
		d.failed = true
	}
}

// points counts what a use costs and brings, and what it changes without a number.
func (w *witness) points(d *doing, e *table.Event) {
	switch e.Kind {
	case table.Gained:
		if e.N[0] < 0 {
			w.deeds[d.deed].Spent -= int(e.N[0])
			d.spent -= int(e.N[0])
		} else if e.N[0] > 0 {
			d.effect = true
		}
	case table.Moved, table.Cleared:
		d.effect = true
	default: // other events change nothing, or result counts them
	}
}

// result counts what came of a deed.
func (w *witness) result(d *doing, e *table.Event) {
	switch e.Kind {
	case table.Hit, table.Missed, table.Harmed, table.Healed, table.Fell, table.Marked:
	default:
		return
	}
	if d.deed < 0 {
		d.deed = w.row(e.Who, "")
	}
	r := &w.deeds[d.deed]
	same := e.Target >= 0 && int(e.Target) < len(w.who) && w.cast.Combatants[e.Target].Side == w.cast.Combatants[e.Who].Side
	switch e.Kind {
	case table.Hit:
		r.Hits++
		d.effect = true
	case table.Missed:
		r.Misses++
		d.failed = true
	case table.Harmed:
		if !same {
			r.Damage += int(e.N[0])
			d.effect = true
		}
	case table.Healed:
		if same {
			r.Healing += int(e.N[0])
			d.effect = true
		}
	case table.Fell:
		if !same && e.Target != table.Nobody {
			r.Kills++
		}
	case table.Marked:
		if n := int(e.N[0]); n >= 0 && n < len(w.book.Conditions) {
			r.give(w.book.Conditions[n].Name, 1)
		}
		d.effect = true
	default: // see above
	}
}

// turn closes all uses: what happens from now on without a new one lasts from before.
func (w *witness) turn() {
	w.actor = table.Nobody
	for i := range w.who {
		w.close(&w.who[i])
	}
}

// open begins a use.
func (w *witness) open(d *doing, e *table.Event) {
	w.close(d)
	d.deed = w.row(e.Who, w.name(d, e))
	d.using = true
	w.deeds[d.deed].Uses++
}

// close ends the use under way.
func (w *witness) close(d *doing) {
	if d.using && d.failed && !d.effect {
		r := &w.deeds[d.deed]
		r.Vain++
		r.Wasted += d.spent
	}
	d.deed, d.using, d.failed, d.effect, d.spent = -1, false, false, false, 0
}

// row returns the index of the deed of a combatant and an ability.
func (w *witness) row(who table.Who, ability string) int {
	key := [2]string{w.cast.Combatants[who].ID, ability}
	at, ok := w.rows[key]
	if !ok {
		at = len(w.deeds)
		w.rows[key] = at
		w.deeds = append(w.deeds, Deed{Who: key[0], Ability: ability})
	}
	return at
}

// name returns what the ability of an event is called: by the choice that it came from, or else by its verb.
func (w *witness) name(d *doing, e *table.Event) string {
	if name := w.chosen(d, e); name != "" {
		return name
	}
	return w.book.VerbName(e.Option.Verb)
}

// chosen returns the name of the last choice of the event's verb, and of its item if there is one; "" if it was not chosen lately.
func (w *witness) chosen(d *doing, e *table.Event) string {
	name := ""
	for k := 1; k <= min(d.next, recentChoices); k++ {
		c := &d.recent[(d.next-k)%recentChoices]
		if c.deed.Verb != e.Option.Verb {
			continue
		}
		if c.deed.Item == e.Option.Item {
			return c.name
		}
		if name == "" {
			name = c.name
		}
	}
	return name
}

// abilityName returns the key of a choice without its target, its cell and its numbers.
func abilityName(c table.Choice) string {
	parts := strings.Split(c.Key, ":")
	kept := parts[:1]
	for _, part := range parts[1:] {
		if part != c.Target && part != c.Cell && strings.Trim(part, "0123456789,+-") != "" {
			kept = append(kept, part)
		}
	}
	return strings.Join(kept, ":")
}
