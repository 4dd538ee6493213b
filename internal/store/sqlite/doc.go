// Package sqlite stores the tables of a server in one SQLite database in its data folder. It needs no setup.
//
//	fray.db       the database; while a server runs, fray.db-wal and fray.db-shm belong to it
//	fray.lock     locked by the running server
//
// One goroutine with one connection does all writing ([writer]). Changes that arrive while it waits for the disk are written
// next in one transaction, so that many tables share one wait. Readers use separate connections and never wait for writers.
//
// The Go code of the queries is made by sqlc (make generate) from query/queries.sql and the migrations. TestQueriesFresh says when it is old.
package sqlite

//go:generate go tool -modfile=../../../tools/sqlc.mod sqlc generate
