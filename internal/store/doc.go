// Package store says how tables are kept, so that a server can be killed at any moment and go on where it was.
//
// A table is a row of facts about it, the links that lead to it, and the record of its fight, line by line. The record is
// the truth of the fight: it is only ever appended to, and nothing else of a fight is stored. The drivers are packages
// beside this one (sqlite); all of them pass the one suite of storetest.
//
// What holds for every method of every driver:
//
//  1. What a call wrote is on the disk when it returns nil. After a kill or a loss of power it is still there.
//  2. A call that returns an error has changed nothing that anybody will read from this store. (If the disk itself failed
//     in the middle, a line may turn up after a restart that was never acknowledged; never half of one.)
//  3. A context that ends before the call's turn has come withdraws the call. Once it is being written the call waits for
//     the outcome, which the disk decides in milliseconds: so 2 holds for contexts too.
//  4. Methods may be called from many goroutines. What is returned belongs to the caller, and what is given is not kept.
//  5. Nobody here looks at a clock: times are handed in, and are kept to the millisecond, in UTC.
package store
