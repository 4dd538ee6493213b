package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// effect is a condition that lasts: on target, by target, how strong, and how many of its end points are left.
type effect struct {
	on, by table.Who
	do     ailment
	kind   uint8 // the ability it came from, +1: different poisons act separately
	value  int16
	left   int16
}

// afflict gives a combatant a condition or changes a pool. 0 rounds is the condition's own length.
func (g *Game) afflict(t *table.Table, by, on table.Who, do ailment, value, rounds int16, r table.Rule) {
	g.afflictBy(t, by, on, effectDef{do: do, value: value, rounds: rounds}, 0, r)
}

func (g *Game) afflictBy(t *table.Table, by, on table.Who, e effectDef, kind uint8, r table.Rule) {
	u := &g.units[on]
	if !u.health.well() && !lastsDown(e.do) {
		return
	}
	lasts := max(1, e.rounds)
	if g.active == on { // "until the end of its next turn": not of the turn that is being played
		lasts++
	}
	x := effect{on: on, by: by, do: e.do}
	switch e.do {
	case condBleeding: // the higher value stays (flow.condition.bleeding)
		x.value = e.value
	case condPoison: // the same poison again resets its rounds (flow.condition.poison)
		x.kind, x.value, x.left = kind, e.value, max(1, e.rounds)
	case condPinned, condSlowed:
		x.left = lasts
	case condWard: // until the start of the caster's turn; does not add to itself (flow.spell.ward)
		x.value, x.left = e.value, max(1, e.rounds)
	case condProne:
		u.prone = true
	default:
		g.changePool(t, on, e, r)
		return
	}
	if e.do != condProne {
		g.stack(x)
		g.suffer(on)
	}
	t.Tell(table.Marked, r, by, on, int(e.do), int(e.value))
}

// lastsDown reports whether an effect also works on the fallen: armor, and AP of the next round (flow.spell.ward,
// flow.spell.quicken, flow.ap.extra).
func lastsDown(do ailment) bool { return do == condWard || do == condNextAP || do == condGainAP }

// stack adds a lasting effect, or strengthens and renews one of its kind.
func (g *Game) stack(e effect) {
	for i := range g.effects {
		x := &g.effects[i]
		if x.on == e.on && x.do == e.do && x.kind == e.kind && (e.do != condWard || x.by == e.by) {
			x.value, x.left = max(x.value, e.value), max(x.left, e.left)
			if e.do == condPoison {
				x.left = e.left
			}
			return
		}
	}
	g.effects = append(g.effects, e)
}

// cure ends a condition.
func (g *Game) cure(t *table.Table, on table.Who, do ailment) {
	g.dropAll(t, func(e *effect) bool { return e.on == on && e.do == do })
}

// dropAll removes the effects that fit.
func (g *Game) dropAll(t *table.Table, fits func(e *effect) bool) {
	for i := 0; i < len(g.effects); {
		if fits(&g.effects[i]) {
			g.drop(t, i)
		} else {
			i++
		}
	}
}

// drop removes the i-th effect and derives what follows.
func (g *Game) drop(t *table.Table, i int) {
	e := g.effects[i]
	g.effects = append(g.effects[:i], g.effects[i+1:]...)
	g.suffer(e.on)
	if t.Heard() {
		t.Say(table.NewEvent(table.Cleared, rule.TurnOngoingEffects, table.Nobody, e.on, int(e.do)).For(g.audience(e.on)))
	}
}

// suffer derives what follows from the effects on a combatant.
func (g *Game) suffer(a table.Who) {
	u := &g.units[a]
	u.ward, u.pinned, u.slowed = 0, false, false
	for _, x := range g.effects {
		if x.on != a {
			continue
		}
		switch x.do {
		case condWard:
			u.ward = max(u.ward, int8(min(x.value, 100)))
		case condPinned:
			u.pinned = true
		case condSlowed:
			u.slowed = true
		default:
		}
	}
}
