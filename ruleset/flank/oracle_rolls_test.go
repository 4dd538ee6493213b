package flank_test

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/table"
)

// The numbers that a bonus counts for, by their bits.
const onAttack, onDamage, onAC, onFortitude, onReflex, onWill, onCL, onSkills = 1, 2, 4, 8, 16, 32, 64, 256

// checks are the skills that rules ask for, with their abilities.
var checks = map[table.Rule][2]string{
	rule.DisarmAttempt: {"athletics", "STR"}, rule.GrappleAttempt: {"athletics", "STR"}, rule.PushCreature: {"athletics", "STR"},
	rule.TripAttempt: {"athletics", "STR"}, rule.GrappleContest: {"athletics", "STR"}, rule.PushObject: {"athletics", "STR"},
	rule.OverrunCheck: {"athletics", "STR"}, rule.ConditionRestrainedBreakFree: {"athletics", "STR"}, rule.TumbleCheck: {"agility", "DEX"},
	rule.ConcentrateCheck: {"endurance", "CON"}, rule.SpellInterrupt: {"endurance", "CON"}, rule.SpellFocusCheck: {"magical_aptitude", "INT"},
	rule.SpellIdentify: {"magical_aptitude", "INT"}, rule.FeintCheck: {"deception", "CHA"}, rule.ConditionBleedingPatch: {"survival", "WIS"},
	rule.KnowledgeAction: {"schooling", "INT"}, rule.ListenSpotAction: {"alertness", "WIS"}, rule.DefendHide: {"stealth", "DEX"},
}

// roll works out what a d20 comes to.
func (o *oracle) roll(e *table.Event) {
	f := &o.all[e.Who]
	die := int(e.Die)
	if f.conds["unconscious"] && e.Rule != rule.ConditionDyingSave {
		o.same("die of an Unconscious creature", int32(die), 1)
	}
	var plus int
	switch e.Rule {
	case rule.AttackRoll, rule.AttackUnattendedObject, rule.SunderAttempt:
		o.attack(e)
		return
	case rule.CoreSavingThrow:
		plus = o.save(e)
	case rule.ConditionDyingSave:
		plus = o.savingThrow(e.Who, table.Nobody, "fortitude", false)
		o.same("DC of a Dying save", e.N[0], 10-f.hp)
	case rule.OverrunSave:
		plus = o.savingThrow(e.Who, o.active, "reflex", false)
	case rule.CounterspellCheck:
		plus = f.Level + f.lasting(onCL)
	default:
		n, known := o.skill(e.Who, e.Rule)
		if !known {
			return
		}
		plus = n
		o.skills++
	}
	o.same("total of "+o.g.Book().ID(e.Rule), e.N[1], die+plus)
	if e.N[0] != 0 {
		o.same("success", e.N[2], bit(die+plus >= int(e.N[0])))
	}
	o.difficulty(e)
	o.rolled = d20{e.Who, e.Target, e.Rule, e.N[2] == 1}
	switch {
	case e.Rule == rule.ConcentrateCheck && o.rolled.ok:
		o.turns[e.Who].calm = true
	case e.Rule == rule.CoreSavingThrow && e.Target == table.Nobody && !o.rolled.ok:
		o.suffers(e.Who)
	}
}

// difficulty checks the DCs that depend on how many foes threaten, and on the spell.
func (o *oracle) difficulty(e *table.Event) {
	switch e.Rule {
	case rule.ConcentrateCheck:
		dc := 5
		for i := range o.all {
			dc += 5 * bit(o.threatens(table.Who(i), e.Who))
		}
		o.same("DC of Concentrate", e.N[0], dc)
	case rule.SpellFocusCheck:
		if n := int(e.N[0]) - 13; n < 0 || n%2 > 0 || n > 4 {
			o.fail("DC %d of a focus check", e.N[0])
		}
	default:
	}
}

