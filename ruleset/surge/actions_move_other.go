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
		q.Need(u.prone, rule.MoveStand)
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
		if b := table.Who(i); b == a || g.around(b, aroundFriend|aroundCourt) {
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
	if !q.Need(u.aim < 5, rule.MoveAim) || g.unaware(a) {
		return
	}
	marks := g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if !g.around(b, aroundFoe|aroundSeen) {
			continue
		}
		for k := range g.deedsOf(a) {
			if d := g.deed(a, k); !d.area && d.reach != reachPersonal && g.usable(a, k) && g.reaches(d, a, b) {
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
