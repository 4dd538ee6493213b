// Package job has simulations as plain data. A [Spec] says what is played: the ruleset, the whole setup, bots by name, the seed and how
// many fights. Any part of it can be played anywhere, and the tallies of parts, which are whole numbers, add up to the same report
// wherever they were played.
package job
