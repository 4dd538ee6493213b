package bot

import (
	"strconv"
	"strings"

	"fray/table"
)

// SearchNodes is how many continuations a [Search] plays for one choice, by default, and MostSearchNodes the most that
// it plays.
const (
	SearchNodes     = 2000
	MostSearchNodes = 1_000_000
)

// maxTurnSteps is after how many decisions and rolls of one turn a [Search] stops looking for something better than [Greedy]: so it
// never dithers for ever between things that cost nothing.
const maxTurnSteps = 60

// Search looks ahead: it plays the fight on many times from the question, with separate dice, and takes the option after which its
// side fares best. It knows what its seats may know, and never the dice to come: the same position gives the same choice under every
// seed. Without a position it is [Greedy].
type Search struct {
	Nodes int // continuations for one choice; 0 is SearchNodes
}

// findSearch returns the search bot of a name such as "search" or "search:nodes=500", and whether it is one.
func findSearch(name string) (Player, bool) {
	n, ok := strings.CutPrefix(name, "search:nodes=")
	if !ok {
		return Search{}, name == "search"
	}
	nodes, err := strconv.Atoi(n)
	return Search{nodes}, err == nil && 1 <= nodes && nodes <= MostSearchNodes
}

// name returns the name by which [Find] finds the bot.
func (s Search) name() string {
	if s.Nodes == 0 {
		return "search"
	}
	return "search:nodes=" + strconv.Itoa(s.Nodes)
}

func (s Search) nodes() int {
	if s.Nodes == 0 {
		return SearchNodes
	}
	return s.Nodes
}

// Choose returns what [Greedy] chooses: there is no position to play on from.
func (s Search) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	return Greedy{}.Choose(g, q, seats, r)
}

// Think returns the option after which the side of the seats fares best.
func (s Search) Think(at table.Position, g table.Game, q *table.Question, seats table.Seats) table.Option {
	return s.Weigh(at, g, q, seats)[0].Option
}

// Weighed is an option with what it came to in the continuations of a [Search].
type Weighed struct {
	Option table.Option
	Worth  float64 // from 0, a defeat without losses of the enemy, to 1, a victory without losses, on average
	N      int     // continuations after it

	over margin // the usual option
}

// add counts a continuation.
func (w *Weighed) add(worth float64) {
	w.Worth += (worth - w.Worth) / float64(w.N+1)
	w.N++
}

// rank orders options: those that change nothing come last, so that they do not crowd out what might.
func (w *Weighed) rank() float64 {
	if w.over.none() {
		return -1
	}
	return w.over.mean()
}

// Weigh returns the options that the search has looked at: first the one that it takes, then the others, best first. What greedy would
// take is always among them; it comes alone where nothing was to be searched.
func (s Search) Weigh(at table.Position, g table.Game, q *table.Question, seats table.Seats) []Weighed {
	usual := Greedy{}.Choose(g, q, seats, nil)
	if at.Steps() > maxTurnSteps {
		return []Weighed{{Option: usual}}
	}
	list := candidates(q, seats, usual, min(max(4, s.nodes()/32), 64))
	if len(list) < 2 {
		return list
	}
	c := contest{look: newLook(at, g, q, seats), list: list}
	if !c.halve(s.nodes() - s.nodes()/3) {
		return []Weighed{{Option: usual}}
	}
	c.confirm(s.nodes() / 3)
	return c.list
}
