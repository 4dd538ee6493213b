package flank_test

import (
	"fray/ruleset/flank"
	"fray/ruleset/flank/rule"
	"fray/table"
)

// harmOracle is what the oracle knows of the attack or the spell under way.
type harmOracle struct {
	blow struct {
		verb, item, attack, action string
		crit, thrown               bool
	}
	spell  string     // that takes effect
	by     table.Who  // whose spell it is
	caster table.Who  // the same until its attack roll
	dice   [][4]int32 // sum, of it the dice, how many and their sides, since the last roll or spell
	dies   table.Who  // who has to die next
}

// declared finds the attack that is rolled, and says whether it is made in melee, whether it can gain by flanking, and from
// which number on it is critical.
func (o *oracle) declared(by table.Who) (melee, profits bool, crit int) {
	b := &o.blow
	b.thrown, b.action, o.dice = false, "", nil
	if o.caster == by {
		b.verb, b.item, b.attack = "spell", "", ""
		melee = o.in.Abilities[o.spell].Attack == "melee"
		o.caster = table.Nobody
		return melee, melee, 21
	}
	n := len(o.strikes) - 1
	if n < 0 || o.strikes[n].by != by {
		o.fail("%s attacks without having said so", o.all[by].ID)
	}
	s := o.strikes[n]
	o.strikes = o.strikes[:n]
	b.verb, b.item, b.attack, b.action = s.verb, s.item, s.attack, s.action
	crit = 20
	if b.item == "sword" {
		crit = 19
	}
	b.thrown = s.verb == "throw" || s.verb == "charge" && b.item == "axe" && !o.reaches(by, s.on)
	switch {
	case b.item == "bow" || b.attack == "spit":
		return false, false, crit
	case b.thrown:
		return false, true, crit
	default:
		return true, true, crit
	}
}

// reaches is whether a combatant reaches another with its body.
func (o *oracle) reaches(a, b table.Who) bool {
	_, reach, _ := o.all[a].bulk()
	return o.apart(a, b) <= reach
}

func (o *oracle) hearHarm(e *table.Event) {
	if o.dies != table.Nobody && (e.Kind == table.Took || e.Kind == table.Began) {
		o.fail("%s lives, against the text", o.all[o.dies].ID)
	}
	switch e.Kind {
	case flank.EvDice:
		o.dice = append(o.dice, e.N)
	case flank.EvSpell:
		if e.N[0] == 1 {
			o.spell, o.by, o.dice, o.caster = o.g.Spell(e.N[1]), e.Who, nil, table.Nobody
			if o.in.Abilities[o.spell].Attack != "" {
				o.caster = e.Who
			}
		}
	case table.Harmed:
		o.harmed(e)
	case table.Healed:
		f := &o.all[e.Target]
		if n := len(o.dice); n > 0 {
			o.same("healing", e.N[0], max(0, min(int(o.dice[n-1][1])+o.all[e.Who].Level, f.HPMax-f.hp)))
		}
		f.hp += int(e.N[0])
		o.same("HP", e.N[1], f.hp)
	case flank.EvState:
		o.all[e.Who].dead = e.N[0] != 0
		if o.dies == e.Who {
			o.dies = table.Nobody
		}
	default:
	}
}

// harmed works out damage by the order of the text, and what is left.
func (o *oracle) harmed(e *table.Event) {
	f := &o.all[e.Target]
	want := int(e.N[0])
	switch e.Rule {
	case rule.AttackDamage:
		want = o.weapon(e)
	case rule.SpellEffect:
		want = o.magic(e)
	case rule.ConditionBleedingDamage:
		want = int(o.dice[len(o.dice)-1][0])
	case rule.ConditionDyingFailure:
		want = 1
	}
	o.hurts++
	o.same("damage", e.N[0], want)
	f.hp -= want
	o.same("HP", e.N[1], f.hp)
	con := 10
	if n, given := f.Scores["CON"]; given {
		con = n
	}
	if f.hp <= -con {
		o.dies = e.Target
	}
}

// weapon is the damage of a hit: dice that a critical hit multiplies, STR in melee and thrown, at least 1, then resistance.
func (o *oracle) weapon(e *table.Event) int {
	f, b := &o.all[e.Who], &o.blow
	dice := map[string][2]int{"sword": {1, 8}, "glaive": {1, 10}, "pike": {1, 8}, "bow": {1, 6}, "axe": {1, 6}, "brand": {1, 4}, "glove": {1, 4}, "": {1, 3}}[b.item]
	switch b.attack {
	case "bite":
		dice = [2]int{1, 6}
	case "spit":
		dice = [2]int{1, 4}
	}
	times := 1
	if b.crit {
		if times = 2; b.item == "glaive" {
			times = 3
		}
	}
	if got := o.dice[0]; int(got[2]) != dice[0]*times || int(got[3]) != dice[1] {
		o.fail("%dd%d by the rules, %dd%d by the text", got[2], got[3], dice[0]*times, dice[1])
	}
	n := int(o.dice[0][1]) + f.lasting(onDamage)
	if b.item != "bow" && b.attack != "spit" {
		n += f.kept("STR", false, "fatigued")
	}
	if b.verb == "charge" {
		n += 2
	}
	o.same("damage roll", o.dice[0][0], max(n, 1))
	kind := "physical"
	if b.attack == "spit" {
		kind = "acid"
	}
	sum := o.left(e.Target, kind, max(n, 1), true)
	if b.item == "brand" {
		sum += o.left(e.Target, "heat", int(o.dice[1][0]), true)
	}
	return sum
}

// magic is the damage of a spell: the same dice for all, half for those that have saved, where half is what a save does.
func (o *oracle) magic(e *table.Event) int {
	a := o.in.Abilities[o.spell]
	n := int(o.dice[0][0])
	if a.Save != "" && o.rolled.who == e.Target && o.rolled.ok {
		n /= 2
	}
	return o.left(e.Target, a.Damage[0].Type, n, false)
}

// left is what Weakness and resistance leave of damage.
func (o *oracle) left(who table.Who, kind string, n int, weapon bool) int {
	f := &o.all[who]
	for _, w := range f.Weak {
		if w == kind {
			n = n * 3 / 2
		}
	}
	if n -= f.Energy[kind]; kind == "physical" && weapon {
		n -= f.Resist
	}
	return max(n, 0)
}
