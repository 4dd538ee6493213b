package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// senseRange is how far a non-targeting sense reaches, in hexes (phase.move.sense).
const senseRange = 20

// listStudies lists analyzing an enemy, and listening for one that is not seen (phase.move.analyse, phase.move.sense).
func (g *Game) listStudies(q *table.Question, a table.Who, targets crowd) {
	if g.knows(a, skillAnalyze) > 0 && g.try(q, a, table.Do(vAnalyze)) {
		var seen crowd
		for s := targets; s != 0; s = s.rest() {
			if e := s.first(); !g.hasStudied(a, e) && g.sees(a, e) {
				seen |= only(e)
			}
		}
		g.offerCrowd(q, seen, rule.MoveAnalyse)
	}
	var unseen crowd
	for s := targets; s != 0; s = s.rest() {
		if e := s.first(); g.distance(a, e) <= senseRange && !g.sees(a, e) && !g.hasLocated(a, e) {
			unseen |= only(e)
		}
	}
	if unseen != 0 && g.try(q, a, table.Do(vSense)) {
		q.OfferCrowd(g.sc.others(unseen))
	}
}

// hasStudied reports whether a combatant has tried to analyze another.
func (g *Game) hasStudied(a, e table.Who) bool {
	for _, s := range g.studied {
		if s.by == a && s.on == e {
			return true
		}
	}
	return false
}

// analyze makes the check for the weaknesses of an enemy: +1 OCV, with a margin of 4 or more +2 (phase.move.analyse).
func (g *Game) analyze(t *table.Table, a, on table.Who) {
	if !g.there.has(on) || !g.sees(a, on) {
		t.Tell(evNothing, rule.MoveAnalyse, a, on)
		return
	}
	ok, margin := g.skillRoll(t, rule.MoveAnalyse, a, on, skillNumber{skill: g.knows(a, skillAnalyze)}, true)
	x := study{by: a, on: on, bonus: -1}
	if ok {
		x.bonus = int8(1 + table.Bit(margin >= 4))
	}
	g.studied = append(g.studied, x)
	t.Tell(evStudied, rule.MoveAnalyse, a, on, int(x.bonus))
}

// sense makes the check to locate an unseen enemy until the next own slot (phase.move.sense).
func (g *Game) sense(t *table.Table, a, on table.Who) {
	if !g.there.has(on) {
		t.Tell(evNothing, rule.MoveSense, a, on)
		return
	}
	n := skillNumber{skill: int(g.units[a].n[statPER]), less: g.distance(a, on) / 4, of: ofDistance}
	if ok, _ := g.skillRoll(t, rule.MoveSense, a, on, n, false); ok {
		if !g.hasLocated(a, on) {
			g.located = append(g.located, pair{by: a, on: on})
		}
		t.Tell(evLocated, rule.MoveSense, a, on)
	}
}

// listReload lists filling the ammunition of an attack (phase.move.reload).
func (g *Game) listReload(q *table.Question, a table.Who) {
	for slot := slotFirst; slot < g.lastSlot(a); slot++ {
		arm := g.arm(a, slot)
		if arm.shots < 0 {
			continue
		}
		if g.try(q, a, table.Do(vReload).With(slot)) {
			q.Need(g.usable(a, slot), rule.MoveReload)
			q.NeedSo(g.shots[g.sheets[a].ammoAt+int(slot-slotFirst)] < arm.shots, rule.MoveReload, "is full")
			q.Offer()
		}
	}
}

// listRest lists taking a Recovery and changing clothes. A Recovery may be started only in a limited slot
// (phase.full.recovery, phase.full.change_clothes, phase.action.split_full).
func (g *Game) listRest(q *table.Question, a table.Who) {
	if g.paid() {
		return
	}
	u, sh := &g.units[a], &g.sheets[a]
	o := table.Do(vRecover)
	can := u.n[statCannotRecover] <= 0
	if g.try(q, a, o) {
		q.Need(can, rule.FullRecovery)
		q.Offer()
	}
	if u.split.ripe && u.split.action == o {
		if g.try(q, a, o.As(modeComplete)) {
			q.Need(can, rule.FullRecovery)
			q.Offer()
		}
	} else if g.left.limited && g.try(q, a, o.As(modeStart)) {
		q.Need(can, rule.FullRecovery)
		q.Offer()
	}
	for k, n := range sh.outfits {
		if u.outfit != n+1 {
			g.listSplit(q, a, table.Do(vChange).With(uint8(k+1)), true, 0)
		}
	}
}

// changeClothes puts another outfit on; its changes apply from now on (phase.full.change_clothes).
func (g *Game) changeClothes(t *table.Table, a table.Who, o table.Option) {
	n := g.sheets[a].outfits[o.Item-1]
	g.units[a].outfit = n + 1
	g.refresh(a)
	t.Tell(evDressed, rule.FullChangeClothes, a, table.Nobody, int(n))
	g.checkHolds(t, a)
}
