package surge

import (
	"fray/space"
	"fray/table"
)

// alert reports whether a combatant can take Reactions at all (surge.turn.reaction_trigger).
func (g *Game) alert(a table.Who) bool {
	u := &g.units[a]
	return u.presence == healthHere && u.cond&(1<<condStunned|1<<condUnaware|1<<condIncapacitated) == 0
}

// canReact reports whether a combatant may take a Reaction in this turn (surge.turn.reaction_limit,
// surge.ready.no_other_reactions).
func (g *Game) canReact(a table.Who) bool {
	u := &g.units[a]
	return u.did&usedReaction == 0 && u.ready.when == triggerNone && g.alert(a)
}

// cannotReact says why a combatant that cannot react cannot.
func (g *Game) cannotReact(a table.Who) string {
	switch u := &g.units[a]; {
	case u.did&usedReaction != 0:
		return "has no Reaction left"
	case u.ready.when != triggerNone:
		return "has readied an action"
	}
	return "cannot react"
}

// seemsReady is canReact as enemies know it: they do not know whether a combatant has readied an action (surge.ready.declare).
func (g *Game) seemsReady(a table.Who) bool { return g.units[a].did&usedReaction == 0 && g.alert(a) }

// react notes that a combatant has taken its Reaction of this turn.
func (g *Game) react(a table.Who) { g.units[a].did |= usedReaction }

// threatens reports whether a combatant threatens the place of an enemy (surge.oa.threat, surge.oa.conflict).
func (g *Game) threatens(a, enemy table.Who) bool {
	return g.threatensAt(a, enemy, g.units[enemy].cell)
}

func (g *Game) threatensAt(a, enemy table.Who, at space.Cell) bool {
	u := &g.units[a]
	if u.threat < 0 || !g.foes(a, enemy) || !g.alert(a) {
		return false
	}
	far := g.distanceAt(enemy, at, a)
	if g.social {
		return g.zoned() && far == 0 || !g.zoned() && far <= int(g.field.talk)
	}
	if far > int(u.threat) {
		return false
	}
	return g.sc.opaque.Empty() || g.clear(u.cell, g.span(a), at, g.span(enemy))
}
