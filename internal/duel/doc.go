// Package duel is the smallest ruleset there is, for the kernel's own tests and benchmarks: four fighters against six
// goblins on twenty by twenty squares with pillars. It plays by the same rules and the same policies as the hand-written
// yardstick bench/duel of the project, which has no abstraction in it at all, so that the price of the kernel can be read
// off as a ratio.
//
// The rules: initiative is d20 and a bonus; a turn has six squares of movement, which may be split, and one attack;
// diagonals cost one; combatants and pillars block; leaving an enemy's reach draws one attack of opportunity from each
// enemy in a round (it comes back at that enemy's own turn); an attack is d20 and a bonus against armor, 1 misses, 20
// hits and doubles the dice; at 0 hit points a combatant is out; a side without combatants has lost, and after 200 rounds
// it is a draw.
//
// A decision is one answer: move to a cell, attack, or end. Once the attack and all movement are spent, the turn ends
// without one. With [Setup.Ask] the attacks of opportunity are asked too, so that one move is several questions.
//
// # Comparing with the yardstick
//
// On the same machine, one after the other, with nothing else running:
//
//	cd bench/duel && go run . -policy greedy -impl straight -n 20000
//	cd bench/duel && go run . -policy random -impl straight -n 20000
//	go test ./internal/duel -run '^$' -bench 'Greedy|Random' -count 5
//
// Compare its decisions/s with ours. The checksum beside ours must not change from run to run, and if it differs from
// what TestChecksum has pinned, it is not the same work any more. TestAgrees holds our fights against the figures of the
// yardstick: wins, rounds and decisions a fight within two standard errors.
package duel
