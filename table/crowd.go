package table

import "math/bits"

// MaxCrowd is how many combatants and things a [Crowd] can hold: the most that a fight may have.
const MaxCrowd = 256

// Crowd is a set of combatants and things by their indices in the cast, without allocation. The zero value is empty, and
// two crowds are equal if they hold the same.
type Crowd [MaxCrowd / 64]uint64

// Just returns the set of one member.
func Just(i int16) Crowd {
	var c Crowd
	c.Add(i)
	return c
}

// Add puts a member into the set.
func (c *Crowd) Add(i int16) { c[uint(i)/64] |= 1 << (uint(i) % 64) }

// Drop takes a member out of the set.
func (c *Crowd) Drop(i int16) { c[uint(i)/64] &^= 1 << (uint(i) % 64) }

// Has reports whether i is in the set; Nobody never is.
func (c *Crowd) Has(i int16) bool { return i >= 0 && c[uint(i)/64]>>(uint(i)%64)&1 != 0 }

// Empty reports whether the set has no member.
func (c *Crowd) Empty() bool { return *c == Crowd{} }

// Count returns the number of members.
func (c *Crowd) Count() int {
	n := 0
	for _, word := range c {
		n += bits.OnesCount64(word)
	}
	return n
}

// First returns the lowest member, or Nobody.
func (c *Crowd) First() int16 { return c.After(Nobody) }

// After returns the lowest member above i, or Nobody: with First it walks through the set in order.
func (c *Crowd) After(i int16) int16 {
	i++
	for w := int(i) / 64; w < len(c); w++ {
		word := c[w]
		if w == int(i)/64 {
			word &= ^uint64(0) << (uint(i) % 64)
		}
		if word != 0 {
			return int16(w*64 + bits.TrailingZeros64(word))
		}
	}
	return Nobody
}

// Kth returns the k-th member, counted from 0, or Nobody.
func (c *Crowd) Kth(k int) int16 {
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
