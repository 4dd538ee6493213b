package odds

import (
	"math/big"
	"slices"
	"strings"

	"fray/table"
)

// pairing is a combatant that is tested, and its opponent.
type pairing struct{ who, target table.Who }

// test is a check by its rule.
type test struct {
	pairing
	rule table.Rule
}

// match is a check with the weights of its ends.
type match struct {
	pairing
	id, name  string // of the rule
	won, lost *big.Int
}

// merged makes one match of those of the same two that a ruleset tells by one rule when the first wins and by another when the
// first loses. It has the names of the rules of winning.
func merged(all []match) []match {
	var out []match
	var done []pairing
	for _, m := range all {
		wins, losses := oneSided(all, m.pairing)
		sided := m.won.Sign() == 0 || m.lost.Sign() == 0
		switch {
		case !sided || len(wins) == 0 || len(losses) == 0:
			out = append(out, m)
		case !slices.Contains(done, m.pairing):
			done = append(done, m.pairing)
			out = append(out, together(wins, losses))
		}
	}
	return out
}

// oneSided returns the matches of two that are always won, and those that are always lost.
func oneSided(all []match, p pairing) (wins, losses []match) {
	for _, m := range all {
		switch {
		case m.pairing != p:
		case m.lost.Sign() == 0:
			wins = append(wins, m)
		case m.won.Sign() == 0:
			losses = append(losses, m)
		}
	}
	return wins, losses
}

// together adds matches up. They are named in the order of their rules' ids, whichever came up first: so what is exact and what is sampled
// have the same names.
func together(wins, losses []match) match {
	slices.SortFunc(wins, func(a, b match) int { return strings.Compare(a.id, b.id) })
	sum := match{pairing: wins[0].pairing, id: wins[0].id, won: new(big.Int), lost: new(big.Int)}
	var names []string
	for _, m := range wins {
		name, _, _ := strings.Cut(m.name, ":") // "Tumble Through: success"
		names = append(names, name)
		sum.won.Add(sum.won, m.won)
	}
	for _, m := range losses {
		sum.lost.Add(sum.lost, m.lost)
	}
	sum.name = strings.Join(names, " or ")
	return sum
}
