// Package sqlite keeps the tables of a server in one SQLite database in its data folder, without anything to set up.
//
//	fray.db       the database; fray.db-wal and fray.db-shm beside it belong to it while a server runs
//	fray.lock     held by the server that works here
//
// Everything that writes goes through one goroutine with one connection ([writer]). What has come while it waited for the
// disk is written next in one transaction, so that many tables share one wait. Reading has connections of its own, which
// never wait for writing.
package sqlite
