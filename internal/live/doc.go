// Package live runs one encounter that people and bots play: who sits where, what is waited for, standing answers, and
// what each seat may read. Line mode and the screen interface are two faces of a [Table].
//
// A table does nothing by itself. A host calls [Table.Step] (or [Table.Advance]) until a person is asked, dice are waited
// for or the fight is over, and puts in what the person says. One goroutine at a time may use it.
package live
