package surge

import (
	"fmt"
	"slices"

	"fray/table"
)

// decreeNumber sets one of a combatant's meters.
func (g *Game) decreeNumber(t *table.Table, c table.Command) error {
	u, n := &g.units[c.Who], int16(c.Value)
	high := int16(100)
	set := func(p *int16) { *p = n }
	switch m := c.Word + meterDestiny; m {
	case meterDestiny, meterFate, meterCorruption:
		set(&u.dice[m-meterDestiny])
	case meterStress:
		set(&u.stress)
	case meterInitiative, meterFeet:
		high = 1000
		if m == meterFeet {
			set(&u.feet)
		} else {
			set(&u.initiative)
		}
	case meterDeathFails:
		if high = 2; n <= high {
			set(&u.deathFails)
		}
	case meterFatigue, meterPending:
		if high = 3; n > high {
			break
		}
		if m == meterFatigue {
			u.fatigue = int8(n)
		} else {
			u.pending = int8(n)
		}
	case meterStandard, meterMove, meterQuick:
		if high = 5; n <= high {
			u.slots[m-meterStandard] = int8(n)
		}
	default:
		kind, level := (m-meterWound1)/3, (m-meterWound1)%3
		if u.wounds[kind][level] = min(n, high); u.wounds[physical][2] == 0 {
			u.dying, u.deathFails = false, 0
		}
	}
	if n > high {
		return fmt.Errorf("%s %d: expected 0 to %d", c.What, n, high)
	}
	t.Muted(func() { g.suffer(t, c.Who) })
	return nil
}

// cure ends what a decree or a Trick has given a combatant of a condition, and afflictions whose stage gives it.
func (g *Game) cure(a table.Who, x condition) {
	g.states = slices.DeleteFunc(g.states, func(s lasts) bool { return s.on == a && s.what == x })
	g.ailments = slices.DeleteFunc(g.ailments, func(y affliction) bool { return y.on == a && y.conds[y.stage-1] == x })
}
