package pack

import (
	"fray/ruleset"
	"fray/table"
)

// Join completes the decree a with a creature of the library: it sets Who and Sheet. A newcomer without a seat gets
// the seat of its side in the cast, which may differ from the name of the side.
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
