package surge

import "fray/table"

// tabs returns the headings of the verbs of a turn.
func tabs() table.Tabs {
	return table.Tabs{
		Attack:  []string{"attack", "stunt", "charge", "grip", "throw", "opportunity"},
		Move:    []string{"move", "walk", "squeeze", "crawl", "advance", "withdraw", "stand", "spring-up", "run", "escape", "flee"},
		Ability: []string{"use", "task", "use-skill", "influence", "gambit", "shift-topic", "trick", "command", "tool", "surge", "inspiration", "destiny", "edit-scene"},
		Defend:  []string{"defend", "recover", "aim", "stance", "assist", "aid", "coordinate", "combine", "distract", "ready", "delay", "counter", "deflect"},
	}
}
