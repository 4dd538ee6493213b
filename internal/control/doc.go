// Package control lets the host talk to a running server through a socket in the data folder. Only the operating system user
// that the server runs as can open the socket. That user can read the database too, so no other proof is needed.
//
//	POST /links  {"table": "ID"}  issues a new GM link for that table and answers with an [api.Link]
package control
