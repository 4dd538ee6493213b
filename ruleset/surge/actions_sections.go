package surge

import "fray/table"

// The sections of the options of a turn, in the order of the list.
const (
	sectionAttacks table.Section = iota + 1
	sectionCharges
	sectionGrabs
	sectionStandard // what else costs a standard action
	sectionHelp
	sectionWork // on tasks that take a standard action
	sectionPowers
	sectionSkill // a use of a skill that no other action covers
	sectionMoves
	sectionRise // standing up, and getting free
	sectionAim
	sectionGambits
	sectionWords  // what is said to others, or kept from them
	sectionStored // what is fetched, and work that takes a move action
	sectionHands
	sectionStances
	sectionStudies
	sectionSwitches
	sectionTools // and work that takes less than a move action
	sectionDelay
	sectionReady
	sectionFree
	sectionDestiny
	sectionSurge
	sectionOthers
)

// sectionsOf are the sections that list a verb which can be readied.
func sectionsOf(v table.Verb) table.Bits {
	switch v {
	case vAttack, vStunt, vThrow:
		return 1 << sectionAttacks
	case vCharge:
		return 1 << sectionCharges
	case vSqueeze:
		return 1 << sectionGrabs
	case vDefend, vRecover, vTrick, vAssess:
		return 1 << sectionStandard
	case vAid, vDistract:
		return 1 << sectionHelp
	case vUse:
		return 1 << sectionPowers
	case vMove, vTight, vCrawl, vAdvance, vWithdraw:
		return 1 << sectionMoves
	case vStand, vEscape:
		return 1 << sectionRise
	case vAim:
		return 1 << sectionAim
	case vGambit:
		return 1 << sectionGambits
	case vInfluence, vTopic, vCommand, vConceal:
		return 1 << sectionWords
	case vRetrieve, vStore:
		return 1 << sectionStored
	case vTask: // by the action that it takes
		return 1<<sectionWork | 1<<sectionStored | 1<<sectionTools
	case vStudy:
		return 1 << sectionStudies
	case vSwitch:
		return 1 << sectionSwitches
	case vTool, vLoad:
		return 1 << sectionTools
	default:
		return 1 << sectionHands
	}
}

// allSections are all sections of a turn, and the others those of what an action pays for.
const (
	allSections    = table.Bits(2)<<sectionOthers - 2
	standardAction = 1<<sectionAttacks | 1<<sectionCharges | 1<<sectionGrabs | 1<<sectionStandard | 1<<sectionHelp | 1<<sectionWork | 1<<sectionSkill | 1<<sectionReady
	moveAction     = 1<<sectionMoves | 1<<sectionRise | 1<<sectionAim | 1<<sectionGambits | 1<<sectionWords | 1<<sectionStored
	quickAction    = 1<<sectionHands | 1<<sectionStances | 1<<sectionStudies | 1<<sectionSwitches
)

// sectionsNow are the sections of a turn that may have something: by the slots that are left, by what a combatant can do at all, and by
// what has happened. To explain what is forbidden all are listed.
func (g *Game) sectionsNow(q *table.Question, a table.Who) table.Bits {
	if q.Explaining() {
		return allSections
	}
	u, s := &g.units[a], g.sheets[a].sections
	if !g.canPay(a, actStandard) {
		s &^= standardAction
	}
	if !g.canPay(a, actMove) {
		s &^= moveAction
		if g.move.open {
			s |= 1 << sectionMoves
		}
	}
	if !g.canPay(a, actQuick) {
		s &^= quickAction
	}
	if len(g.grabs) == 0 {
		s &^= 1 << sectionGrabs
		if !u.prone {
			s &^= 1 << sectionRise
		}
	}
	works := g.worksOnTasks(a)
	if !works {
		s &^= 1 << sectionWork
	}
	if works || g.def.tools {
		s |= 1 << sectionTools
	}
	if u.did&usedAction != 0 {
		s &^= 1 << sectionDelay
	}
	if u.did&usedReaction != 0 {
		s &^= 1 << sectionSurge
	}
	if g.pool(a) == 0 {
		s &^= 1 << sectionDestiny
	}
	return s
}

