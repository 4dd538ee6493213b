// Package seating assigns players and bots to the seats of a fight, and gives the answers that no player types: those of
// bots, and standing answers.
package seating
