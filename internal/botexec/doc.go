// Package botexec lets programs of users play: a [Bot] starts a program, writes each question to it as one line of JSON, and reads the
// key of a choice as one line of JSON. docs/bots.md describes the lines. Hosts that run on the user's own machine find all their bots
// here by name; a server never does, because a name of a program is a command: only its host names programs, as [Remote] bots.
package botexec
