package escalation

import "fray/table"

// swing is what reactions have changed of one attack (escalation.action.interrupt).
type swing struct {
	bonus int16 // to the attack roll
	guard int16 // to the target's defense
	more  int16 // to the damage of a hit, before it is doubled
	less  int16 // off the damage at last
}

// under returns the attack that a reaction changes, with its changes, attacker and target: the attack under way, or the
// declared one. Without an attack the changes are nil.
func (x *context) under() (s *swing, a *attackDef, by, on table.Who) {
	h := x.event
	switch {
	case h == nil:
	case h.strike != nil:
		return &h.strike.swing, h.strike.a, h.strike.by, h.strike.on
	case h.use != nil && h.use.d.attack != nil && h.target >= 0:
		return &h.use.swings[h.nth], h.use.d.attack, h.use.by, h.use.targets[h.nth]
	}
	return nil, nil, table.Nobody, table.Nobody
}

// swingBy changes the attack: damage about to be taken at once, all else when it is dealt. A bonus counts for its bearer:
// roll and damage for the attacker, defense for the target.
func (g *Game) swingBy(t *table.Table, x *context, e *effectDef, bearer table.Who, value int) {
	s, a, by, on := x.under()
	if s == nil {
		return
	}
	if e.do == doBonus {
		whose := on
		if k := e.what; k == bonusAttack || k == bonusDamage {
			whose = by
		}
		if bearer != whose {
			return
		}
	}
	n := int16(value)
	dealt := x.event.on == momentHarm
	switch {
	case e.do == doReduce && dealt:
		g.soften(t, x.by, x.event.strike, value)
	case e.do == doReduce:
		s.less += n
	case e.what == bonusAttack:
		s.bonus += n
	case e.what == bonusDamage && dealt:
		x.event.strike.harm = max(0, x.event.strike.harm+value)
	case e.what == bonusDamage:
		s.more += n
	case e.what == bonusDefenses || e.what == bonusAC+markKind(a.defense):
		s.guard += n
	}
}

// soften reduces the damage that an attack is about to deal.
func (g *Game) soften(t *table.Table, by table.Who, s *strike, value int) {
	s.harm = max(0, s.harm-value)
	g.sayReduced(t, by, s, value)
}
