// Package recordfile keeps records of fights in files. A fight can be resumed from its record after a crash at any moment.
//
// Records are append-only. Create writes the header to a temporary file and renames it. Every later line is on disk before
// the player sees its effect. Open removes an incomplete last line. A lock keeps a second process from writing.
package recordfile
