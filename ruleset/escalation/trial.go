package escalation

import "fray/dice"

// trial throws all dice at their lowest or highest, for somebody whose numbers are alike.
type trial struct{ high bool }

// Roll gives one term of a formula.
func (tr trial) Roll(p dice.Pool) int {
	if tr.high {
		return p.Max()
	}
	return p.Min()
}

// Value gives a number to a formula.
func (tr trial) Value(string) (int, bool) {
	if tr.high {
		return 60, true
	}
	return 1, true
}
