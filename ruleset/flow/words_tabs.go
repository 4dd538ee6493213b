package flow

import "fray/table"

// tabs returns the headings of the verbs of a turn.
func tabs() table.Tabs {
	return table.Tabs{
		Attack:  []string{"attack", "throw", "disarm", "grapple", "shove", "feint", "reaction-attack", "turning-blade", "carry-through"},
		Move:    []string{"move", "walk", "step", "tumble", "stand", "break-free", "leave"},
		Ability: []string{"cast", "use", "invoke", "flow-state", "surge", "second-guard", "drink", "feed"},
		Defend:  []string{"total-defense", "ready", "dodge", "parry", "block", "riposte", "intercept"},
	}
}
