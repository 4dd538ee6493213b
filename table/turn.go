package table

import "fmt"

// MaxSteps is how many decisions and rolls one turn may have, and one beat. The longest turns of bots have some hundreds.
const MaxSteps = 10_000

// EndlessError is a turn, or a beat outside of any, that does not end: a fault of the ruleset. It is what a [Table] stops with
// after [MaxSteps].
type EndlessError struct {
	Who   string // what texts call the combatant whose turn it is; "" if no turn has begun
	Round int    // of that turn
	Beat  int    // number of the beat, from 1
}

// Error names the turn, or the beat where there is none.
func (e *EndlessError) Error() string {
	what := fmt.Sprintf("beat %d", e.Beat)
	if e.Who != "" {
		what = fmt.Sprintf("the turn of %s in round %d", e.Who, e.Round)
	}
	return fmt.Sprintf("%s does not end: %d decisions and rolls have been made in it", what, MaxSteps)
}

// pace counts the decisions and rolls of the turn and of the beat under way.
type pace struct {
	turn, beat int
	begun      bool // a turn has begun: turn counts from there
	who        Who
	round      int
}

// BeginTurn notes that the turn of a combatant begins. Rulesets call it once for each turn, heard or not: the table
// stops a turn that does not end.
func (t *Table) BeginTurn(who Who, round int) {
	t.pace.turn, t.pace.begun, t.pace.who, t.pace.round = 0, true, who, round
}

// Turn returns the combatant whose turn began last, and the round of that turn.
func (t *Table) Turn() (who Who, round int) { return t.pace.who, t.pace.round }

// step counts a decision or a roll, and stops the beat if there have been too many.
func (t *Table) step() {
	p := &t.pace
	if p.beat >= MaxSteps || p.begun && p.turn >= MaxSteps {
		panic(t.endless())
	}
	p.beat++
	p.turn++
}

func (t *Table) endless() *EndlessError {
	e := &EndlessError{Beat: t.Beats + 1}
	if t.game == nil {
		return e
	}
	if cast := t.game.Cast(); t.pace.begun && t.pace.who >= 0 && int(t.pace.who) < len(cast.Combatants) {
		e.Who, e.Round = cast.Called(t.pace.who), t.pace.round
	}
	return e
}
