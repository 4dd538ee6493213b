package bot

import "fray/table"

// Umpire is the side index of the game master, who is on no side.
const Umpire = -1

// Team answers for everybody at the table: each side has its player, and the game master's rulings are the defaults. It
// is itself a [Player].
type Team struct {
	cast   *table.Cast
	sides  []Player // by side
	sideOf []int    // by seat: the side it plays for, Umpire for the GM and for seats without combatants
	gm     Player
}

// NewTeam seats one player a side, in the order of the cast's sides; those that are missing or nil are [Greedy].
func NewTeam(c *table.Cast, sides []Player) *Team {
	t := &Team{cast: c, gm: Default{}}
	for i := range c.Sides {
		if i < len(sides) && sides[i] != nil {
			t.sides = append(t.sides, sides[i])
		} else {
			t.sides = append(t.sides, Greedy{})
		}
	}
	t.sideOf = make([]int, len(c.Seats))
	for seat := range t.sideOf {
		t.sideOf[seat] = Umpire
		for i := range c.Combatants {
			if m := &c.Combatants[i]; m.Seat == table.Seat(seat) && m.Seat != table.GM {
				t.sideOf[seat] = m.Side
				break
			}
		}
	}
	return t
}

// SideOf is the side whose player answers the question: that of the combatant who is asked if one of its own seat's
// answers settles it, else that of the first seat asked. It is Umpire where the game master rules.
func (t *Team) SideOf(q *table.Question) int {
	if q.Who >= 0 {
		if m := &t.cast.Combatants[q.Who]; q.Seats.Has(m.Seat) {
			return m.Side
		}
	}
	if first := int(q.Seats.First()); first < len(t.sideOf) {
		return t.sideOf[first]
	}
	return Umpire
}

// Player is the player of a side, or of the game master's seat for Umpire.
func (t *Team) Player(side int) Player {
	if side < 0 {
		return t.gm
	}
	return t.sides[side]
}

// Choose has the player of SideOf choose.
func (t *Team) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	return t.Player(t.SideOf(q)).Choose(g, q, seats, r)
}
