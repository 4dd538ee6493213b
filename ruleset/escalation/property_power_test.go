package escalation_test

import (
	"fmt"
	"slices"

	"fray/ruleset/escalation"
	"fray/ruleset/rulestest/property"
)

// powers are attacks and abilities of every kind, trigger and effect.
func powers(s *property.Source, a *escalation.Setup) {
	for i := range 2 + s.Below(9) {
		key := fmt.Sprintf("power%d", i)
		p := escalation.Ability{
			Types: property.Some(s, 2, []string{"melee", "ranged", "spell", "chant"}), Frequency: property.Pick(s, "", "at_will", "encounter", "daily", "recharge"),
			Recharge: property.Pick(s, 0, 9, 13), Action: property.Pick(s, "", "standard", "move", "quick", "free", "interrupt"),
			Range: property.Pick(s, "", "engaged", "nearby", "far"), Target: property.Pick(s, "", "enemy", "ally", "ally_or_self", "self", "any"),
			Targets: s.Below(4), Provokes: property.Pick(s, "", "auto", "yes", "no"), Sustain: property.Pick(s, 0, 0, 9, 13), Power: property.Pick(s, 0, 0, 1, 3),
			Secondary: s.OneIn(2), Gate: property.Pick(s, 0, 0, 0, 1, 3), Disengage: s.OneIn(8), PopOff: property.Pick(s, "", "", "", "1", "all"),
			Effects: effects(s, 3),
		}
		if s.OneIn(3) {
			p.Moves = "after"
		}
		if s.OneIn(2) {
			strikeOf(s, &p)
		}
		if s.OneIn(4) {
			p.Healing = &escalation.Healing{Amount: property.Pick(s, "", "10", "2d6", "level"), Recovery: property.Pick(s, "", "spend", "free", "none")}
		}
		if s.OneIn(4) {
			p.Special = &escalation.Special{Threshold: 1 + s.Below(6), Above: effects(s, 2), Below: effects(s, 1)}
		}
		triggered(s, &p)
		if p.Sustain == 0 && kept(&p) {
			p.Sustain = 11
		}
		p.Again = p.Targets > 1 && s.OneIn(2)
		a.Abilities[key] = p
	}
}

// triggered gives an interrupt, and some free actions, the event they wait for.
func triggered(s *property.Source, p *escalation.Ability) {
	if p.Action != "interrupt" && (p.Action != "free" || s.OneIn(2)) {
		return
	}
	p.Trigger = &escalation.Trigger{
		On:  property.Pick(s, "uses", "targeted", "hit", "missed", "crit", "crit_fail", "harm", "damaged", "staggered", "dropped", "moves", "engages", "arrives"),
		Who: property.Pick(s, "", "self", "ally", "ally_or_self", "enemy", "any"), Target: property.Pick(s, "", "self", "ally", "ally_or_self", "enemy", "any"),
		Type: property.Pick(s, "", "", "melee", "spell"), If: property.Pick(s, "", "", "escalation", "staggered", "natural - 11"),
	}
	if s.OneIn(2) {
		p.Target = property.Pick(s, "actor", "victim")
	}
	if p.Attack != nil && (p.Target == "ally" || p.Target == "ally_or_self" || p.Target == "self") {
		p.Target = "any"
	}
}

// strikeOf makes an ability an attack; some are charges.
func strikeOf(s *property.Source, p *escalation.Ability) {
	p.Target = property.Pick(s, "", "enemy", "any")
	if s.OneIn(4) {
		p.Moves, p.Range, p.Targets = "before", "nearby", 1
	}
	p.Attack = &escalation.Attack{
		Defense: property.Pick(s, "", "ac", "pd", "md"), Bonus: s.Number(0, 5, 20), Mod: property.Pick(s, "", "", "2", "1d4 - 2", "targets"),
		Hit: property.Pick(s, "", "basic", "5", "1d6 + level", "6d6", "3d6 + level + 2d6", "2d4 - 9", "hits * 3", "natural"), Miss: property.Pick(s, "", "", "level", "basic", "1d4"),
		Types: property.Some(s, 2, typeWords()), Multiplier: s.Number(1, 2, 3), Widen: property.Pick(s, 0, 0, 2, 13), Together: s.OneIn(3), Shared: s.OneIn(3),
		OnHit: effects(s, 2), OnCrit: effects(s, 1), OnMiss: effects(s, 1), OnCritFail: effects(s, 1),
	}
	for range s.Below(3) {
		p.Attack.Riders = append(p.Attack.Riders, escalation.Rider{
			Natural: property.Pick(s, "odd", "even", "3+", "13+"), Outcome: property.Pick(s, "", "hit", "miss", "any"), Effects: effects(s, 2),
		})
	}
}

// kept reports whether an effect of an ability lasts as long as the ability is sustained.
func kept(p *escalation.Ability) bool {
	all := slices.Clone(p.Effects)
	if p.Special != nil {
		all = slices.Concat(all, p.Special.Above, p.Special.Below)
	}
	if x := p.Attack; x != nil {
		all = slices.Concat(all, x.OnHit, x.OnCrit, x.OnMiss, x.OnCritFail)
		for _, r := range x.Riders {
			all = append(all, r.Effects...)
		}
	}
	return slices.ContainsFunc(all, func(e escalation.Effect) bool { return e.Lasts == "sustain" })
}

func effects(s *property.Source, most int) []escalation.Effect {
	var out []escalation.Effect
	for range s.Below(most + 1) {
		out = append(out, effect(s))
	}
	return out
}

// effect is one of any kind, on anybody.
func effect(s *property.Source) escalation.Effect {
	e := escalation.Effect{
		Do: property.Pick(s, "condition", "condition", "ongoing", "damage", "heal", "pop_off", "push", "last_gasp", "advantage", "bonus", "reduce", "power",
			"secondary", "save", "end"),
		To:    property.Pick(s, "", "target", "user", "allies", "enemies", "actor", "victim"),
		Lasts: property.Pick(s, "", "save_ends", "one_round", "end_of_turn", "end_of_next_turn", "hold", "encounter", "sustain"), TurnOf: property.Pick(s, "", "user", "target"),
		Save: property.Pick(s, 0, 9, 11, 13), Group: property.Pick(s, 0, 0, 1, 7), If: property.Pick(s, "", "", "", "even", "odd", "target_staggered", "natural > 10"),
		Every: s.OneIn(2), Versus: s.OneIn(3),
	}
	value := func() string { return property.Pick(s, "1", "3", "2d4", "level", "-2", "1d6 - escalation") }
	switch e.Do {
	case "condition", "end":
		e.What = property.Pick(s, conditionWords()...)
	case "ongoing", "damage", "reduce", "power", "secondary":
		e.Value, e.Types = value(), property.Some(s, 1, typeWords())
	case "heal":
		e.Value, e.From = property.Pick(s, "", "4", "2d6"), property.Pick(s, "", "spend", "free", "none")
	case "pop_off", "save":
		e.Value = property.Pick(s, "", "1", "2")
	case "push":
		e.What = property.Pick(s, "", "away", "zone")
	case "last_gasp":
		e.What, e.Also = property.Pick(s, "", "petrified"), property.Some(s, 2, conditionWords())
	case "advantage":
		e.What, e.Value = property.Pick(s, "", "attack", "attacked", "save", "disengage", "check", "any"), property.Pick(s, "", "2", "-1")
	case "bonus":
		e.What, e.Value = property.Pick(s, "", "attack", "ac", "pd", "md", "defenses", "damage"), value()
		if s.OneIn(2) {
			e.Lasts = "attack"
		}
	}
	return e
}
