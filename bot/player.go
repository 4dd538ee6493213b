package bot

import "fray/table"

// Player answers questions. Choose returns an option listed for one of the seats, or the question's default if there
// is none. It must not keep the question and must be safe for concurrent use with different games.
type Player interface {
	Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option
}

// botStream separates the random numbers of bots from the dice of the same seed.
const botStream = 0x9d5c_1f0b_7a3e_6624

// Deal prepares the generator for one choice, which becomes input number inputs of the fight with this seed. Every
// host calls it before it asks a player, so a bot's choice depends only on the seed and the place in the fight.
func Deal(r *table.Rand, seed table.Seed, inputs int) {
	seed.Bots(r, botStream, inputs)
}

// entry is a player with its name.
type entry struct {
	name   string
	player Player
}

// players lists the bots in the order of their names in help.
func players() [4]entry {
	return [4]entry{{"greedy", Greedy{}}, {"search", Search{}}, {"random", Random{}}, {"default", Default{}}}
}

// Find returns the player of a name and whether it exists: one of [Names], or "search:nodes=500" for a [Search] with so many nodes.
func Find(name string) (Player, bool) {
	for _, e := range players() {
		if e.name == name {
			return e.player, true
		}
	}
	if p, ok := findSearch(name); ok {
		return p, true
	}
	return nil, false
}

// Names returns the names of the bots.
func Names() []string {
	var names []string
	for _, e := range players() {
		names = append(names, e.name)
	}
	return names
}

// Name returns the name of a player for Find, or what its method Name returns, or "" if it has none.
func Name(p Player) string {
	if s, ok := p.(Search); ok {
		return s.name()
	}
	for _, e := range players() {
		if e.player == p {
			return e.name
		}
	}
	if n, ok := p.(interface{ Name() string }); ok {
		return n.Name()
	}
	return ""
}
