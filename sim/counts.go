package sim

import (
	"fray/bot"
	"fray/table"
)

// counts counts the results of fights in integers, so that they can be added in any order.
type counts struct {
	fights, draws, cut int
	decisions          int
	wins               []int // by side
	rounds             histogram
	fell, left, full   []int // by combatant: times down, total health left and maximum
	uses               []int // by side, question and verb: see at
	kinds, verbs       int
	checksum           uint64 // the sum of the digests of the fights
}

// newCounts returns counts with room for the game's book and cast.
func newCounts(g table.Game) counts {
	cast, book := g.Cast(), g.Book()
	n := len(cast.Combatants)
	c := counts{
		wins: make([]int, len(cast.Sides)), fell: make([]int, n), left: make([]int, n), full: make([]int, n),
		kinds: len(book.Questions), verbs: len(book.Verbs),
	}
	c.uses = make([]int, (len(cast.Sides)+1)*c.kinds*c.verbs)
	return c
}

// at is the index of a side's use of a verb for a kind of question. The game master comes first.
func (c *counts) at(side int, k table.Kind, v table.Verb) int {
	return ((side-bot.Umpire)*c.kinds+int(k))*c.verbs + int(v)
}

func (c *counts) use(side int, k table.Kind, v table.Verb) { c.uses[c.at(side, k, v)]++ }

// fight counts a finished fight.
func (c *counts) fight(i int, o outcome, decisions int, t *table.Tally) {
	c.fights++
	c.decisions += decisions
	switch {
	case o.cut:
		c.cut++
		c.draws++
	case o.winner < 0:
		c.draws++
	default:
		c.wins[o.winner]++
	}
	c.rounds.count(t.Rounds)
	digest := table.Mix(uint64(i))
	mix := func(x int) { digest = table.Mix(digest ^ uint64(x)) }
	mix(int(o.winner))
	mix(t.Rounds)
	mix(decisions)
	for k := range c.fell {
		if t.Fell[k] {
			c.fell[k]++
			mix(k)
		}
		c.left[k] += t.Left[k]
		c.full[k] += t.Full[k]
		mix(t.Left[k])
	}
	c.checksum += digest
}

// add adds the counts of another worker.
func (c *counts) add(o *counts) {
	c.fights += o.fights
	c.draws += o.draws
	c.cut += o.cut
	c.decisions += o.decisions
	c.rounds.add(o.rounds)
	c.checksum += o.checksum
	for _, pair := range [][2][]int{{c.wins, o.wins}, {c.fell, o.fell}, {c.left, o.left}, {c.full, o.full}, {c.uses, o.uses}} {
		for i, n := range pair[1] {
			pair[0][i] += n
		}
	}
}
