package flank

import (
	"fray/ruleset/total"
	"fray/table"
)

// Bots are offered one skill by which they recall something about a foe: the best.

// bestLore is the skill by which a combatant recalls most.
func (g *Game) bestLore(a table.Who) skill {
	boosted := g.boosted(a)
	best, most := skillExpertise, g.lore(a, skillExpertise, boosted)
	for k := skillLiteracy; k <= skillSchooling; k++ {
		if n := g.lore(a, k, boosted); n > most {
			best, most = k, n
		}
	}
	return best
}

// lore is a combatant's bonus on a skill, but for what counts for all of them alike. Boosted are the numbers on which it has a bonus.
func (g *Game) lore(a table.Who, k skill, boosted number) int {
	n := int(g.sheets[a].skills[k])
	if boosted&toSkill(k) != 0 {
		var s total.Sum
		g.addLasting(&s, a, toSkill(k))
		n += s.Total()
	}
	return n
}

// boosted returns the numbers on which a combatant has a bonus that lasts.
func (g *Game) boosted(who table.Who) number {
	var of number
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.do == lastingBonus {
			of |= e.nums
		}
	}
	return of
}
