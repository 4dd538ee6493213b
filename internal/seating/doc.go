// Package seating is who plays the seats of a fight, and what they answer when no person does: bots, and the standing answers
// that people have given.
package seating
