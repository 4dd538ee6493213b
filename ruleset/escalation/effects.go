package escalation

// verb is what an effect does.
type verb uint8

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

func effectNames() []string {
	return []string{
		"condition", "ongoing", "damage", "heal", "pop_off", "push", "last_gasp", "advantage", "bonus", "reduce", "power", "secondary",
		"save", "end",
	}
}

// bearer is on whom an effect falls.
type bearer uint8

const (
	toTarget bearer = iota
	toUser
	toAllies  // the user's allies nearby
	toEnemies // the enemies engaged with the user
	toActor   // who did what triggered it
	toVictim  // to whom that was done
)

func bearerNames() []string {
	return []string{"target", "user", "allies", "enemies", "actor", "victim"}
}

// lasting is how long a mark stays (escalation.duration.save_ends, escalation.duration.one_round).
type lasting uint8

const (
	asUsual lasting = iota
	saveEnds
	oneRound
	endOfTurn
	endOfNextTurn
	hold      // as long as the one who grabs holds on
	encounter // to the end of the fight
	sustained // while the ability is kept up
	thisAttack
	whileGasping
)

func lastingNames() []string {
	return []string{"", "save_ends", "one_round", "end_of_turn", "end_of_next_turn", "hold", "encounter", "sustain", "attack", "gasp"}
}

// rollKind is the kind of roll that Advantage counts for; attacked are attacks against the bearer.
type rollKind uint8

const (
	onAttack rollKind = iota
	onAttacked
	onSave
	onDisengage
	onCheck
	onAny
)

func rollKindNames() []string {
	return []string{"attack", "attacked", "save", "disengage", "check", "any"}
}

// statKind is what a bonus changes.
type statKind uint8

const (
	toAttack statKind = iota
	toAC
	toPD
	toMD
	toDefenses
	toDamage
)

func statKindNames() []string { return []string{"attack", "ac", "pd", "md", "defenses", "damage"} }

// effectDef is an effect as the rules read it.
type effectDef struct {
	do     verb
	what   uint8 // condition, rollKind, statKind, gasp, or how a push goes
	value  amount
	types  typeSet
	to     bearer
	lasts  lasting
	whose  bearer // whose turn ends it: toUser or toTarget
	save   int8
	group  int8
	every  bool
	versus bool
	from   source
	cond   amount
	also   ills
}
