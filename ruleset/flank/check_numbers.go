package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// The sources of the parts of a number that are no ability; those are numbered from 1.
const (
	ofOrder uint8 = uint8(scoreNone) + 1 + iota
	ofDamage
	ofBelow
	ofBleed
	ofTime
	ofFoes
	ofWidth
	ofHeight
	ofHiding
	ofStealth
	ofAlertness
	ofArmor
	ofSave
	ofHealing
	ofKind                                  // the first type of damage; the others follow
	ofAbility = ofKind + uint8(damageKinds) // the first ability; the others follow
)

// down divides and rounds down, below 0 too (flank.core.rounding).
func down(n, by int) int {
	q := n / by
	if n%by != 0 && (n < 0) != (by < 0) {
		q--
	}
	return q
}

// half is half of a speed in feet, in whole squares and at least 5 ft of a speed above 0 (flank.core.rounding).
func half(feet int) int {
	if feet <= 0 {
		return 0
	}
	return max(feet/2/5*5, 5)
}

// score returns the effective score of an ability: Ability Damage lowers it, to 0 at least (flank.core.ability_damage).
func (g *Game) score(who table.Who, a ability) int {
	return max(int(g.sheets[who].scores[a]-g.units[who].damage[a]), 0)
}

// mod returns an ability's modifier, 0 for no ability (flank.core.ability_modifier).
func (g *Game) mod(who table.Who, a ability) int {
	if a == scoreNone {
		return 0
	}
	return (g.score(who, a) - 10) >> 1 // rounds down, below 0 too
}

// addMod adds the modifier of an ability to a number, unless a rule takes it away (flank.core.lose_modifier,
// flank.core.lose_once).
func (g *Game) addMod(s *total.Sum, who table.Who, a ability, by table.Rule) {
	if n := g.mod(who, a); by != 0 {
		s.Lose(uint8(a)+1, rule.CoreAbilityModifier, by, n)
	} else {
		s.From(uint8(a)+1, rule.CoreAbilityModifier, n)
	}
}

// addLasting adds the bonuses of a combatant that count for any of these numbers (flank.core.stacking).
func (g *Game) addLasting(s *total.Sum, who table.Who, of number) {
	if g.units[who].lent&of == 0 {
		return
	}
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.do == lastingBonus && e.nums&of != 0 {
			s.Named(uint16(e.name), e.name.of(), e.rule, int(e.value))
		}
	}
}

// armorClass adds up the AC of a combatant against an attack in melee or at range by another, or by Nobody
// (flank.attack.armor_class).
func (g *Game) armorClass(s *total.Sum, who, by table.Who, how manner, flanked, position bool) {
	u, sh := &g.units[who], &g.sheets[who]
	s.Base(rule.AttackArmorClass, 10)
	g.addMod(s, who, scoreDEX, g.losesAC(who, by, flanked))
	s.From(ofArmor, rule.AttackArmorClass, int(sh.acBonus))
	s.Add(rule.SunderBreak, -int(u.worn))
	s.Add(sizeRule, sh.size.modifier())
	g.addLasting(s, who, bonusAC)
	if u.prone && by != table.Nobody {
		if how == mannerMelee {
			s.Named(uint16(nameProne), 0, rule.ConditionProneMelee, -4)
		} else {
			s.Named(uint16(nameProne), 0, rule.ConditionProneRanged, 4)
		}
	}
	if u.conds.has(condCover) {
		s.Named(uint16(namePosition), 0, rule.ConditionCoverBonus, 4)
	}
	if position {
		s.Named(uint16(namePosition), 0, rule.TacticalAdvantage, 4)
	}
}

// saving adds up a Saving Throw of a combatant against another, or against Nobody (flank.core.saving_throw). Flanked is as
// for armorClass: it counts for maneuvers only.
func (g *Game) saving(s *total.Sum, who, by table.Who, k save, flanked bool) {
	s.Base(rule.CoreSavingThrow, int(g.sheets[who].saves[k]))
	g.addMod(s, who, k.abilityOf(), g.losesSave(who, by, k, flanked))
	g.addLasting(s, who, toSave(k))
}

// skilled adds up a skill check of a combatant (flank.core.skill_check).
func (g *Game) skilled(s *total.Sum, who table.Who, k skill) {
	var lost table.Rule
	switch k {
	case skillAlertness:
		lost = g.first(who, condConfused, condCover)
	case skillAgility, skillAthletics:
		lost = g.first(who, condEncumbered)
	default:
	}
	sh := &g.sheets[who]
	s.Base(rule.CoreSkillCheck, int(sh.skills[k]))
	g.addMod(s, who, k.abilityOf(sh.casting), lost)
	g.addLasting(s, who, bonusSkills|toSkill(k))
}

// passive returns a combatant's bonus on a skill, as it is now.
func (g *Game) passive(who table.Who, k skill) int {
	var s total.Sum
	g.skilled(&s, who, k)
	return s.Total()
}

// able reports whether a combatant can use a skill at all (flank.condition.fatigued.skills,
// flank.condition.nauseated.endurance).
func (g *Game) able(who table.Who, k skill) bool {
	conds := g.units[who].conds
	switch k {
	case skillAthletics, skillAgility:
		return !conds.has(condFatigued)
	case skillEndurance:
		return !conds.any(condFatigued.in() | condNauseated.in())
	default:
		return true
	}
}

// spellDC adds up the DC of an ability that a combatant uses (flank.spell.dc).
func (g *Game) spellDC(s *total.Sum, who table.Who, a *abilityDef) {
	if a.dc > 0 {
		s.Base(rule.SpellDc, int(a.dc))
		return
	}
	s.Base(rule.SpellDc, 10)
	s.From(ofOrder, rule.SpellDc, int(a.order))
	g.addMod(s, who, g.sheets[who].casting, 0)
}

// casterLevel adds up a CL check (flank.spell.caster_level).
func (g *Game) casterLevel(s *total.Sum, who table.Who) {
	s.Base(rule.SpellCasterLevel, int(g.sheets[who].cl))
	g.addLasting(s, who, bonusCL)
}

// capacity returns how many pounds a combatant can carry (flank.condition.encumbered.gain).
func (g *Game) capacity(who table.Who) int {
	if n := g.sheets[who].capacity; n >= 0 {
		return int(n)
	}
	return 10 * g.score(who, scoreSTR)
}

// speed returns how far a combatant goes by a kind of movement with one Move Action, in feet (flank.move.half_speed,
// flank.condition.encumbered.speed, flank.condition.fatigued.speed).
func (g *Game) speed(who table.Who, how going) int {
	feet := int(g.sheets[who].speeds[how])
	u := &g.units[who]
	if u.conds.any(condEncumbered.in()|condFatigued.in()) || u.conds.has(condCrippled) && u.limbs&(limbSpeed|limbLeg) != 0 {
		feet = half(feet)
	}
	return feet
}