// sections are the sections of a turn in which the combatant of a sheet may ever find something.
func (c *compiler) sections(sh *sheet) table.Bits {
	s := allSections &^ (1<<sectionPowers | 1<<sectionSwitches | 1<<sectionTools)
	if !sh.surges {
		s &^= 1 << sectionSurge
	}
	for i := range c.def.deeds[sh.first:] {
		d := &c.def.deeds[int(sh.first)+i]
		if d.power {
			s |= 1 << sectionPowers
		}
		if d.array != 0 {
			s |= 1 << sectionSwitches
		}
		if d.complex {
			s |= 1 << sectionTools
		}
	}
	return s
}

// ListSection lists a section of the options of a turn, less what orders and the GM forbid.
func (g *Game) ListSection(q *table.Question, s table.Section) {
	a := actor(q)
	if q.Kind != askTurn {
		g.listSection(q, a, s)
		return
	}
	if q.ForBots() && !g.leaves(a, s) {
		return
	}
	g.listSection(q, a, s)
	if s != sectionOthers {
		g.obey(q, a)
	}
	g.barRefused(q)
}

func (g *Game) listSection(q *table.Question, a table.Who, s table.Section) {
	switch s {
	case sectionAttacks:
		g.listAttacks(q, a)
	case sectionCharges:
		g.listCharges(q, a)
	case sectionGrabs:
		g.listGrabDamage(q, a)
	case sectionStandard:
		g.listStandard(q, a)
	case sectionHelp:
		g.listHelp(q, a)
	case sectionWork:
		g.listTasks(q, a, actStandard)
	case sectionPowers:
		g.listPowers(q, a)
	case sectionSkill:
		g.listSkill(q, a)
	case sectionMoves:
		g.listMoves(q, a)
	case sectionRise, sectionAim, sectionGambits, sectionWords, sectionStored:
		g.listMoveActions(q, a, s)
	case sectionHands, sectionStances, sectionStudies, sectionSwitches:
		g.listQuick(q, a, s)
	case sectionTools:
		g.listTasks(q, a, actQuick)
		g.listTasks(q, a, actFree)
		g.listTools(q, a)
	default:
		g.listAside(q, a, s)
	}
}

// listMoveActions lists a section of the move actions that do not move a combatant (surge.turn.move_list).
func (g *Game) listMoveActions(q *table.Question, a table.Who, s table.Section) {
	q.Family()
	g.needSlot(q, a, actMove)
	switch s {
	case sectionRise:
		g.listRise(q, a)
	case sectionAim:
		g.listAim(q, a)
	case sectionGambits:
		g.listGambits(q, a)
	case sectionWords:
		g.listInfluence(q, a)
		g.listCommands(q, a)
		g.listConceal(q, a)
	default:
		g.listStored(q, a)
		g.listTasks(q, a, actMove)
	}
}

// listQuick lists a section of the quick actions (surge.turn.quick_any_point).
func (g *Game) listQuick(q *table.Question, a table.Who, s table.Section) {
	q.Family()
	g.needSlot(q, a, actQuick)
	switch s {
	case sectionHands:
		g.listHands(q, a)
	case sectionStances:
		g.listStance(q, a)
	case sectionStudies:
		g.listStudy(q, a)
	default:
		g.listSwitches(q, a)
	}
}

// listAside lists a section of what cannot be readied.
func (g *Game) listAside(q *table.Question, a table.Who, s table.Section) {
	switch s {
	case sectionDelay:
		g.listDelay(q, a)
	case sectionReady:
		g.listReady(q, a)
	case sectionFree:
		g.listFree(q, a)
	case sectionDestiny:
		g.listDestiny(q, a)
	case sectionSurge:
		g.listSurge(q, a)
	default:
		g.listOthers(q, a)
	}
}
