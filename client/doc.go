// Package client plays at a fray server from a Go program. It can do everything that a table's page can do, through the API
// that /api/v1/openapi.json describes. A [Client] holds one link to one table; without a link it can list encounters and start
// tables.
//
// A [Client] is safe for concurrent use. Its methods return a [*Refused] when the server refuses a request; [Code] says why, as
// one of the codes of package api.
package client
