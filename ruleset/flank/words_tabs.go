package flank

import "fray/table"

// tabs returns the headings of the verbs of a turn.
func tabs() table.Tabs {
	return table.Tabs{
		Attack:  []string{"attack", "throw", "charge", "trip", "grapple", "disarm", "sunder", "push", "feint", "overrun", "break", "contest", "opportunity"},
		Move:    []string{"advance", "dash", "tumble", "side-step", "trace", "jump", "stand", "break-free", "pursue"},
		Ability: []string{"cast", "use", "knowledge", "command", "release"},
		Defend:  []string{"defend", "guard", "focus", "concentrate", "assist", "patch", "wait", "dodge", "counter"},
	}
}
