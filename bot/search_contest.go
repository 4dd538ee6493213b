package bot

import (
	"cmp"
	"slices"
)

// freshDice is the first seed of the dice by which a choice is confirmed: the candidates were not compared with them.
const freshDice = 1 << 40

// least is by how many standard errors an option must be better than the usual one, with fresh dice, to be taken instead.
const least = 1

// contest compares options with the usual one, which is the first of the list.
type contest struct {
	look *look
	list []Weighed
}

// halve tries all options with the same dice, then the better half of them again with others, and so on until one is left or the
// continuations are used up (sequential halving). It reports false if the fight cannot be played on.
func (c *contest) halve(nodes int) bool {
	rivals, seed := c.list[1:], uint64(0)
	for rounds := bitsOf(len(rivals)); rounds > 0 && len(rivals) > 0; rounds-- {
		each := max(1, nodes/rounds/(1+len(rivals)))
		for range each {
			if !c.try(rivals, seed) {
				return false
			}
			seed++
		}
		nodes -= each * (1 + len(rivals))
		slices.SortStableFunc(rivals, func(a, b Weighed) int { return cmp.Compare(b.rank(), a.rank()) })
		rivals = rivals[:(len(rivals)+1)/2]
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

// try plays on after the usual option and each of the rivals with the dice of a seed.
func (c *contest) try(rivals []Weighed, seed uint64) bool {
	was, ok := c.look.play(c.list[0].Option, seed)
	if !ok {
		return false
	}
	c.list[0].add(was)
	for i := range rivals {
		is, ok := c.look.play(rivals[i].Option, seed)
		if !ok {
			return false
		}
		rivals[i].add(is)
		rivals[i].over.add(is - was)
	}
	return true
}

// confirm puts the best rival first if it is better than the usual option with fresh dice too: of many options with the same worth, one
// looks better by luck.
func (c *contest) confirm(nodes int) {
	best := c.list[1:2]
	if best[0].rank() <= 0 {
		return
	}
	best[0].over = margin{}
	for k := range max(1, nodes/2) {
		if !c.try(best, freshDice+uint64(k)) {
			return
		}
		if best[0].over.clear() {
			break
		}
	}
	if m := &best[0].over; m.mean() > least*m.deviation() {
		c.list[0], c.list[1] = c.list[1], c.list[0]
	}
}
