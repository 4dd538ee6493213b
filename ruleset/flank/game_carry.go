package flank

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// Rests are the rests that an adventure may list between two encounters: a breather is some minutes, in which wounds are bound; a
// night gives back Spell Quantity and part of the hit points too.
func Rests() []string { return []string{"breather", "night"} }

// Carry writes into the setup of the next encounter what the party brings from the one that is over: hit points, Spell Quantity,
// Ability Damage, lasting conditions, and the objects that are neither used up nor broken. The dead stay behind. It reports
// whether the party can continue: it cannot unless its side has won and a member can fight after the rest.
func Carry(next *Setup, from *Game, party []string, rest string) (bool, error) {
	if _, over := from.Over(); !over {
		return false, fmt.Errorf("the encounter %q is not over", from.def.cast.Name)
	}
	if rest != "" && !slices.Contains(Rests(), rest) {
		return false, fmt.Errorf("there is no rest %q", rest)
	}
	won, up := false, false
	var lost []string
	left := from.Clone().(*Game)
	for _, id := range party {
		a := left.def.cast.Find(id)
		if a == table.Nobody || left.units[a].presence == healthCorpse {
			lost = append(lost, id)
			continue
		}
		left.rest(a, rest)
		won = won || left.winner == int8(left.figures[a].side)
		up = up || left.units[a].hp > 0 && !left.drained(a)
	}
	if !won || !up {
		return false, nil
	}
	if next == nil {
		return true, nil
	}
	next.leaveBehind(lost)
	for i := range next.Combatants {
		if c := &next.Combatants[i]; slices.Contains(party, c.ID) {
			left.brings(c, next.Items)
		}
	}
	return true, nil
}

// rest changes a combatant as a rest does. Each rest binds its wounds: it bleeds no more, and one that is down comes to with 1
// hit point. A night restores all Spell Quantity, 1 point of each ability, and hit points to the number of its CON.
func (g *Game) rest(a table.Who, rest string) {
	u, sh := &g.units[a], &g.sheets[a]
	if rest == "" {
		return
	}
	u.bleed = 0
	g.setHP(a, max(u.hp, 1))
	g.effects = slices.DeleteFunc(g.effects, func(e effect) bool { return e.on == a && e.gives(condBleeding) })
	g.suffer(a)
	if rest == "night" {
		g.setHP(a, min(u.hp+int16(g.score(a, scoreCON)), sh.hpMax))
		g.setSQ(a, sh.sqMax)
		for i := range u.damage {
			u.damage[i] = max(u.damage[i]-1, 0)
		}
	}
}

// carried are the conditions that outlast a fight: those that only care, food or water ends.
func carried() []cond {
	return []cond{condBleeding, condCrippled, condDehydrated, condStarving}
}

// brings writes how a combatant left the fight into its sheet.
func (g *Game) brings(c *Combatant, items map[string]Item) {
	a := g.def.cast.Find(c.ID)
	u := &g.units[a]
	keep := func(n int16) *int { v := int(n); return &v }
	c.HP, c.SQ, c.Starved, c.Damage = keep(u.hp), keep(u.sq), int(u.starved), nil
	for i, n := range u.damage {
		if n > 0 {
			if c.Damage == nil {
				c.Damage = map[string]int{}
			}
			c.Damage[abilityNames()[i]] = int(n)
		}
	}
	c.Conditions = slices.DeleteFunc(slices.Clone(c.Conditions), func(x Affliction) bool {
		return slices.ContainsFunc(carried(), func(k cond) bool { return x.Is == k.names()[k] })
	})
	for _, k := range carried() {
		if !u.conds.has(k) {
			continue
		}
		x := Affliction{Is: k.names()[k]}
		switch k {
		case condBleeding:
			x.Bleed = int(u.bleed)
		case condCrippled:
			x.Limb = u.limbs.word()
		default:
		}
		c.Conditions = append(c.Conditions, x)
	}
	g.packs(c, a, items)
}

// packs takes what is used up or broken off a sheet, and off its AC what a lost piece gave. What lies about after the fight is
// picked up again.
func (g *Game) packs(c *Combatant, a table.Who, items map[string]Item) {
	left := map[string]int{}
	for i := range g.items {
		if it := &g.items[i]; it.owner == a && it.where != placeUsedUp && it.hp > 0 {
			left[g.itemDefs[it.def].key]++
		}
	}
	keep := func(list []string, worn bool) []string {
		return slices.DeleteFunc(slices.Clone(list), func(key string) bool {
			if left[key] > 0 {
				left[key]--
				return false
			}
			if worn {
				c.AC -= items[key].GivesAC
			}
			return true
		})
	}
	c.Held, c.Worn, c.Carried = keep(c.Held, true), keep(c.Worn, true), keep(c.Carried, false)
}

// leaveBehind takes lost members out of a setup, and everything that names them.
func (s *Setup) leaveBehind(lost []string) {
	gone := func(id string) bool { return slices.Contains(lost, id) }
	var places []string
	s.Combatants = slices.DeleteFunc(s.Combatants, func(c Combatant) bool {
		if gone(c.ID) {
			places = append(places, c.At)
		}
		return gone(c.ID)
	})
	for _, at := range places {
		s.unmark(at)
	}
	s.Ambushers = slices.DeleteFunc(s.Ambushers, gone)
	for i := range s.Combatants {
		c := &s.Combatants[i]
		c.Conditions = slices.DeleteFunc(c.Conditions, func(x Affliction) bool { return x.Of != "" && gone(x.Of) })
	}
}

// unmark takes a marker off the drawing at which nothing stands any more.
func (s *Setup) unmark(at string) {
	used := slices.ContainsFunc(s.Combatants, func(c Combatant) bool { return c.At == at }) ||
		slices.ContainsFunc(s.Ground, func(l Lying) bool { return l.At == at }) ||
		slices.ContainsFunc(s.Features, func(f Feature) bool { return slices.Contains(f.At, at) })
	if len(at) != 1 || used {
		return
	}
	s.Map.Squares = slices.Clone(s.Map.Squares)
	for i, level := range s.Map.Squares {
		s.Map.Squares[i] = strings.ReplaceAll(level, at, ".")
	}
}
