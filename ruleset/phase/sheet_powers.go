package phase

import (
	"maps"
	"slices"
)

// pools compiles the multipowers of a sheet (phase.free.multipower).
func (c *compiler) pools(path string, in *Combatant, sh *sheet) {
	for i := range in.Powers {
		if k := slices.Index(in.On, in.Powers[i]); k >= 0 && c.def.powers[sh.powers[i]].upkeep > 0 && *in.STUN <= 0 {
			c.Problem(path+".powers_on", "%s costs END and %s is knocked out, expected it to be off", in.Powers[i], in.ID)
		}
	}
	for i, key := range in.On {
		if !slices.Contains(in.Powers, key) {
			c.Problem(nth(path+".powers_on", i), "%s has no power %q, expected one of powers", in.ID, key)
		}
	}
	bits := 0
	for i := range in.Multipowers {
		m, at := &in.Multipowers[i], nth(path+".multipowers", i)
		p := poolDef{key: m.ID, pool: int16(m.Pool), first: uint8(bits)}
		c.Form(at+".id", m.ID)
		var set uint64
		for k, s := range m.Slots {
			slot := poolSlot{key: s.Ability, cost: int16(s.Cost), attack: int8(slices.Index(in.Attacks, s.Ability)), power: int8(slices.Index(in.Powers, s.Ability))}
			if slot.attack < 0 && slot.power < 0 {
				c.Problem(nth(at+".slots", k)+".ability", "%s has no attack and no power %q, expected one of attacks or powers", in.ID, s.Ability)
			}
			if slices.Contains(m.Active, s.Ability) {
				set |= 1 << k
			}
			p.slots = append(p.slots, slot)
		}
		for k, key := range m.Active {
			if !slices.ContainsFunc(m.Slots, func(s MultipowerUse) bool { return s.Ability == key }) {
				c.Problem(nth(at+".active", k), "the multipower has no slot %q, expected one of its slots", key)
			}
		}
		if n := p.cost(set); n > m.Pool {
			c.Problem(at+".active", "the active slots cost %d, expected at most the pool, %d", n, m.Pool)
		}
		for k, s := range p.slots {
			if s.power >= 0 && set>>k&1 == 0 && sh.on>>s.power&1 != 0 {
				c.Problem(path+".powers_on", "the slot of %s is not active, expected it to be off", s.key)
			}
		}
		sh.active |= set << bits
		bits += len(p.slots)
		sh.pools = append(sh.pools, p)
	}
}

// skills compiles the skills of a sheet: those that the rules know by what they are for (phase.aoo.skills_provoke).
func (c *compiler) skills(in *Combatant, sh *sheet) {
	for _, key := range slices.Sorted(maps.Keys(in.Skills)) {
		s := in.Skills[key]
		d := skillDef{key: key, roll: int16(s.Roll), action: actMove, effect: skillEffect(max(0, slices.Index(effectNames(), s.Effect)))}
		known := knownSkill(max(0, slices.Index(skillNames(), key)))
		if isKnown := slices.Contains(skillNames(), key); isKnown {
			d.action = actNone
			if known == skillParamedics {
				d.action = actFull
				if s.Effect == "" {
					d.effect = doStabilize
				}
			}
			sh.known[known] = int8(len(sh.skills) + 1)
		}
		if s.Action != "" {
			d.action = action(max(0, slices.Index(actionNames(), s.Action)))
		}
		d.provokes = d.action == actMove || d.action == actFull
		if s.Provokes != nil {
			d.provokes = *s.Provokes
		}
		sh.skills = append(sh.skills, d)
	}
}

// clothes compiles the outfits of a sheet (phase.full.change_clothes).
func (c *compiler) clothes(in *Combatant, sh *sheet) {
	for _, key := range in.Outfits {
		sh.outfits = append(sh.outfits, uint8(slices.Index(c.outfits, key)))
	}
	if in.Outfit != "" {
		sh.outfit = uint8(slices.Index(c.outfits, in.Outfit) + 1)
		if !slices.Contains(in.Outfits, in.Outfit) {
			sh.outfits = append(sh.outfits, sh.outfit-1)
		}
	}
}

// ailing compiles the conditions that a combatant starts with.
func (c *compiler) ailing(in *Combatant, sh *sheet) {
	for _, word := range in.Conditions {
		switch n := conditionOf(word); n {
		case condHesitating:
			sh.hesitating = 1
		case condLimited:
			sh.limited = 1
		case condParalyzed:
			sh.paralyzed = -1
		default:
			sh.marks |= 1 << n
		}
	}
}
