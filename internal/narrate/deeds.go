package narrate

import "fray/table"

// Deeds are what one combatant did, and what was done to it.
type Deeds struct {
	Seen    bool // an event tells of it
	Dealt   int  // hit points that others lost by it
	Taken   int  // hit points that it lost
	Healed  int  // hit points that anybody regained by it
	Felled  int  // others that went out of the fight by it
	Attacks int  // attacks on others
	Hits    int  // of these
}

// DeedsOf sums up the events that are heard, by combatant. What is done to things counts for nobody.
func DeedsOf(cast *table.Cast, events []table.Event, hears func(*table.Event) bool) []Deeds {
	out := make([]Deeds, len(cast.Combatants))
	none := &Deeds{}
	of := func(who int16) *Deeds {
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
		who, whom := of(e.Who), of(e.Target)
		others := e.Who != e.Target && e.Target >= 0
		switch e.Kind {
		case table.Harmed:
			whom.Taken += int(e.N[0])
			if others {
				who.Dealt += int(e.N[0])
			}
		case table.Healed:
			who.Healed += int(e.N[0])
		case table.Fell:
			if others {
				who.Felled++
			}
		case table.Hit, table.Missed:
			who.Attacks++
			if e.Kind == table.Hit {
				who.Hits++
			}
		default: // nothing that is summed up
		}
	}
	return out
}
