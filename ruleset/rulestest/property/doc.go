// Package property holds the laws of every ruleset in random legal play: exactly what is listed is accepted, the state is
// sound after every beat, hosts agree, copies, branches and undo lead to the same states as the fight itself, records
// replay. A ruleset brings a generator of encounters and the faults that its state must not have; [Check] does the rest.
// [Scenarios] and [Pinned] compare what a ruleset shows with golden files.
//
// It is for the tests of the rulesets, with pgregory.net/rapid, and stands outside the core.
package property
