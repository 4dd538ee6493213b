package escalation

import "fray/table"

// context is where effects come from: user, target, ability and dice.
type context struct {
	by, on table.Who
	d      *abilityDef
	place  uint8
	scene  scene
	group  uint16
	strike *strike    // the attack, if they come from one
	event  *happening // what triggered the ability, or nil
}

// strikeContext returns the context of the effects of an attack.
func (g *Game) strikeContext(s *strike) context {
	return context{by: s.by, on: s.on, d: s.d, scene: s.scene(), group: s.group, strike: s}
}

// useContext returns the context of the other effects of an ability, at one of its targets.
func (g *Game) useContext(u *use, on table.Who) context {
	return context{by: u.by, on: on, d: u.d, place: u.place, scene: scene{hits: u.hits, targets: u.n, on: on}, group: g.serial, event: u.event}
}

// bring applies effects in their order. The condition of an effect looks at the target of the use, also where others bear
// the effect.
func (g *Game) bring(t *table.Table, x *context, all []effectDef) {
	for i := range all {
		g.bringOne(t, x, &all[i])
	}
}

// bringOn applies the effects that the target bears.
func (g *Game) bringOn(t *table.Table, x *context, all []effectDef) {
	for i := range all {
		if all[i].to == toTarget {
			g.bringOne(t, x, &all[i])
		}
	}
}

func (g *Game) bringOne(t *table.Table, x *context, e *effectDef) {
	if !g.holds(t, &e.cond, x.by, x.scene) {
		return
	}
	for c := g.bearers(x, e.to); c != 0; c = c.rest() {
		g.apply(t, x, e, c.first())
	}
}

// bearers returns the combatants that bear an effect.
func (g *Game) bearers(x *context, to bearer) crowd {
	switch to {
	case toUser:
		return only(x.by) & g.present
	case toAllies:
		return g.friends(x.by) & g.within(x.by, reachNearby)
	case toEnemies:
		return g.engagedWith(x.by)
	case toActor:
		if x.event != nil && x.event.who >= 0 {
			return only(x.event.who) & g.present
		}
	case toVictim:
		if x.event != nil && x.event.target >= 0 {
			return only(x.event.target) & g.present
		}
	default:
	}
	if x.on < 0 {
		return 0
	}
	return only(x.on) & g.present
}
