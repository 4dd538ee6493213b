package odds

import (
	"math/big"
	"slices"

	"fray/table"
)

// effects lists what happens to each combatant, in the order of the cast.
func (r *estimate) effects() []Effect {
	harm, heal, down := map[table.Who]*sums[int]{}, map[table.Who]*sums[int]{}, newSums[table.Who]()
	var who []table.Who
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
		out = append(out, Effect{
			Who: r.id(w), Damage: r.mean(harm[w]), Harm: r.shares(harm[w]), Healed: r.mean(heal[w]),
			Heal: r.shares(heal[w]), Down: r.chance(down.of(w)),
		})
	}
	return out
}

// shares is the whole distribution of a number that is 0 where nothing happened; nil if it is always 0.
func (r *estimate) shares(s *sums[int]) []Share {
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
