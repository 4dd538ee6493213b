package surge

import "fray/table"

// stuntWorth is the chance to hit and to win the opposed check times what the best benefit takes. It counts nothing that cannot be
// worth more than least.
func (g *Game) stuntWorth(a table.Who, o table.Option, least int) int {
	i, on := int(o.Item)-1, o.Who
	if on < 0 || !g.foes(a, on) || !g.standing(on) || g.units[on].cond.has(condStunned) || g.tightens(a, on, i) {
		return 0
	}
	d := g.deed(a, i)
	first, second := resistFortitude, resistReflex
	if d.reach.social() {
		first = resistWill
	}
	hard := manner(o.Mode) == modeHardStunt
	penalty := 1
	if hard {
		penalty = 2
	}
	hit := g.hitChance(a, on, d, penalty)
	if hit*mostOfStunt/20 <= least {
		return 0
	}
	var won ways
	won.compare(g.rankOf(a, g.deedTrait(a, i)) - max(g.resist(on, first), g.resist(on, second)))
	if hit*(won.most/400)/20 <= least {
		return 0
	}
	sum, x := 0, g.benefitsOn(a, on, i, hard)
	for k, n := range won.by {
		w, _ := x.best(k + 1)
		sum += n * w
	}
	return hit * (sum / 400) / 20
}

// mostOfStunt is at least what the best benefit of a Stunt takes.
const mostOfStunt = 110

// ways are in how many of the 400 ways that two d20s fall an opposed check is won by each degree; higher ones bring no more than the
// third. Most is at least what the benefits take in all of them.
type ways struct {
	by   [3]int
	most int
}

// compare works them out for ranks that differ by gap.
func (x *ways) compare(gap int) {
	x.most = 0
	for k := range x.by {
		last := 5*k + 4 - gap
		if k == 2 {
			last = 19
		}
		x.by[k] = max(0, waysUpTo(last)-waysUpTo(5*k-1-gap))
		x.most += x.by[k] * [3]int{65, 65, mostOfStunt}[k]
	}
}

// waysUpTo is in how many of the 400 ways that two d20s fall the first exceeds the second by diff at most.
func waysUpTo(diff int) int {
	switch {
	case diff < -19:
		return 0
	case diff < 0:
		return (20 + diff) * (21 + diff) / 2
	default:
		diff = min(diff, 19)
		return 400 - (19-diff)*(20-diff)/2
	}
}
