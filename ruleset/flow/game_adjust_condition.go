package flow

import (
	"fmt"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// adjustCondition gives or takes a condition or a mark.
func (g *Game) adjustCondition(t *table.Table, who int16, a table.Adjustment) error {
	u, on := &g.units[who], a.Do == "add"
	if !u.health.well() && (a.What == "prone" || a.What == "total-defense") {
		return fmt.Errorf("%s is not up: it lies there and defends nothing (%s)", a.Who, g.book.ID(rule.DamageDown))
	}
	switch a.What {
	case "prone":
		u.prone = on
	case "total-defense":
		u.totalDefense = on
	case "flow-state":
		u.flowState = on
	case "acted":
		u.acted = on
	case "stable":
		if u.health == dying || u.health == stable {
			u.health = dying
			if on {
				u.health = stable
			}
		}
	case "feint", "shove", "step", "reaction-fp", "break-free":
		bit := map[string]once{"feint": usedFeint, "shove": usedShove, "step": usedStep, "reaction-fp": usedReactionFP, "break-free": usedBreakFree}[a.What]
		u.used &^= bit
		if on {
			u.used |= bit
		}
	case "bleeding", "poison", "pinned", "slowed", "ward", "ap_next", "lose_ap":
		return g.adjustAilment(t, who, a, on)
	case "feinted", "held":
		return g.adjustPair(t, who, a, on)
	default:
		return fmt.Errorf("unknown condition %q, expected one of prone, bleeding, poison, pinned, slowed, ward, ap_next, lose_ap, held, feinted, "+
			"total-defense, flow-state, acted, stable, or a use of this round: feint, shove, step, reaction-fp, break-free", a.What)
	}
	return nil
}

func (g *Game) adjustAilment(t *table.Table, who int16, a table.Adjustment, on bool) error {
	if a.Value < 0 || a.Value > 1000 {
		return fmt.Errorf("%s %d: expected 0 to 1000", a.What, a.Value)
	}
	for i, name := range ailment(0).names() {
		if name != a.What {
			continue
		}
		if !on {
			g.cure(t, who, ailment(i))
			return nil
		}
		rounds := 0
		if _, err := fmt.Sscanf(a.At, "%d", &rounds); a.At != "" && (err != nil || rounds < 0 || rounds > maxRoundLimit) {
			return fmt.Errorf("at %q: expected a number of rounds", a.At)
		}
		by := who
		if g.active != table.Nobody && ailment(i) == ward {
			by = g.active
		}
		g.afflict(t, by, who, ailment(i), int16(a.Value), int16(rounds), 0)
	}
	return nil
}

// adjustPair gives or ends what ties two: held by, feinted by the one named in At.
func (g *Game) adjustPair(t *table.Table, who int16, a table.Adjustment, on bool) error {
	other := g.def.cast.Find(a.At)
	if other == table.Nobody || other == who {
		return fmt.Errorf("at %q: expected the other combatant", a.At)
	}
	switch {
	case g.units[who].health == hidden || g.units[other].health == hidden:
		return fmt.Errorf("%s and %s have nothing to do with each other while one of them is hidden; reveal it first", a.Who, a.At)
	case a.What == "feinted":
		g.spendFeint(other, who)
		if on {
			g.feints = append(g.feints, feint{other, who, 2})
		}
	case !on:
		g.endGrapples(t, who, rule.ActionGrappleDuration)
	case g.units[who].health != up || g.units[other].health != up || g.distance(who, other) != 1:
		return fmt.Errorf("%s and %s cannot be grappled: both must be up and adjacent", a.Who, a.At)
	default:
		g.endGrapples(t, who, rule.ActionGrappleDuration)
		g.endGrapples(t, other, rule.ActionGrappleDuration)
		g.units[other].holds, g.units[who].heldBy = who, other
	}
	return nil
}
