package table

// Tab is a heading under which hosts put a verb of a turn.
type Tab uint8

// The headings. What is under none of them is minor.
const (
	TabOther Tab = iota
	TabAttack
	TabMove
	TabAbility
	TabDefend
)

// String returns the heading in lower case.
func (t Tab) String() string { return [...]string{"other", "attack", "move", "ability", "defend"}[t] }

// Tabs returns the headings in the order in which people look for something to do.
func Tabs() []Tab { return []Tab{TabAttack, TabMove, TabAbility, TabDefend, TabOther} }
