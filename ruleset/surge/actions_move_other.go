package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listRise lists standing up, and getting out of a grab (surge.move.stand, surge.move.escape).
func (g *Game) listRise(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.prone || q.Explaining() {
		q.Try(table.Do(vStand))
		q.NeedSo(u.prone, rule.MoveStand, "is not prone")
		q.Offer()
	}
	for _, x := range g.grabs {
		if x.on == a {
			q.Try(table.Do(vEscape).At(x.by))
			q.Offer()
		}
	}
}

// listGambits lists gambits for oneself and for allies, standing and moving (surge.gambit.check, surge.gambit.move).
func (g *Game) listGambits(q *table.Question, a table.Who) {
	allies := g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); b == a || g.isFriend(a, b) && g.addresses(a, b) {
			allies.Add(b)
		}
	}
	for k := range gambles {
		if k > 0 && (!g.field.shown || !g.canMove(a) || g.units[a].prone) {
			break
		}
		q.Try(table.Do(vGambit).As(uint8(k)))
		q.OfferCrowd(allies)
	}
}

// The ways of a gambit: standing, at -1 speed rank, at the normal rank (surge.gambit.move).
const gambles = 3

func gambitNames() []string { return []string{"", "moving", "running"} }

// listAim lists lining an attack up on a creature that is perceived and in the range of an attack (surge.move.aim).
func (g *Game) listAim(q *table.Question, a table.Who) {
	u := &g.units[a]
	if !q.Need(u.aim < 5, rule.MoveAim) {
		return
	}
	marks := g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); g.foes(a, b) && g.finds(a, b) && g.canMark(a, b) {
			marks.Add(b)
		}
	}
	q.Try(table.Do(vAim))
	q.OfferCrowd(marks)
}

// canMark reports whether a creature is in the range of an attack of a combatant (surge.move.aim).
func (g *Game) canMark(a, b table.Who) bool {
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); !d.area && d.reach != reachPersonal && g.usable(a, i) && g.within(d, a, b) {
			return true
		}
	}
	return false
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
	if !g.provoke(t, a, rule.MoveAim) || !g.isHere(o.Who) || !g.perceives(a, o.Who) || !g.canMark(a, o.Who) {
		return // it has gone, or been pushed out of range, or the weapon has been struck away
	}
	u := &g.units[a]
	if u.aimAt != o.Who {
		g.spoilAim(t, a)
	}
	u.aimAt, u.aim = o.Who, u.aim+1
	t.Tell(evAim, rule.MoveAim, a, o.Who, int(u.aim))
	g.suffer(t, a)
}
