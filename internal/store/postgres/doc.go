// Package postgres stores the tables of a server in a PostgreSQL database, in the first schema of its search path. The schema must
// be empty at first, or belong to fray. PostgreSQL 13 or newer is needed.
//
// One server at a time owns the database ([Open], [owner]), or several share it ([Join], [Member]): then each change of a table needs
// the lease of the table ([fence]). Every change is one transaction that begins with the row of its table, so that
// changes of one table wait for each other and changes of different tables do not. PostgreSQL lets transactions that commit at
// the same time share a wait for the disk.
//
// The Go code of the queries is made by sqlc (make generate) from query/queries.sql and the migrations. TestQueriesFresh says when it is old.
package postgres

//go:generate go tool -modfile=../../../tools/sqlc.mod sqlc generate
