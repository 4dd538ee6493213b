package bot

import (
	"cmp"
	"math"
	"slices"
)

// freshDice is the first seed of the dice by which a choice is confirmed: the candidates were not compared with them.
const freshDice = 1 << 40

// least is by how many standard errors an option must be better than the usual one, with fresh dice, to be taken instead.
const least = 1

// contest compares options. The first is the usual one, which stays in to the end.
type contest struct {
	look *look
	list []Weighed
}

// halve tries all options with the same dice, then the better half of them again with others, and so on until two are left or the
// continuations are used up (sequential halving). It reports false if the fight cannot be played on.
func (c *contest) halve(nodes int) bool {
	alive, seed := c.list, uint64(0)
	for rounds := bitsOf(len(c.list) - 1); rounds > 0; rounds-- {
		each := max(1, nodes/rounds/len(alive))
		for i := range alive {
			if !c.try(&alive[i], seed, each) {
				return false
			}
		}
		seed += uint64(each)
		nodes -= each * len(alive)
		slices.SortStableFunc(alive[1:], func(a, b Weighed) int { return cmp.Compare(b.Worth, a.Worth) })
		alive = alive[:max(2, (len(alive)+1)/2)]
	}
	return true
}

// bitsOf returns how many times n can be halved until it is 0.
func bitsOf(n int) int {
	k := 0
	for ; n > 0; n /= 2 {
		k++
	}
	return k
}

// try plays on after an option with so many seeds from the first, and adds to what it is worth.
func (c *contest) try(w *Weighed, first uint64, times int) bool {
	sum := w.Worth * float64(w.N)
	for k := range times {
		worth, ok := c.look.play(w.Option, first+uint64(k))
		if !ok {
			return false
		}
		sum += worth
	}
	w.N += times
	w.Worth = sum / float64(w.N)
	return true
}

// confirm puts the best option first if it is better than the usual one with fresh dice too: of many options with the same worth, one
// looks better by luck.
func (c *contest) confirm(nodes int) {
	usual, best := &c.list[0], &c.list[1]
	if best.Worth <= usual.Worth {
		return
	}
	var sum, squares float64
	pairs := max(1, nodes/2)
	for k := range pairs {
		was, ok := c.look.play(usual.Option, freshDice+uint64(k))
		is, also := c.look.play(best.Option, freshDice+uint64(k))
		if !ok || !also {
			return
		}
		sum += is - was
		squares += (is - was) * (is - was)
	}
	n := float64(pairs)
	mean := sum / n
	if mean > least*math.Sqrt(max(0, squares/n-mean*mean)/n) {
		c.list[0], c.list[1] = c.list[1], c.list[0]
	}
}
