package escalation

import (
	"slices"

	"fray/table"
)

// abilityDef is an ability as the rules read it.
type abilityDef struct {
	key, title string
	name       uint8 // its number, +1: what marks of it carry
	rule       table.Rule
	kinds      kinds
	freq       frequency
	recharge   int8
	action     slot
	reach      reach
	filter     filter
	targets    int8
	again      bool // one target may be chosen several times
	provokes   bool
	shoots     bool // a ranged attack or a ranged spell (escalation.pos.engaged_no_ranged)
	sustain    int8
	power      int16
	secondary  bool
	gate       int8
	special    *specialDef
	moves      carrying
	disengage  bool
	popOff     int8 // how many enemies; 127 is all
	trigger    *triggerDef
	attack     *attackDef
	heals      bool
	healing    amount
	from       source
	effects    []effectDef
	basic      bool // a basic attack, or the part of an npc's first attack that counts as one
}

// attackDef is the attack block of an ability.
type attackDef struct {
	defense    defense
	bonus      int16
	listed     bool // bonus stands for level + volition
	mod        amount
	hit, miss  amount
	types      typeSet
	multiplier int16
	widen      int16
	together   bool
	shared     bool
	onHit      []effectDef
	onCrit     []effectDef
	onMiss     []effectDef
	onCritFail []effectDef
	riders     []riderDef
	fells      bool // it can take hit points, by its damage or its effects
}

// damages reports whether the attack deals damage at all.
func (a *attackDef) damages() bool { return a.hit.given() || a.miss.given() }

// canFell reports whether an attack can take hit points: only then is there a choice to knock somebody out
// (escalation.hp.knock_out).
func (a *attackDef) canFell() bool {
	return a.damages() || slices.ContainsFunc(a.effects(), func(e effectDef) bool { return e.do == doDamage })
}

// effects returns all effects of an attack, whatever its outcome.
func (a *attackDef) effects() []effectDef {
	all := slices.Concat(a.onHit, a.onCrit, a.onMiss, a.onCritFail)
	for _, r := range a.riders {
		all = append(all, r.effects...)
	}
	return all
}

type riderDef struct {
	odd, even bool
	least     int8 // natural so much or more
	miss, hit bool
	effects   []effectDef
}

type specialDef struct {
	threshold    int8
	above, below []effectDef
}

type triggerDef struct {
	on          moment
	who, target filter
	kinds       kinds // any of these; 0 is all
	cond        amount
}

// ruleOr is the rule an ability shows, or else the given one.
func (d *abilityDef) ruleOr(r table.Rule) table.Rule {
	if d.rule != 0 {
		return d.rule
	}
	return r
}

// keepsUp reports whether some effect of an ability lasts as long as it is sustained (escalation.ability.sustain).
func (d *abilityDef) keepsUp() bool {
	all := slices.Clone(d.effects)
	if d.attack != nil {
		all = append(all, d.attack.effects()...)
	}
	if d.special != nil {
		all = slices.Concat(all, d.special.above, d.special.below)
	}
	return slices.ContainsFunc(all, func(e effectDef) bool { return e.lasts == untilDropped })
}
