package escalation

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// Rests returns the rests that an adventure can list between two encounters.
func Rests() []string { return restNone.names()[restQuick:] }

// Carry writes into the next setup what the party carries on: hit points, Recoveries, strain, Power, relationship dice,
// spent abilities, losses. It reports whether the party can continue: not after a defeat, or if none lives.
func Carry(next *Setup, from *Game, party []string, rest string) (bool, error) {
	if _, over := from.Over(); !over {
		return false, fmt.Errorf("the encounter %q is not over", from.def.cast.Name)
	}
	if rest != "" && !slices.Contains(Rests(), rest) {
		return false, fmt.Errorf("there is no rest %q", rest)
	}
	alive := false
	for _, id := range party {
		if a := from.def.cast.Find(id); a >= 0 && from.units[a].health != healthDead && !from.units[a].health.away() {
			alive = true
		}
	}
	if from.winner == int8(sideEnemies) && from.ending != endFled || !alive {
		return false, nil
	}
	if next == nil {
		return true, nil
	}
	next.Rest, next.Losses, next.Encounters = nil, slices.Clone(from.losses), int(from.since)
	if rest != "" {
		next.Rest = setup.Words{rest}
	}
	next.Combatants = slices.DeleteFunc(next.Combatants, func(c Combatant) bool {
		return slices.Contains(party, c.ID) && from.def.cast.Find(c.ID) == table.Nobody
	})
	for i := range next.Combatants {
		if c := &next.Combatants[i]; slices.Contains(party, c.ID) {
			from.leaves(c)
		}
	}
	return true, nil
}

// leaves writes into a sheet how its combatant left the fight.
func (g *Game) leaves(c *Combatant) {
	a := g.def.cast.Find(c.ID)
	u, sh := &g.units[a], &g.sheets[a]
	keep := func(n int16) *int { v := int(n); return &v }
	c.HP, c.Strain, c.Recoveries, c.Power, c.RelationLeft = keep(u.hp), int(u.strain), keep(u.recoveries), keep(u.power), keep(u.relations)
	c.Status, c.Spent, c.Stance = u.health.String(), nil, ""
	if u.health == healthHidden { // it comes along
		c.Status = healthUp.String()
	}
	c.Hidden = c.Hidden && c.Status == healthUp.String()
	if len(sh.stances) > 0 {
		c.Stance = sh.stances[u.stance].name
	}
	for i, n := range sh.list {
		if u.spent>>i&1 != 0 {
			c.Spent = append(c.Spent, g.def.abilities[n].key)
		}
	}
}
