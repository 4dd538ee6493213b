package surge

import (
	"fmt"
	"slices"

	"fray/table"
)

// highestOf is the largest number that a meter can be set to.
func highestOf(meter int) int {
	switch meter {
	case meterInitiative, meterFeet:
		return 1000
	case meterDeathFails:
		return 2
	case meterFatigue, meterPending:
		return 3
	case meterStandard, meterMove, meterQuick:
		return 5
	default:
		return 100
	}
}

// decreeNumber sets one of a combatant's meters.
func (g *Game) decreeNumber(t *table.Table, c table.Command) error {
	u, n, m := &g.units[c.Who], int16(c.Value), c.Word+meterDestiny
	if high := highestOf(m); c.Value > high {
		return fmt.Errorf("%s %d: expected 0 to %d", c.What, c.Value, high)
	}
	switch m {
	case meterDestiny, meterFate, meterCorruption:
		u.dice[m-meterDestiny] = n
	case meterStress:
		u.stress = n
	case meterInitiative:
		u.initiative = n
	case meterFeet:
		u.feet = n
	case meterDeathFails:
		u.deathFails = n
	case meterFatigue:
		u.fatigue = int8(n)
	case meterPending:
		u.pending = int8(n)
	case meterStandard, meterMove, meterQuick:
		u.slots[m-meterStandard] = int8(n)
	default:
		kind, level := (m-meterWound1)/3, (m-meterWound1)%3
		if u.wounds[kind][level] = n; u.wounds[physical][2] == 0 {
			u.dying, u.deathFails = false, 0
		}
	}
	t.Muted(func() { g.suffer(t, c.Who) })
	return nil
}

// cure ends what a decree or a Trick has given a combatant of a condition, and afflictions whose stage gives it.
func (g *Game) cure(a table.Who, x condition) {
	g.states = slices.DeleteFunc(g.states, func(s lasts) bool { return s.on == a && s.what == x })
	g.ailments = slices.DeleteFunc(g.ailments, func(y affliction) bool { return y.on == a && y.conds[y.stage-1] == x })
}
