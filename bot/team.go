package bot

import (
	"slices"

	"fray/table"
)

// Umpire is the side index of the game master, who is on no side.
const Umpire = -1

// Team answers for the whole table: each side has a player, and the GM's questions get their defaults. It is a
// [Player] too.
type Team struct {
	cast   *table.Cast
	sides  []Player      // by side
	seats  []table.Seats // by side: the seats that play for it
	sideOf []int         // by seat: the side it plays for, Umpire for the GM and for seats without combatants
	gm     Player
}

// NewTeam seats one player per side, in the order of the cast's sides. Missing or nil players are [Greedy].
func NewTeam(c *table.Cast, sides []Player) *Team {
	t := &Team{cast: c, gm: Default{}}
	for i := range c.Sides {
		if i < len(sides) && sides[i] != nil {
			t.sides = append(t.sides, sides[i])
		} else {
			t.sides = append(t.sides, Greedy{})
		}
	}
	t.seats = make([]table.Seats, len(c.Sides))
	for i := range c.Combatants {
		t.seats[c.Combatants[i].Side] |= table.JustSeat(c.Combatants[i].Seat)
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

// Speaker returns the asked seat that answers when bots play: the seat of the asked combatant if it is among them,
// else the first one, and the GM's only if there is no other.
func Speaker(c *table.Cast, q *table.Question) table.Seat {
	if q.Who >= 0 {
		if own := c.Combatants[q.Who].Seat; q.Seats.Has(own) {
			return own
		}
	}
	if others := q.Seats &^ table.JustSeat(table.GM); others != 0 {
		return others.First()
	}
	return table.GM
}

// SideOf returns the side whose player answers the question: the side of the asked combatant if its own seat speaks,
// even if that is the GM's; else the side of the seat that speaks. It is Umpire where the GM rules.
func (t *Team) SideOf(q *table.Question) int {
	seat := Speaker(t.cast, q)
	if q.Who >= 0 {
		if m := &t.cast.Combatants[q.Who]; m.Seat == seat {
			return m.Side
		}
	}
	if int(seat) < len(t.sideOf) {
		return t.sideOf[seat]
	}
	return Umpire
}

// Player returns the player of a side, or of the GM's seat for Umpire.
func (t *Team) Player(side int) Player {
	if side < 0 {
		return t.gm
	}
	return t.sides[side]
}

// Thinks reports whether a player of the team is a [Thinker].
func (t *Team) Thinks() bool {
	return slices.ContainsFunc(t.sides, func(p Player) bool {
		_, ok := p.(Thinker)
		return ok
	})
}

// SeatsOf returns the asked seats that the side's player answers for. If both sides are asked at once, each answers
// for its own seats.
func (t *Team) SeatsOf(side int, seats table.Seats) table.Seats {
	if seats&(seats-1) == 0 || side < 0 {
		return seats
	}
	if own := seats & t.seats[side]; own != 0 {
		return own
	}
	return seats
}

// Choose lets the player of SideOf choose.
func (t *Team) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	side := t.SideOf(q)
	return t.Player(side).Choose(g, q, t.SeatsOf(side, seats), r)
}
