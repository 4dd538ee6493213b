// Package client plays at a fray server from a Go program: everything that the page of a link can do, by the API that
// /api/openapi.json describes. A [Client] is one link to one table; without a link it finds encounters and starts tables.
//
// A [Client] may be used by several goroutines at once. An error is a [*Refused] where the server said no.
package client
