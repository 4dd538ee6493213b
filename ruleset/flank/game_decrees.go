package flank

import (
	"errors"
	"fmt"
	"slices"

	"fray/ruleset/flank/rule"
	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// Adjust carries out a decree of the GM at a resting point (flank.turn.end_of_encounter). If only hidden combatants are left
// to fight then, the next beat asks the GM about it.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if g.stage == stageOver {
		return errors.New("the fight is over: nothing can be decreed any more")
	}
	g.sc.begin()
	g.sc.ruling = true
	defer func() { g.sc.ruling = false }()
	if err := late.Adjust(g, lateRules(), g.decreeRows(), t, a); err != nil {
		return err
	}
	if g.active != table.Nobody && !g.awake(g.active) && g.stage == stageAct {
		g.stage = stageEnd
	}
	if g.doubt = g.stage != stageOver && g.settled(false); g.doubt && g.settled(true) && !t.AskEnd {
		g.doubt = false
		g.finish(t, g.standing())
	}
	return nil
}

// Decrees lists what the GM may decree.
func (g *Game) Decrees() []table.Decree { return late.Decrees(g, g.decreeRows()) }

// ParseCell returns the square of this name.
func (g *Game) ParseCell(name string) (space.Cell, error) { return g.squares.Parse(name) }

// decreeRows returns the table of flank's decrees.
func (g *Game) decreeRows() []table.DecreeRow[*Game] {
	type row = table.DecreeRow[*Game]
	type decree = table.Decree
	var meters []string
	for _, m := range meterRows()[:meterAC] {
		meters = append(meters, m.Word)
	}
	var marks, about []string
	for i, c := range conditionRows() {
		switch k := cond(i); {
		case i == condWaiting || i == condCalm || i < int(condCount) && (k == condDying || k == condUnconscious || k == condEncumbered):
		case i < int(condCount) && (k == condFriendly || k == condFrightened):
			about = append(about, c.Name)
		default:
			marks = append(marks, c.Name)
		}
	}
	about = append(about, "grappled")
	who, by := table.Somebody("Who"), table.Somebody("About which creature")
	return []row{
		{Decree: decree{Do: "set", Text: "set a number of", Who: who, What: table.Word("Which number", meters...), Value: table.Between("To", -10000, 10000)}, Run: (*Game).decreeNumber},
		{Decree: decree{
			Do: "add", Text: "give a condition to", Who: who, What: table.Word("Which condition", marks...),
			Value: table.Between("For how many rounds (0: until something ends it)", 0, 1000).OrNot(),
		}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "clear", Text: "take a condition from", Who: who, What: table.Word("Which condition", marks...)}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "add", Text: "give a condition about another to", Who: who, What: table.Word("Which condition", about...), At: by}, Run: (*Game).decreeTie},
		{Decree: decree{Do: "clear", Text: "take a condition about another from", Who: who, What: table.Word("Which condition", about...), At: by}, Run: (*Game).decreeTie},
		{Decree: decree{Do: "place", Text: "put elsewhere", Who: who, At: table.Somewhere("Where")}, Run: (*Game).decreePlace},
		{Decree: decree{Do: "spot", Text: "have a creature notice another in Cover", Who: who, At: table.Somebody("Which one")}, Run: (*Game).decreeSpot},
		{Decree: decree{Do: "days", Text: "let days pass", Value: table.Between("How many", 1, 30)}, Run: (*Game).decreeDays},
	}
}

// decreePlace puts a combatant elsewhere; a hidden one waits there.
func (g *Game) decreePlace(t *table.Table, c table.Command) error {
	u := &g.units[c.Who]
	if u.presence == healthHere {
		if err := g.roomAt(c.Who, c.Cell); err != nil && c.Cell != u.cell {
			return err
		}
	} else if why := g.def.unfit(c.Who, c.Cell); why != "" {
		return fmt.Errorf("%s: %s; name another square", c.At, why)
	}
	g.put(c.Who, c.Cell, g.keeps(c.Who, c.Cell))
	if u.presence == healthHere {
		t.Muted(func() {
			g.partGrapples(t, c.Who)
			g.wet(t, c.Who)
			g.reviewCover(t)
		})
	}
	return nil
}

