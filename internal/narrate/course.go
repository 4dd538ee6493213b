package narrate

import "fray/table"

// Share is how much of its health each side has left after an event, in thousandths.
type Share struct {
	Event int
	Left  []int // by side
}

// CourseOf returns how the health of the sides went, from full health on. Full has the most health of each combatant, 0 for those
// that do not count: the reader must know the health of all others. A combatant that falls has none left.
func CourseOf(cast *table.Cast, events []table.Event, hears func(*table.Event) bool, full []int) []Share {
	left := make([]int, len(full))
	copy(left, full)
	out := []Share{{Event: 0, Left: shares(cast, left, full)}}
	for i := range events {
		e := &events[i]
		if !hears(e) || e.Target < 0 || int(e.Target) >= len(full) || full[e.Target] == 0 {
			continue
		}
		was := left[e.Target]
		switch e.Kind {
		case table.Harmed, table.Healed:
			left[e.Target] = min(max(int(e.N[1]), 0), full[e.Target])
		case table.Fell:
			left[e.Target] = 0
		default: // health stays
		}
		if left[e.Target] != was {
			out = append(out, Share{i, shares(cast, left, full)})
		}
	}
	return out
}

// shares returns what is left of each side, in thousandths.
func shares(cast *table.Cast, left, full []int) []int {
	const whole = 1000
	sum, most := make([]int, len(cast.Sides)), make([]int, len(cast.Sides))
	for i := range full {
		side := cast.Combatants[i].Side
		sum[side] += left[i]
		most[side] += full[i]
	}
	for i := range sum {
		if most[i] > 0 {
			sum[i] = sum[i] * whole / most[i]
		}
	}
	return sum
}
