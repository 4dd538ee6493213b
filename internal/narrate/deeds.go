package narrate

import "fray/table"

// Deeds sums up one combatant's part in a fight.
type Deeds struct {
	Seen    bool // the combatant appears in an event
	Dealt   int  // hit points it took from others
	Taken   int  // hit points it lost
	Healed  int  // hit points it restored, to itself or to others
	Felled  int  // other combatants it put out of the fight
	Attacks int  // attacks it made on others
	Hits    int  // attacks that hit
}

// DeedsOf sums up the events that hears accepts, for each combatant. Damage to things does not count.
func DeedsOf(cast *table.Cast, events []table.Event, hears func(*table.Event) bool) []Deeds {
	out := make([]Deeds, len(cast.Combatants))
	none := &Deeds{}
	of := func(who table.Who) *Deeds {
		if who < 0 || int(who) >= len(out) {
			return none
		}
		out[who].Seen = true
		return &out[who]
	}
	for i := range events {
		e := &events[i]
		if !hears(e) {
			continue
		}
		actor, target := of(e.Who), of(e.Target)
		others := e.Who != e.Target && e.Target >= 0
		switch e.Kind {
		case table.Harmed:
			target.Taken += int(e.N[0])
			if others {
				actor.Dealt += int(e.N[0])
			}
		case table.Healed:
			actor.Healed += int(e.N[0])
		case table.Fell:
			if others {
				actor.Felled++
			}
		case table.Hit, table.Missed:
			actor.Attacks++
			if e.Kind == table.Hit {
				actor.Hits++
			}
		default: // other events do not count
		}
	}
	return out
}
