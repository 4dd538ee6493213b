package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// feels is the attitude of a combatant to another, or to a topic (surge.influence.check).
func (g *Game) feels(a, to table.Who, topic uint8) attitude {
	for _, f := range g.feelings {
		if f.of == a && f.to == to && f.topic == topic {
			return f.level
		}
	}
	for _, f := range g.sheets[a].attitudes {
		if f.to == to && f.topic == topic {
			return f.level
		}
	}
	switch {
	case topic != 0 || to < 0:
		return attitudeIndifferent
	case g.foes(a, to):
		return attitudeHostile
	case g.units[a].side == g.units[to].side:
		return attitudeFavorable
	default:
		return attitudeIndifferent
	}
}

// sway moves an attitude by steps, to an end of the scale at most.
func (g *Game) sway(t *table.Table, a, to table.Who, topic uint8, by int) {
	level := attitude(max(int(attitudeHostile), min(int(g.feels(a, to, topic))+by, int(attitudeHelpful))))
	i := slices.IndexFunc(g.feelings, func(f feeling) bool { return f.of == a && f.to == to && f.topic == topic })
	if i < 0 {
		i = len(g.feelings)
		g.feelings = append(g.feelings, feeling{of: a, to: to, topic: topic})
	}
	g.feelings[i].level = level
	t.Tell(evAttitude, rule.InfluenceSuccess, a, to, int(level), int(topic))
}

// regard is what the attitude of a subject adds to an interaction skill check of a combatant, with the topic of the
// conversation (surge.influence.topic).
func (g *Game) regard(a, subject table.Who) int {
	y := g.feels(subject, a, 0).modifier()
	for _, s := range g.shifts {
		if s.of != subject || s.by != a {
			continue
		}
		switch s.depth {
		case 2:
			y = max(y, 0)
		case 3:
			y = max(y, g.feels(subject, table.Nobody, s.topic).modifier(), 0)
		}
	}
	return y
}
