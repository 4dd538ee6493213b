package escalation

import "slices"

// keepsUp reports whether some effect of an ability lasts as long as it is sustained (escalation.ability.sustain).
func (d *abilityDef) keepsUp() bool {
	lists := [][]effectDef{d.effects}
	if a := d.attack; a != nil {
		lists = append(lists, a.onHit, a.onCrit, a.onMiss, a.onCritFail)
		for _, r := range a.riders {
			lists = append(lists, r.effects)
		}
	}
	if d.special != nil {
		lists = append(lists, d.special.above, d.special.below)
	}
	return slices.ContainsFunc(lists, func(all []effectDef) bool {
		return slices.ContainsFunc(all, func(e effectDef) bool { return e.lasts == untilDropped })
	})
}
