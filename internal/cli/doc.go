// Package cli is the command fray: one file a subcommand. The commands read their arguments, call the packages that do the
// work, and print; they decide nothing about rules.
package cli
