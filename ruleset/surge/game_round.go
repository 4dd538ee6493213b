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
		if g.units[a].presence != healthHere {
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

// newTurn begins a turn of anybody: all may react again (surge.turn.reaction_limit).
func (g *Game) newTurn(t *table.Table, a table.Who) {
	g.active, g.stage, g.move = a, stageAct, noMovement()
	g.refused = g.refused[:0]
	g.turns++
	for i := range g.units {
		g.units[i].did &^= usedReaction
	}
	t.BeginTurn(a, int(g.round))
	t.Tell(table.Began, rule.TurnStart, a, table.Nobody, int(g.round))
}

// startTurn runs the steps at the start of a turn in their fixed order (surge.turn.start).
func (g *Game) startTurn(t *table.Table, a table.Who) {
	u := &g.units[a]
	g.lastChance(t, a)
	g.newTurn(t, a)
	if u.ready.when != triggerNone { // surge.ready.lost
		g.loseReady(a)
		t.Tell(evReadyLost, rule.ReadyLost, a, table.Nobody)
	}
	u.defending, u.stance = false, stance{}
	g.endTerms(t, lasting.TurnStarts, a)
	g.unconceal(a)
	g.land(t, a)
	g.refill(a)
	g.dueHelp(a)
	g.maintain(t, a)
	g.wake(t, a)
}

// refill gives a combatant the slots of a new turn (surge.turn.allotment).
func (g *Game) refill(a table.Who) {
	u := &g.units[a]
	u.slots = [3]int8{1, 1, 1}
	u.quickOpen = true
	u.did &= usedReaction
	u.frees, u.feet = 0, 0
}

// land lets the fatigue of Surges take effect, whatever a combatant is immune to (surge.surge.fatigue,
// surge.surge.resistance_compelled, surge.surge.fatigue_immunity).
func (g *Game) land(t *table.Table, a table.Who) {
	u := &g.units[a]
	n := u.pending
	u.pending = 0
	if u.cond&(1<<condCompelled|1<<condControlled) == 0 {
		n += u.deferred
		u.deferred = 0
	}
	if n > 0 {
		g.tireBy(t, a, n, rule.SurgeFatigue)
	}
}

// lastChance offers Destiny before the fatigue of a Surge lands, and to a combatant that cannot act at its turn
// (surge.surge.fatigue_destiny, surge.destiny.recover_unable).
func (g *Game) lastChance(t *table.Table, a table.Who) {
	u := &g.units[a]
	for u.pending > 0 || !g.able(a) {
		if u.presence != healthHere || g.pool(a) == 0 || u.stress >= g.sheets[a].stressMax {
			return
		}
		q := t.Ask(askDestiny, rule.SurgeFatigueDestiny, a, g.owner(a))
		q.N[0] = int32(u.pending)
		g.listRecover(q, a, vDestiny)
		o, ok := t.OrPass(q, vPass)
		if !ok {
			return
		}
		g.destinyRecover(t, a, o)
	}
}

// wake offers Surge Resistance to a combatant that cannot act at the start of its turn (surge.surge.resistance).
func (g *Game) wake(t *table.Table, a table.Who) {
	u := &g.units[a]
	if g.able(a) && u.cond&(1<<condControlled|1<<condCompelled) == 0 || !g.canSurgeOff(a) {
		return
	}
	q := t.Ask(askWake, rule.SurgeResistance, a, g.owner(a))
	g.listResistance(q, a)
	if o, ok := t.OrPass(q, vPass); ok {
		g.surgeOff(t, a, o)
	}
}

// canSurgeOff reports whether a combatant can use Surge Resistance, which needs neither action nor awareness.
func (g *Game) canSurgeOff(a table.Who) bool {
	u := &g.units[a]
	if !g.sheets[a].surges || u.presence != healthHere || u.did&usedReaction != 0 || u.ready.when != triggerNone {
		return false
	}
	for i := range g.ailments {
		if g.ailments[i].on == a && g.resistible(a, i) {
			return true
		}
	}
	return false
}
