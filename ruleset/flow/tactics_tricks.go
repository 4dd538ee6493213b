package flow

import "fray/table"

// shoveWorth returns the worth of a Shove: with an odd AP left, a prone enemy is easier to hit and has to stand up.
func (g *Game) shoveWorth(s *scene, o table.Option) int {
	v := &g.units[o.Who]
	if o.Mode != modeProne || v.prone || s.u.ap%2 == 0 && s.u.ap < 6 || s.u.ap < 3 && s.pressed < 2 || s.u.prone {
		return 0
	}
	edge := int(s.sh.skills[skillAthletics]) - int(g.sheets[o.Who].skills[skillAthletics])
	if edge < -10 {
		return 0
	}
	return 45 + edge/2
}

// feintWorth returns the worth of a Feint: with an odd AP left, before an attack on the same enemy.
func (g *Game) feintWorth(s *scene, o table.Option) int {
	if s.u.ap < 3 || s.u.ap%2 == 0 || g.feinted(s.a, o.Who) || g.units[o.Who].prone {
		return 0
	}
	own := s.sh.skills[skillMelee]
	if o.Mode == modeDeception {
		own = s.sh.skills[skillDeception]
	}
	other := max(g.sheets[o.Who].skills[skillMelee], g.sheets[o.Who].skills[skillAgility])
	if own < other {
		return 0
	}
	return 44 + int(own-other)/4 + max(0, 20-int(g.units[o.Who].hp))/4
}

// pickUpWorth returns the worth of an item on the ground: a weapon for empty hands.
func (g *Game) pickUpWorth(s *scene, o table.Option) int {
	i := g.lyingAt(o.Cell, o.Item)
	if i < 0 || s.u.main != 0 || g.def.itemDefs[g.items[i].def].category == weaponNone {
		return 0
	}
	return 50
}

// drawWorth returns the worth of drawing: a weapon for empty hands, a potion for the badly hurt.
func (g *Game) drawWorth(s *scene, o table.Option) int {
	d := &g.def.itemDefs[g.items[g.itemIn(s.a, o.Item)].def]
	switch {
	case d.potion.given():
		return max(0, int(s.sh.hpMax-s.u.hp)*10-int(s.sh.hpMax)*6)
	case o.Mode == modeOff || d.category == weaponNone || s.u.main != 0 || d.hands > int8(g.freeHands(s.a)):
		return 0
	default:
		return 40
	}
}
