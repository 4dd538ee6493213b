package escalation

import "fray/table"

// markKind is a kind of [mark]: a condition, ongoing damage, Advantage on a kind of roll, or a bonus to a number.
type markKind uint8

const (
	// The conditions (escalation.cond.stacking).
	confused markKind = iota
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

	ongoingDamage

	// Advantage, by the rolls that it counts for.
	onAttack
	onAttacked // attacks against the bearer
	onSave
	onDisengage
	onCheck
	onAny

	// Bonuses and penalties, by what they change.
	toAttack
	toAC
	toPD
	toMD
	toDefenses
	toDamage

	conditions = ongoingDamage // the number of conditions
)

func (k markKind) isCondition() bool { return k < conditions }
func (k markKind) isAdvantage() bool { return onAttack <= k && k <= onAny }
func (k markKind) isBonus() bool     { return k >= toAttack }

// names are the kinds as a state has them.
func (markKind) names() []string {
	return []string{
		"confused", "dazed", "enervated", "flying", "grabbed", "hampered", "helpless", "invisible", "shaken", "softened", "stuck",
		"stunned", "vulnerable", "weakened", "ongoing", "on attack", "on attacked", "on save", "on disengage", "on check", "on any",
		"to attack", "to ac", "to pd", "to md", "to defenses", "to damage",
	}
}

func conditionNames() []string { return markKind(0).names()[:conditions] }

// rollWords are the words of content for Advantage, from onAttack on.
func rollWords() []string {
	return []string{"attack", "attacked", "save", "disengage", "check", "any"}
}

// bonusWords are the words of content for bonuses, from toAttack on.
func bonusWords() []string { return []string{"attack", "ac", "pd", "md", "defenses", "damage"} }

// ills is a set of conditions.
type ills uint16

func (s ills) has(c markKind) bool { return s>>c&1 != 0 }

// suffers reports whether a combatant has a condition, by itself or through another: the Helpless are Stunned, and those
// who are Dying, Stabilized or in their last gasp are Helpless (escalation.cond.helpless).
func (g *Game) suffers(a table.Who, c markKind) bool {
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
func (k markKind) harmful() bool { return k != flying && k != invisible }
