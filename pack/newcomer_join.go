package pack

import (
	"fray/ruleset"
	"fray/table"
)

// Join is the decree a with a creature of the library as who joins: its Who and its Sheet. Where the newcomer has no seat, it
// gets that of the others of its side in the cast, who may sit elsewhere than their side is called.
func (l *Library) Join(rs ruleset.Ruleset, cast *table.Cast, who Newcomer, a table.Adjustment) (table.Adjustment, error) {
	if who.Seat == "" {
		for _, m := range cast.Combatants {
			if cast.Sides[m.Side] == who.Side {
				who.Seat = cast.Seats[m.Seat]
				break
			}
		}
	}
	sheet, err := l.Newcomer(rs, who)
	a.Who, a.What, a.Sheet = who.ID, "", sheet
	return a, err
}
