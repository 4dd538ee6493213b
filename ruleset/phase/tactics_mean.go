package phase

import "math/bits"

// chance returns in how many of 216 throws of 3d6 the total is at least this. 18 always succeeds and 3 always fails
// (phase.attack.natural).
func chance(least int) int {
	atLeast := [...]int{215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1} // for 4 to 18
	return atLeast[min(max(least, 4), 18)-4]
}

// atMost returns in how many of 216 throws of 3d6 the total is at most this: a skill check.
func atMost(number int) int { return chance(21 - min(max(number, 3), 17)) }

// excess returns the mean of what a total has beyond a number, in tenths, for a total with this mean and deviation in
// tenths. It takes the total as normally distributed, which is close for three dice and more.
func excess(mean, deviation, beyond int) int {
	if deviation == 0 {
		return max(0, mean-beyond)
	}
	// what a standard normal value has on average beyond -2, -1.5, ... 2, in ten thousandths
	parts := [...]int{85, 293, 833, 1978, 3989, 6978, 10833, 15293, 20085}
	z := (mean - beyond) * 100 / deviation // hundredths of a deviation
	switch {
	case z <= -200:
		return 0
	case z >= 200:
		return mean - beyond
	}
	at := (z + 200) / 50
	share := parts[at] + (parts[at+1]-parts[at])*((z+200)%50)/50
	return deviation * share / 10000
}

// root returns the integer square root.
func root(n int) int {
	if n <= 0 {
		return 0
	}
	x := 1 << ((bits.Len(uint(n)) + 1) / 2) // above the root, and less than twice as much
	for y := (x + n/x) / 2; y < x; y = (x + n/x) / 2 {
		x = y
	}
	return x
}

// blow is an attack as tactics see it: its damage classes and kind, and what it rolls on average, in tenths.
type blow struct {
	classes         int
	killing, energy bool
	mean, deviation int // of the STUN of a normal attack, of the BODY of a killing one
}

// blowOf returns an attack with so many damage classes.
func blowOf(arm *attackDef, classes int) blow {
	b := blow{classes: classes, killing: arm.killing, energy: arm.energy}
	dice, part := classes, 0
	if arm.killing {
		dice, part = classes/3, classes%3
	}
	b.mean, b.deviation = 35*dice, root(292*dice)
	switch part {
	case 1:
		b.mean += 10
	case 2:
		b.mean, b.deviation = b.mean+20, root(292*dice+67)
	}
	return b
}

// past returns the mean STUN and BODY that get past defenses, in tenths (phase.damage.defences).
func (b *blow) past(all, resistant int) (stun, body int) {
	if !b.killing {
		return excess(b.mean, b.deviation, 10*all), excess(10*b.classes, root(30*b.classes), 10*all)
	}
	body = excess(b.mean, b.deviation, 10*resistant)
	if resistant < 1 {
		all = 0
	}
	for _, m := range [...]int{1, 1, 2, 3, 4, 5} {
		stun += excess(b.mean*m, b.deviation*m, 10*all)
	}
	return max(stun/6, body), body
}

// thrown returns the mean Knockback in hexes, at least 0 (phase.damage.knockback).
func (b *blow) thrown(resistance int) int {
	if b.killing {
		return max(0, b.mean/10-10-resistance)
	}
	return max(0, b.classes-7-resistance)
}
