package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// nextTurn passes to the next combatant in the order that is there; after the last place the next round begins
// (flank.core.round). Places of those that are not there pass in the same beat, so that nothing shows a hidden combatant.
func (g *Game) nextTurn(t *table.Table) {
	for {
		if g.slot++; int(g.slot) >= len(g.order) {
			if int(g.round) >= g.def.maxRounds {
				g.finish(t, -1)
				return
			}
			g.slot = 0
			g.round++
			t.Tell(table.Round, rule.CoreRound, table.Nobody, table.Nobody, int(g.round))
		}
		who := g.order[g.slot]
		if g.present(who) {
			g.beginTurn(t, who)
			return
		}
		g.passPlace(t, who)
	}
}

// passPlace passes the place in the order of a combatant that is not there (flank.core.duration_round).
func (g *Game) passPlace(t *table.Table, who table.Who) {
	g.expire(t, who, untilStart)
	g.expire(t, who, untilEnd)
	if u := &g.units[who]; u.presence == healthHidden {
		u.begun = true
		g.suffer(who)
	}
}

// beginTurn runs the steps of the start of a turn in their fixed order (flank.turn.start, flank.reaction.refresh).
func (g *Game) beginTurn(t *table.Table, who table.Who) {
	u := &g.units[who]
	g.active = who
	t.BeginTurn(who, int(g.round))
	if t.Heard() {
		e := table.NewEvent(table.Began, rule.TurnStart, who, table.Nobody, int(g.round))
		t.Say(e)
	}
	g.expire(t, who, untilStart)
	u.reactions, u.barred = 0, false
	g.loseWaited(t, who)
	if !g.ambush && !u.begun { // that it is no longer Surprised goes without saying
		u.begun = true
		g.suffer(who)
	}
	if u.conds.has(condBleeding) {
		n := g.rollDie(t, who, 4, rule.ConditionBleedingDamage)
		u.bleed += int16(n)
		g.lose(t, table.Nobody, who, n, rule.ConditionBleedingDamage, &total.Sum{})
	}
	if u.presence == healthHere && u.conds.has(condSuffocating) {
		g.choke(t, who)
	}
	if u.presence == healthHere && u.conds.has(condDying) {
		g.dyingSave(t, who)
	}
	g.stage = stageEnd
	if g.decided() || !g.awake(who) {
		return
	}
	u.left, u.reactions = actStandard|actMove|actQuick, g.sheets[who].reactions
	if u.conds.has(condRestrained) {
		u.left &^= actMove
	}
	if u.conds.has(condWrithing) {
		g.writhe(t, who)
	}
	g.stage = stageAct
}

// writhe takes the Move or the Standard Action of a Writhing creature, as it chooses (flank.condition.writhing.lose).
func (g *Game) writhe(t *table.Table, who table.Who) {
	u := &g.units[who]
	lost := actStandard
	if u.left&actMove != 0 {
		q := g.ask(t, askLose, rule.ConditionWrithingLose, who, table.Nobody)
		q.Add(table.Do(vLoses).As(modeLoseStandard))
		q.Add(table.Do(vLoses).As(modeLoseMove))
		q.SetDefault(table.Do(vLoses).As(modeLoseMove))
		if t.Choose(q).Mode == modeLoseMove {
			lost = actMove
		}
	}
	u.left &^= lost
	t.Tell(evLoses, rule.ConditionWrithingLose, who, table.Nobody, int(lost))
}

// endTurn ends a turn: waited actions, then what lasts to its end (flank.wait.no_trigger, flank.core.duration_turn).
func (g *Game) endTurn(t *table.Table) {
	who := g.active
	g.units[who].left = 0
	if g.present(who) {
		g.window(t, who, table.Nobody)
	}
	g.expire(t, who, untilEnd)
	g.active = table.Nobody
	g.stage = stageTurn
	if g.ambush {
		g.stage = stageAmbush
	}
}

// dyingSave is the Fortitude save of each round below 0 HP; its die is rolled although the creature is Unconscious
// (flank.condition.dying.save, flank.condition.dying.success, flank.condition.dying.failure).
func (g *Game) dyingSave(t *table.Table, who table.Who) {
	u := &g.units[who]
	var sum, dc total.Sum
	g.saving(&sum, who, table.Nobody, saveFortitude, false)
	dc.Base(rule.ConditionDyingSave, 10)
	dc.From(ofBelow, rule.ConditionDyingSave, -int(u.hp))
	roll := table.Roll{Rule: rule.ConditionDyingSave, Who: who, Count: 1, Sides: 20}
	bands(&roll, dc.Total()-sum.Total()-1)
	die := t.Roll(&roll)
	ok := die+sum.Total() >= dc.Total()
	g.sayCheck(t, who, table.Nobody, rule.ConditionDyingSave, &sum, &dc, die, ok)
	if !ok {
		g.lose(t, table.Nobody, who, 1, rule.ConditionDyingFailure, &total.Sum{})
	}
}

// choke deals the damage of Suffocating at every tenth turn, once a minute (flank.condition.suffocating.damage, flank.core.minute).
func (g *Game) choke(t *table.Table, who table.Who) {
	u := &g.units[who]
	if u.choked++; u.choked%10 != 0 {
		return
	}
	g.waste(t, who, int(u.choked)/10, scoreCON, scoreINT, rule.ConditionSuffocatingDamage)
}

// waste makes a Fortitude save against 10, STR and the time that it has lasted, then deals 1d4 Ability Damage to two abilities, half on
// a success.
func (g *Game) waste(t *table.Table, who table.Who, time int, a, b ability, r table.Rule) {
	var dc total.Sum
	dc.Base(r, 10)
	g.addMod(&dc, who, scoreSTR, 0)
	dc.From(ofTime, r, time)
	saved := g.resists(t, who, table.Nobody, saveFortitude, &dc, r)
	n := g.rollDie(t, who, 4, r)
	var changes total.Sum
	if saved {
		changes.Base(r, n)
		n = becomes(n/2, n, ofSave, rule.CoreSavingThrow, &changes)
	}
	g.drain(t, who, table.Nobody, a, n, r, &changes)
	g.drain(t, who, table.Nobody, b, n, r, &changes)
}

// passDay lets a day pass that the GM has decreed: the Starving suffer (flank.condition.starving.damage).
func (g *Game) passDay(t *table.Table) {
	g.days--
	for i := range g.units {
		who := table.Who(i)
		if u := &g.units[i]; u.presence == healthHere && u.conds.has(condStarving) {
			u.starved++
			g.waste(t, who, int(u.starved), scoreSTR, scoreWIS, rule.ConditionStarvingDamage)
		}
	}
}

// wet makes a creature underwater Soaked, and one that has left the water for 10 more rounds (flank.condition.soaked.underwater).
func (g *Game) wet(t *table.Table, who table.Who) {
	if g.ground.water.Empty() {
		return
	}
	in := g.present(who) && g.stands(who, g.ground.water)
	at := -1
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.gives(condSoaked) && e.until == untilCause {
			at = i
		}
	}
	switch {
	case in && at < 0:
		e := lasting(who, table.Nobody, 0, rule.ConditionSoakedUnderwater)
		e.cond, e.until = condSoaked.borne(), untilCause
		g.effects = append(g.effects, e)
	case !in && at >= 0:
		e := &g.effects[at]
		e.until, e.turn, e.left = untilStart, who, 10
	}
	if t == nil {
		g.suffer(who)
		return
	}
	g.update(t, who, table.Nobody)
}
