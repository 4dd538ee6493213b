// Package api defines the JSON of every request and answer between a fray server and its clients. It depends on no ruleset:
// everything about a fight is expressed as [table.View], [table.Choice] and lines of text.
package api

// Root is the beginning of the paths of the API: that of the operation state is Root + "/state".
const Root = "/api/v1"
