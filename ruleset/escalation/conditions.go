package escalation

import "fray/table"

// markKind is a kind of [mark]: a condition, ongoing damage, Advantage on a kind of roll, or a bonus to a number.
// The conditions come first (escalation.cond.stacking).
type markKind uint8 //state:cond

const condCount = condOngoing // the number of conditions

const (
	// Advantage, by the rolls that it counts for.
	advAttack   = condOngoing + 1 + iota
	advAttacked // attacks against the bearer
	advSave
	advDisengage
	advCheck
	advAny

	// Bonuses and penalties, by what they change.
	bonusAttack
	bonusAC
	bonusPD
	bonusMD
	bonusDefenses
	bonusDamage
)

func (k markKind) isCondition() bool { return k < condCount }
func (k markKind) isAdvantage() bool { return advAttack <= k && k <= advAny }
func (k markKind) isBonus() bool     { return k >= bonusAttack }

// names returns the names of the values.
func (markKind) names() []string {
	return []string{
		"confused", "dazed", "enervated", "flying", "grabbed", "hampered", "helpless", "invisible", "shaken", "softened", "stuck",
		"stunned", "vulnerable", "weakened", "ongoing", "on attack", "on attacked", "on save", "on disengage", "on check", "on any",
		"to attack", "to ac", "to pd", "to md", "to defenses", "to damage",
	}
}

func conditionNames() []string { return markKind(0).names()[:condCount] }

// rollWords returns the words of content for Advantage, from advAttack on.
func rollWords() []string {
	return []string{"attack", "attacked", "save", "disengage", "check", "any"}
}

// bonusWords returns the words of content for bonuses, from bonusAttack on.
func bonusWords() []string { return []string{"attack", "ac", "pd", "md", "defenses", "damage"} }

// ills is a set of conditions.
type ills uint16

func (s ills) has(c markKind) bool { return s>>c&1 != 0 }

// suffers reports whether a combatant has a condition, also through another: the Helpless are Stunned; the Dying, the
// Stabilized and those in their last gasp are Helpless (escalation.cond.helpless).
func (g *Game) suffers(a table.Who, c markKind) bool {
	u := &g.units[a]
	switch c {
	case condHelpless:
		return u.isHelpless()
	case condStunned:
		return u.isStunned()
	default:
		return u.ills.has(c)
	}
}

func (u *unit) isStunned() bool { return u.ills.has(condStunned) || u.isHelpless() }

func (u *unit) isHelpless() bool {
	return u.ills.has(condHelpless) || u.health == healthDying || u.health == healthStabilized || u.health == healthLastGasp
}

// harmful reports whether a condition is bad for its bearer.
func (k markKind) harmful() bool { return k != condFlying && k != condInvisible }
