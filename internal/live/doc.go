// Package live runs one encounter for players and bots at one terminal: the seating, the open question, standing answers,
// the log, and the record. Line mode and the screen both use a [Table].
//
// A table does nothing by itself. The host calls [Table.Step] or [Table.Advance] until a player has to answer, dice have to
// be typed, or the fight is over, and then passes on the player's input. One goroutine at a time may use a table.
package live
