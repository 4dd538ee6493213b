package duel

import "fray/table"

// attack is one attack by i at j.
func (g *Game) attack(t *table.Table, i, j table.Who, rule table.Rule) {
	u, v := &g.s.units[i], &g.s.units[j]
	r := t.Roll(&table.Roll{Rule: rule, Who: i, Count: 1, Sides: 20})
	hit := r == 20 || r != 1 && r+int(u.atk) >= int(v.ac)
	if t.Heard() {
		kind := table.Missed
		if hit {
			kind = table.Hit
		}
		t.Say(table.Event{
			Kind: table.Rolled, Rule: rule, Who: i, Target: j, N: [4]int32{int32(v.ac), int32(r + int(u.atk))},
			Faces: t.Faces(), Mods: []table.Mod{{Rule: rule, Value: int16(u.atk)}},
		})
		t.Say(table.Event{Kind: kind, Rule: rule, Who: i, Target: j, N: [4]int32{int32(r)}})
	}
	if !hit {
		return
	}
	dice := int16(1)
	if r == 20 {
		dice = 2
	}
	d := t.Roll(&table.Roll{Rule: rule, Who: i, Count: dice, Sides: int32(u.die)}) + int(u.bonus)
	g.harm(t, i, j, d, rule)
}

func (g *Game) harm(t *table.Table, i, j table.Who, d int, rule table.Rule) {
	v := &g.s.units[j]
	v.hp -= int16(d)
	if t.Heard() {
		t.Say(table.Event{Kind: table.Harmed, Rule: rule, Who: i, Target: j, N: [4]int32{int32(d), int32(v.hp)}, Faces: t.Faces()})
	}
	if v.hp <= 0 {
		g.fall(t, i, j, rule)
	}
}

func (g *Game) fall(t *table.Table, i, j table.Who, rule table.Rule) {
	v := &g.s.units[j]
	v.alive = false
	g.s.left[v.side]--
	g.leave(v)
	if t.Heard() {
		t.Say(table.Event{Kind: table.Fell, Rule: rule, Who: i, Target: j})
	}
}

// move walks i to a cell of the area, step by step; a combatant that it leaves may strike, and if it falls it goes no further.
func (g *Game) move(t *table.Table, i table.Who, to int) {
	var buf [speed]int
	u := &g.s.units[i]
	foes := &g.s.sides[1-u.side]
	for _, cell := range g.area.path(to, &buf) {
		if foes.touches(int(u.cell)) {
			g.opportunities(t, i, cell)
			if !u.alive {
				return
			}
		}
		g.leave(u)
		from := u.cell
		g.enter(u, cell)
		g.s.steps--
		if t.Heard() {
			t.Say(table.Event{Kind: table.Moved, Rule: RuleMove, Who: i, Target: table.Nobody, Cell: int32(cell), N: [4]int32{int32(from)}})
		}
	}
}

// opportunities has every enemy strike that is ready and whose reach the step leaves, in the order of their cells around it.
func (g *Game) opportunities(t *table.Table, i table.Who, to int) {
	u := &g.s.units[i]
	foes := &g.s.sides[1-u.side]
	for _, step := range steps {
		cell := int(u.cell) + step
		if !foes.has(cell) || near(to, cell) {
			continue
		}
		j := g.unitAt(cell)
		if e := &g.s.units[j]; !e.ready || g.setup.Ask && !g.wants(t, j, i) {
			continue
		}
		g.s.units[j].ready = false
		g.attack(t, j, i, RuleOpportunity)
		if !u.alive {
			return
		}
	}
}

// wants asks j whether to strike at i.
func (g *Game) wants(t *table.Table, j, i table.Who) bool {
	q := t.Ask(Opportunity, RuleOpportunity, j, table.JustSeat(table.Seat(g.s.units[j].side+1)))
	q.Target, q.Actor = i, i
	q.Add(table.Do(Strike).At(i))
	q.Add(table.Do(Pass))
	q.SetDefault(table.Do(Strike).At(i))
	o := t.Choose(q)
	if o.Verb == Strike && t.Heard() {
		t.Say(table.Event{Kind: table.Reacted, Rule: RuleOpportunity, Who: j, Target: i, Option: o})
	}
	return o.Verb == Strike
}
