// Package rulestest runs scenarios: cases that prove rules. A case is an encounter, a script of answers and dice, and
// what must come of it. Dice are strictly scripted: a missing, leftover or impossible one fails the case, as does an
// answer that nobody asked for. Failures say what was open, so that the script can be mended at once.
//
// It serves both go test and fray check, and stands outside the core: nothing of the rulesets imports it.
package rulestest
