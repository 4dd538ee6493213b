package escalation

// condition is one of the named conditions (escalation.cond.stacking).
type condition uint8

const (
	confused condition = iota
	dazed
	enervated
	flying
	grabbed
	hampered
	helpless
	invisible
	shaken
	softened
	stuck
	stunned
	vulnerable
	weakened
	conditions
)

func conditionNames() []string {
	return []string{
		"confused", "dazed", "enervated", "flying", "grabbed", "hampered", "helpless", "invisible", "shaken", "softened", "stuck",
		"stunned", "vulnerable", "weakened",
	}
}

// ills is a set of conditions.
type ills uint16

func (s ills) has(c condition) bool { return s>>c&1 != 0 }

// suffers reports whether a condition is on a combatant, by itself or through another: the Helpless are Stunned, and
// those who are down are Helpless (escalation.cond.helpless).
func (g *Game) suffers(a int16, c condition) bool {
	u := &g.units[a]
	switch c {
	case helpless:
		return u.ills.has(helpless) || u.status == dying || u.status == stabilized || u.status == lastGasp
	case stunned:
		return u.ills.has(stunned) || g.suffers(a, helpless)
	default:
		return u.ills.has(c)
	}
}

// harmful reports whether a condition is one to save against.
func (c condition) harmful() bool { return c != flying && c != invisible }
