// Package control lets the host speak to a server that is running: by a socket in the data folder, which only the user that
// the server runs as can open. That user can read the database too, so it asks for no other proof.
//
//	POST /links  {"table": "ID"}  a new link of the game master of that table: an [api.Link]
package control
