// Package room is one live table for many links: a fight that people play from wherever they are, with bots in the seats
// that they leave, kept in a store.
//
// A [Registry] has all tables of a server. A [Room] is one of them: everything that is put in goes through it, one thing after
// the other, and is on the disk before anybody sees what came of it. A [Viewer] is which audience see and whose hand moves;
// nothing that its seat may not know is in what it is given, refusals included. A [Watch] is told that something has
// changed, never what: whoever is slow misses steps in between, and holds up nobody.
package room
