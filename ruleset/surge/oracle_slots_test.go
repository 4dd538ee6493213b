package surge_test

import (
	"slices"

	"fray/ruleset/surge"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// slotOracle counts the actions of a turn by the lists of the text: one standard, one move and one quick action, a larger slot in place of
// a smaller one, and a standard action more for the Surge.
type slotOracle struct {
	took    [3]int // standard, move and quick actions of this turn
	surges  int
	unknown bool              // an action whose slot the sheets or the game master say
	turns   int               // that were counted to their end
	resists int               // that were compared with their effects
	effects map[table.Who]int // what each has to resist next
}

// slotOf says which of the three slots the text lists an action under, or -1 where it varies or takes none.
func slotOf(verb string) int {
	for i, list := range [...][]string{
		{"attack", "stunt", "charge", "throw", "defend", "recover", "ready", "trick", "assist", "aid", "coordinate", "combine", "distract", "assess"},
		{"move", "squeeze", "crawl", "advance", "withdraw", "stand", "escape", "retrieve", "store", "aim", "gambit", "command", "influence", "shift-topic", "conceal"},
		{"draw", "sheathe", "pick-up", "study", "stance", "switch"},
	} {
		if slices.Contains(list, verb) {
			return i
		}
	}
	return -1
}

// hearSlots counts the actions, and checks that none is taken without a slot.
func (o *oracle) hearSlots(e *table.Event) {
	switch e.Kind {
	case table.Began:
		if !o.unknown {
			o.turns++
		}
		o.took, o.surges, o.unknown = [3]int{}, 0, false
	case table.Took:
		verb := o.g.Book().VerbName(e.Option.Verb)
		if e.Who != o.last || o.unknown {
			return
		}
		if i := slotOf(verb); i >= 0 {
			o.took[i]++
		} else if slices.Contains([]string{"use", "task", "tool", "load", "use-skill", "operate", "grip", "flee"}, verb) {
			o.unknown = true
		}
		standard, move, quick := o.took[0], o.took[1], o.took[2]
		if most := 1 + o.surges; standard > most || standard+move > most+1 || standard+move+quick > most+2 {
			o.fail("%d standard, %d move and %d quick actions in a turn with %d Surges", standard, move, quick, o.surges)
		}
	case table.Reacted:
		if e.Who == o.last && o.g.Book().VerbName(e.Option.Verb) == "surge" && e.Option.Mode == surge.ModeSurgeAction {
			o.surges++
		}
	case surge.EvReleased: // a readied action is a Reaction, also on the turn that it was readied in
		o.unknown = o.unknown || e.Who == o.last
	case surge.EvEffect:
		o.effects[e.Target] = int(e.N[0])
	case table.Rolled:
		if value, ok := o.effects[e.Who]; ok && e.Rule == rule.DamageLevels {
			o.same("DC of the resistance", e.N[0], value+5*o.raises[e.Who])
			o.resists++
		}
	default:
	}
}
