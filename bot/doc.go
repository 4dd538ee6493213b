// Package bot holds computer players: they answer a [table.Question] with one of its listed options.
//
// A [Player] keeps no state: its answer depends only on the game, the question and the random numbers it gets. So a fight
// with the same seed is played the same way in a simulation, at a table, and after a resume or an undo.
package bot
