package phase_test

import (
	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/table"
)

// harmOracle is what the oracle remembers of the attack that is being resolved.
type harmOracle struct {
	by, on                  table.Who
	energy, killing, rolled bool
	thing                   bool    // the last attack was on a thing: its damage is no matter of defenses
	classes                 int     // damage classes of the hit
	faces                   []int32 // dice of killing damage, as they fall
	s, b                    int     // STUN and BODY of the last damage roll
	attackS, attackB        int     // of the attack itself
	attackKills             bool
	fly                     int32  // dice of the Knockback roll
	bodyDue                 int    // BODY that the next event has to take off
	stunDue                 bool   // whether the last damage Stuns
	k                       int    // hexes of the last Knockback
	from, way               [2]int // where it began, and its direction
	thrown                  bool   // the target was thrown at least one hex
}

// hearHarm checks damage, Knockback and Recoveries.
func (o *oracle) hearHarm(e *table.Event) {
	switch e.Kind {
	case table.Took, table.Reacted:
		o.s, o.b = 0, 0
	case table.Hit:
		o.hit(e)
	case table.Rolled:
		o.rolled = e.Rule == rule.ManRollWithPunch && e.N[2] == 1
		o.thing = e.Target < table.Nobody
	case phase.EvDice:
		o.dice(e)
	case table.Harmed:
		o.harmed(e)
	case phase.EvKnockback:
		o.knockback(e)
	case table.Moved:
		if e.Rule == rule.DamageKnockback && e.Who == o.on {
			o.flown(e.Who)
		}
	case table.Gained:
		o.gained(e)
	case phase.EvWakes:
		o.end[e.Who] = min(or(o.sheet(e.Who).ENDMax, 20), o.stun[e.Who])
		o.same("END on waking", e.N[1], o.end[e.Who])
	case table.Marked:
		if e.Rule == rule.DamageStunned {
			if !o.stunDue {
				o.t.Fatalf("%s, against the text", o.said[len(o.said)-1])
			}
			o.stunDue = false
		}
	default:
	}
}

// hit notes what an attack that has hit does.
func (o *oracle) hit(e *table.Event) {
	o.by, o.on, o.rolled, o.thrown, o.faces = e.Who, e.Target, false, false, nil
	slot, c := int(e.Option.Item), o.sheet(e.Who)
	o.energy, o.killing, o.classes = false, false, max(0, o.stat(e.Who, "str"))/5
	if slot >= 2 {
		a := o.in.Attacks[c.Attacks[slot-2]]
		o.energy, o.killing = a.Against == "energy", a.Kind == "killing"
		if a.DC > 0 {
			o.classes = a.DC
		}
	}
	if e.Option.Verb == phase.VerbHaymaker {
		o.classes += 4
	}
	o.k, o.s, o.b, o.attackS, o.attackB, o.attackKills = 0, 0, 0, 0, 0, o.killing // no dice, no event
}

// dice counts dice of damage and of Knockback.
func (o *oracle) dice(e *table.Event) {
	sum, body := 0, 0
	for _, f := range e.Faces {
		sum += int(f)
		body += []int{0, 0, 1, 1, 1, 1, 2}[f]
	}
	switch {
	case e.Rule == rule.DamageKnockback && e.N[2] < 0:
		o.fly = int32(sum)
		o.same("Knockback dice", int32(len(e.Faces)), map[bool]int{true: 3, false: 2}[o.attackKills])
	case e.Rule == rule.DamageKilling && o.thing:
	case e.Rule == rule.DamageKilling:
		o.killingDice(e.Faces)
	case e.N[2] >= 0:
		o.s, o.b = sum, body
		o.same("STUN rolled", e.N[0], sum)
		o.same("BODY rolled", e.N[2], body)
		if e.Rule == rule.DamageNormal {
			o.attackS, o.attackB, o.attackKills = sum, body, false
		}
	case e.Rule == rule.DamageEndBurn:
		o.s = sum
	}
}

// killingDice adds dice of killing damage; the last one is the multiplier.
func (o *oracle) killingDice(faces []int32) {
	o.faces = append(o.faces, faces...)
	whole, rest := o.classes/3, o.classes%3
	most := whole + 1
	if rest == 2 {
		most++
	}
	if len(o.faces) < most {
		return
	}
	o.same("killing dice", int32(len(o.faces)), most)
	b := 0
	for _, f := range o.faces[:whole] {
		b += int(f)
	}
	switch rest {
	case 1:
		b++
	case 2:
		b += (int(o.faces[whole]) + 1) / 2
	}
	o.b, o.s, o.faces = b, b*max(1, int(o.faces[most-1])-1), nil
	o.attackS, o.attackB, o.attackKills = o.s, o.b, true
}
