package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// sum is a number in the making, with what went into it where somebody listens.
type sum struct {
	n    int
	kept *modifiers // or nil
}

// modifiers are the parts of a sum.
type modifiers struct {
	list [16]table.Mod
	used int
}

// heard begins a sum that keeps its modifiers if somebody listens.
func (g *Game) heard(t *table.Table) sum { return keeping(t, &g.sc.kept) }

// heardAgainst is heard for the number that a roll has to reach.
func (g *Game) heardAgainst(t *table.Table) sum { return keeping(t, &g.sc.keptAgainst) }

func keeping(t *table.Table, m *modifiers) sum {
	if !t.Heard() {
		return sum{}
	}
	m.used = 0
	return sum{kept: m}
}

// mods returns the modifiers, or nil where nobody listens.
func (s *sum) mods() []table.Mod {
	if s.kept == nil {
		return nil
	}
	return s.kept.list[:s.kept.used]
}

// add adds a modifier.
func (s *sum) add(r table.Rule, v int) { s.from(0, r, v) }

// from is add with the source of the modifier.
func (s *sum) from(of uint8, r table.Rule, v int) {
	if v == 0 {
		return
	}
	s.n += v
	s.keep(table.Mod{Rule: r, Value: int16(v), Of: of})
}

// lose notes a bonus that another rule takes away.
func (s *sum) lose(of uint8, r, by table.Rule, v int) {
	s.keep(table.Mod{Rule: r, Value: int16(v), Of: of, Fate: table.Lost, By: by})
}

// keep keeps a modifier for those who listen.
func (s *sum) keep(m table.Mod) {
	if k := s.kept; k != nil && k.used < len(k.list) {
		k.list[k.used] = m
		k.used++
	}
}

// What modifiers come from, where it is no rule: numbers of the sheet, and what makes a skill roll harder.
const (
	ofDCV = iota + 1
	ofOCV
	ofSkill
	ofDistance
	ofStealth
	ofEnemies
	ofThrow
	ofWeapon
	ofAttack // the first attack; the others follow
)

// halve halves a positive sum, rounding up.
func (s *sum) halve(r table.Rule) {
	if s.n > 0 {
		s.add(r, -(s.n / 2))
	}
}

// ocv computes the OCV of an attack on a combatant or a thing (phase.attack.ocv_modifiers).
func (g *Game) ocv(s *strike, out *sum) {
	g.ocvBase(s.by, s.on, out)
	g.maneuverOCV(s, out)
	out.from(ofWeapon, rule.AttackOcvModifiers, int(s.arm.ocv))
	unseen, located := false, false
	if s.on >= 0 && !g.sees(s.by, s.on) {
		unseen, located = true, g.hasLocated(s.by, s.on)
	}
	if s.arm.ranged {
		p := rangeModifier(g.hexes.Distance(g.units[s.by].cell, g.cellOf(s.on)))
		if g.units[s.by].is(condBraced) { // never above 0 (phase.free.brace)
			p = min(p+2, 0)
		}
		out.add(rule.AttackRangeModifier, p)
	}
	out.add(rule.MoveAnalyse, g.insight(s.by, s.on))
	g.ocvLimits(s.by, out, unseen && (!s.arm.ranged || located), unseen && s.arm.ranged && !located)
}

// ocvBase adds what every OCV of a combatant has: its OCV with levels, and what hampers it.
func (g *Game) ocvBase(a, on table.Who, out *sum) {
	u := &g.units[a]
	out.from(ofOCV, rule.AttackOcvModifiers, int(u.n[statOCV]))
	out.add(rule.AttackCombatLevels, int(u.levels))
	if g.submerged(a) {
		out.add(rule.AttackUnderwater, -2)
	}
	if u.heldBy != table.Nobody && u.heldBy != on {
		out.add(rule.StateGrabbed, -3)
	}
	if u.is(condRolling) {
		out.add(rule.ManRollWithPunch, -2)
	}
}

// ocvLimits halves an OCV against what is not seen, and makes it 0 at non-combat speed or where nothing shows the target.
func (g *Game) ocvLimits(a table.Who, out *sum, half, zero bool) {
	if half {
		out.halve(rule.AttackUnseenTarget)
	}
	if zero {
		out.add(rule.AttackUnseenTarget, min(0, -out.n))
	}
	if g.units[a].is(condSprinting) {
		out.add(rule.FullNoncombat, min(0, -out.n))
	}
}

// dcv computes the DCV of a combatant against an attack (phase.attack.dcv_modifiers).
func (g *Game) dcv(d, by table.Who, ranged bool, out *sum) {
	seen := by == table.Nobody || g.sees(d, by)
	located := !seen && g.hasLocated(d, by)
	u := &g.units[d]
	if g.helpless(u) {
		out.n = 0
		return
	}
	out.from(ofDCV, rule.AttackDcvModifiers, int(u.n[statDCV]))
	out.add(rule.AttackCombatLevels, g.levelsLeft(d))
	out.add(rule.AooWorstModifiers, int(u.used.bonusDCV))
	out.add(rule.AooWorstModifiers, int(u.used.lossDCV))
	if u.is(condDodging) {
		out.add(rule.ManDodge, 3)
	}
	if u.is(condRolling) {
		out.add(rule.ManRollWithPunch, -2)
	}
	if u.is(condSurprised) {
		out.add(rule.SurpriseUnawarePenalty, -3)
	}
	if g.submerged(d) {
		out.add(rule.AttackUnderwater, -2)
	}
	if u.holds != table.Nobody && !u.is(condGrabMod) {
		out.add(rule.StateGrabbed, -2)
	}
	if located && !ranged {
		out.add(rule.AttackUnseenTarget, -1)
	}
	if r := halvedBy(u); r != 0 {
		out.halve(r)
	} else if !seen && !located {
		out.halve(rule.AttackUnseenTarget)
	}
	if out.n < 0 {
		out.add(rule.AttackDcvModifiers, -out.n)
	}
}

// helpless reports whether a combatant's DCV is 0 whatever else applies.
func (g *Game) helpless(u *unit) bool {
	return u.health != healthUp || u.paralyzed != 0 || u.is(condCowed)
}

// halvedBy returns the rule that halves a combatant's DCV, or 0: it is halved once only.
func halvedBy(u *unit) table.Rule {
	switch {
	case u.is(condStunned):
		return rule.StateStunnedEffects
	case u.is(condProne):
		return rule.StateProne
	case u.heldBy != table.Nobody:
		return rule.StateGrabbed
	case u.is(condAwed):
		return rule.FreePresenceLevels
	case u.is(condHalved):
		return rule.AttackDcvModifiers
	default:
		return 0
	}
}

// levelsLeft returns the combat levels that are on DCV.
func (g *Game) levelsLeft(a table.Who) int { return int(g.sheets[a].levels) - int(g.units[a].levels) }

// submerged reports whether a combatant is in water that hampers it (phase.attack.underwater).
func (g *Game) submerged(a table.Who) bool {
	u := &g.units[a]
	return g.wet && u.n[statAquatic] <= 0 && g.water.Has(u.cell)
}

// insight returns the bonus of an analysis (phase.move.analyse).
func (g *Game) insight(by, on table.Who) int {
	for _, s := range g.studied {
		if s.by == by && s.on == on {
			return max(0, int(s.bonus))
		}
	}
	return 0
}

// rangeModifier is 0 up to 4 hexes, -2 up to 8, and 2 less for each further doubling (phase.attack.range_modifier).
func rangeModifier(distance int) int {
	p := 0
	for far := 4; distance > far; far *= 2 {
		p -= 2
	}
	return p
}
