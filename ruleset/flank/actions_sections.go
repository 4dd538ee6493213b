package flank

import "fray/table"

// The sections of the options of a turn, or of a waited action, in the order of the list.
const (
	sectionAttacks  table.Section = iota + 1
	sectionAdvances               // before Dashes, which reach the same squares and cost more
	sectionDashes
	sectionRushes // Dashes to which a Move Action adds something
	sectionGrasps // what is done with bare hands
	sectionManeuvers
	sectionContests
	sectionCasts
	sectionAssists
	sectionDefend // defending, and waiting
	sectionHelp   // what else costs a Standard Action
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
	q.SectionSet(g, g.sectionsNow(q, a, by))
}

// The sections of what an action pays for.
const (
	standardSections = 2<<sectionHelp - 1<<sectionDashes
	moveSections     = 1<<sectionAdvances | 2<<sectionTumbles - 1<<sectionConcentrate
	quickSections    = 2<<sectionSideSteps - 1<<sectionQuick
)

// sectionsNow are the sections of what a combatant can pay for. To explain what is forbidden all are listed.
func (g *Game) sectionsNow(q *table.Question, a table.Who, by payment) table.Bits {
	var s table.Bits
	if !g.spent(a, by) || q.Explaining() {
		s |= 1 << sectionAttacks
	}
	if g.affords(a, priceStandard, by) || q.Explaining() {
		s |= standardSections
	}
	if g.affords(a, priceMove, by) || q.Explaining() {
		s |= moveSections
	}
	if g.affords(a, priceQuick, by) || q.Explaining() {
		s |= quickSections
	}
	if by == payTurn {
		s |= 1 << sectionFree
	}
	return s
}

// ListSection lists a section of the options of a turn, or of a waited action.
func (g *Game) ListSection(q *table.Question, s table.Section) {
	a, by := q.Who, paymentOf(q)
	switch s {
	case sectionContests, sectionConcentrate, sectionMoves, sectionQuick, sectionFree: // these do not depend on where others are
	case sectionDashes, sectionDefend, sectionHelp, sectionAdvances, sectionTumbles, sectionSideSteps:
		g.enterScene(a) // they look around where they have to
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