// decreeSpot has a combatant notice another that is in Cover (flank.condition.cover.spotted).
func (g *Game) decreeSpot(t *table.Table, c table.Command) error {
	if !g.present(c.Who) || !g.present(c.Target) || c.Who == c.Target {
		return fmt.Errorf("%s cannot notice %s: both must be in the fight", c.Adjustment.Who, c.At)
	}
	t.Muted(func() { g.notice(t, c.Who, c.Target, rule.ConditionCoverSpotted) })
	return nil
}

// decreeDays lets days pass; the Starving suffer in the next beats, so that players can roll their dice
// (flank.condition.starving.damage).
func (g *Game) decreeDays(_ *table.Table, c table.Command) error {
	if int(g.days)+c.Value > 100 {
		return fmt.Errorf("%d days are still to pass; let them pass first", g.days)
	}
	g.days += int16(c.Value)
	return nil
}

// conditionOf returns the number of a condition or mark by its word.
func conditionOf(word string) int {
	return slices.IndexFunc(conditionRows(), func(row table.ConditionRow) bool { return row.Name == word })
}

// decreeCondition gives or takes a condition or a mark.
func (g *Game) decreeCondition(t *table.Table, c table.Command) error {
	u, on, n := &g.units[c.Who], c.Do == "add", conditionOf(c.What)
	if u.presence != healthHere {
		return fmt.Errorf("%s is %s: it has no conditions; reveal it first", c.Adjustment.Who, u.presence)
	}
	switch n {
	case condAsleep:
		g.setAsleep(c.Who, on)
		t.Muted(func() { g.update(t, c.Who, table.Nobody) })
	case condFocused:
		if on && u.conds.has(condUnconscious) {
			return fmt.Errorf("%s is Unconscious: it holds no Psionic Focus", c.Adjustment.Who)
		}
		u.focused = on
	case condMute:
		u.mute = on
	default:
		if !on {
			t.Muted(func() { g.cure(t, c.Who, cond(n)) })
			return nil
		}
		e := lasting(c.Who, table.Nobody, int16(c.Value), rule.ConditionGeneral)
		e.cond = cond(n).borne()
		if e.gives(condRestrained) {
			e.dc = 15
		}
		if e.gives(condCrippled) && !u.conds.has(condCrippled) {
			u.limbs = limbSpeed
			g.effects = append(g.effects, e)
			t.Muted(func() { g.update(t, c.Who, table.Nobody) })
			return nil
		}
		t.Muted(func() { g.inflict(t, e) })
	}
	return nil
}

// decreeTie gives or takes a condition that is about another creature.
func (g *Game) decreeTie(t *table.Table, c table.Command) error {
	if c.Target == c.Who || !g.present(c.Who) || !g.present(c.Target) {
		return fmt.Errorf("at %q: expected another combatant, and both in the fight", c.At)
	}
	on := c.Do == "add"
	if c.What == "grappled" {
		switch {
		case !on:
			t.Muted(func() { g.unbind(t, c.Who, c.Target, rule.GrappleEnds) })
		case g.units[c.Who].conds.has(condUnconscious) || g.units[c.Target].conds.has(condUnconscious) || g.distance(c.Who, c.Target) > int(max(g.sheets[c.Who].reach, g.sheets[c.Target].reach)):
			return fmt.Errorf("%s and %s cannot be grappled: both must be conscious and in reach", c.Adjustment.Who, c.At)
		default:
			t.Muted(func() { g.bind(t, c.Who, c.Target) })
		}
		return nil
	}
	k := cond(conditionOf(c.What))
	t.Muted(func() {
		g.dropEffects(t, func(e *effect) bool {
			return e.on == c.Who && e.gives(k) && e.against == c.Target
		})
		if on {
			e := lasting(c.Who, c.Target, 0, rule.ConditionGeneral)
			e.cond, e.against = k.borne(), c.Target
			g.inflict(t, e)
		}
	})
	return nil
}
