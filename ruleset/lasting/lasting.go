// Package lasting has what rulesets share of effects that last on a combatant: what ends each of them, and when. What an effect
// does, where the ruleset keeps it, and who hears of its end is the ruleset's. Nothing here allocates.
package lasting

import "fray/table"

// Until says what ends an effect.
type Until uint8

// What ends an effect. A ruleset numbers its own from Own on. States hold the ruleset's words for these, never the numbers.
const (
	Usual       Until = iota // what is usual for the effect: a ruleset settles it before the effect begins
	Save                     // a save of its bearer
	TurnStart                // the next start of a turn of Term.Turn; without one, the end of a round after that in which it began
	TurnEnd                  // the end of a turn of Term.Turn
	NextTurnEnd              // the end of the next turn of Term.Turn: not of the one in which the effect began
	Held                     // the combatant that holds its bearer lets go
	Fight                    // the end of the fight
	Sustained                // the combatant that sustains it stops
	Own                      // the first of a ruleset's own
)

// Timed reports whether an effect ends by time alone, without a save, a combatant that lets go, or the end of the fight.
func (u Until) Timed() bool { return u == TurnStart || u == TurnEnd || u == NextTurnEnd }

// Term is how long an effect lasts.
type Term struct {
	Until Until
	Turn  table.Who // the combatant whose turn ends it, or table.Nobody
	Round int16     // the round in which it began
	Fresh bool      // it began in the turn of Turn, whose end does not end it
}

// Begin returns the term of an effect that begins now: in a round, in the turn of the active combatant, or Nobody's. The effect
// of a cause lasts to a turn of that cause.
func Begin(u Until, turn, cause, active table.Who, round int16) Term {
	t := Term{Until: u, Turn: turn, Round: round}
	switch u {
	case TurnStart:
		t.Turn = cause
	case NextTurnEnd:
		t.Fresh = active == turn
	default:
	}
	return t
}

// Moment is a point of a fight at which effects end.
type Moment uint8

// The moments.
const (
	TurnStarts Moment = iota
	TurnEnds
	RoundEnds
)

// Pass reports whether an effect ends at a moment: at the start or the end of the turn of a combatant, or at the end of a round.
// If it stays, fresh is what Term.Fresh is from then on.
func (t Term) Pass(at Moment, who table.Who, round int16) (ends, fresh bool) {
	switch {
	case at == RoundEnds:
		return t.Until == TurnStart && t.Turn == table.Nobody && t.Round < round, t.Fresh
	case t.Turn != who || at == TurnStarts:
		return t.Turn == who && t.Until == TurnStart, t.Fresh
	case t.Until == TurnEnd || t.Until == NextTurnEnd:
		return !t.Fresh, false
	default:
		return false, t.Fresh
	}
}
