// Package odds says what an option of an open question will come to before it is taken.
//
// It takes the option on a copy of the game and then has every roll fall in every way in turn, each with its exact weight,
// until the beat comes to rest or the combatant that acts is asked for the next action. Later questions, such as whether to dodge, are
// answered by a policy that is stated. Dice that have fallen already stay as they are, and dice of the seed that will
// fall are never looked at. Where there are too many ways, it samples, says so, and gives 95 % intervals.
//
// Chances are whole weights out of a whole total, in math/big; floats are made of them where they are presented.
package odds