// skill is what is added to a check of a skill; a skill that cannot be used is never rolled.
func (o *oracle) skill(who table.Who, r table.Rule) (int, bool) {
	f, of := &o.all[who], checks[r]
	if of[0] == "" {
		return 0, false
	}
	able := true
	lost := false
	switch of[0] {
	case "athletics", "agility":
		able, lost = !f.conds["fatigued"], f.conds["encumbered"]
	case "alertness":
		lost = f.conds["confused"] || f.conds["cover"]
	case "endurance":
		able = !f.conds["fatigued"] && !f.conds["nauseated"]
	}
	if !able {
		o.fail("%s uses [%s]", f.ID, of[0])
	}
	n := f.Skills[of[0]] + f.kept(of[1], lost) + f.lasting(onSkills)
	if r == rule.OverrunCheck || r == rule.JumpCheck {
		n += 2
	}
	return n, true
}

// savingThrow is what is added to a save.
func (o *oracle) savingThrow(who, by table.Who, save string, flanked bool) int {
	f := &o.all[who]
	lost := flanked || o.surprised(who) || by != table.Nobody && !o.knows(who, by)
	switch save {
	case "fortitude":
		return f.kept("CON", false, "fatigued", "nauseated", "stunned") + f.lasting(onFortitude)
	case "reflex":
		return f.kept("DEX", lost, "encumbered", "restrained", "stunned", "cover") + f.lasting(onReflex)
	default:
		return f.kept("WIS", lost, "confused", "frightened", "stunned") + f.lasting(onWill)
	}
}

// save tells which save is rolled: against a maneuver, a Feint or a spell.
func (o *oracle) save(e *table.Event) int {
	o.saves++
	switch {
	case e.Target == table.Nobody:
		return o.savingThrow(e.Who, o.by, o.in.Abilities[o.spell].Save, false)
	case o.rolled.rule == rule.FeintCheck:
		return o.savingThrow(e.Who, e.Target, "will", false)
	default:
		return o.savingThrow(e.Who, e.Target, "reflex", o.flanks(e.Target, e.Who))
	}
}

// surprised is whether a combatant is Surprised against everyone: before its first turn, or by a Feint.
func (o *oracle) surprised(who table.Who) bool {
	t := &o.turns[who]
	ambusher := o.ambush && slices.Contains(o.in.Ambushers, o.all[who].ID)
	return t.late && !ambusher || len(t.feints) > 0
}

// attack works out an attack roll, the AC against it, whether it hits and whether it is critical.
func (o *oracle) attack(e *table.Event) {
	f := &o.all[e.Who]
	_, _, size := f.bulk()
	bab := f.Level / 2
	if f.feat("warrior") {
		bab = f.Level
	}
	melee, profits, crit := o.declared(e.Who)
	by, action := "DEX", map[string]int{"secondary": -5, "tertiary": -10}[o.blow.action]
	if melee {
		by = "STR"
	}
	plus := bab + f.kept(by, false, "fatigued") + size + action + f.lasting(onAttack)
	if o.blow.verb == "charge" {
		plus += 2
	}
	if e.Rule != rule.AttackUnattendedObject && o.better(e.Who, e.Target) {
		plus += 4
		o.placed++
	}
	die := int(e.Die)
	o.same("total of an attack", e.N[1], die+plus)
	o.rolled = d20{e.Who, e.Target, e.Rule, e.N[2] == 1}
	if e.Rule != rule.AttackRoll {
		o.blow.crit = o.blow.item != "brand" && die >= crit
		return
	}
	o.attacks++
	ac := o.armorClass(e.Who, e.Target, melee, profits)
	o.same("AC", e.N[0], ac)
	hit := die != 1 && (die == 20 || die+plus >= ac)
	o.same("hit", e.N[2], bit(hit))
	o.blow.crit = hit && die >= crit && o.blow.item != "brand" && o.blow.verb != "spell"
}

// armorClass is the AC of a combatant against an attack.
func (o *oracle) armorClass(by, on table.Who, melee, profits bool) int {
	foe := &o.all[on]
	_, _, size := foe.bulk()
	flanked := profits && o.flanks(by, on)
	if flanked {
		o.flanked++
	}
	ac := 10 + foe.kept("DEX", flanked || o.surprised(on) || !o.knows(on, by), "restrained", "stunned", "frightened", "unconscious") + foe.AC + size + foe.lasting(onAC)
	if foe.conds["cover"] || o.better(on, by) {
		ac += 4
	}
	switch {
	case foe.conds["prone"] && melee:
		ac -= 4
	case foe.conds["prone"]:
		ac += 4
	}
	return ac
}
