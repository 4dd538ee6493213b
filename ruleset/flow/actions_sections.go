package flow

import "fray/table"

// The sections of the options of a turn, in the order of the list.
const (
	sectionMoves table.Section = iota + 1
	sectionAttacks
	sectionCasts
	sectionWrestling
	sectionItems
	sectionUses // of things on the map, and getting free
	sectionFlow // Flow State, Total Defense and Flow Actions
	sectionReady
	sectionFree
)

// The sections of those that nobody holds, and of the held, who can only try to break free (flow.action.grapple_defender).
const (
	allSections  = 2<<sectionFree - 1<<sectionMoves
	heldSections = 1<<sectionUses | 1<<sectionFree
)

// listTurn lists all that a combatant may do on its turn (flow.ap.cheat_costs, flow.action.summary_table).
func (g *Game) listTurn(q *table.Question, a table.Who) {
	s := table.Bits(allSections)
	if g.units[a].heldBy != table.Nobody && !q.Explaining() {
		s = heldSections
	}
	q.SectionSet(g, s)
}

// ListSection lists a section of the options of a turn, less what the GM has refused.
func (g *Game) ListSection(q *table.Question, s table.Section) {
	a := q.Who
	switch s {
	case sectionMoves:
		g.listMoves(q, a)
	case sectionAttacks:
		g.listAttacks(q, a)
	case sectionCasts:
		g.listCasts(q, a)
	case sectionWrestling:
		g.listWrestling(q, a)
	case sectionItems:
		g.listItems(q, a)
	case sectionUses:
		if g.units[a].heldBy == table.Nobody || q.Explaining() {
			g.listUses(q, a)
		}
		g.listBreakFree(q, a)
	case sectionFlow:
		g.listFlowState(q, a)
		g.listTotalDefense(q, a)
		g.listOwnFlow(q, a)
	case sectionReady:
		g.listReady(q, a)
	default:
		g.listFree(q, a)
		if g.units[a].heldBy == table.Nobody || q.Explaining() {
			g.listLetGo(q, a)
		}
	}
	g.barRefused(q, a)
}
