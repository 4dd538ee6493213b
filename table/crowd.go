package table

import "math/bits"

// MaxCombatants and MaxThings are how many combatants and things a fight may have at most.
const (
	MaxCombatants = 512
	MaxThings     = 64
)

// Crowd is a set of combatants and things by their numbers ([Thing]), without allocation. The zero value is empty, and two
// crowds are equal if they hold the same.
type Crowd [(MaxCombatants + MaxThings) / 64]uint64

// Just returns the set of one member.
func Just(who Who) Crowd {
	var c Crowd
	c.Add(who)
	return c
}

// bitOf is the bit of a combatant or a thing: things follow all combatants that there may be.
func bitOf(who Who) uint {
	if who < Nobody {
		return uint(MaxCombatants + int(Nobody) - 1 - int(who))
	}
	return uint(who)
}

// memberAt is the combatant or the thing of a bit.
func memberAt(bit int) Who {
	if bit >= MaxCombatants {
		return Thing(bit - MaxCombatants)
	}
	return Who(bit)
}

// Add puts a member into the set.
func (c *Crowd) Add(who Who) { c[bitOf(who)/64] |= 1 << (bitOf(who) % 64) }

// Drop takes a member out of the set.
func (c *Crowd) Drop(who Who) { c[bitOf(who)/64] &^= 1 << (bitOf(who) % 64) }

// Has reports whether a combatant or a thing is in the set; Nobody never is.
func (c *Crowd) Has(who Who) bool {
	return who != Nobody && c[bitOf(who)/64]>>(bitOf(who)%64)&1 != 0
}

// Empty reports whether the set has no member.
func (c *Crowd) Empty() bool {
	return c[0] == 0 && c.few()
}

// few reports whether all members are in the first word.
func (c *Crowd) few() bool { return c[1]|c[2]|c[3]|c[4]|c[5]|c[6]|c[7]|c[8] == 0 }

// Count returns the number of members.
func (c *Crowd) Count() int {
	n := 0
	for _, word := range c {
		n += bits.OnesCount64(word)
	}
	return n
}

// First returns the first member, combatants before things, or Nobody.
func (c *Crowd) First() Who { return c.from(0) }

// After returns the next member, or Nobody: with First it walks through the set in order.
func (c *Crowd) After(who Who) Who { return c.from(bitOf(who) + 1) }

// from is the first member at this bit or behind it.
func (c *Crowd) from(bit uint) Who {
	w := bit / 64
	if w >= uint(len(c)) {
		return Nobody
	}
	word := c[w] & (^uint64(0) << (bit % 64))
	if word == 0 && c.few() { // as in most fights
		return Nobody
	}
	for ; ; word = c[w] {
		if word != 0 {
			return memberAt(int(w)*64 + bits.TrailingZeros64(word))
		}
		if w++; w == uint(len(c)) {
			return Nobody
		}
	}
}

// Kth returns the k-th member, counted from 0, or Nobody.
func (c *Crowd) Kth(k int) Who {
	i := c.First()
	for ; k > 0 && i != Nobody; k-- {
		i = c.After(i)
	}
	return i
}

// And returns the members of both sets.
func (c Crowd) And(d Crowd) Crowd {
	for i := range c {
		c[i] &= d[i]
	}
	return c
}

// Or returns the members of either set.
func (c Crowd) Or(d Crowd) Crowd {
	for i := range c {
		c[i] |= d[i]
	}
	return c
}

// Without returns the members of c that are not in d.
func (c Crowd) Without(d Crowd) Crowd {
	for i := range c {
		c[i] &^= d[i]
	}
	return c
}
