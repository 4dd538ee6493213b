package flow

import (
	"errors"
	"fmt"
	"strings"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// Adjust carries out what the GM decrees at a resting point: set a meter, add or clear a condition, place, hide, reveal or
// remove a combatant, have one join, open doors, or end the fight (flow.combat.end). Where that leaves nobody to fight but who
// is hidden, the GM is asked about it in the next beat.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if g.stage == stageOver {
		return errors.New("the fight is over: nothing can be decreed any more")
	}
	if err := g.decreed(t, a); err != nil {
		return err
	}
	if g.active != table.Nobody && g.units[g.active].health != up && g.stage == stageAct {
		g.stage = stageEnd
	}
	if g.doubt = g.stage != stageOver && g.settled(up); g.doubt && g.settled(hidden) && !t.AskEnd {
		g.doubt = false
		g.finish(t, g.standing())
	}
	return nil
}

// decreed does what a decree says, and tells of it: of who stays hidden its own seat alone.
func (g *Game) decreed(t *table.Table, a table.Adjustment) error {
	who, err := g.named(a)
	if err != nil {
		return err
	}
	to, out := g.audience(who), t
	if to != table.Everybody() {
		out = &table.Table{}
	}
	switch a.Do {
	case "set":
		err = g.adjustMeter(who, a)
	case "add", "clear":
		err = g.adjustCondition(out, who, a)
	case "place":
		err = g.adjustPlace(who, a)
	case "hide":
		err = g.adjustHide(t, who)
	case "reveal":
		err, to = g.adjustReveal(who, a), table.Everybody()
	case "join", "reserve":
		return g.adjustJoin(t, a)
	case "remove":
		g.adjustRemove(t, who)
	case "object":
		err = g.adjustObject(a)
	case "run":
		err = g.adjustRun(who, a)
	case "end":
		err = g.adjustEnd(t, a)
	default:
		return fmt.Errorf("unknown decree %q, expected one of set, add, clear, place, hide, reveal, join, reserve, remove, object, run, end", a.Do)
	}
	if err != nil {
		return err
	}
	g.sayDecree(t, who, a, to)
	return nil
}

// named is the combatant that a decree is about, or Nobody.
func (g *Game) named(a table.Adjustment) (int16, error) {
	if a.Do == "end" || a.Do == "object" || a.Do == "join" || a.Do == "reserve" {
		return table.Nobody, nil
	}
	who := g.def.cast.Find(a.Who)
	switch {
	case who == table.Nobody:
		return who, fmt.Errorf("no combatant is called %q", a.Who)
	case g.units[who].health == gone:
		return who, fmt.Errorf("%s has left the fight", g.id(who))
	}
	return who, nil
}

// sayDecree tells of a decree those who may hear of it.
func (g *Game) sayDecree(t *table.Table, who int16, a table.Adjustment, to table.Audience) {
	if t.Heard() {
		e := table.NewEvent(table.Ruled, 0, who, table.Nobody)
		if who >= 0 {
			a.Who = g.called(who)
		}
		e.Note, e.To = a.String(), to
		t.Say(e)
	}
}

// adjustRun is the GM's call for a check on running faster than 10 mph outside the fight (flow.move.outside_combat). The
// check is a beat of its own, so that its die can be thrown by hand.
func (g *Game) adjustRun(who int16, a table.Adjustment) error {
	if g.units[who].health == hidden {
		return fmt.Errorf("%s is hidden; reveal it first", a.Who)
	}
	if g.runner != table.Nobody {
		return fmt.Errorf("the check of %s comes first", g.id(g.runner))
	}
	if a.Value > 10 {
		g.runner = who
	}
	return nil
}

// run makes the check that the GM called for.
func (g *Game) run(t *table.Table) {
	c := g.plain(g.runner, athletics, rule.MoveOutsideCombat)
	if g.roll(t, &c) < normal {
		g.sayNothing(t, rule.MoveOutsideCombat, g.runner)
	}
	g.runner = table.Nobody
}

func (g *Game) adjustEnd(t *table.Table, a table.Adjustment) error {
	winner := -1
	if a.What != "" && a.What != "draw" {
		for i, side := range g.def.cast.Sides {
			if side == a.What {
				winner = i
			}
		}
		if winner < 0 {
			return fmt.Errorf("no side is called %q, expected one of %s, or draw", a.What, strings.Join(g.def.cast.Sides, ", "))
		}
	}
	g.finish(t, int8(winner))
	return nil
}
