package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// maneuvers are the modifiers of the attack maneuvers used since the start of the last own slot: the least bonus and all
// penalties (phase.aoo.worst_modifiers).
type maneuvers struct {
	some     bool
	bonusOCV int8
	lossOCV  int8
	bonusDCV int8
	lossDCV  int8
}

// add notes a use of a maneuver.
func (m *maneuvers) add(use maneuver) {
	o, d := max(use.ocv, 0), max(use.dcv, 0)
	if m.some {
		o, d = min(o, m.bonusOCV), min(d, m.bonusDCV)
	}
	m.some, m.bonusOCV, m.bonusDCV = true, o, d
	m.lossOCV = max(m.lossOCV+min(use.ocv, 0), -100)
	m.lossDCV = max(m.lossDCV+min(use.dcv, 0), -100)
}

func (m *maneuvers) ocv() int { return int(m.bonusOCV) + int(m.lossOCV) }

// maneuver is one use of an attack maneuver, by the rule that names it, or by the martial attack that has a name itself.
type maneuver struct {
	rule     table.Rule
	of       uint8 // ofAttack and the attack's number, or 0
	ocv, dcv int8
}

// maneuversOf returns what an attack uses: its maneuver, and, where that is no plain Strike or shot, the martial attack that it is
// made with. Sweep and Rapid Fire count once, when they are declared.
func (g *Game) maneuversOf(s *strike) (list [2]maneuver, n int) {
	m := maneuver{rule: g.def.verbs[s.deed].Rule}
	switch s.deed {
	case vDisarm:
		m.ocv = -2
	case vGrab:
		m.ocv, m.dcv = -1, -2
	case vHaymaker:
		m.dcv = -5
	case vMoveBy:
		m.ocv, m.dcv = -2, -2
	case vMoveThrough:
		m.ocv, m.dcv = int8(max(-s.velocity/5, -100)), -3
	case vSweep, vRapidFire:
		m.ocv = int8(max(-2*s.extra, -100))
	default: // Strike and Fire
		m.of, m.ocv, m.dcv = g.sourceOf(s), s.arm.manOCV, s.arm.manDCV
		return [2]maneuver{m}, 1
	}
	if s.arm.manOCV == 0 && s.arm.manDCV == 0 {
		return [2]maneuver{m}, 1
	}
	return [2]maneuver{m, {rule.ManOtherAttacks, g.sourceOf(s), s.arm.manOCV, s.arm.manDCV}}, 2
}

// sourceOf returns the attack of a strike as the source of a modifier; bare hands are none.
func (g *Game) sourceOf(s *strike) uint8 {
	if s.slot < slotFirst {
		return 0
	}
	return ofAttack + g.sheets[s.by].attacks[s.slot-slotFirst]
}

// useManeuvers notes what an attack uses, when it is declared (phase.attack.manoeuvre_duration).
func (g *Game) useManeuvers(s *strike) {
	u := &g.units[s.by]
	s.prior = u.used
	list, n := g.maneuversOf(s)
	for _, m := range list[:n] {
		u.used.add(m)
	}
}

// maneuverOCV adds to the OCV of an attack what the maneuvers of its attacker do (phase.aoo.worst_modifiers). Where somebody listens it
// says which of the bonuses counts, and what the others are lost to.
func (g *Game) maneuverOCV(s *strike, out *sum) {
	used := &g.units[s.by].used
	if out.kept == nil {
		out.n += used.ocv()
		return
	}
	list, n := g.maneuversOf(s)
	earlier, bonus := int(used.lossOCV), int(used.bonusOCV) // what is left to be explained
	if prior := int(s.prior.bonusOCV); prior > bonus {
		out.lose(0, rule.AooWorstModifiers, list[0].rule, prior)
	}
	for _, m := range list[:n] {
		switch v := int(m.ocv); {
		case v < 0:
			earlier -= v
			out.from(m.of, m.rule, v)
		case v > int(used.bonusOCV):
			out.lose(m.of, m.rule, rule.AooWorstModifiers, v)
		case v == bonus:
			bonus = 0
			out.from(m.of, m.rule, v)
		}
	}
	out.add(rule.AooWorstModifiers, bonus)
	out.add(rule.AooWorstModifiers, earlier)
}
