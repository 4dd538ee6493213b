package escalation

import (
	"math/bits"

	"fray/table"
)

// crowd is a set of combatants and objects by their place among the units: a bit set for the rules. Hosts get a
// [table.Crowd].
type crowd uint64

// maxCrowd is the limit for combatants and objects together.
const maxCrowd = 64

func only(a table.Who) crowd { return 1 << uint(a) }

func (c crowd) has(a table.Who) bool { return a >= 0 && c>>uint(a)&1 != 0 }

func (c crowd) count() int { return bits.OnesCount64(uint64(c)) }

// first returns the lowest member of a set that is not empty.
func (c crowd) first() table.Who { return table.Who(bits.TrailingZeros64(uint64(c))) }

// rest returns the set without its lowest member.
func (c crowd) rest() crowd { return c & (c - 1) }

// choice is a crowd as the members of an entry of a question.
type choice struct{ crowd crowd }

// Empty reports whether nobody is in it.
func (c *choice) Empty() bool { return c.crowd == 0 }

// Count is how many are in it.
func (c *choice) Count() int { return c.crowd.count() }

// Kth is the k-th of them.
func (c *choice) Kth(k int) int32 {
	s := c.crowd
	for ; k > 0; k-- {
		s = s.rest()
	}
	return int32(s.first())
}

// Has reports whether a combatant is in it.
func (c *choice) Has(a int32) bool { return a < maxCrowd && c.crowd.has(table.Who(a)) }
