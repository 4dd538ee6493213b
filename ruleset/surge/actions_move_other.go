package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listMoveActions lists the move actions that do not move a combatant (surge.turn.move_list).
func (g *Game) listMoveActions(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	g.needSlot(q, a, actMove)
	if u.prone || q.Explaining() {
		q.Try(table.Do(vStand))
		q.Need(u.prone, rule.MoveStand)
		q.Offer()
	}
	for _, x := range g.grabs {
		if x.on == a {
			q.Try(table.Do(vEscape).At(x.by))
			q.Offer()
		}
	}
	g.listAim(q, a)
	allies := g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); b == a || g.friends(a, b) && g.isHere(b) && g.inCourt(a, b) {
			allies.Add(b)
		}
	}
	for k := range gambles {
		if k > 0 && (!g.canMove(a) || u.prone) {
			break
		}
		q.Try(table.Do(vGambit).As(uint8(k)))
		q.OfferCrowd(allies)
	}
	g.listInfluence(q, a)
	g.listCommands(q, a)
	if len(g.studied) > 0 && g.isStudied(a) {
		for _, s := range [2]skill{skillDeception, skillStealth} {
			if !s.mindful() || !u.cond.has(condUnaware) {
				q.Try(table.Do(vConceal).Of(int16(s)))
				q.Offer()
			}
		}
	}
	g.listStored(q, a)
}

// The ways of a gambit: standing, at -1 speed rank, at the normal rank (surge.gambit.move).
const gambles = 3

func gambitNames() []string { return []string{"", "moving", "running"} }

// listAim lists lining an attack up on a creature that is perceived and in the range of an attack (surge.move.aim).
func (g *Game) listAim(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	g.needSlot(q, a, actMove)
	if !q.Need(u.aim < 5, rule.MoveAim) || u.cond.has(condUnaware) {
		return
	}
	marks := g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.isHere(b) || !g.foes(a, b) || !g.perceives(a, b) {
			continue
		}
		for k := range g.deedsOf(a) {
			if d := g.deed(a, k); !d.area && d.reach != reachPersonal && g.usable(a, k) && g.within(d, a, b) {
				marks.Add(b)
				break
			}
		}
	}
	q.Try(table.Do(vAim))
	q.OfferCrowd(marks)
}

// performMoveAction carries out what listMoveActions lists.
func (g *Game) performMoveAction(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vStand:
		g.pay(t, a, o, actMove, rule.MoveStand)
		if g.provoke(t, a, rule.MoveStand) {
			g.rises(t, a)
		}
	case vEscape:
		g.escape(t, a, o)
	case vAim:
		g.aimAt(t, a, o)
	case vGambit:
		g.gambit(t, a, o)
	case vCommand:
		g.command(t, a, o)
	case vInfluence:
		g.influence(t, a, o)
	case vTopic:
		g.shiftTopic(t, a, o)
	case vConceal:
		g.conceal(t, a, o)
	default:
		g.retrieve(t, a, o)
	}
}

// aimAt lines an attack up: one rank more, five at most; the aimer is vulnerable from then on (surge.move.aim,
// surge.move.aim_vulnerable).
func (g *Game) aimAt(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actMove, rule.MoveAim)
	if !g.provoke(t, a, rule.MoveAim) || !g.isHere(o.Who) || !g.perceives(a, o.Who) {
		return
	}
	u := &g.units[a]
	if u.aimAt != o.Who {
		g.spoilAim(t, a)
	}
	u.aimAt, u.aim = o.Who, u.aim+1
	t.Tell(evAim, rule.MoveAim, a, o.Who, int(u.aim))
	g.suffer(t, a)
}

// gambit attempts an amazing act: a skill check that helps its user or an ally (surge.gambit.check, surge.gambit.success,
// surge.gambit.failure).
func (g *Game) gambit(t *table.Table, a table.Who, o table.Option) {
	s := g.chooseSkill(t, a, rule.GambitCheck, func(skill) bool { return true })
	if !g.rules(t, rule.GambitCheck, a, uint8(s), true) {
		g.refused = append(g.refused, o)
		return
	}
	g.pay(t, a, o, actMove, rule.GambitCheck)
	if !g.provoke(t, a, rule.GambitCheck) {
		return
	}
	if o.Mode > 0 {
		g.gambitMove(t, a, moveKind(o.Mode-1)+moveGambit)
	}
	if !g.able(a) || !g.isHere(o.Who) {
		return
	}
	dc := g.dc(a, dcModerate)
	if n, threatened := g.opposition(a); threatened {
		dc = n
	}
	c := g.skilled(a, s, rule.GambitCheck)
	c.give(rule.GambitMove, -int(o.Mode))
	if n := bonus(g.test(t, &c, dc)); n != 0 {
		g.boons = append(g.boons, boon{
			what: boonGambit, on: o.Who, by: a, against: table.Nobody, n: int8(max(-100, min(n, 100))), term: g.until(atNextEnd, o.Who),
		})
		t.Tell(evHelped, rule.GambitSuccess, a, o.Who, n)
	}
}

