package phase

import (
	"errors"
	"fmt"
	"slices"

	"fray/ruleset/phase/rule"
	"fray/table"
)

// decreeNumber sets one of a combatant's numbers.
func (g *Game) decreeNumber(t *table.Table, c table.Command) error {
	u, sh, n := &g.units[c.Who], &g.sheets[c.Who], int16(c.Value)
	bounds := func(p *int16, low, high int16) error {
		if n < low || n > high {
			return fmt.Errorf("%s %d: want %d to %d", c.What, n, low, high)
		}
		*p = n
		return nil
	}
	switch c.What {
	case "stun":
		return g.decreeSTUN(t, c.Who, min(n, sh.stunMax))
	case "body":
		return g.decreeBODY(t, c.Who, min(n, sh.bodyMax))
	case "end":
		return bounds(&u.end, 0, sh.endMax)
	case "initiative":
		return g.decreePlaceInOrder(c.Who, bounds(&u.score, -1000, 1000))
	case "moved":
		return bounds(&u.moved, 0, 1000)
	case "opportunities":
		x := int16(u.opportunities)
		err := bounds(&x, 0, 100)
		u.opportunities = int8(x)
		return err
	default:
		x := int16(u.levels)
		err := bounds(&x, 0, sh.levels)
		u.levels = int8(x)
		return err
	}
}

// decreePlaceInOrder gives a combatant the place of its new score, unless the score was refused.
func (g *Game) decreePlaceInOrder(who table.Who, err error) error {
	if i := slices.Index(g.order, who); err == nil && i >= 0 {
		g.order = slices.Delete(g.order, i, i+1)
		g.insert(who)
	}
	return err
}

// decreeSTUN sets STUN, and whether the combatant is conscious follows.
func (g *Game) decreeSTUN(t *table.Table, who table.Who, n int16) error {
	u := &g.units[who]
	switch {
	case u.health == healthHidden && n <= 0:
		return fmt.Errorf("%s is hidden: it keeps at least 1 STUN; reveal it first, or remove it", g.id(who))
	case u.health == healthDead:
		return fmt.Errorf("%s is dead; nothing brings it back", g.id(who))
	}
	u.stun = n
	t.Muted(func() {
		switch {
		case n <= 0 && u.health == healthUp:
			g.knockOut(t, table.Nobody, who)
		case n > 0 && u.health == healthOut:
			g.wake(t, who)
		}
	})
	return nil
}

// decreeBODY sets BODY; a combatant at -body_max or less dies.
func (g *Game) decreeBODY(t *table.Table, who table.Who, n int16) error {
	u, sh := &g.units[who], &g.sheets[who]
	switch {
	case u.health == healthDead:
		return fmt.Errorf("%s is dead; nothing brings it back", g.id(who))
	case u.health == healthHidden && n <= -sh.bodyMax:
		return fmt.Errorf("%s is hidden: it stays alive; reveal it first, or remove it", g.id(who))
	}
	u.body = n
	if n <= -sh.bodyMax {
		t.Muted(func() { g.die(t, table.Nobody, who) })
	}
	return nil
}

// decreeCondition gives or takes a condition.
func (g *Game) decreeCondition(t *table.Table, c table.Command) error {
	u, on, n := &g.units[c.Who], c.Do == "add", conditionOf(c.What)
	slots := int8(c.Value)
	if u.health == healthDead {
		return fmt.Errorf("%s is dead; nothing brings it back", c.Adjustment.Who)
	}
	switch n {
	case condHesitating:
		u.hesitating = int8(table.Bit(on)) * max(1, slots)
	case condLimited:
		u.limited = int8(table.Bit(on)) * max(1, slots)
	case condParalyzed:
		u.paralyzed = 0
		if on {
			if u.paralyzed = -1; slots > 0 {
				u.paralyzed = slots
			}
			t.Muted(func() { g.disable(t, c.Who, rule.StateIncapacitated) })
		}
	default:
		return g.decreeMark(t, c.Who, marks(1)<<n, on)
	}
	return nil
}

// decreeMark gives or takes a condition that needs no number.
func (g *Game) decreeMark(t *table.Table, who table.Who, m marks, on bool) error {
	u := &g.units[who]
	switch {
	case !on && m == condProne && u.health == healthOut:
		return fmt.Errorf("%s is knocked out: it is prone", g.id(who))
	case on && m&(condStunned|standing) != 0 && u.health == healthOut:
		return fmt.Errorf("%s is knocked out; wake it first", g.id(who))
	case on && m == condDeflecting && u.n[statDeflection] <= 0:
		return fmt.Errorf("%s has no Missile Deflection", g.id(who))
	case on && m == condSurprised && g.phase != 0:
		return errors.New("nobody is surprised after the Surprise Phase")
	case !on:
		u.clear(m)
		return nil
	}
	t.Muted(func() {
		switch m {
		case condProne:
			g.fallProne(t, who, rule.StateProne)
		case condStunned, condCowed:
			u.clear(condRecovering)
			g.disable(t, who, rule.StateStunnedEffects)
		default:
		}
	})
	u.set(m)
	return nil
}

// decreeGrab puts a combatant into a hold, or ends it.
func (g *Game) decreeGrab(t *table.Table, c table.Command) error {
	who, by := c.Who, c.Target
	if c.Do == "clear" {
		t.Muted(func() { g.escapeFrom(t, who, rule.StateGrabbed) })
		return nil
	}
	switch {
	case by == who:
		return fmt.Errorf("at %q: expected the other combatant", c.At)
	case !g.there.has(who) || !g.able(by):
		return fmt.Errorf("%s cannot be held by %s: both must be on the map, and the grabber able to act", c.Adjustment.Who, c.At)
	case !g.canGrab(by, who) || g.distance(by, who) > g.reachOf(by, &g.attacks[0]):
		return fmt.Errorf("%s cannot be held by %s: it needs a free hand, nobody in a hold, and reach", c.Adjustment.Who, c.At)
	}
	g.units[by].holds, g.units[who].heldBy = who, by
	g.refresh(by)
	t.Muted(func() { g.loseHaymaker(t, who, rule.ManHaymakerLost) })
	return nil
}
