package odds

import (
	"cmp"
	"math/big"
	"slices"

	"fray/table"
)

// reactions lists what is used, by combatant, the most likely first.
func (r *estimate) reactions() []Reaction {
	sum := newSums[use]()
	for _, o := range r.found {
		for _, u := range o.uses {
			sum.add(u, &o.weight)
		}
	}
	slices.SortFunc(sum.keys, func(a, b use) int {
		return cmp.Or(cmp.Compare(a.who, b.who), sum.of(b).Cmp(sum.of(a)), cmp.Compare(a.verb, b.verb), cmp.Compare(a.item, b.item), cmp.Compare(a.target, b.target))
	})
	var out []Reaction
	for _, u := range sum.keys {
		out = append(out, Reaction{r.id(u.who), r.book.VerbName(u.verb), r.book.Text(r.book.VerbRow(u.verb).Rule).ID, r.deeds[u], r.chance(sum.of(u))})
	}
	return out
}

// marks lists the conditions that may come, by combatant.
func (r *estimate) marks() []Mark {
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

// contests lists the contests that may come, in the order in which they came up.
func (r *estimate) contests() []Contest {
	won, lost := newSums[test](), newSums[test]()
	for _, o := range r.found {
		for _, c := range o.tests {
			m := test{pairing{c.who, c.target}, c.rule}
			won.add(m, new(big.Int))
			if c.won {
				won.add(m, &o.weight)
			} else {
				lost.add(m, &o.weight)
			}
		}
	}
	all := make([]match, 0, len(won.keys))
	for _, m := range won.keys {
		all = append(all, match{m.pairing, r.book.Text(m.rule).ID, r.book.Text(m.rule).RollTitle(), won.of(m), lost.of(m)})
	}
	var out []Contest
	for _, m := range merged(all) {
		target := ""
		if m.target != table.Nobody {
			target = r.id(m.target)
		}
		out = append(out, Contest{r.id(m.who), target, m.id, m.name, r.chance(m.won), r.chance(m.lost)})
	}
	return out
}
