package surge

import "fray/table"

// attackWorth is the chance to hit times what the target then loses.
func (g *Game) attackWorth(a table.Who, o table.Option) int {
	i := int(o.Item) - 1
	d := g.deed(a, i)
	if o.Also == withRaise || o.Also == withRaises || !d.effect.harms() {
		return 0
	}
	on := o.Who
	if d.area || on < 0 {
		return g.areaWorth(a, i, g.units[a].cell)
	}
	if !g.foes(a, on) || !g.standing(on) && !g.units[on].dying {
		return 0
	}
	extra, hit := 0, 20
	if d.check && o.Verb != vSqueeze {
		penalty := 0
		if o.Verb == vCharge {
			penalty = 1
		}
		hit = g.hitChance(a, on, d, penalty)
	}
	if o.Also == withSlam {
		extra = min(5, int(g.units[a].feet)/10)
	}
	w := hit * g.harmWorth(a, on, i, extra) / 20
	if o.Also == withSlam {
		w -= 12
	}
	if !g.standing(on) {
		w /= 4
	}
	return w
}

// hitChance is how many faces of the d20 hit, with this penalty on the check.
func (g *Game) hitChance(a, on table.Who, d *deed, penalty int) int {
	return facesThatHit(g.advantage(a, on, d) - penalty)
}

// facesThatHit is how many faces of the d20 hit by the advantage of the attack.
func facesThatHit(advantage int) int { return max(1, min(19, 11+advantage)) }

// advantage is by how much the rank of an attack and all that changes it exceed those of the defense.
func (g *Game) advantage(a, on table.Who, d *deed) int { return g.press(a, on, d, g.force(a, d)) }

// force is the rank of an attack with all that changes it against everybody.
func (g *Game) force(a table.Who, d *deed) int {
	c := check{who: a, on: a}
	g.weaken(&c)
	g.stanceOn(&c, &g.units[a], stanceAttacks)
	if len(g.boons) > 0 {
		c.up += g.gambits(a)
	}
	return g.skill(a, d.skill) + g.edge(a, edge(d.reach)) + c.up + c.down
}

// press is the advantage of an attack of so much force on a target.
func (g *Game) press(a, on table.Who, d *deed, att int) int {
	if u := &g.units[a]; u.aimAt == on {
		att += int(u.aim)
	}
	if len(g.boons) > 0 {
		att += g.pooled(boonAid, a, on)
	}
	if g.units[on].prone && d.reach == reachClose {
		att += 5
	} else if g.units[on].prone && d.reach == reachRanged {
		att -= 5
	}
	def, rank := g.defended(on, a, d)
	rank += def.up + def.down
	if g.units[on].defending {
		rank += 4
	}
	return att - rank
}

// harmWorth is what a hit takes from a target, over all faces of its resistance, with so much more on the effect.
func (g *Game) harmWorth(a, on table.Who, i, extra int) int {
	h := g.harmOn(a, on, i)
	return h.by(extra)
}

// harm is what a hit takes by the degree of the failed resistance, and by how much its value exceeds the bonus of that.
type harm struct {
	margin int
	levels [3]int
}

// harmOn is the harm of a deed to a target.
func (g *Game) harmOn(a, on table.Who, i int) (h harm) {
	d := g.deed(a, i)
	c := check{who: a, on: on}
	g.stanceOn(&c, &g.units[a], stanceEffects)
	value := 10 + g.rankOf(a, g.deedTrait(a, i)) + c.up + c.down
	v := &g.units[on]
	bonus := g.resist(on, d.resist) + g.edge(on, edgeHardy)
	kind := physical
	if d.reach.social() {
		kind = social
	}
	h.levels = [3]int{30, 60, 150}
	if d.effect == doAfflict {
		h.levels = [3]int{20, 50, 120}
	} else {
		bonus -= v.hurt(kind) + int(v.stress)
		if v.wounds[kind][1] > 0 {
			h.levels[1] = h.levels[2]
		}
	}
	h.margin = value - bonus
	return h
}

// by is what the harm takes over all faces, with so much more on the effect.
func (h *harm) by(extra int) int {
	sum, least, most := 0, h.margin+extra-19, h.margin+extra-1 // by how much the faces 1 to 19 miss the value
	for i, loss := range h.levels {
		last := 5*i + 5
		if i == 2 {
			last = most
		}
		sum += loss * max(0, min(most, last)-max(least, 5*i+1)+1)
	}
	return sum / 20
}
