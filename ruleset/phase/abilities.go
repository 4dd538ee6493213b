package phase

import (
	"math"

	"fray/ruleset/phase/rule"
	"fray/table"
)

// refresh computes what follows from a combatant's sheet, powers, outfit and items: its stats, usable attacks, reach and
// hands in use (phase.aoo.reach, phase.free.power_toggle, phase.full.change_clothes).
func (g *Game) refresh(a table.Who) {
	u, sh := &g.units[a], &g.sheets[a]
	u.n = sh.base
	for k, p := range sh.powers {
		if u.on>>k&1 != 0 {
			add(&u.n, g.def.powers[p].adds)
		}
	}
	if u.outfit > 0 {
		add(&u.n, g.def.outfits[u.outfit-1].adds)
	}
	u.hands, u.arms = 0, 0
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where == placeHand {
			u.hands += g.def.itemDefs[it.def].hands
		}
	}
	if u.holds != table.Nobody {
		u.hands++
	}
	for k, n := range sh.attacks {
		if needs := g.def.attacks[n].needs; (needs == 0 || g.wields(a, needs-1)) && g.poolAllows(a, k, -1) {
			u.arms |= 1 << k
		}
	}
	u.reach = int16(g.reachOf(a, &g.def.attacks[0]))
	for slot := slotFirst; slot < g.lastSlot(a); slot++ {
		if arm := g.arm(a, slot); !arm.ranged && g.usable(a, slot) {
			u.reach = max(u.reach, int16(g.reachOf(a, arm)))
		}
	}
	u.strongest = [2]uint8{g.strongest(a, false, false, math.MaxInt), g.strongest(a, true, false, math.MaxInt)}
}

func add(n *[statCount]int16, adds []bonus) {
	for _, b := range adds {
		n[b.stat] += b.add
	}
}

// wields reports whether a combatant has an item of a kind in hand.
func (g *Game) wields(a table.Who, kind uint8) bool {
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where == placeHand && it.def == kind {
			return true
		}
	}
	return false
}

// poolAllows reports whether an attack or a power of a sheet can be used as far as its multipower is concerned
// (phase.free.multipower). The other place is -1.
func (g *Game) poolAllows(a table.Who, attack, power int) bool {
	for _, p := range g.sheets[a].pools {
		for k, s := range p.slots {
			if (attack >= 0 && int(s.attack) == attack || power >= 0 && int(s.power) == power) && g.units[a].active>>(int(p.first)+k)&1 == 0 {
				return false
			}
		}
	}
	return true
}

// listPowers lists turning powers on and off, and shifting multipowers (phase.free.power_toggle, phase.free.multipower).
func (g *Game) listPowers(q *table.Question, a table.Who) {
	u, sh := &g.units[a], &g.sheets[a]
	for k := range sh.powers {
		v := vOn
		if u.on>>k&1 != 0 {
			v = vOff
		}
		if g.try(q, a, table.Do(v).With(uint8(k+1))) {
			q.Need(g.paid() || g.left.toggled>>k&1 == 0, rule.ActionFreeLimits)
			q.Need(v == vOff || g.poolAllows(a, -1, k), rule.FreeMultipower)
			q.Offer()
		}
	}
	for k := range sh.pools {
		if g.try(q, a, table.Do(vShift).With(uint8(k+1))) {
			q.Need(g.paid() || g.left.shifted>>k&1 == 0, rule.ActionFreeLimits)
			q.Offer()
		}
	}
}

// toggle turns a power on or off. Turning it on costs its END at once (phase.free.power_toggle).
func (g *Game) toggle(t *table.Table, a table.Who, o table.Option) bool {
	k := o.Item - 1
	p := &g.def.powers[g.sheets[a].powers[k]]
	if o.Verb == vOn && !g.pay(t, a, int(p.upkeep), rule.FreePowerToggle) {
		return false
	}
	if g.own(a) {
		g.left.toggled |= 1 << k
	}
	g.sayTook(t, a, o)
	g.triggered(t, deed{by: a, verb: o.Verb, on: table.Nobody})
	if g.able(a) {
		g.power(t, a, int(k), o.Verb == vOn, rule.FreePowerToggle)
	}
	return true
}

// power turns a power on or off: its effects begin or end at once.
func (g *Game) power(t *table.Table, a table.Who, k int, on bool, r table.Rule) {
	u := &g.units[a]
	u.on &^= 1 << k
	if on {
		u.on |= 1 << k
	}
	g.refresh(a)
	t.Tell(evPower, r, a, table.Nobody, int(g.sheets[a].powers[k]), table.Bit(on))
	g.checkHolds(t, a)
}

// upkeep pays for the powers that are on at the start of a slot; what cannot be paid turns off (phase.free.power_toggle,
// phase.time.cycle step 2).
func (g *Game) upkeep(t *table.Table, a table.Who) {
	u := &g.units[a]
	if u.on == 0 {
		return
	}
	for k, n := range g.sheets[a].powers {
		p := &g.def.powers[n]
		switch {
		case u.on>>k&1 == 0 || p.upkeep == 0:
		case u.end >= p.upkeep:
			g.gain(t, a, meterEND, -int(p.upkeep), rule.FreePowerToggle)
		default:
			g.power(t, a, k, false, rule.FreePowerToggle)
		}
	}
}

// cutPower turns off the powers that cost END, of a combatant that is knocked out (phase.damage.knocked_out).
func (g *Game) cutPower(t *table.Table, a table.Who) {
	u := &g.units[a]
	for k, n := range g.sheets[a].powers {
		if u.on>>k&1 != 0 && g.def.powers[n].upkeep > 0 {
			g.power(t, a, k, false, rule.DamageKnockedOut)
		}
	}
}
