// Package server is the table in the browser and by API: pages, forms that work without script, JSON, and server-sent
// events, over the rooms of a [room.Hall].
//
// A link is its token: 128 random bits in the path of a page or as a bearer of the API, of which the hall keeps the hash
// alone. There are no cookies and no accounts. What comes in is bounded before it is looked at (guard.go): its size, its
// rate by address and by link, its origin if it changes anything. What goes out is never waited for by anybody else: a
// stream (stream.go) that is slow misses steps, and one that is dead is cut off. Logs hold no token, no note and no address.
package server
