// Package store defines how tables are stored, so that a server can be killed at any moment and resume where it was.
//
// A table consists of a row of facts, its links, the record of its fight, line by line, and snapshots of its state. The
// record is the truth about the fight and is only ever appended to. Snapshots are a cache: they can be lost at any time.
// Drivers are subpackages (sqlite). All of them pass the conformance suite in storetest.
//
// Guarantees of every method of every driver:
//
//  1. When a call returns nil, its changes are on the disk. They survive a kill and a loss of power.
//  2. A call that returns an error has changed nothing that a reader of this store will see. (If the disk itself fails in
//     the middle, a line that was never acknowledged may appear after a restart, but never half a line.)
//  3. A context that ends while the call is queued cancels the call. Once writing has begun, the call waits for the result,
//     which takes milliseconds. So guarantee 2 holds for contexts too.
//  4. Methods are safe for concurrent use. Callers own what is returned; the store does not keep what it is given.
//  5. The store never reads a clock. Callers pass times, which are stored in milliseconds and returned in UTC.
package store
