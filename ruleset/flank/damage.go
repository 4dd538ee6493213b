package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// harm is damage on its way to a creature or an object: parts of one type each.
type harm struct {
	parts  [6]harmPart
	n      int
	weapon bool     // Damage Resistance counts against its physical part
	tags   []string // of the weapon
	halved bool     // by a successful save
}

type harmPart struct {
	kind damageType
	n    int
}

// add adds damage of a type; each type is one part, because it is resisted once (flank.attack.damage_resistance).
func (h *harm) add(kind damageType, n int) {
	for i := range h.parts[:h.n] {
		if h.parts[i].kind == kind {
			h.parts[i].n += n
			return
		}
	}
	h.parts[h.n] = harmPart{kind, n}
	h.n++
}

// taken returns how much of the damage a creature loses (flank.attack.damage_order, flank.attack.energy_resistance). Where
// changes are given, it adds to them the damage of each type and what each rule has changed of it.
func (g *Game) taken(who table.Who, h *harm, changes *total.Sum) int {
	sh, sum := &g.sheets[who], 0
	for _, p := range h.parts[:h.n] {
		n := p.n
		if changes != nil {
			changes.From(p.kind.of(), rule.AttackDamageOrder, n)
		}
		if h.halved {
			n = becomes(n/2, n, ofSave, rule.CoreSavingThrow, changes)
		}
		if g.weak(who, p.kind) {
			n = becomes(n*3/2, n, 0, rule.AttackWeakness, changes)
		}
		switch {
		case p.kind != damagePhysical:
			n = becomes(max(n-int(sh.resist[p.kind]), 0), n, 0, rule.AttackEnergyResistance, changes)
		case h.weapon && !excepted(sh, h.tags):
			n = becomes(max(n-int(sh.dr), 0), n, 0, rule.AttackDamageResistance, changes)
		}
		sum += max(n, 0)
	}
	return sum
}

// becomes returns a number that was another one before a rule changed it.
func becomes(n, was int, of uint8, r table.Rule, changes *total.Sum) int {
	if changes != nil {
		changes.From(of, r, n-was)
	}
	return n
}

// changed returns the parts of a number where there is more than the number as it was dealt or rolled.
func changed(changes *total.Sum) *total.Sum {
	if len(changes.Parts()) == 1 {
		return &total.Sum{}
	}
	return changes
}

// excepted reports whether Damage Resistance does not stop a weapon with these tags (flank.attack.damage_resistance).
func excepted(sh *sheet, tags []string) bool {
	for _, tag := range sh.drExcept {
		if tag == "physical" || slices.Contains(tags, tag) {
			return true
		}
	}
	return false
}

// weak reports whether a creature has a Weakness to a damage type: an inborn one, or one by a condition that no [Energy
// Resistance] cancels (flank.attack.weakness, flank.condition.soaked.weakness, flank.condition.dehydrated.weakness).
func (g *Game) weak(who table.Who, kind damageType) bool {
	sh, conds := &g.sheets[who], g.units[who].conds
	switch {
	case sh.weak>>kind&1 != 0:
		return true
	case sh.resist[kind] > 0:
		return false
	case kind == damageCold || kind == damageElectricity:
		return conds.has(condSoaked)
	case kind == damageAcid || kind == damageHeat:
		return conds.has(condDehydrated)
	default:
		return false
	}
}

// hurt deals damage to a creature by another, or by nobody (flank.attack.hp_loss).
func (g *Game) hurt(t *table.Table, by, who table.Who, h *harm, r table.Rule) {
	var changes total.Sum
	n := g.taken(who, h, &changes)
	g.lose(t, by, who, n, r, changed(&changes))
}

