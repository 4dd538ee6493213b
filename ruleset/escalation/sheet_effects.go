package escalation

import (
	"fmt"
	"slices"
	"strings"
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
	if in.Do == "" {
		c.Problem(at("do"), "missing, expected one of %s", strings.Join(effectNames(), ", "))
	}
	e := effectDef{
		do: verb(c.Pick(at("do"), in.Do, effectNames(), 0)), value: c.amount(at("value"), in.Value), types: c.types(at("types"), in.Types),
		to: bearer(c.Pick(at("to"), in.To, bearerNames(), int(toTarget))), lasts: until(c.Pick(at("lasts"), in.Lasts, untilUsual.names()[:untilAttack+1], int(untilUsual))),
		whose: bearer(c.Pick(at("turn_of"), in.TurnOf, []string{"target", "user"}, int(toUser))), save: c.Among(at("save"), in.Save, normalSave, easySave, normalSave, hardSave),
		group: int8(c.Within(at("group"), in.Group, 0, 7)), every: in.Every, versus: in.Versus, cond: c.amount(at("if"), in.If),
	}
	e.from = c.from(at("from"), in.From, in.Value)
	needs := func(ok bool, key, expected string) {
		if !ok {
			c.Problem(at(key), "missing, expected %s", expected)
		}
	}
	switch e.do {
	case doCondition, doEnd:
		needs(in.What != "", "what", "a condition: "+strings.Join(conditionNames(), ", "))
		e.what = markKind(c.Pick(at("what"), in.What, conditionNames(), 0))
		if e.lasts == untilUsual {
			e.lasts = usualLasting(e.what)
		}
	case doOngoing:
		needs(in.Value != "", "value", "how much damage")
		if e.lasts == untilUsual {
			e.lasts = untilSave
		}
	case doDamage, doReduce, doPower, doSecondary:
		needs(in.Value != "", "value", "a formula such as 1d6 + level")
	case doAdvantage:
		e.what = advAttack + markKind(c.Pick(at("what"), in.What, rollWords(), 0))
		if in.Value == "" {
			e.value = c.amount(at("value"), "1") // without a number it is 1 (escalation.dice.advantage_count)
		}
		if e.lasts == untilUsual {
			e.lasts = untilTurnStart
		}
	case doBonus:
		needs(in.Value != "", "value", "a formula such as 2")
		e.what = bonusAttack + markKind(c.Pick(at("what"), in.What, bonusWords(), 0))
		if e.lasts == untilUsual {
			e.lasts = untilTurnStart
		}
	case doPush:
		e.how = uint8(c.Pick(at("what"), in.What, []string{"away", "zone"}, int(pushAway)))
	case doLastGasp:
		e.how = c.gasp(in.What)
		for i, name := range in.Also {
			e.also |= 1 << c.Pick(fmt.Sprintf("%s[%d]", at("also"), i), name, conditionNames(), 0)
		}
	case doHeal, doPopOff, doSave:
	}
	if e.lasts == untilAttack && e.do != doBonus {
		c.Problem(at("lasts"), "found attack, expected it for a bonus only")
	}
	return e
}

// usualLasting is how long a condition lasts if nothing is said.
func usualLasting(what markKind) until {
	if what == condGrabbed {
		return untilLetGo
	}
	return untilTurnStart
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
