package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// open begins the fight: with a Surprise Round if there are ambushers, else with initiative (flank.turn.surprise_round).
func (g *Game) open(t *table.Table) {
	g.stage = stageInitiative
	if g.def.ambushers.Empty() || !g.ambushed(t) {
		return
	}
	g.stage, g.ambush = stageAmbush, true
	for i := range g.units {
		g.suffer(table.Who(i))
	}
	t.Tell(table.Round, rule.TurnSurpriseRound, table.Nobody, table.Nobody, 0)
}

// ambushed reports whether the ambush succeeds: where the encounter says so, every ambusher has to hide from the most
// alert of its foes (flank.turn.surprise_round, flank.turn.surprise_social).
func (g *Game) ambushed(t *table.Table) bool {
	if !g.def.ambushDC {
		return true
	}
	ok := true
	for i := range g.units {
		a := table.Who(i)
		if !g.ambusher(a) {
			continue
		}
		best, any := 0, false
		for k := range g.units {
			if b := table.Who(k); g.present(b) && g.foes(a, b) {
				n := g.passive(b, skillAlertness)
				if !any || n > best {
					best, any = n, true
				}
			}
		}
		var dc total.Sum
		dc.Base(rule.TurnSurpriseRound, 10)
		dc.From(ofAlertness, rule.CoreSkillCheck, best)
		ok = g.check(t, a, skillStealth, &dc, rule.TurnSurpriseRound) && ok
	}
	return ok
}

// ambusher reports whether a combatant takes part in the Surprise Round.
func (g *Game) ambusher(a table.Who) bool { return g.def.ambushers.Has(a) && g.present(a) }

// nextAmbusher begins the free turn of the next ambusher; they agree on the order (flank.turn.surprise_order).
func (g *Game) nextAmbusher(t *table.Table) {
	var left table.Crowd
	var seats table.Seats
	for i := range g.units {
		if a := table.Who(i); g.ambusher(a) && !g.units[i].acted {
			left.Add(a)
			seats |= table.JustSeat(g.sheets[a].seat)
		}
	}
	who := left.First()
	if who == table.Nobody {
		g.ambush, g.stage = false, stageInitiative
		for i := range g.units {
			g.update(t, table.Who(i), table.Nobody)
		}
		return
	}
	if left.Count() > 1 {
		q := t.Ask(askAmbush, rule.TurnSurpriseOrder, table.Nobody, seats)
		q.Family()
		q.Try(table.Do(vFirst))
		g.offerCrowd(q, &left)
		q.SetDefault(table.Do(vFirst).At(who))
		who = t.Choose(q).Who
	}
	g.units[who].acted = true
	g.beginTurn(t, who)
}

// rollInitiative rolls for each combatant in the order of the encounter, and puts them in order (flank.turn.initiative,
// flank.turn.order). Hidden combatants roll last and go behind their equals, so that nothing shows that they are there.
func (g *Game) rollInitiative(t *table.Table) {
	for i := range g.units {
		if p := g.units[i].presence; p == healthHere || p == healthYielded {
			g.rollOne(t, table.Who(i))
			g.order = append(g.order, table.Who(i))
		}
	}
	slices.SortStableFunc(g.order, func(a, b table.Who) int { return g.earlier(a, b) })
	for from := 0; from < len(g.order); {
		to := from + 1
		for to < len(g.order) && g.earlier(g.order[from], g.order[to]) == 0 {
			to++
		}
		if to-from > 1 {
			g.breakTie(t, g.order[from:to])
		}
		from = to
	}
	for i := range g.units {
		if g.units[i].presence == healthHidden {
			g.rollOne(t, table.Who(i))
			g.insert(table.Who(i))
		}
	}
	g.stage, g.slot, g.round = stageTurn, -1, 1
	t.Tell(table.Round, rule.CoreRound, table.Nobody, table.Nobody, 1)
}

// rollOne rolls the initiative of a combatant unless its sheet has one (flank.turn.altered, flank.turn.surprise_initiative).
func (g *Game) rollOne(t *table.Table, a table.Who) {
	u, sh := &g.units[a], &g.sheets[a]
	var sum total.Sum
	sum.Add(rule.CoreAbilityModifier, g.mod(a, scoreDEX))
	sum.Add(rule.TurnAltered, int(sh.initBonus))
	if u.acted {
		sum.Add(rule.TurnSurpriseInitiative, 4)
	}
	g.addLasting(&sum, a, bonusInitiative)
	u.bonus = int16(sum.Total())
	if sh.given {
		return
	}
	roll := table.Roll{Rule: rule.TurnInitiative, Who: a, Count: 1, Sides: 20, Secret: u.presence == healthHidden}
	die := g.d20(t, &roll, a)
	u.initiative = int16(die) + u.bonus
	if t.Heard() {
		e := table.NewEvent(evInitiative, rule.TurnInitiative, a, table.Nobody, int(u.bonus), die, int(u.initiative))
		if e.To = g.audience(a); !u.conds.has(condUnconscious) {
			e.Faces = t.Faces()
		}
		t.Say(e)
	}
}

// earlier compares two places in the order: the total, the Initiative Modifier, PCs before NPCs (flank.turn.tie_modifier,
// flank.turn.tie_pc).
func (g *Game) earlier(a, b table.Who) int {
	x, y := &g.units[a], &g.units[b]
	if x.initiative != y.initiative {
		return int(y.initiative) - int(x.initiative)
	}
	if x.bonus != y.bonus {
		return int(y.bonus) - int(x.bonus)
	}
	return table.Bit(g.sheets[b].pc) - table.Bit(g.sheets[a].pc)
}

// breakTie has the players of tied PCs choose their order, and the GM that of NPCs (flank.turn.tie_players).
func (g *Game) breakTie(t *table.Table, tied []table.Who) {
	for i := 0; i+1 < len(tied); i++ {
		seats := table.JustSeat(table.GM)
		if g.sheets[tied[i]].pc {
			seats = 0
			for _, a := range tied[i:] {
				seats |= table.JustSeat(g.sheets[a].seat)
			}
		}
		q := t.Ask(askTie, rule.TurnTiePlayers, table.Nobody, seats)
		for _, a := range tied[i:] {
			q.Add(table.Do(vFirst).At(a))
		}
		q.SetDefault(table.Do(vFirst).At(tied[i]))
		chosen := t.Choose(q).Who
		k := slices.Index(tied, chosen)
		copy(tied[i+1:k+1], tied[i:k])
		tied[i] = chosen
	}
}

// insert gives a combatant its place in the order, behind its equals. The places of hidden combatants affect only these.
func (g *Game) insert(a table.Who) (place int) {
	place = slices.IndexFunc(g.order, func(b table.Who) bool {
		return (g.units[b].presence != healthHidden || g.units[a].presence == healthHidden) && g.earlier(a, b) < 0
	})
	if place < 0 {
		place = len(g.order)
	}
	g.order = slices.Insert(g.order, place, a)
	return place
}
