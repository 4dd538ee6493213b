// Package places says in words where things are on a map of cells, and where choices lead: people read "3 spaces north-east, next to
// Kestrel" and need no coordinates. A map of areas has names for its places.
package places
