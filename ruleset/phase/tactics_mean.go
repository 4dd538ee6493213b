package phase

import (
	"math/bits"

	"fray/table"
)

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

// blow is an attack as tactics see it: its damage classes and kind.
type blow struct {
	classes         int
	killing, energy bool
}

// blowOf returns an attack with so many damage classes.
func blowOf(arm *attackDef, classes int) blow { return blow{classes, arm.killing, arm.energy} }

// mean returns what a blow rolls on average, in tenths, and the variance in hundredths: the STUN of a normal attack, the BODY of a
// killing one.
func (b blow) mean() (mean, variance int) {
	dice, part := b.classes, 0
	if b.killing {
		dice, part = b.classes/3, b.classes%3
	}
	switch part {
	case 1:
		return 35*dice + 10, 292 * dice
	case 2:
		return 35*dice + 20, 292*dice + 67
	default:
		return 35 * dice, 292 * dice
	}
}

// past returns the mean STUN and BODY that get past defenses, in tenths (phase.damage.defences).
func (b blow) past(all, resistant int) (stun, body int) {
	mean, variance := b.mean()
	deviation := root(variance)
	if !b.killing {
		return excess(mean, deviation, 10*all), excess(10*b.classes, root(30*b.classes), 10*all)
	}
	body = excess(mean, deviation, 10*resistant)
	if resistant < 1 {
		all = 0
	}
	for _, m := range [...]int{1, 1, 2, 3, 4, 5} {
		stun += excess(mean*m, deviation*m, 10*all)
	}
	return max(stun/6, body), body
}

// thrown returns the mean Knockback in hexes, at least 0 (phase.damage.knockback).
func (b blow) thrown(resistance int) int {
	if b.killing {
		mean, _ := b.mean()
		return max(0, mean/10-10-resistance)
	}
	return max(0, b.classes-7-resistance)
}

// pasts is what blows get past defenses. It depends on nothing else, and attackers weigh the same few blows again and again.
type pasts [256]struct {
	of         [4]int16 // damage classes, 1 for a killing blow, all defenses, resistant ones
	stun, body int32
}

// past is [blow.past], worked out once.
func (p *pasts) past(b blow, all, resistant int) (stun, body int) {
	of := [4]int16{int16(b.classes), int16(table.Bit(b.killing)), int16(all), int16(resistant)}
	x := &p[uint16(b.classes+5*all+29*resistant)%256]
	if x.of != of {
		stun, body = b.past(all, resistant)
		x.of, x.stun, x.body = of, int32(stun), int32(body)
	}
	return int(x.stun), int(x.body)
}
