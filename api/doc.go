// Package api is what a fray server and its clients say to each other: the JSON of every request and answer. It knows no
// ruleset; everything about a fight comes as [table.View], [table.Choice] and lines of text.
package api
