package escalation

import (
	"fmt"
	"strconv"
	"strings"
)

// attack reads an attack block (escalation.attack.roll, escalation.attack.defense).
func (c *compiler) attack(path string, in *Attack) *attackDef {
	at := func(key string) string { return path + "." + key }
	a := &attackDef{
		defense: defense(c.Pick(at("defense"), in.Defense, defenseNames(), int(defenseAC))), listed: in.Bonus != nil, bonus: c.Number(at("attack_bonus"), in.Bonus, 0, -50, 100),
		mod: c.amount(at("attack_mod"), in.Mod), types: c.types(at("damage_types"), in.Types), multiplier: c.Number(at("crit_multiplier"), in.Multiplier, 2, 1, 10),
		widen: c.Within(at("crit_widen"), in.Widen, 0, 13), together: in.Together, shared: in.Shared,
		onHit: c.effects(at("on_hit"), in.OnHit), onCrit: c.effects(at("on_crit"), in.OnCrit),
		onMiss: c.effects(at("on_miss"), in.OnMiss), onCritFail: c.effects(at("on_crit_fail"), in.OnCritFail),
	}
	if in.Hit == "basic" { // both damages of the Basic Attack (escalation.basic.as_reference)
		a.hit, a.miss = amount{basic: basicHit}, amount{basic: basicMiss}
	} else {
		a.hit = c.amount(at("hit_damage"), in.Hit)
	}
	switch {
	case in.Miss == "basic":
		a.miss = amount{basic: basicMiss}
	case in.Miss != "":
		a.miss = c.amount(at("miss_damage"), in.Miss)
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
	when := c.Pick(path+".outcome", in.Outcome, []string{"hit", "miss", "any"}, 0)
	r.hit, r.miss = when != 1, when != 0
	return r
}