// lose takes hit points, and says what has changed the damage before.
func (g *Game) lose(t *table.Table, by, who table.Who, n int, r table.Rule, changes *total.Sum) {
	u := &g.units[who]
	if u.presence != healthHere {
		return
	}
	g.setHP(who, int16(max(int(u.hp)-n, -30000)))
	if t.Heard() {
		e := table.NewEvent(table.Harmed, r, by, who, n, int(u.hp))
		e.Mods, e.To = t.Mods(changes.AppendMods(nil)), g.audience(who)
		t.Say(e)
	}
	if n > 0 && by != table.Nobody && u.conds.has(condFriendly) {
		g.dropEffects(t, func(e *effect) bool { // flank.condition.friendly.ally
			return e.on == who && e.gives(condFriendly) && e.against == by && e.until == untilFight
		})
	}
	if int(u.hp) <= -int(g.sheets[who].negative) {
		g.die(t, who, by, rule.ConditionDyingDeath)
		return
	}
	was := u.conds.has(condUnconscious)
	if n > 0 && u.asleep {
		g.setAsleep(who, false)
	}
	g.update(t, who, by)
	if !was && u.conds.has(condUnconscious) {
		t.Tell(table.Fell, rule.ConditionUnconsciousGain, by, who)
	}
	if n > 0 {
		g.shakeCaster(t, who, n)
	}
}

// die makes a Corpse of a creature (flank.condition.dying.corpse).
func (g *Game) die(t *table.Table, who, by table.Who, r table.Rule) {
	u := &g.units[who]
	was := u.conds.has(condUnconscious)
	g.leave(t, who, healthCorpse, r)
	if !was {
		t.Tell(table.Fell, r, by, who)
	}
}

// leave takes a combatant out of the fight: dead, having surrendered, or by the GM.
func (g *Game) leave(t *table.Table, who table.Who, p presence, r table.Rule) {
	u := &g.units[who]
	g.endGrapples(t, who)
	g.endHiding(t, who)
	g.loseWaited(t, who)
	g.setPresence(who, p)
	u.left, u.reactions, u.focused, u.asleep = 0, 0, false, false
	if p == healthCorpse {
		for i := range g.items {
			if it := &g.items[i]; it.holder == who && it.where == placeHand {
				it.where, it.holder, it.cell = placeGround, table.Nobody, u.cell
			}
		}
		g.handle(who)
	}
	g.memories = slices.DeleteFunc(g.memories, func(m memory) bool { return m.who == who })
	g.effects = slices.DeleteFunc(g.effects, func(e effect) bool { return e.on == who })
	g.relend(who, ^number(0))
	g.suffer(who)
	t.Tell(evState, r, who, table.Nobody, int(p))
}

// heal restores hit points (flank.attack.healing, flank.condition.bleeding.healing).
func (g *Game) heal(t *table.Table, by, who table.Who, n int, r table.Rule) {
	u := &g.units[who]
	if u.presence != healthHere {
		return
	}
	var changes total.Sum
	n = max(n, 0)
	changes.From(ofHealing, r, n)
	n = becomes(min(n, max(int(g.sheets[who].hpMax-u.hp), 0)), n, 0, rule.AttackHealing, &changes)
	g.setHP(who, u.hp+int16(n))
	if t.Heard() {
		e := table.NewEvent(table.Healed, r, by, who, n, int(u.hp))
		e.Mods, e.To = t.Mods(changed(&changes).AppendMods(nil)), g.audience(who)
		t.Say(e)
	}
	if u.conds.has(condBleeding) {
		g.cure(t, who, condBleeding)
	}
	g.update(t, who, by)
}

// batter deals damage to an object; weapon damage is halved unless it is Fragile (flank.sunder.half, flank.sunder.break).
func (g *Game) batter(t *table.Table, by table.Who, i int, h *harm, r table.Rule) {
	it := &g.items[i]
	d := &g.itemDefs[it.def]
	var changes total.Sum
	sum := 0
	for _, p := range h.parts[:h.n] {
		n := p.n
		changes.From(p.kind.of(), rule.AttackDamageOrder, n)
		if h.weapon && !d.fragile {
			n = becomes(n/2, n, 0, rule.SunderHalf, &changes)
		}
		sum += becomes(max(n-int(d.resistance), 0), n, 0, rule.AttackDamageResistance, &changes)
	}
	it.hp = int16(max(int(it.hp)-sum, -30000))
	if t.Heard() {
		t.Say(table.NewEvent(evObject, r, by, table.Nobody, i, sum, int(it.hp)).Thrown(nil, t.Mods(changed(&changes).AppendMods(nil))))
	}
	if it.hp <= 0 {
		g.shatter(t, i)
	}
}