// gambitMove asks where a combatant goes during its gambit, and moves it there.
func (g *Game) gambitMove(t *table.Table, a table.Who, k moveKind) {
	g.beginMove(t, a, k, 0)
	for g.move.open && g.able(a) && g.canMove(a) && g.left(a) > 0 {
		q := g.askAs(t, askAct, rule.GambitMove, a)
		g.listWalk(q, a)
		if g.mayStop(a) {
			q.Add(table.Do(vPass))
			q.SetDefault(table.Do(vPass))
		}
		if len(q.Groups()) == 0 {
			break
		}
		o := t.Choose(q)
		if o.Verb == vPass {
			break
		}
		g.walkTo(t, a, o.Cell)
	}
	g.move = noMovement()
}

// opposition is the highest passive Reaction, or Guile, among the enemies that threaten a combatant.
func (g *Game) opposition(a table.Who) (dc int, threatened bool) {
	s := skillGuile
	if g.def.kind == encounterCombat {
		s = skillReaction
	}
	for i := range g.units {
		if b := table.Who(i); g.threatens(b, a) {
			dc, threatened = max(dc, g.passive(b, s)), true
		}
	}
	return dc, threatened
}

// escape tries to end a grab: Might or Acrobatics against Might or Dexterity, each side's choice (surge.move.escape).
func (g *Game) escape(t *table.Table, a table.Who, o table.Option) {
	by := o.Who
	s := g.chooseSkill(t, a, rule.MoveEscape, func(s skill) bool { return s == skillMight || s == skillAcrobatics })
	g.pay(t, a, o, actMove, rule.MoveEscape)
	if !g.provoke(t, a, rule.MoveEscape) || g.grabOf(by, a) < 0 {
		return
	}
	against := skillMight
	if g.skill(by, skillDexterity) > g.skill(by, skillMight) {
		against = skillDexterity
	}
	if g.skill(by, skillDexterity) != g.skill(by, skillMight) {
		against = g.opposeWith(t, by, a, against)
	}
	c := g.skilled(a, s, rule.MoveEscape)
	c.on, c.graded = by, false
	x := g.skilled(by, against, rule.MoveEscape)
	x.on, x.graded = a, false
	if g.pit(t, &c, &x) < 0 {
		return
	}
	g.endGrabs(t, func(x grab) bool { return x.by == by && x.on == a })
	if g.canMove(a) && !g.units[a].prone && g.able(a) { // surge.move.escape_move
		g.beginMove(t, a, moveEscape, 0)
		g.move.exempt = by
	}
}

// opposeWith asks a grabber which skill holds its victim.
func (g *Game) opposeWith(t *table.Table, by, a table.Who, deflt skill) skill {
	q := g.ask(t, askWith, rule.MoveEscape, by, a)
	q.Add(table.Do(vWith).Of(int16(skillMight)))
	q.Add(table.Do(vWith).Of(int16(skillDexterity)))
	q.SetDefault(table.Do(vWith).Of(int16(deflt)))
	return skill(t.Choose(q).N)
}

// listCommands lists giving an order to those that a combatant commands; one order to a group is one command
// (surge.command.use, surge.command.several).
func (g *Game) listCommands(q *table.Question, a table.Who) {
	for i := range g.units {
		b := table.Who(i)
		if g.sheets[b].controller == a && g.isHere(b) && g.leads(b) {
			q.Try(table.Do(vCommand).At(b))
			q.Offer()
		}
	}
}

// leads reports whether a combatant stands for its group: the first of it that is there.
func (g *Game) leads(b table.Who) bool {
	group := g.sheets[b].group
	for i := range int(b) {
		if group != 0 && g.sheets[i].group == group && g.sheets[i].controller == g.sheets[b].controller && g.isHere(table.Who(i)) {
			return false
		}
	}
	return true
}

// command asks for the order and gives it to a combatant and its group.
func (g *Game) command(t *table.Table, a table.Who, o table.Option) {
	q := g.askAs(t, askOrder, rule.CommandUse, a)
	q.N[0] = int32(o.Who)
	foes, allies := g.sc.crowd(), g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		switch {
		case !g.isHere(b):
		case g.foes(a, b):
			foes.Add(b)
		case b != o.Who && g.units[b].side == g.units[a].side:
			allies.Add(b)
		}
	}
	q.Try(table.Do(vOrder).As(uint8(orderAttack)))
	q.OfferCrowd(foes)
	q.Try(table.Do(vOrder).As(uint8(orderGo)))
	q.OfferCells(g.everywhere())
	q.Try(table.Do(vOrder).As(uint8(orderGuard)))
	q.OfferCrowd(allies)
	q.Add(table.Do(vOrder).As(uint8(orderStay)))
	q.Add(table.Do(vOrder).As(uint8(orderFree)))
	x := t.Choose(q)
	g.pay(t, a, o, actMove, rule.CommandUse)
	group := g.sheets[o.Who].group
	for i := range g.units {
		b := table.Who(i)
		if b == o.Who || group != 0 && g.sheets[b].group == group && g.sheets[b].controller == a {
			g.units[b].order = order{what: orderKind(x.Mode), on: x.Who, cell: x.Cell}
			t.Tell(evOrder, rule.CommandUse, a, b, int(x.Mode))
		}
	}
}
