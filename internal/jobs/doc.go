// Package jobs shares long computations out among processes on any number of machines. What they share is a PostgreSQL database.
//
// A job is data: a specification (JSON), a number of units, such as fights, and the fingerprint of the program that may compute it. It is
// cut into shards, ranges of units. A worker takes a shard, computes it, and stores its tally, bytes that the owner of the specification can
// add up. This package knows nothing of what is computed.
//
// Guarantees:
//
//  1. The tally of every shard is stored once: in the transaction that stores it the shard had none, and the job counts its units.
//  2. A shard is computed by a program with the job's fingerprint. Others leave it alone.
//  3. A shard whose worker was killed is computed by another one within seconds. What the killed one computed is lost, or stored whole.
//  4. A job that was interrupted or cancelled keeps its tallies. It can be resumed from any machine.
//
// The queries that look into River's own table are beside their code, because sqlc does not know it.
//
// River carries the shards to workers (a queue for each fingerprint, at most so many at a time), tries again what failed, and
// shuts down in order. The row of a shard is the truth about it, so a shard that River delivers twice does no harm.
//
// The Go code of the queries is made by sqlc (make generate) from query/queries.sql and the migrations of the store. TestQueriesFresh says when
// it is old.
package jobs

//go:generate go tool -modfile=../../tools/sqlc.mod sqlc generate
