package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listTighten lists a further Stunt on an enemy with the limb that holds it (surge.stunt.grab).
func (g *Game) listTighten(q *table.Question, a table.Who, i int) {
	foes := g.sc.crowd()
	for _, x := range g.grabs {
		if x.by == a && g.tightens(a, x.on, i) && g.foes(a, x.on) && g.within(g.deed(a, i), a, x.on) && g.wanted(a, x.on) {
			foes.Add(x.on)
		}
	}
	if !foes.Empty() {
		q.Family()
		g.needSlot(q, a, actStandard)
		g.offerSwings(q, a, g.deed(a, i), table.Do(vStunt).With(uint8(i+1)).As(uint8(modeStunt)), foes)
	}
}

// tightens reports whether the limb that a combatant holds another with is all that it lacks for the attack of that grab: it may use
// the limb to tighten the grab (surge.stunt.grab).
func (g *Game) tightens(a, on table.Who, i int) bool {
	k := g.grabOf(a, on)
	if k < 0 || g.grabs[k].deed != g.sheets[a].first+int16(i) || g.usable(a, i) {
		return false
	}
	g.units[a].busyHands--
	ok := g.usable(a, i)
	g.units[a].busyHands++
	return ok
}

// listGrabDamage lists inflicting the damage of the grabbing attack on a grabbed enemy (surge.stunt.grab_damage).
func (g *Game) listGrabDamage(q *table.Question, a table.Who) {
	for _, x := range g.grabs {
		if x.by != a {
			continue
		}
		q.Family()
		g.needSlot(q, a, actStandard)
		q.Try(table.Do(vSqueeze).At(x.on).With(uint8(x.deed - g.sheets[a].first + 1)))
		q.Need(!g.unaware(a), rule.CondImmobile)
		q.Need(x.turn != g.turns, rule.StuntGrabDamage)
		q.Need(g.def.deeds[x.deed].effect == doDamage, rule.StuntGrabDamage)
		q.Offer()
	}
}

// holdsWith reports whether a combatant holds an enemy with a deed.
func (g *Game) holdsWith(a table.Who, i int) bool {
	for _, x := range g.grabs {
		if x.by == a && x.deed == g.sheets[a].first+int16(i) {
			return true
		}
	}
	return false
}

// squeeze inflicts that damage: no attack check, and nothing that belongs to a hit.
func (g *Game) squeeze(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actStandard, rule.StuntGrabDamage)
	g.units[a].did |= usedAttack
	s := g.strikeAt(a, o.Who, int(o.Item)-1, modePlain)
	s.alone = true // it is no hit
	if !g.declared(t, s) {
		value := g.effectValue(t, s, false)
		g.affect(t, a, o.Who, s.deed, value, 0)
	}
	g.sc.release(s)
	g.finished(t, a, o.Who)
}
