package sim

import (
	"fray/bot"
	"fray/table"
)

// Part is a range of the fights of a run: From to To-1.
type Part struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Tally counts the results of fights in integers. The tallies of the parts of a run add up to that of the whole run, in any order.
type Tally struct {
	Fights    int       `json:"fights"`
	Draws     int       `json:"draws"`
	CutOff    int       `json:"cut_off"` // draws that were cut off
	Decisions int       `json:"decisions"`
	Wins      []int     `json:"wins"` // by side
	Rounds    histogram `json:"rounds"`
	Fell      []int     `json:"fell"` // by combatant: fights that ended with it down
	Left      []int     `json:"left"` // by combatant: health left, and at most
	Full      []int     `json:"full"`
	Uses      sparse    `json:"uses"` // by side, question and verb
	Why       Deeds     `json:"why,omitempty"`
	Checksum  uint64    `json:"checksum"` // the sum of the digests of the fights
}

// newTally returns a tally with room for the game's book and cast.
func newTally(g table.Game) Tally {
	cast, book := g.Cast(), g.Book()
	n := len(cast.Combatants)
	return Tally{
		Wins: make([]int, len(cast.Sides)), Fell: make([]int, n), Left: make([]int, n), Full: make([]int, n),
		Uses: make(sparse, (len(cast.Sides)+1)*len(book.Questions)*len(book.Verbs)),
	}
}

// useOf is the index of a side's use of a verb for a kind of question. The game master comes first.
func useOf(b *table.Book, side int, k table.Kind, v table.Verb) int {
	return ((side-bot.Umpire)*len(b.Questions)+int(k))*len(b.Verbs) + int(v)
}

// fight counts a finished fight.
func (c *Tally) fight(i int, o outcome, decisions int, t *table.Tally) {
	c.Fights++
	c.Decisions += decisions
	switch {
	case o.cut:
		c.CutOff++
		c.Draws++
	case o.winner < 0:
		c.Draws++
	default:
		c.Wins[o.winner]++
	}
	c.Rounds.count(t.Rounds)
	digest := table.Mix(uint64(i))
	mix := func(x int) { digest = table.Mix(digest ^ uint64(x)) }
	mix(int(o.winner))
	mix(t.Rounds)
	mix(decisions)
	for k := range c.Fell {
		if t.Fell[k] {
			c.Fell[k]++
			mix(k)
		}
		c.Left[k] += t.Left[k]
		c.Full[k] += t.Full[k]
		mix(t.Left[k])
	}
	c.Checksum += digest
}

// Add adds the tally of another part of the same run.
func (c *Tally) Add(o *Tally) {
	c.Fights += o.Fights
	c.Draws += o.Draws
	c.CutOff += o.CutOff
	c.Decisions += o.Decisions
	c.Rounds.add(o.Rounds)
	c.Checksum += o.Checksum
	for _, pair := range [][2]*[]int{
		{&c.Wins, &o.Wins}, {&c.Fell, &o.Fell}, {&c.Left, &o.Left}, {&c.Full, &o.Full}, {(*[]int)(&c.Uses), (*[]int)(&o.Uses)},
	} {
		*pair[0] = added(*pair[0], *pair[1])
	}
	c.Why.Add(o.Why)
}

// added adds numbers one by one. Those that are missing are 0.
func added(to, from []int) []int {
	for len(to) < len(from) {
		to = append(to, 0)
	}
	for i, n := range from {
		to[i] += n
	}
	return to
}
