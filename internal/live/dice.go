package live

// diceStream is the stream of the program's dice for bots, apart from that of their choices.
const diceStream = 0x64696365

// throwForBot gives the program's dice for the open roll if a bot plays the combatant that rolls. It reports false if players
// throw the dice, or no roll is open.
func (t *Table) throwForBot() (Move, bool, error) {
	r := t.s.OpenRoll()
	if r == nil || r.Who < 0 || int(r.Who) >= len(t.Cast().Combatants) {
		return Move{}, false, nil
	}
	seat := t.Cast().Combatants[r.Who].Seat
	if t.players.Has(seat) {
		return Move{}, false, nil
	}
	seed := t.s.Seed()
	seed.Bots(&t.rng, diceStream, len(t.s.Inputs()))
	faces := make([]int32, r.Dice())
	for i := range faces {
		faces[i] = int32(t.rng.Die(r.SidesOf(i)))
	}
	m := Move{Seat: t.Cast().Seats[seat], Who: t.nameOf(r.Who), By: t.Sitter(seat), Kind: "dice"}
	if err := t.s.GiveDice(faces); err != nil {
		return m, false, t.unstuck(err)
	}
	t.auto = append(t.auto, true)
	return m, true, nil
}
