// Package laws is a test of the source. It refuses what the laws of the core (see package table) forbid in core
// packages: floats, ranges over a map without a sort, goroutines and channels, package variables but for constant tables, and imports of
// clocks, random numbers or the operating system, or against the import order of docs/design.md. It also keeps retired
// words out of all source and documents.
package laws
