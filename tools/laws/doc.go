// Package laws reads the source of the core packages and refuses what the laws of the core (see package table) forbid:
// floats, ranges over a map whose order is not put right by a sort, goroutines and channels, package variables, and
// imports that bring a clock, chance or the world in, or that run against the arrows of docs/design.md.
//
// It is a test's tool; the test beside it runs it over the tree.
package laws
