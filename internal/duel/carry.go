package duel

import (
	"fmt"

	"fray/table"
)

// Rests are what the fighters may do between two fights of an adventure: get their breath back, or heal.
func Rests() []string { return []string{"quick", "full"} }

// breath is what a quick rest gives back.
const breath = 4

// Carry takes the fighters on into the next setup: their hit points, of which who has fallen has 1 again, and none are
// given for a full rest, after which they are whole. They go on if they have won.
func Carry(next any, from table.Game, _ []string, rest string) (on bool, err error) {
	g, ok := from.(*Game)
	if !ok {
		return false, fmt.Errorf("found a game of %T", from)
	}
	if winner, _ := g.Over(); winner != 0 || next == nil {
		return winner == 0, nil
	}
	to := next.(*Setup)
	switch rest {
	case "full":
		to.HP = nil
		return true, nil
	case "", "quick":
	default:
		return false, fmt.Errorf("there is no rest %q", rest)
	}
	to.HP = make([]int, to.Fighters)
	for i := range min(to.Fighters, g.setup.Fighters) {
		u := &g.s.units[i]
		to.HP[i] = max(1, int(u.hp))
		if rest == "quick" {
			to.HP[i] = min(int(u.full), to.HP[i]+breath)
		}
	}
	return true, nil
}
