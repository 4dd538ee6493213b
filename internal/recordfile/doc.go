// Package recordfile keeps records of fights in files, so that a crash at any moment leaves one that can be gone on with.
//
// A record is only ever appended to. Its header is written beside it and put in place whole; every later line is on the
// disk before its effect is shown; a last line that was cut off is taken away when the record is opened again; and two
// processes never write to the same record.
package recordfile
