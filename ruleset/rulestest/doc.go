// Package rulestest runs scenarios: cases that prove rules. A case is an encounter, a script of answers and dice, and
// the expected outcome. Dice are strictly scripted: a missing, leftover or impossible die fails the case, and so does an
// answer to a question that was not asked. Failures show what was open, so that the script can be corrected at once.
//
// It serves both go test and fray check, and stands outside the core: no ruleset imports it.
package rulestest
