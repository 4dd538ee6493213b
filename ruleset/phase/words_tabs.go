package phase

import "fray/table"

// tabs returns the headings of the verbs of a turn.
func tabs() table.Tabs {
	return table.Tabs{
		Attack:  []string{"strike", "fire", "disarm", "grab", "squeeze", "throw", "haymaker", "move-by", "move-through", "rapid-fire", "sweep"},
		Move:    []string{"half-move", "full-move", "noncombat-move", "withdraw", "step", "crawl", "stand", "mount", "dismount", "dive"},
		Ability: []string{"skill", "presence", "on", "off", "shift", "casual-strength", "levels", "analyze", "sense"},
		Defend:  []string{"block", "dodge", "missile-deflection", "roll-with-a-punch", "resist-knockback", "recover", "escape", "ready", "brace", "delay", "use", "abort"},
	}
}
