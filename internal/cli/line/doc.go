// Package line plays a fight by plain lines of text: what happened is printed, what is asked is printed, and one line is
// read. So it works through a pipe, with a screen reader and on any terminal.
package line
