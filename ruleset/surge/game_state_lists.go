package surge

import (
	"fray/ruleset/lasting"
	"fray/table"
)

// lasts is a condition with a stated end (surge.trick.effect).
type lasts struct {
	on, by table.Who
	what   condition
	term   term
}

// term is how long something lasts.
type term struct {
	until until
	turn  table.Who `state:"zero=-1"`
	fresh bool      // it began in the turn of turn, whose end does not end it
}

// until says what ends something.
type until uint8

func (until) names() []string { return []string{"usual", "save", "start", "end", "next-end"} }

const (
	atStart   = until(lasting.TurnStart)
	atEnd     = until(lasting.TurnEnd)
	atNextEnd = until(lasting.NextTurnEnd)
	forGood   = until(lasting.Usual) // to the end of the encounter
)

// affliction is an ongoing affliction (surge.affliction.inflict).
type affliction struct {
	on, by     table.Who
	source     int16 // the deed, or below 0: a Stunt
	rank       int8
	resist     resistance
	conds      [3]condition
	stage      int8
	cumulative bool
	stood      bool // its victim has stood up since the stage was set (surge.cond.prone)
}

// grab is one combatant holding another (surge.stunt.grab).
type grab struct {
	by, on table.Who
	stage  int8
	deed   int16
	turn   int32 // the turn in which it was made
}

// boon is Advantage or Disadvantage that one combatant has given another.
type boon struct {
	what    boonKind
	on, by  table.Who
	against table.Who `state:"zero=-1"`
	n       int16     // degrees of Assist and its like, ranks of others
	skill   uint8     // of Assist
	deed    int16     // of Combine: the power
	effect  does      `state:"number"` // of Coordinate
	resist  resistance
	due     bool // the recipient's coming turn has begun
	term    term
}

// boonKind is the rule that a boon comes from.
type boonKind uint8

func (boonKind) names() []string {
	return []string{"gambit", "assist", "aid", "coordinate", "combine", "distract", "edit"}
}

const (
	boonGambit boonKind = iota
	boonAssist
	boonAid
	boonCoordinate
	boonCombine
	boonDistract
	boonEdit
)

// boost is a rank that a combatant has gained for a while.
type boost struct {
	on   table.Who
	what trait `state:"number"`
	n    int8
	term term
}

// trait numbers what Surge can boost: skills, then defenses, resistances, speeds and deeds; and what works likewise.
type trait int16

// The first traits of each kind.
const (
	traitDefense trait = 300 + 10*iota
	traitResist
	traitSpeed
	traitRun
	traitBurstOwn
	traitBurstFoes
	traitPool
	traitDeed trait = 400
)

// analysis is what a combatant has found out by Assessment (surge.assess.analyze).
type analysis struct {
	by       table.Who
	template uint8
	n        int8
	less     int8      // taken away by hiding the style (surge.assess.conceal)
	from     table.Who `state:"zero=-1"` // who hides it
}

// feeling is an attitude that is not what its bearer began with.
type feeling struct {
	of    table.Who
	to    table.Who `state:"zero=-1"`
	topic uint8     // +1; 0: to is meant
	level attitude
}

// shift is a conversation that has been moved to another topic (surge.influence.topic).
type shift struct {
	of, by table.Who
	topic  uint8
	depth  int8 // 1: recorded; 2: a negative attitude is ignored; 3: the topic's attitude counts
	term   term
}

// bar keeps a combatant from trying a skill on a target again (surge.surge.retry).
type bar struct {
	who, on table.Who // on is Nobody for a task
	skill   uint8
	task    uint8 // +1
}

// sustained is a power that its user maintains (surge.turn.free_powers).
type sustained struct {
	by   table.Who
	deed int16
}

// fact is what a side has learned of a combatant of another.
type fact struct {
	side  uint8
	of    table.Who
	what  factKind
	trait trait `state:"number"`
	n     [4]int16
	note  string
}

// factKind is a kind of fact.
type factKind uint8

func (factKind) names() []string {
	return []string{"rank", "attack", "defense", "style", "comparison", "dice", "told"}
}

const (
	factRank    factKind = iota // n: the rank of trait
	factAttack                  // n: the value of its best attack
	factDefense                 // n: that of its best defense
	factStyle                   // n: the skill of its best attack
	factCompare                 // n: attack and defense compared with one's own, and their abilities
	factDice                    // n: dice of the pool trait
	factTold                    // note: what the GM says
)

// ruling is what the GM has ruled: the next question of the same kind offers the same answer.
type ruling struct {
	rule table.Rule
	of   table.Who `state:"zero=-1"` // the combatant whose power it is about; Nobody: it is about what all have
	what uint8
	yes  bool
	note string // the reason that was given last
}
