package surge

import (
	"cmp"
	"slices"

	"fray/ruleset/lasting"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// open rolls initiative and begins the encounter (surge.turn.order).
func (g *Game) open(t *table.Table) {
	s := skillReaction
	if g.def.seconds > 60 {
		s = skillWits
	}
	g.order = g.order[:0]
	for secret := range 2 { // hidden combatants roll last
		for i := range g.units {
			if a := table.Who(i); (g.units[i].presence == healthHidden) == (secret == 1) && g.units[i].presence <= healthHidden {
				g.rollInitiative(t, a, s)
				g.insert(a, s)
			}
		}
	}
	g.stage, g.round = stageRound, 1
}

// rollInitiative rolls for one combatant; it is not a check with a DC.
func (g *Game) rollInitiative(t *table.Table, a table.Who, s skill) {
	u, sh := &g.units[a], &g.sheets[a]
	if sh.given {
		u.initiative = sh.initiative
		return
	}
	r := table.Roll{Rule: rule.TurnOrder, Who: a, Count: 1, Sides: 20, Secret: u.presence == healthHidden}
	die := t.Roll(&r)
	u.initiative = int16(die + g.skill(a, s))
	if t.Heard() {
		e := g.about(table.NewEvent(evInitiative, rule.TurnOrder, a, table.Nobody, g.skill(a, s), die, int(u.initiative)), a)
		e.Faces = t.Faces()
		t.Say(e)
	}
}

// insert puts a combatant into the order: the highest first, then the higher rank, then heroes, then by the list. It returns
// the place.
func (g *Game) insert(a table.Who, s skill) int {
	before := func(a, b table.Who) bool {
		x, y := &g.units[a], &g.units[b]
		switch {
		case x.initiative != y.initiative:
			return x.initiative > y.initiative
		case g.skill(a, s) != g.skill(b, s):
			return g.skill(a, s) > g.skill(b, s)
		case g.sheets[a].hero != g.sheets[b].hero:
			return g.sheets[a].hero
		default:
			return a < b
		}
	}
	place := len(g.order)
	for i, b := range g.order {
		if before(a, b) {
			place = i
			break
		}
	}
	g.order = slices.Insert(g.order, place, a)
	return place
}

// beginRound begins the next round (surge.encounter.types).
func (g *Game) beginRound(t *table.Table) {
	t.Tell(table.Round, rule.EncounterTypes, table.Nobody, table.Nobody, int(g.round))
	g.slot, g.stage = -1, stageTurn
}

// beginTurn hands over to the next combatant in the order, after the end of a turn that one has lost by waiting
// (surge.delay.lost).
func (g *Game) beginTurn(t *table.Table) {
	for g.slot++; int(g.slot) < len(g.order); g.slot++ {
		a := g.order[g.slot]
		if g.units[a].did&usedTurn != 0 { // one turn in a round (surge.turn.allotment)
			g.units[a].did &^= usedTurn
			continue
		}
		if g.units[a].presence != healthHere { // what ends with its turn ends without it (surge.turn.end)
			g.endTerms(t, lasting.TurnStarts, a)
			g.endTerms(t, lasting.TurnEnds, a)
			continue
		}
		if g.units[a].did&usedDelay != 0 {
			g.stopDelay(a)
			g.finishTurn(t, a)
			if g.units[a].presence != healthHere || g.decided() {
				g.slot--
				return
			}
		}
		g.startTurn(t, a)
		return
	}
	g.active = table.Nobody
	if g.round >= cmp.Or(g.maxRounds, lastRound) {
		g.runOut(t)
		return
	}
	g.round++
	g.stage = stageRound
}

// lastRound ends an encounter that names no other last round, so that one in which nobody can act ends too.
const lastRound = 10000
