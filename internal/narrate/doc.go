// Package narrate turns the events of a fight into text and totals for one seat: the log in sentences, rolls die by die,
// each combatant's deeds, and the luck of its dice. It leaves out events that the seat may not know. The terminal and the
// server both use it, so that a screen, a line and a browser show the same words.
package narrate
