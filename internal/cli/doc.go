// Package cli implements the fray command, with one file for each subcommand. The commands parse their arguments, call the
// packages that do the work, and print the result. They know nothing about rules.
package cli
