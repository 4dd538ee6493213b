package flank_test

import (
	"slices"

	"fray/ruleset/flank"
	"fray/ruleset/flank/rule"
	"fray/table"
)

// turnOracle is what the oracle knows of a combatant's actions.
type turnOracle struct {
	late                  bool // its first turn has not come
	fresh                 bool // its turn begins
	standard, move, quick bool
	reactions             int
	waited, calm, barred  bool
	feints                []table.Who // who has feinted at it
	ills                  []ill
	charges               table.Who
	asked                 table.Crowd // who has been asked about its movement
	feet                  int         // how far it comes on foot; -1 where the oracle does not count
	straight              bool
	way                   [3]int // of the first step
}

func (o *oracle) hearTurn(e *table.Event) {
	switch e.Kind {
	case table.Round:
		o.finish(o.active)
		o.ambush, o.active = e.N[0] == 0, table.Nobody
		if e.N[0] == 1 {
			o.slot = -1
			o.ordered()
		}
	case table.Began:
		o.began(e.Who)
	case table.Took:
		o.settle()
		o.took(e)
	case table.Reacted:
		o.settle()
		o.reacted(e)
	case table.Marked:
		switch name := flank.ConditionName(e.N[0]); {
		case name == "restrained" && e.Target == o.active:
			o.turns[e.Target].move = false
		case name == "stunned": // it cannot defend itself
			f := &o.all[e.Target]
			f.bonuses = slices.DeleteFunc(f.bonuses, func(b bonus) bool {
				return b.by == e.Target && b.rule != rule.SpellEffect && b.nums&onAC != 0 && b.value > 0
			})
		}
	case flank.EvLoses:
		if e.N[0] == 1 {
			o.turns[e.Who].standard = false
		} else {
			o.turns[e.Who].move = false
		}
	case flank.EvWaits:
		o.turns[e.Who].waited = e.N[0] == 1
	case flank.EvNothing:
		if e.Rule == rule.GrappleTie {
			o.turns[e.Who].barred, o.turns[e.Target].barred = true, true
		}
	case flank.EvAgainst:
		if e.Rule == rule.FeintCheck && e.N[0] == 1 {
			o.turns[e.Target].feints = append(o.turns[e.Target].feints, e.Who)
		}
	case flank.EvBonus:
		o.gained(e)
	case flank.EvInitiative:
		want := o.all[e.Who].mod("DEX") + o.all[e.Who].lasting(128)
		if o.in.Ambushers != nil && o.in.Ambushers[0] == o.all[e.Who].ID {
			want += 4
		}
		o.same("initiative modifier", e.N[0], want)
		o.same("initiative", e.N[2], want+int(e.N[1]))
		o.all[e.Who].init = [2]int{int(e.N[2]), want}
	default:
	}
}

// ordered checks the Initiative Order.
func (o *oracle) ordered() {
	key := func(a table.Who) []int {
		f := &o.all[a]
		return []int{f.init[0], f.init[1], bit(f.PC)}
	}
	order := o.g.Order()
	for i := 1; i < len(order); i++ {
		if slices.Compare(key(order[i-1]), key(order[i])) < 0 {
			o.fail("the order %v, against the text", order)
		}
	}
}

// gained notes a bonus that lasts, and for how long.
func (o *oracle) gained(e *table.Event) {
	b := bonus{rule: e.Rule, value: int(e.N[0]), nums: int(e.N[1]), by: e.Who, starts: 1, ends: table.Nobody}
	switch e.Rule {
	case rule.AssistGive:
		b.starts, b.ends = -1, e.Target
	case rule.SpellEffect:
		b.starts = map[int]int{1 | 4: 3, 4: 5, 1 | 8 | 16 | 32: 2}[b.nums]
	}
	o.all[e.Target].bonuses = append(o.all[e.Target].bonuses, b)
}

// began passes the turns of those that are gone, and begins one.
func (o *oracle) began(who table.Who) {
	o.finish(o.active)
	if order := o.g.Order(); !o.ambush {
		for o.slot = (o.slot + 1) % len(order); order[o.slot] != who; o.slot = (o.slot + 1) % len(order) {
			o.start(order[o.slot])
			o.finish(order[o.slot])
		}
	}
	o.active = who
	o.start(who)
	o.turns[who].fresh = true
}

// spelled are the conditions of the arena that nothing ends but time.
var spelled = []string{"deaf", "fatigued", "nauseated", "stunned", "writhing"}

// ill is a condition by a spell, and for how many turns of its caster it lasts; 0 for good.
type ill struct {
	is    string
	by    table.Who
	turns int
}

// suffers notes the condition that a spell lays on one that has not saved.
func (o *oracle) suffers(who table.Who) {
	for _, e := range o.in.Abilities[o.spell].Effects {
		if e.Do == "condition" && slices.Contains(spelled, e.What[0]) {
			o.turns[who].ills = append(o.turns[who].ills, ill{e.What[0], o.by, e.Rounds})
			o.ills++
		}
	}
}

// last checks that conditions by spells last as long as the longest of their causes.
func (o *oracle) last() {
	for i := range o.all {
		for _, is := range spelled {
			want := slices.ContainsFunc(o.turns[i].ills, func(x ill) bool { return x.is == is })
			if f := &o.all[i]; !f.dead && f.conds[is] != want {
				o.fail("%s: %s is %t by the rules, %t by the text", f.ID, is, f.conds[is], want)
			}
		}
	}
}

// start ends what lasts to the start of a turn.
func (o *oracle) start(who table.Who) {
	for i := range o.all {
		f, t := &o.all[i], &o.turns[i]
		for k := range f.bonuses {
			if b := &f.bonuses[k]; b.by == who && b.starts > 0 {
				b.starts--
			}
		}
		f.bonuses = slices.DeleteFunc(f.bonuses, func(b bonus) bool { return b.starts == 0 })
		for k := range t.ills {
			if x := &t.ills[k]; x.by == who && x.turns > 0 {
				x.turns = max(x.turns-1, 0)
				if x.turns == 0 {
					x.by, x.is = table.Nobody, ""
				}
			}
		}
		t.feints = slices.DeleteFunc(t.feints, func(by table.Who) bool { return by == who })
	}
	t := &o.turns[who]
	t.late = t.late && o.ambush
	t.calm, t.barred, t.waited, t.reactions = false, false, false, 0
}

// finish ends what lasts to the end of a turn.
func (o *oracle) finish(who table.Who) {
	for i := range o.all {
		f := &o.all[i]
		f.bonuses = slices.DeleteFunc(f.bonuses, func(b bonus) bool { return who != table.Nobody && b.ends == who })
	}
	if who != table.Nobody {
		t := &o.turns[who]
		t.standard, t.move, t.quick, t.fresh = false, false, false, false
	}
}

// settle gives the actions of a turn, once what happens at its start has happened.
func (o *oracle) settle() {
	if o.active == table.Nobody || !o.turns[o.active].fresh {
		return
	}
	t, f := &o.turns[o.active], &o.all[o.active]
	t.fresh = false
	o.last()
	if f.awake() {
		t.standard, t.move, t.quick, t.reactions = true, !f.conds["restrained"], true, 1
	}
}
