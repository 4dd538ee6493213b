package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// What Recover removes: the mode of its options.
const (
	modeBody    = iota // the highest physical wound, or dying
	modeMind           // the highest social wound
	modeFatigue        // a step of fatigue
	modePending        // a pending step of a Surge
	modeCheck          // nothing: an extra resistance check against the affliction of Option.Item
)

func recoverNames() []string { return []string{"wound", "social-wound", "fatigue", "surge", "check"} }

// harmed reports whether there is anything that a combatant can recover from.
func (g *Game) harmed(a table.Who) bool {
	u := &g.units[a]
	return u.hurt(physical)+u.hurt(social) > 0 || u.dying || u.fatigue > 0 || g.ailmentsOf(a) > 0
}

// listRecover lists what a combatant can recover from: as its action, or with a die of its pools (surge.recover.stress,
// surge.recover.remove_level, surge.destiny.recover).
func (g *Game) listRecover(q *table.Question, a table.Who, v table.Verb) {
	g.listRecoverFor(q, a, v, g.seatsFor(a, v))
}

// seatsFor is who decides on Recover: on Destiny the owner alone.
func (g *Game) seatsFor(a table.Who, v table.Verb) table.Seats {
	if v == vDestiny {
		return g.owner(a)
	}
	u := &g.units[a]
	if u.cond&(1<<condCompelled|1<<condControlled) != 0 && u.controller >= 0 {
		return g.owner(u.controller)
	}
	return g.owner(a)
}

func (g *Game) listRecoverFor(q *table.Question, a table.Who, v table.Verb, seats table.Seats) {
	u := &g.units[a]
	try := func(bars string, mode, item uint8) {
		if bars != "" && !q.Explaining() {
			return
		}
		o := table.Do(v).As(mode).With(item)
		if v == vDestiny {
			for pool, n := range u.dice {
				if n > 0 {
					g.tryRecover(q, a, o.Adding(uint8(pool+1)), bars, seats)
				}
			}
			return
		}
		g.tryRecover(q, a, o, bars, seats)
	}
	body, mind := highest(&u.wounds[physical]), highest(&u.wounds[social])
	if u.dying {
		body = 4
	}
	try(notWorst(body, mind), modeBody, 0)
	try(notWorst(mind, body), modeMind, 0)
	try(notWorst(int(u.fatigue), 0), modeFatigue, 0)
	if v == vDestiny {
		try(notWorst(int(u.pending), 0), modePending, 0)
	}
	for k := range g.ailmentsOf(a) {
		try("", modeCheck, uint8(k+1))
	}
}

// notWorst says why a level beside another cannot be recovered from: only the worst can (surge.recover.remove_level).
func notWorst(level, other int) string {
	switch {
	case level == 0:
		return "has none"
	case level < other:
		return "has something worse"
	}
	return ""
}

// tryRecover lists a use of Recover or Destiny, unless something bars it.
func (g *Game) tryRecover(q *table.Question, a table.Who, o table.Option, bars string, seats table.Seats) {
	if o.Verb == vDestiny {
		o = o.At(a)
	}
	q.Family()
	q.Try(o)
	if o.Verb == vRecover {
		g.needSlot(q, a, actStandard)
	}
	q.NeedSo(bars == "", rule.RecoverRemoveLevel, bars)
	q.Need(g.units[a].stress < g.sheets[a].stressMax, rule.BaseStress)
	q.OfferFor(seats)
}

// highest is the highest level among wounds, 0 for none.
func highest(w *[3]int16) int {
	for level := 3; level > 0; level-- {
		if w[level-1] > 0 {
			return level
		}
	}
	return 0
}

// recover carries a Recover out: Stress, and what was chosen (surge.recover.stress).
func (g *Game) recover(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	u.stress++
	g.sayGain(t, a, rule.RecoverStress, 1, meterStress, int(u.stress))
	switch o.Mode {
	case modeBody, modeMind:
		kind := int(o.Mode)
		if kind == physical && u.dying { // surge.recover.remove_level
			u.dying, u.deathFails = false, 0
		} else if level := highest(&u.wounds[kind]); level > 0 {
			u.wounds[kind][level-1]--
		}
		if t.Heard() {
			now, _ := g.Health(a)
			t.Say(g.about(table.NewEvent(table.Healed, rule.RecoverRemoveLevel, a, a, 1, now), a))
		}
	case modeFatigue:
		u.fatigue--
		g.sayGain(t, a, rule.RecoverRemoveLevel, -1, meterFatigue, int(u.fatigue))
	case modePending:
		u.pending--
		g.sayGain(t, a, rule.SurgeFatigueDestiny, -1, meterPending, int(u.pending))
	default:
		if i := g.ailment(a, int(o.Item)-1); i >= 0 {
			g.shakeOff(t, i) // surge.recover.extra_check
		}
	}
	g.suffer(t, a)
}

// destinyRecover spends a die on Recover; a combatant that cannot act has to roll a 6 (surge.destiny.recover,
// surge.destiny.recover_unable, surge.destiny.recover_dying).
func (g *Game) destinyRecover(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	unable := !g.able(a)
	g.spend(t, a, o.Also-1, rule.DestinyRecover)
	if unable {
		v := g.d6(t, rule.DestinyRecoverUnable, a)
		if v == 1 && u.dying {
			g.failDeath(t, a, 1)
		}
		if v < 6 {
			return
		}
	}
	g.recover(t, a, o)
}
