// Package table is the kernel of fray: the one door through which everything passes that rules do not determine.
//
// Rules code is straight-line Go. Where a rule says that somebody chooses it calls [Table.Choose], where dice are rolled
// [Table.Roll], and where something happened [Table.Say]. Who answers (a person, a bot, a script, a record, a search),
// where the dice come from (a seed, a person's hand, every outcome in turn) and who listens is the business of a host.
//
// A [Session] is the host for players: it plays to the next open question or roll, takes the input, and can undo it. A record
// ([ReadRecord], [Replay]) is the list of inputs, with a chain of hashes that proves it.
//
// The laws of the core, cited in comments as "law n":
//
//  1. Nothing in rules code is nondeterministic but through the door: no clock, map order, float, goroutine, or global that changes.
//  2. All state at a resting point is plain data in the [Game]; nothing is kept on a Go stack between beats.
//  3. Listed means accepted, and accepted means listed: a [Question] is the single definition of legality.
//  4. A beat with the same state, answers and dice has the same result and says the same events.
//  5. Listing options and rolling dice allocates nothing; with no listener no event is built.
//  6. What a seat may not see is absent from what it is given.
package table
