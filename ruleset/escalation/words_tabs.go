package escalation

import "fray/table"

// tabs returns the headings of the verbs of a turn.
func tabs() table.Tabs {
	return table.Tabs{
		Attack:  []string{"attack", "coup", "coup-use", "strike"},
		Move:    []string{"move", "beside", "away", "disengage", "flee"},
		Ability: []string{"use", "sustain", "relationship", "dicey"},
		Defend:  []string{"rally", "stabilize", "grant", "ready", "stance", "delay", "intercept"},
	}
}
