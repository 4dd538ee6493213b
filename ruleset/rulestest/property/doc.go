// Package property holds what must be true of every ruleset in any fight, played at random but by the rules: what is
// listed is accepted and nothing else, the state is sound after every beat, hosts agree, copies, branches and undo go
// nowhere else than the fight itself, records replay. A ruleset brings a generator of encounters and what makes its state
// sound; [Check] does the rest.
//
// It is for the tests of the rulesets, with pgregory.net/rapid, and stands outside the core.
package property
