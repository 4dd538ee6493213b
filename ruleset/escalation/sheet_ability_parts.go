package escalation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/ruleset/setup"
)

// attack reads an attack block (escalation.attack.roll, escalation.attack.defense).
func (c *compiler) attack(path string, in *Attack) *attackDef {
	at := func(key string) string { return path + "." + key }
	a := &attackDef{
		defense: setup.Nth[defense](defenseAC.names(), in.Defense), listed: in.Bonus != nil, mod: amountOf(in.Mod), types: typesOf(in.Types),
		multiplier: int16(*in.Multiplier), widen: int16(in.Widen), together: in.Together, shared: in.Shared,
		onHit: c.effects(at("on_hit"), in.OnHit), onCrit: c.effects(at("on_crit"), in.OnCrit),
		onMiss: c.effects(at("on_miss"), in.OnMiss), onCritFail: c.effects(at("on_crit_fail"), in.OnCritFail),
	}
	if a.listed {
		a.bonus = int16(*in.Bonus)
	}
	if in.Hit == "basic" { // both damages of the Basic Attack (escalation.basic.as_reference)
		a.hit, a.miss = amount{basic: basicHit}, amount{basic: basicMiss}
	} else {
		a.hit = amountOf(in.Hit)
	}
	switch {
	case in.Miss == "basic":
		a.miss = amount{basic: basicMiss}
	case in.Miss != "":
		a.miss = amountOf(in.Miss)
	}
	for i, r := range in.Riders {
		a.riders = append(a.riders, c.rider(fmt.Sprintf("%s.natural_riders[%d]", path, i), &r))
	}
	a.fells = a.canFell()
	return a
}

func (c *compiler) rider(path string, in *Rider) riderDef {
	r := riderDef{effects: c.effects(path+".effects", in.Effects)}
	switch in.Natural {
	case "odd":
		r.odd = true
	case "even":
		r.even = true
	default:
		n, err := strconv.Atoi(strings.TrimSuffix(in.Natural, "+"))
		if err != nil || n < 3 || n > 18 || !strings.HasSuffix(in.Natural, "+") {
			c.Problem(path+".natural", "found %q, expected odd, even, or a number such as 13+", in.Natural)
		}
		r.least = int8(n)
	}
	r.hit, r.miss = in.Outcome != "miss", in.Outcome != "hit"
	return r
}

// trigger reads on which event an ability may be used: Interrupts need one, and only they and Free actions have one
// (escalation.action.interrupt, escalation.ability.action).
func (c *compiler) trigger(path string, in *Ability, d *abilityDef) {
	t := in.Trigger
	switch {
	case t == nil && d.action == actInterrupt:
		c.Problem(path, "missing, expected the event on which this interrupt may be used")
		return
	case t == nil:
		if d.filter >= aimActor {
			c.Problem(strings.TrimSuffix(path, "trigger")+"target", "found %s without a trigger", aimEnemy.names()[d.filter])
		}
		return
	case d.action < actFree:
		c.Problem(path, "found one on a %s action, expected it on free and interrupt actions only", actQuick.names()[d.action])
	}
	def := &triggerDef{
		cond: amountOf(t.If), on: setup.Nth[moment](momentUses.names(), t.On), who: setup.Nth[filter](aimEnemy.names(), t.Who),
		target: setup.Nth[filter](aimEnemy.names(), t.Target),
	}
	if t.Type != "" {
		if t.Type != "melee" && t.Type != "ranged" && t.Type != "spell" && !slices.Contains(c.def.words, t.Type) {
			c.Problem(path+".type", "no ability here has the type %q", t.Type)
		}
		def.kinds = c.word(t.Type)
	}
	d.trigger = def
}
