package flow

import (
	"errors"
	"fmt"
	"strings"

	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// Adjust carries out what the GM decrees at a resting point: set a meter, add or clear a condition, place, hide, reveal or
// remove a combatant, have one join, open doors, or end the fight (flow.combat.end). Where that leaves nobody to fight but who
// is hidden, the GM is asked about it in the next beat.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if err := g.decreed(t, a); err != nil {
		return err
	}
	if g.active != table.Nobody && g.units[g.active].health != up && g.stage == stageAct {
		g.stage = stageEnd
	}
	if g.doubt = g.stage != stageOver && g.settled(up); g.doubt && g.settled(hidden) {
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
	if who == table.Nobody {
		return who, fmt.Errorf("no combatant is called %q", a.Who)
	}
	return who, nil
}

// sayDecree tells of a decree those who may hear of it.
func (g *Game) sayDecree(t *table.Table, who int16, a table.Adjustment, to table.Audience) {
	if t.Heard() {
		e := table.NewEvent(table.Ruled, 0, who, table.Nobody)
		e.Note, e.To = a.String(), to
		t.Say(e)
	}
}

// adjustMeter sets one of a combatant's numbers.
func (g *Game) adjustMeter(who int16, a table.Adjustment) error {
	u, sh := &g.units[who], &g.sheets[who]
	if a.Value < -10000 || a.Value > 10000 {
		return fmt.Errorf("%s %d: expected -10000 to 10000", a.What, a.Value)
	}
	n := int16(a.Value)
	low, high := int16(0), int16(1000)
	p := &u.ap
	switch a.What {
	case "hp":
		return g.adjustHP(who, min(n, sh.hpMax))
	case "ap":
	case "rp":
		p = &u.rp
	case "fp":
		p = &u.fp
	case "initiative":
		p, low = &u.initiative, -1000
	case "moves":
		if n < 0 || n > 2 {
			return fmt.Errorf("moves %d: expected 0 to 2 AP already used", n)
		}
		u.moveAP = int8(n)
		return nil
	default:
		return fmt.Errorf("unknown meter %q, expected one of hp, ap, rp, fp, initiative, moves", a.What)
	}
	if n < low || n > high {
		return fmt.Errorf("%s %d: expected %d to %d", a.What, n, low, high)
	}
	if !u.health.well() && a.What != "initiative" {
		return fmt.Errorf("%s is not up: it has no %s (%s)", a.Who, a.What, g.book.ID(rule.DamageDown))
	}
	*p = n
	return nil
}

// adjustHP sets hit points, and whether the combatant is up follows.
func (g *Game) adjustHP(who int16, n int16) error {
	u, sh := &g.units[who], &g.sheets[who]
	switch {
	case u.health == gone:
		return errors.New("it has left the map")
	case u.health == hidden && n <= 0:
		return fmt.Errorf("%s is hidden: it keeps at least 1 hit point; reveal it first, or remove it", g.id(who))
	case u.health == hidden:
		u.hp = n
		return nil
	}
	quiet := &table.Table{}
	was := u.hp
	u.hp = n
	switch {
	case n > 0 && u.health != up:
		u.health = up
		g.standIn(quiet, who)
	case n <= 0 && u.health == up:
		u.hp = was
		g.lose(quiet, table.Nobody, who, int(was-n), 0, 0)
	case n <= -(sh.hpMax / 2):
		u.health = dead
	}
	return nil
}

// adjustPlace puts a combatant elsewhere; who is hidden waits there.
func (g *Game) adjustPlace(who int16, a table.Adjustment) error {
	c, err := g.hexes.Parse(a.At)
	if err != nil {
		return err
	}
	u := &g.units[who]
	if u.health == up && !g.free(c) && g.at[c] != who || g.sc.walls.Has(c) || c == space.None {
		return fmt.Errorf("%s is not free", a.At)
	}
	g.put(who, c)
	if u.health == hidden {
		return nil
	}
	g.parted(&table.Table{}, who)
	g.walk.open = false
	return nil
}

// adjustRemove takes a combatant off the map.
func (g *Game) adjustRemove(t *table.Table, who int16) {
	if g.units[who].health == hidden {
		g.removeHidden(who)
		return
	}
	g.leave(t, who, table.Do(vLeave))
}

// adjustObject sets the state of a door.
func (g *Game) adjustObject(a table.Adjustment) error {
	for i := range g.objects {
		if g.def.objectDefs[i].id != a.Who {
			continue
		}
		for s, name := range []string{"", "open", "closed", "locked"} {
			if name == a.What && g.def.objectDefs[i].door && s > 0 {
				if doorState(s) != open && g.at[g.def.objectDefs[i].cell] >= 0 {
					return fmt.Errorf("%s stands in the door", g.id(g.at[g.def.objectDefs[i].cell]))
				}
				g.objects[i].state = doorState(s)
				g.rewall()
				return nil
			}
		}
		return fmt.Errorf("unknown state %q of %s, expected open, closed or locked of a door", a.What, a.Who)
	}
	return fmt.Errorf("no object is called %q", a.Who)
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
