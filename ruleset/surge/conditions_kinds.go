package surge

// condition is one of the conditions of the three lists (surge.cond.lists). It is the number of its row.
type condition uint8

const (
	condDazed condition = iota
	condFatigued
	condHindered
	condImpaired
	condVulnerable
	condCompelled
	condDefenseless
	condDisabled
	condExhausted
	condImmobile
	condProne
	condStunned
	condControlled
	condIncapacitated
	condUnaware
	condCount
	condNone condition = 255
)

// The first conditions of the moderate and of the greater list.
const (
	firstModerate = condCompelled
	firstGreater  = condControlled
)

func (condition) names() []string { return conditionNames() }

func conditionNames() []string {
	return []string{
		"dazed", "fatigued", "hindered", "impaired", "vulnerable", "compelled", "defenseless", "disabled", "exhausted", "immobile",
		"prone", "stunned", "controlled", "incapacitated", "unaware",
	}
}

// degree is the list that a condition is in: 0 lesser, 1 moderate, 2 greater.
func (c condition) degree() int {
	switch {
	case c < firstModerate:
		return 0
	case c < firstGreater:
		return 1
	default:
		return 2
	}
}

// condSet is a set of conditions.
type condSet uint16

func (condSet) flags() []string { return conditionNames() }

func (s condSet) has(c condition) bool { return s>>c&1 != 0 }

func (s *condSet) add(c ...condition) {
	for _, x := range c {
		*s |= 1 << x
	}
}
