package phase

import (
	"math/bits"

	"fray/table"
)

// crowd is a set of combatants for what the rules compute all the time. At the door, where hosts look, it is a choice.
type crowd uint64

// maxCrowd is how many combatants a fight may have.
const maxCrowd = 64

func only(a table.Who) crowd { return 1 << uint(a) }

func (c crowd) has(a table.Who) bool { return a >= 0 && c>>uint(a)&1 != 0 }

func (c crowd) count() int { return bits.OnesCount64(uint64(c)) }

// first returns the lowest member; the set is not empty.
func (c crowd) first() table.Who { return table.Who(bits.TrailingZeros64(uint64(c))) }

// rest returns the set without its lowest member.
func (c crowd) rest() crowd { return c & (c - 1) }

// choice is a crowd as one entry of a question.
type choice struct{ crowd crowd }

// Empty reports whether the set has no member.
func (c *choice) Empty() bool { return c.crowd == 0 }

// Count returns the number of members.
func (c *choice) Count() int { return c.crowd.count() }

// Kth returns the k-th member, counted from 0.
func (c *choice) Kth(k int) int32 {
	s := c.crowd
	for ; k > 0; k-- {
		s = s.rest()
	}
	return int32(s.first())
}

// Has reports whether a combatant is in the set.
func (c *choice) Has(a int32) bool { return a < maxCrowd && c.crowd.has(table.Who(a)) }
