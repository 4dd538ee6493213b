package bot

import "fray/table"

// Player answers questions. Choose returns an option that is listed for one of the seats; if none is, the question's
// default. It must not keep the question, and it may be called from several goroutines with different games.
type Player interface {
	Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option
}

// botStream sets the bots' random numbers apart from the dice of the same seed.
const botStream = 0x9d5c_1f0b_7a3e_6624

// Deal readies the generator for one choice: the one that becomes input number inputs of the fight with this seed. Every
// host deals so before it asks a player; what a bot does then depends on the seed and the place in the fight alone.
func Deal(r *table.Rand, seed table.Seed, inputs int) {
	seed.Bots(r, botStream, inputs)
}

// entry is a player with its name.
type entry struct {
	name   string
	player Player
}

// players lists the bots in the order in which they are named.
func players() [3]entry {
	return [3]entry{{"greedy", Greedy{}}, {"random", Random{}}, {"default", Default{}}}
}

// Find gives the player of this name and whether there is one.
func Find(name string) (Player, bool) {
	for _, e := range players() {
		if e.name == name {
			return e.player, true
		}
	}
	return nil, false
}

// Names are the names that Find knows.
func Names() []string {
	var names []string
	for _, e := range players() {
		names = append(names, e.name)
	}
	return names
}

// Name is the name by which Find knows the player, or "" if it does not.
func Name(p Player) string {
	for _, e := range players() {
		if e.player == p {
			return e.name
		}
	}
	return ""
}
