// Package room is one live table for many links: a fight that players play from anywhere, with bots in the other seats, kept in
// a store.
//
// A [Registry] has all tables of a server. A [Room] is one of them: it takes one input after the other, and stores each before
// anyone sees its results. A [Viewer] is the holder of a link: nothing that its seat may not know is in what it gets, refusals
// included. A [Watch] says that something has changed, never what: a slow client misses steps in between and holds up nobody.
//
// A table opens from a snapshot, and continues from one after the rules have changed
// (docs/decisions/0019-snapshots-and-upgrades.md).
package room
