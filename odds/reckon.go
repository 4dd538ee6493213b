package odds

import (
	"cmp"
	"math/big"
	"slices"

	"fray/table"
)

// reckoning turns outcomes into chances.
type reckoning struct {
	scale
	found []*outcome
	cast  *table.Cast
	book  *table.Book
	game  table.Game
	names map[mark]string
}

// id is the combatant's id, or "".
func (r *reckoning) id(who int16) string {
	if who < 0 {
		return ""
	}
	return r.cast.Combatants[who].ID
}

// chanceOf is the chance of what holds of the outcome.
func (r *reckoning) chanceOf(holds func(o *outcome) bool) Chance {
	sum := new(big.Int)
	for _, o := range r.found {
		if holds(o) {
			sum.Add(sum, &o.weight)
		}
	}
	return r.chance(sum)
}

// pair is an attack without its end.
type pair struct{ who, whom, nth int16 }

func (a attack) pair() pair { return pair{a.who, a.whom, a.nth} }

// attacks lists every attack that may come: those of the actor first, then in the order in which they came up.
func (r *reckoning) attacks(actor int16) []Attack {
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

func (r *reckoning) attack(p pair, ends *sums[attack]) Attack {
	out := Attack{Who: r.id(p.who), Whom: r.id(p.whom), Nth: int(p.nth) + 1}
	made, hit := new(big.Int), new(big.Int)
	grader, _ := r.game.(Grader)
	for _, a := range ends.keys {
		if a.pair() != p {
			continue
		}
		w := ends.of(a)
		made.Add(made, w)
		if a.hit {
			hit.Add(hit, w)
		}
		d := Degree{Hit: a.hit, Degree: int(a.degree), Chance: r.chance(w)}
		if grader != nil {
			d.Name = grader.Degree(d.Degree)
		}
		out.Degrees = append(out.Degrees, d)
	}
	out.Made, out.Hit = r.chance(made), r.chance(hit)
	return out
}

// effects lists what becomes of everybody to whom anything may happen, in the order of the cast.
func (r *reckoning) effects() []Effect {
	harm, heal, down := map[int16]*sums[int]{}, map[int16]*sums[int]{}, newSums[int16]()
	var who []int16
	for _, o := range r.found {
		for _, h := range o.hurts {
			if harm[h.who] == nil {
				harm[h.who], heal[h.who] = newSums[int](), newSums[int]()
				who = append(who, h.who)
			}
			harm[h.who].add(int(h.harm), &o.weight)
			heal[h.who].add(int(h.heal), &o.weight)
			if h.fell {
				down.add(h.who, &o.weight)
			}
		}
	}
	slices.Sort(who)
	var out []Effect
	for _, w := range who {
		out = append(out, Effect{Who: r.id(w), Damage: r.mean(harm[w]), Harm: r.shares(harm[w]), Healed: r.mean(heal[w]),
			Heal: r.shares(heal[w]), Down: r.chance(down.of(w))})
	}
	return out
}

// shares is the whole distribution of a number that is 0 where nothing happened; nil if it is always 0.
func (r *reckoning) shares(s *sums[int]) []Share {
	if rest := new(big.Int).Sub(r.total, s.all()); rest.Sign() > 0 {
		s.add(0, rest)
	}
	slices.Sort(s.keys)
	if len(s.keys) == 1 && s.keys[0] == 0 {
		return nil
	}
	var out []Share
	for _, v := range s.keys {
		out = append(out, Share{v, r.chance(s.of(v))})
	}
	return out
}

// reactions lists what is used, by combatant, the most likely first.
func (r *reckoning) reactions() []Reaction {
	sum := newSums[use]()
	for _, o := range r.found {
		for _, u := range o.uses {
			sum.add(u, &o.weight)
		}
	}
	slices.SortFunc(sum.keys, func(a, b use) int {
		return cmp.Or(cmp.Compare(a.who, b.who), sum.of(b).Cmp(sum.of(a)), cmp.Compare(a.verb, b.verb))
	})
	var out []Reaction
	for _, u := range sum.keys {
		out = append(out, Reaction{r.id(u.who), r.book.Verbs[u.verb], r.chance(sum.of(u))})
	}
	return out
}

// marks lists the conditions that may come, by combatant.
func (r *reckoning) marks() []Mark {
	sum := newSums[mark]()
	for _, o := range r.found {
		for _, m := range o.marks {
			sum.add(m, &o.weight)
		}
	}
	slices.SortFunc(sum.keys, func(a, b mark) int {
		return cmp.Or(cmp.Compare(a.who, b.who), cmp.Compare(a.n, b.n))
	})
	var out []Mark
	for _, m := range sum.keys {
		out = append(out, Mark{r.id(m.who), r.names[m], r.chance(sum.of(m))})
	}
	return out
}
