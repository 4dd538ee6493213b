package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// maxTargets is how many targets one ability may have.
const maxTargets = 12

// Modes of an attack: to kill, or to knock out (escalation.hp.knock_out).
const (
	modeKill uint8 = iota
	modeSpare
)

// use is one use of an ability, from its declaration to its end (escalation.check.action).
type use struct {
	by      table.Who
	d       *abilityDef
	place   uint8 // in the user's list, from 1; 0 for a basic attack
	coup    bool
	spared  bool
	bound   bool // an Opportunity Attack: nobody else will do
	targets [maxTargets]table.Who
	swings  [maxTargets]swing // at each target
	n       int
	hits    int
	free    crowd      // of a charge: the combatants that were Free when it was declared
	asked   crowd      // the combatants that were asked for an Opportunity Attack on it
	rolled  int        // damage that is rolled once for all, or below 0
	event   *happening // what triggered it, or nil
}

// own returns the ability at a place of a combatant's list, from 1.
func (g *Game) own(a table.Who, place uint8) *abilityDef {
	return &g.def.abilities[g.sheets[a].list[place-1]]
}

// basicOf returns a combatant's Basic Attack: of its stance, or an npc's first attack (escalation.basic.stance_selects,
// escalation.basic.npc_basic, escalation.cond.hampered_enemy).
func (g *Game) basicOf(a table.Who) *abilityDef {
	sh := &g.sheets[a]
	if len(sh.basics) == 0 {
		return nil
	}
	if len(sh.stances) == 0 {
		return &sh.basics[0]
	}
	return &sh.basics[g.units[a].stance]
}

// meleeBasicOf returns the Basic Melee Attack that a combatant can make now, or nil (escalation.oa.melee_stance).
func (g *Game) meleeBasicOf(a table.Who) *abilityDef {
	sh := &g.sheets[a]
	if len(sh.stances) > 0 {
		if sh.stances[g.units[a].stance].ranged {
			return nil
		}
		return &sh.basics[g.units[a].stance]
	}
	if sh.strike < 0 {
		return nil
	}
	return &sh.basics[sh.strike]
}

// listAttacks lists the Basic Attack (escalation.basic.everyone, escalation.basic.melee, escalation.basic.ranged).
func (g *Game) listAttacks(q *table.Question, a table.Who) {
	d := g.basicOf(a)
	if d == nil {
		return
	}
	q.Family()
	if !g.needSlot(q, a, actStandard) || !g.needManner(q, a, d) {
		return
	}
	g.listTargets(q, a, table.Do(vAttack), d)
	g.listCoup(q, a, table.Do(vCoup), d)
}

// listAbilities lists the abilities that a combatant can use on its turn (escalation.ability.entry).
func (g *Game) listAbilities(q *table.Question, a table.Who) {
	for i, n := range g.sheets[a].list {
		d := &g.def.abilities[n]
		if (d.trigger != nil || d.action <= actStandard && g.usable(a)>>d.action == 0) && !q.Explaining() {
			continue
		}
		q.Family()
		if g.needAbility(q, a, uint8(i+1), d) {
			o := table.Do(vUse).With(uint8(i + 1))
			g.listTargets(q, a, o, d)
			if d.attack != nil && d.action == actStandard {
				g.listCoup(q, a, table.Do(vCoupUse).With(uint8(i+1)), d)
			}
		}
	}
}

// legal returns the combatants that an ability can target now (escalation.pos.nearby_includes_engaged).
func (g *Game) legal(a table.Who, d *abilityDef) crowd {
	c := g.fitting(a, d.filter, g.within(a, d.reach))
	if d.moves == moveBefore && g.grabbers(a) != 0 { // a charge goes out of a grab neither
		c &= g.units[a].beside
	}
	return c
}

// things returns the objects that an ability can target now: an object is an enemy, and no ally (escalation.side.objects).
func (g *Game) things(a table.Who, d *abilityDef) crowd {
	if d.filter != aimEnemy && d.filter != aimAny {
		return 0
	}
	return g.objectsNear(a, d.reach)
}

// listTargets lists an ability for each first target; an attack also to knock out (escalation.hp.knock_out).
func (g *Game) listTargets(q *table.Question, a table.Who, o table.Option, d *abilityDef) {
	if d.filter == aimSelf {
		q.List(o.At(a))
		return
	}
	c, things := g.legal(a, d), g.things(a, d)
	q.Try(o)
	if c|things == 0 && q.Explaining() {
		q.Need(false, g.whyNobody(d))
		q.Offer()
		g.explainTargets(q, a, o, d, c)
		return
	}
	q.OfferCrowd(g.choice(c))
	if d.attack != nil && d.attack.fells {
		q.ListCrowd(o.As(modeSpare), g.choice(c&g.npcs&g.foes(a)))
	}
	for ; things != 0; things = things.rest() {
		q.List(o.At(g.outside(things.first())))
	}
	g.explainTargets(q, a, o, d, c)
}

// whyNobody returns the rule by which no target is in reach.
func (g *Game) whyNobody(d *abilityDef) table.Rule {
	switch d.reach {
	case reachEngaged:
		return rule.PosEngagedTargets
	case reachNearby:
		return rule.PosNearbyIncludesEngaged
	default:
		return rule.PosModel
	}
}
