package escalation

import "fray/ruleset/lasting"

// verb is what an effect does.
type verb uint8 //state:names

const (
	doCondition verb = iota
	doOngoing
	doDamage
	doHeal
	doPopOff
	doPush
	doLastGasp
	doAdvantage
	doBonus
	doReduce
	doPower
	doSecondary
	doSave
	doEnd
)

// bearer says which combatants bear an effect.
type bearer uint8 //state:names

const (
	toTarget bearer = iota
	toUser
	toAllies  // the user's allies nearby
	toEnemies // the enemies engaged with the user
	toActor   // the combatant that triggered it
	toVictim  // the target of the trigger
)

// until is what ends a mark (escalation.duration.save_ends, escalation.duration.one_round).
type until lasting.Until

const (
	untilUsual       = until(lasting.Usual)
	untilSave        = until(lasting.Save)
	untilTurnStart   = until(lasting.TurnStart)
	untilTurnEnd     = until(lasting.TurnEnd)
	untilNextTurnEnd = until(lasting.NextTurnEnd)
	untilLetGo       = until(lasting.Held)
	untilFightEnd    = until(lasting.Fight)
	untilDropped     = until(lasting.Sustained)
)

const (
	untilAttack until = iota + until(lasting.Own)
	untilGaspEnd
)

func (until) names() []string {
	return []string{"", "save_ends", "one_round", "end_of_turn", "end_of_next_turn", "hold", "encounter", "sustain", "attack", "gasp"}
}

// term returns how long a mark lasts.
func (m *mark) term() lasting.Term {
	return lasting.Term{Until: lasting.Until(m.lasts), Turn: m.turn, Round: m.round, Fresh: m.fresh}
}

// effectDef is the compiled form of an effect.
type effectDef struct {
	do     verb
	what   markKind // of a condition, Advantage or a bonus
	how    uint8    // the way of a push, or what a Last Gasp ends in
	value  amount
	types  typeSet
	to     bearer
	lasts  until
	whose  bearer // whose turn ends it: toUser or toTarget
	save   int8
	group  int8
	every  bool
	versus bool
	from   source
	cond   amount
	also   ills
}
