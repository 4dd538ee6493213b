// Package line plays a fight in plain lines of text. It prints the log and the open question, and reads one line. It works
// through a pipe, with a screen reader, and on any terminal.
package line
