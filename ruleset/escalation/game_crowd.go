package escalation

import (
	"math/bits"

	"fray/table"
)

// crowd is a set of combatants and objects by their place among the units: a bit set for the rules. Entries
// of questions have [table.Bits], and hosts get a [table.Crowd].
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
