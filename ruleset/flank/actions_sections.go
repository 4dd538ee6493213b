package flank

import "fray/table"

// The sections of the options of a turn, or of a waited action, in the order of the list.
const (
	sectionAttacks table.Section = iota + 1
	sectionDashes
	sectionRushes // Dashes to which a Move Action adds something
	sectionGrasps // what is done with bare hands
	sectionManeuvers
	sectionContests
	sectionCasts
	sectionAssists
	sectionDefend // defending, and waiting
	sectionHelp   // what else costs a Standard Action
	sectionAdvances
	sectionConcentrate
	sectionFeints
	sectionMoves // what else costs a Move Action
	sectionTumbles
	sectionQuick // what costs a Quick Action besides searching, recalling and a Side Step
	sectionLore
	sectionSideSteps
	sectionFree
)

// listActions lists what a combatant can do in its turn, or with a waited action.
func (g *Game) listActions(q *table.Question, a table.Who, by payment) {
	g.sc.list()
	g.lookFor(!q.ForBots())
	if !g.spent(a, by) || q.Explaining() {
		q.Section(g, sectionAttacks)
	}
	if g.affords(a, priceStandard, by) || q.Explaining() {
		q.SectionRange(g, sectionDashes, sectionHelp)
	}
	if g.affords(a, priceMove, by) || q.Explaining() {
		q.SectionRange(g, sectionAdvances, sectionTumbles)
	}
	if g.affords(a, priceQuick, by) || q.Explaining() {
		q.SectionRange(g, sectionQuick, sectionSideSteps)
	}
	if by == payTurn {
		q.Section(g, sectionFree)
	}
}

// ListSection lists a section of the options of a turn, or of a waited action.
func (g *Game) ListSection(q *table.Question, s table.Section) {
	a, by := q.Who, paymentOf(q)
	switch s {
	case sectionContests, sectionConcentrate, sectionMoves, sectionQuick, sectionFree: // these do not depend on where others are
	default:
		g.lookOnce(a)
	}
	switch s {
	case sectionAttacks:
		g.listAttacks(q, a, by)
	case sectionDashes:
		g.listDashes(q, a, by)
	case sectionRushes:
		g.listRushes(q, a, by)
	case sectionGrasps:
		g.listGrasps(q, a, by)
	case sectionManeuvers:
		g.listManeuvers(q, a, by)
	case sectionContests:
		g.listContests(q, a, by)
	case sectionCasts:
		g.listCasts(q, a, by)
	case sectionAssists:
		g.listAssists(q, a, by)
	case sectionDefend:
		g.listDefend(q, a, by)
	case sectionHelp:
		g.listHelp(q, a, by)
	case sectionAdvances:
		g.listAdvance(q, a, by)
	case sectionConcentrate:
		g.listConcentrate(q, a, by)
	case sectionFeints:
		g.listFeints(q, a, by)
	case sectionMoves:
		g.listMoves(q, a, by)
	case sectionTumbles:
		g.listTumble(q, a, by)
	case sectionQuick:
		g.listQuick(q, a, by)
	case sectionLore:
		g.listKnowing(q, a, by)
	case sectionSideSteps:
		g.listSideSteps(q, a, by)
	case sectionFree:
		g.listFree(q, a)
	default: // flank has no other
	}
}
