package flank

import "fray/table"

// effect is something that lasts on a combatant.
type effect struct {
	do      lastingKind
	cond    borne
	on      table.Who
	by      table.Who `state:"zero=-1"` // the cause, or Nobody
	against table.Who `state:"zero=-1"` // counts against this one only; Nobody: against all
	nums    number
	value   int16
	name    sourceName
	until   until
	turn    table.Who `state:"zero=-1"` // whose turns end it
	left    int16     // turns of that one until it ends
	dc      int16     // of Restrained: what breaking free takes; 0 is a Grapple
	rule    table.Rule
}

// lastingKind is what an effect is.
type lastingKind uint8

func (lastingKind) names() []string { return []string{"condition", "bonus", "calm"} }

const (
	lastingCondition lastingKind = iota
	lastingBonus
	lastingCalm // provokes nothing (flank.concentrate.success)
)

// until says what ends an effect.
type until uint8

func (until) names() []string { return []string{"fight", "start", "end", "cause"} }

const (
	untilFight until = iota
	untilStart       // the start of a turn of effect.turn, when left has come to 0
	untilEnd         // the end of a turn of effect.turn
	untilCause       // its cause: a Grapple, a place
)
