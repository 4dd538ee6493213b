package phase

import "fray/table"

// The sections of the question of a slot, in the order in which they are listed.
const (
	sectionDelay table.Section = iota + 1
	sectionAttacks
	sectionBreaking
	sectionDefenses
	sectionHold
	sectionMoves
	sectionBrace
	sectionFullAttacks
	sectionObjects
	sectionStudies
	sectionReload
	sectionRest
	sectionItems
	sectionSkills
	sectionPowers
	sectionFree
)

// ListSection lists a section of what a combatant may do in its slot, against all its enemies.
func (g *Game) ListSection(q *table.Question, s table.Section) {
	if s == sectionDelay {
		g.listDelay(q, q.Who)
		return
	}
	g.listSection(q, q.Who, g.enemies(q.Who), s)
}

// listActions lists all that a combatant may do as its readied action, against these combatants.
func (g *Game) listActions(q *table.Question, a table.Who, targets crowd) {
	g.sc.asking(table.Nobody)
	for s := sectionAttacks; s <= sectionFree; s++ {
		g.listSection(q, a, targets, s)
	}
}

// listSection lists a section of the actions, as far as the budget of the slot allows any of it.
func (g *Game) listSection(q *table.Question, a table.Who, targets crowd, s table.Section) {
	strikes := g.paid() || g.left.attack || q.Explaining()
	moves := strikes || g.left.move
	switch {
	case s <= sectionHold && !strikes, s <= sectionRest && !moves:
	case s == sectionAttacks:
		g.listAttacks(q, a, targets)
	case s == sectionBreaking:
		g.listBreaking(q, a)
	case s == sectionDefenses:
		g.listDefenses(q, a)
	case s == sectionHold:
		g.listHold(q, a)
	case s == sectionMoves:
		g.listMoves(q, a)
	case s == sectionBrace:
		g.listBrace(q, a)
	case s == sectionFullAttacks:
		g.listFullAttacks(q, a, targets)
	case s == sectionObjects:
		g.listObjects(q, a)
		g.listMounts(q, a)
	case s == sectionStudies:
		g.listStudies(q, a, targets)
	case s == sectionReload:
		g.listReload(q, a)
	case s == sectionRest:
		g.listRest(q, a)
	case s == sectionItems:
		g.listItems(q, a)
	case s == sectionSkills:
		g.listSkills(q, a, targets)
	case s == sectionPowers:
		g.listPowers(q, a)
	case s == sectionFree:
		g.listFree(q, a)
	}
}
