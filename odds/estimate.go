package odds

import (
	"cmp"
	"math/big"
	"slices"

	"fray/table"
)

// estimate turns outcomes into chances.
type estimate struct {
	scale
	found []*outcome
	cast  *table.Cast
	book  *table.Book
	game  table.Game
	// called are the names of those whose ids were asked for.
	called map[string]string
	names  map[mark]string
	deeds  map[use]string
	// aimed is the option's target as it is described: what is no combatant has its name from there.
	who   table.Who
	aimed string
}

// id is the combatant's id. Rulesets may attack things too, whose numbers are not those of combatants: the option's own
// target has the name by which the option is described, and others have none.
func (r *estimate) id(who table.Who) string {
	switch {
	case who >= 0:
		id := r.cast.Combatants[who].ID
		r.called[id] = r.cast.Called(who)
		return id
	case who == r.who && who != table.Nobody && r.aimed != "":
		return r.aimed
	default:
		return "something"
	}
}

// chanceOf is the chance of what holds of the outcome.
func (r *estimate) chanceOf(holds func(o *outcome) bool) Chance {
	sum := new(big.Int)
	for _, o := range r.found {
		if holds(o) {
			sum.Add(sum, &o.weight)
		}
	}
	return r.chance(sum)
}

// pair is an attack without its end.
type pair struct {
	who, target table.Who
	nth         int16
}

func (a attack) pair() pair { return pair{a.who, a.target, a.nth} }

// attacks lists every attack that may come: those of the actor first, then in the order in which they came up.
func (r *estimate) attacks(actor table.Who) []Attack {
	ends := newSums[attack]()
	var pairs []pair
	for _, o := range r.found {
		for _, a := range o.attacks {
			if !slices.Contains(pairs, a.pair()) {
				pairs = append(pairs, a.pair())
			}
			ends.add(a, &o.weight)
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int {
		return cmp.Compare(flag(b.who == actor), flag(a.who == actor))
	})
	slices.SortFunc(ends.keys, func(a, b attack) int {
		return cmp.Or(cmp.Compare(flag(a.hit), flag(b.hit)), cmp.Compare(a.degree, b.degree))
	})
	var out []Attack
	for _, p := range pairs {
		out = append(out, r.attack(p, ends))
	}
	return out
}

func (r *estimate) attack(p pair, ends *sums[attack]) Attack {
	out := Attack{Who: r.id(p.who), Target: r.id(p.target), Nth: int(p.nth) + 1}
	made, hit := new(big.Int), new(big.Int)
	for _, a := range ends.keys {
		if a.pair() != p {
			continue
		}
		w := ends.of(a)
		made.Add(made, w)
		if a.hit {
			hit.Add(hit, w)
		}
		out.Degrees = append(out.Degrees, Degree{Hit: a.hit, Degree: int(a.degree), Name: r.game.Degree(int(a.degree)), Chance: r.chance(w)})
	}
	out.Made, out.Hit = r.chance(made), r.chance(hit)
	return out
}
