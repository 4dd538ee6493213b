// Package server serves tables to browsers and programs: pages, forms that work without JavaScript, JSON, and server-sent
// events, on top of the rooms of a [room.Registry].
//
// A link is a token of 128 random bits, in the path of a page or as a bearer token of the API. The server stores only its
// hash. There are no cookies and no accounts. Every request is limited before it is processed (guard.go): its size, its rate
// by address and by link, and its origin if it changes anything. A slow client delays nobody else: a slow stream (stream.go)
// misses states, and a dead one is cut off. Logs contain no tokens, notes or addresses.
package server
