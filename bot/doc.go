// Package bot holds players that are no people: they answer a [table.Question] with one of its listed options.
//
// A [Player] keeps no state of its own: the game, the question and the random numbers it is handed are all it looks at. So the same fight
// with the same seed is played alike in a simulation, at a table, and after it was resumed or taken back.
package bot
