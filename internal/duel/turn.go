package duel

import "fray/table"

// Beat plays initiative, or one decision of the combatant whose turn it is, with all that follows from it.
func (g *Game) Beat(t *table.Table) {
	if g.s.round == 0 {
		g.initiative(t)
		return
	}
	i := table.Who(g.s.order[g.s.at])
	o := t.Choose(g.ask(t, i))
	for g.setup.Endless == EndlessBeat && o.Verb == End {
		o = t.Choose(g.ask(t, i))
	}
	for g.setup.Endless == EndlessRolls && o.Verb == End {
		t.Roll(&table.Roll{Rule: RuleTurn, Who: i, Count: 1, Sides: 1})
	}
	switch o.Verb {
	case Attack:
		g.s.attacks--
		g.attack(t, i, o.Who, RuleAttack)
	case Move:
		g.move(t, i, int(o.Cell))
	default:
		if g.setup.Endless != EndlessTurn {
			g.next(t)
		}
		return
	}
	u := &g.s.units[i]
	if _, over := g.Over(); over {
		g.tellOver(t)
	} else if !u.alive || g.s.steps == 0 && g.s.attacks == 0 {
		g.next(t)
	}
}

// initiative orders the combatants: the highest first, among equals by bonus and then as they were listed.
func (g *Game) initiative(t *table.Table) {
	var keys [most]int
	for i := range g.s.units[:g.s.n] {
		u := &g.s.units[i]
		v := t.Roll(&table.Roll{Rule: RuleInitiative, Who: table.Who(i), Count: 1, Sides: 20}) + int(u.init)
		if t.Heard() {
			t.Say(table.Event{Kind: table.Rolled, Rule: RuleInitiative, Who: table.Who(i), Target: table.Nobody, N: [4]int32{0, int32(v)}, Faces: t.Faces()})
		}
		keys[i] = v<<16 | int(u.init)<<8 | (most - i)
		j := i
		for ; j > 0 && keys[g.s.order[j-1]] < keys[i]; j-- {
			g.s.order[j] = g.s.order[j-1]
		}
		g.s.order[j] = uint8(i)
	}
	g.s.round = 1
	g.begin(t)
}

// next hands the turn to the next combatant in the order that is still there.
func (g *Game) next(t *table.Table) {
	if over := g.s.left[0] == 0 || g.s.left[1] == 0; over {
		return
	}
	for {
		g.s.at++
		if g.s.at == g.s.n {
			g.s.at = 0
			g.s.round++
			if g.s.round > g.rounds {
				g.tellOver(t)
				return
			}
			if t.Heard() {
				t.Say(table.Event{Kind: table.Round, Rule: RuleTurn, Who: table.Nobody, Target: table.Nobody, N: [4]int32{int32(g.s.round)}})
			}
		}
		if g.s.units[g.s.order[g.s.at]].alive {
			g.begin(t)
			return
		}
	}
}

func (g *Game) begin(t *table.Table) {
	i := g.s.order[g.s.at]
	g.s.units[i].ready = true
	g.s.steps, g.s.attacks = speed, 1
	t.BeginTurn(table.Who(i), int(g.s.round))
	if t.Heard() {
		t.Say(table.Event{Kind: table.Began, Rule: RuleTurn, Who: table.Who(i), Target: table.Nobody, N: [4]int32{int32(g.s.round)}})
	}
}

func (g *Game) tellOver(t *table.Table) {
	if t.Heard() {
		r, _ := g.Over()
		t.Say(table.Event{Kind: table.Ended, Rule: RuleOver, Who: table.Nobody, Target: table.Nobody, N: [4]int32{int32(r)}})
	}
}

// ask lists what the combatant may do.
func (g *Game) ask(t *table.Table, i table.Who) *table.Question {
	u := &g.s.units[i]
	from := int(u.cell)
	q := t.Ask(Turn, RuleTurn, i, table.JustSeat(table.Seat(u.side+1)))
	if q.Family(); q.Need(g.s.attacks > 0, RuleAction) && (q.Explaining() || g.s.sides[1-u.side].touches(from)) {
		g.askAttacks(q, u)
	}
	if q.Family(); q.Need(g.s.steps > 0, RuleMove) {
		g.area.fill(&g.s.blocked, from, int(g.s.steps))
		q.Try(table.Do(Move))
		if q.Need(g.area.Count() > 0, RuleMove) {
			q.OfferCells(&g.area)
		}
	}
	q.Add(table.Do(End))
	q.SetDefault(table.Do(End))
	return q
}

func (g *Game) askAttacks(q *table.Question, u *unit) {
	for j := range g.s.units[:g.s.n] {
		e := &g.s.units[j]
		if !e.alive || e.side == u.side {
			continue
		}
		q.Try(table.Do(Attack).At(table.Who(j)))
		if q.Need(near(int(u.cell), int(e.cell)), RuleReach) {
			q.Offer()
		}
	}
}
