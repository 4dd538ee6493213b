package flank

import (
	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// handle computes what a combatant has at hand: its attacks, its reach, free hands, load, and AC from objects. A new scene begins.
func (g *Game) handle(who table.Who) {
	u, sh := &g.units[who], &g.sheets[who]
	g.sc.scene.def = nil
	u.arms, u.armed, u.load, u.worn = [mostArms]arm{}, 0, 0, sh.gearAC
	hands := sh.hands
	if u.limbs&limbArm != 0 && hands > 0 {
		hands--
	}
	for i := range g.items {
		it := &g.items[i]
		if it.holder != who || it.where > placeBag {
			continue
		}
		d := &g.itemDefs[it.def]
		u.load = int16(min(int(u.load)+int(d.weight), 32000))
		if it.where == placeBag {
			continue
		}
		if it.where == placeHand {
			hands -= d.hands
		}
		if it.hp <= 0 {
			continue
		}
		u.worn -= d.givesAC
		for _, a := range d.attacks {
			g.addArm(u, arm{a, int16(i + 1)})
		}
	}
	u.handsFree = hands
	for _, a := range sh.natural {
		g.addArm(u, arm{attack: a})
	}
	g.addArm(u, arm{attack: 1}) // unarmed (flank.attack.unarmed)
	u.reach, u.near = 0, 0
	for i := range u.armed {
		if g.threatening(who, u.arms[i]) {
			u.reach = max(u.reach, g.reachOf(who, u.arms[i]))
		}
	}
}

// addArm lists an attack that is ready.
func (g *Game) addArm(u *unit, a arm) {
	if u.armed < mostArms {
		u.arms[u.armed] = a
		u.armed++
	}
}

// attackOf returns the definition of an arm.
func (g *Game) attackOf(a arm) *attackDef { return &g.def.attacks[a.attack-1] }

// reachOf returns how far an attack reaches in melee, in squares (flank.space.reach_5, flank.space.reach_weapon,
// flank.space.reach_large).
func (g *Game) reachOf(who table.Who, a arm) int8 {
	d := g.attackOf(a)
	switch {
	case d.reach > 0:
		return d.reach
	case d.double:
		return 2 * g.sheets[who].reach
	default:
		return g.sheets[who].reach
	}
}

// threatening reports whether an attack that is ready makes its owner threaten: a melee weapon does, an unarmed strike only
// with [Natural] or [Warrior] (flank.space.threaten, flank.space.threaten_natural).
func (g *Game) threatening(who table.Who, a arm) bool {
	if a.attack == 1 {
		return g.sheets[who].feats&(featNatural|featWarrior) != 0
	}
	return g.attackOf(a).melee
}

// armReaches reports whether an attack reaches so many squares in melee.
func (g *Game) armReaches(who table.Who, a arm, d int) bool {
	return g.attackOf(a).melee && d <= int(g.reachOf(who, a)) && d >= int(g.attackOf(a).minReach)
}

// putDown leaves an item in a cell.
func (g *Game) putDown(t *table.Table, i int, cell space.Cell, r table.Rule) {
	it := &g.items[i]
	holder := it.holder
	it.where, it.holder, it.cell = placeGround, table.Nobody, cell
	if r != rule.AttackThrown { // the attack has said it
		g.sayItem(t, vLetGo, holder, table.Nobody, i, r)
	}
	g.regrip(t, holder)
}

// useUp consumes an item.
func (g *Game) useUp(t *table.Table, i int) {
	it := &g.items[i]
	holder := it.holder
	it.where, it.holder, it.cell = placeUsedUp, table.Nobody, space.None
	g.regrip(t, holder)
}

// give puts an item on a combatant.
func (g *Game) give(t *table.Table, i int, who table.Who, where place, v table.Verb) {
	it := &g.items[i]
	was := it.holder
	it.where, it.holder, it.cell = where, who, space.None
	switch v {
	case vGive:
		g.sayItem(t, v, was, who, i, rule.EquipAction)
	case vTake:
		g.sayItem(t, v, who, was, i, rule.EquipAction)
	default:
		g.sayItem(t, v, who, table.Nobody, i, rule.EquipAction)
	}
	if was != who {
		g.regrip(t, was)
	}
	g.regrip(t, who)
}

// regrip computes again what follows from a combatant's items.
func (g *Game) regrip(t *table.Table, who table.Who) {
	if who == table.Nobody {
		return
	}
	g.handle(who)
	g.update(t, who, table.Nobody)
}

// sayItem says what a combatant does with an item, to or from another or Nobody.
func (g *Game) sayItem(t *table.Table, v table.Verb, who, other table.Who, i int, r table.Rule) {
	if t.Heard() {
		e := table.NewEvent(evItem, r, who, other, i)
		e.Option = table.Do(v)
		e.Cell = g.items[i].cell
		e.To = g.audience(who)
		t.Say(e)
	}
}

// loseArm has a Crippled creature drop what the lost arm held: by default its weapon (flank.condition.crippled.movement).
func (g *Game) loseArm(t *table.Table, who table.Who) {
	held := g.sc.dropped[:0]
	weapon := -1
	for i := range g.items {
		if it := &g.items[i]; it.holder == who && it.where == placeHand {
			held = append(held, int16(i))
			if weapon < 0 || len(g.itemDefs[it.def].attacks) > 0 && len(g.itemDefs[g.items[weapon].def].attacks) == 0 {
				weapon = i
			}
		}
	}
	g.sc.dropped = held
	if len(held) == 0 {
		return
	}
	if len(held) > 1 {
		q := g.askGM(t, askArm, rule.ConditionCrippledMovement, who)
		for _, i := range held {
			q.Add(table.Do(vLetGo).Of(i))
		}
		q.SetDefault(table.Do(vLetGo).Of(int16(weapon)))
		weapon = int(t.Choose(q).N)
	}
	g.putDown(t, weapon, g.units[who].cell, rule.ConditionCrippledMovement)
}

// shatter breaks an object (flank.sunder.break).
func (g *Game) shatter(t *table.Table, i int) {
	g.regrip(t, g.items[i].holder)
}
