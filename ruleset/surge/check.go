package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// check is one check in the making: who rolls, what rank counts, and what changes it (surge.base.check).
type check struct {
	rule    table.Rule
	who     table.Who
	on      table.Who // the combatant that it is made against, or Nobody
	trait   trait     // whose rank counts
	skill   skill     // of a skill check; noSkill: it is none
	first   before    // the Reaction before the dice, if it has been chosen
	decided bool      // it has been chosen
	up      int       // ranks of Advantage
	down    int       // ranks of Disadvantage, below 0
	plus    int       // what is neither rank nor Advantage: a critical hit, a Fortune Die
	raises  int
	goal    int               // the DC, where the one who rolls knows it; 0: it does not
	enough  int               // the degree beyond which nothing is gained; 0: there is none
	least   int               // the degree below which nothing is lost; 0: there is none
	scale   func(deg int) int // what a degree comes to, where several come to the same; nil: its degrees differ between least and enough
	natural int               // the steps that natural 20s move its degree by
	graded  bool              // its degree matters, not only whether it succeeds
	fails   bool              // the degree of its failure matters
	opposes bool              // it is rolled against the check of another: no Raise
	settled bool              // only the degree of its total against the DC counts
	linked  bool              // since the last roll nothing has changed that depends leaves out
	within  int16             // what tells it from other checks after the same roll: Reactions before the dice, a critical hit
	lasts   bool              // its total counts in more than one comparison
	depends table.Same        // of its d20 ([table.Roll.Same])
	die     int
	thrown  int // its total before dice are added
	total   int
	mods    [12]table.Mod
	n       int
}

// counts is the degree as far as it counts.
func (c *check) counts(deg int) int {
	if c.scale != nil {
		return c.scale(deg)
	}
	enough, least := c.enough, c.least
	if !c.graded {
		enough, least = 1, min(least, -1)
	}
	if enough > 0 {
		deg = min(deg, enough)
	}
	if least != 0 {
		deg = max(deg, least)
	}
	return deg
}

// degree grades a total of the check against a DC, Raises included, with its natural 20 and its Raises (surge.base.natural,
// surge.raise.use).
func (c *check) degree(total, dc int) int {
	return shifted(step(degree(total, dc), c.natural), c.raises)
}

// give adds ranks of Advantage, or of Disadvantage below 0 (surge.base.advantage).
func (c *check) give(r table.Rule, ranks int) {
	switch {
	case ranks == 0:
		return
	case ranks > 0:
		c.up += ranks
	default:
		c.down += ranks
	}
	c.note(r, ranks)
}

func (c *check) note(r table.Rule, v int) {
	if c.n < len(c.mods) {
		c.mods[c.n] = table.Mod{Rule: r, Value: int16(v)}
		c.n++
	}
}

// add adds what is no Advantage.
func (c *check) add(r table.Rule, n int) {
	c.plus += n
	c.note(r, n)
}

// The results of Burst.
const (
	burstOwn  = 1
	burstFoes = 2
)

// advantages returns the ranks of Advantage and Disadvantage that count, after the Bursts of both sides (surge.surge.burst).
func (g *Game) advantages(c *check) (up, down int) {
	up, down = c.up, c.down
	if down < 0 && g.units[c.who].burst&burstOwn != 0 {
		down = 0
	}
	if up > 0 && c.on >= 0 && g.units[c.on].burst&burstFoes != 0 && g.foes(c.who, c.on) {
		up = 0
	}
	return up, down
}

// net is the sum of Advantage and Disadvantage, and notes which of them Bursts have taken.
func (g *Game) net(c *check) int {
	up, down := g.advantages(c)
	if down != c.down {
		c.note(rule.SurgeBurst, -c.down)
	}
	if up != c.up {
		c.note(rule.SurgeBurst, -c.up)
	}
	return up + down
}

// base is what is added to the d20 of a check.
func (g *Game) base(c *check) int {
	up, down := g.advantages(c)
	return g.rankOf(c.who, c.trait) + up + down + c.plus
}

// rankOf is the rank of a trait with what boosts it (surge.surge.boost).
func (g *Game) rankOf(a table.Who, tr trait) int {
	sh := &g.sheets[a]
	var rank int
	switch {
	case tr < traitDefense:
		rank = int(sh.skills[tr])
	case tr < traitResist:
		rank = int(sh.defenses[tr-traitDefense])
	case tr < traitSpeed:
		rank = int(sh.resists[tr-traitResist])
	case tr < traitDeed:
		rank = int(sh.speeds[tr-traitSpeed])
	default:
		rank = int(g.def.deeds[tr-traitDeed].rank)
	}
	return rank + g.boosted(a, tr)
}

// boosted is what a combatant has gained on a trait for a while.
func (g *Game) boosted(a table.Who, tr trait) int {
	n := 0
	for i := range g.boosts {
		if b := &g.boosts[i]; b.on == a && b.what == tr {
			n += int(b.n)
		}
	}
	return n
}

// skill is the effective rank of a skill.
func (g *Game) skill(a table.Who, s skill) int {
	return int(g.sheets[a].skills[s]) + g.boosted(a, trait(s))
}

// resist is the effective rank of a resistance.
func (g *Game) resist(a table.Who, r resistance) int { return g.rankOf(a, traitResist+trait(r)) }

// edge is the rank of an Edge, with what Surge has added (surge.surge.edge).
func (g *Game) edge(a table.Who, e edge) int {
	return int(g.sheets[a].edges[e]) + int(g.units[a].edges[e])
}
