package escalation

import (
	"fmt"
	"slices"
	"strings"

	"fray/ruleset/setup"
)

func (c *compiler) effects(path string, all []Effect) []effectDef {
	var out []effectDef
	for i := range all {
		out = append(out, c.effect(fmt.Sprintf("%s[%d]", path, i), &all[i]))
	}
	return out
}

// effect reads one effect: which of its fields it needs hangs on what it does.
func (c *compiler) effect(path string, in *Effect) effectDef {
	at := func(key string) string { return path + "." + key }
	e := effectDef{
		do: setup.Nth[verb](doCondition.names(), in.Do), value: amountOf(in.Value), types: typesOf(in.Types), to: setup.Nth[bearer](toTarget.names(), in.To),
		lasts: setup.Nth[until](untilUsual.names(), in.Lasts), whose: setup.Nth[bearer](toTarget.names(), in.TurnOf), save: int8(in.Save),
		group: int8(in.Group), every: in.Every, versus: in.Versus, cond: amountOf(in.If), from: setup.Nth[source](sourceNames(), in.From),
	}
	needs := func(ok bool, key, expected string) {
		if !ok {
			c.Problem(at(key), "missing, expected %s", expected)
		}
	}
	switch e.do {
	case doCondition, doEnd:
		needs(in.What != "", "what", "a condition: "+strings.Join(conditionNames(), ", "))
		e.what = setup.Nth[markKind](conditionNames(), in.What)
	case doOngoing:
		needs(in.Value != "", "value", "how much damage")
		e.what = condOngoing
	case doDamage, doReduce, doPower, doSecondary:
		needs(in.Value != "", "value", "a formula such as 1d6 + level")
	case doAdvantage:
		e.what = advAttack + setup.Nth[markKind](rollWords(), in.What)
		if in.Value == "" {
			e.value = amountOf("1") // without a number it is 1 (escalation.dice.advantage_count)
		}
	case doBonus:
		needs(in.Value != "", "value", "a formula such as 2")
		e.what = bonusAttack + setup.Nth[markKind](bonusWords(), in.What)
	case doPush:
		e.how = setup.Nth[uint8]([]string{"away", "zone"}, in.What)
	case doLastGasp:
		e.how = c.gasp(in.What)
		for _, name := range in.Also {
			e.also |= 1 << setup.Nth[markKind](conditionNames(), name)
		}
	case doHeal, doPopOff, doSave:
	}
	if e.lasts == untilUsual {
		e.lasts = usualLasting(e.what)
	}
	if e.lasts == untilAttack && e.do != doBonus {
		c.Problem(at("lasts"), "found attack, expected it for a bonus only")
	}
	return e
}

// usualLasting returns how long a mark lasts if nothing is said.
func usualLasting(what markKind) until {
	switch what {
	case condGrabbed:
		return untilLetGo
	case condOngoing:
		return untilSave
	default:
		return untilTurnStart
	}
}

// gasp is the number of what the fourth failure of a Last Gasp makes of somebody; 0 is dead.
func (c *compiler) gasp(word string) uint8 {
	if len(c.def.gasps) == 0 {
		c.def.gasps = []string{"dead"}
	}
	if word == "" {
		return 0
	}
	i := slices.Index(c.def.gasps, word)
	if i < 0 && len(c.def.gasps) < 200 {
		i = len(c.def.gasps)
		c.def.gasps = append(c.def.gasps, word)
	}
	return uint8(max(i, 0))
}
