package escalation

import (
	"errors"
	"fmt"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// Adjust carries out what the GM decrees at a resting point: set a number, add or clear a condition, place, hide, reveal or
// remove a combatant, have one join, open doors, grant something between encounters, or end the fight.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if g.stage == stageOver {
		return errors.New("the fight is over: nothing can be decreed any more")
	}
	was := g.hiding
	who, err := g.decree(t, a)
	if err != nil {
		return err
	}
	g.sayDecree(t, who, a, g.hearers(who, a, was))
	if g.active != table.Nobody && g.units[g.active].status != up && g.stage == stageAct {
		g.stage = stageEnd
	}
	if how := g.ends(); how != open && g.hiding&g.needed(how) == 0 && !t.AskEnd { // else the next beat asks
		g.conclude(t, how)
	}
	return nil
}

// decree carries out one decree, and says about whom it is. On an error nothing has changed.
func (g *Game) decree(t *table.Table, a table.Adjustment) (who int16, err error) {
	if a.Do == "join" || a.Do == "reserve" {
		return g.adjustJoin(a)
	}
	if who = g.def.cast.Find(a.Who); who == table.Nobody && a.Do != "end" && a.Do != "object" && !(a.Do == "set" && a.Who == "") {
		return who, fmt.Errorf("no combatant is called %q", a.Who)
	}
	switch a.Do {
	case "set":
		err = g.adjustNumber(who, a)
	case "add", "clear":
		err = g.adjustCondition(who, a)
	case "place":
		err = g.adjustPlace(who, a)
	case "hide":
		err = g.adjustHide(who)
	case "reveal":
		err = g.adjustReveal(who, a)
	case "remove":
		err = g.adjustRemove(who)
	case "grant":
		err = g.adjustGrant(who, a)
	case "object":
		err = g.adjustObject(a)
	case "end":
		err = g.adjustEnd(t, a)
	default:
		err = fmt.Errorf("unknown decree %q, expected one of set, add, clear, place, hide, reveal, join, reserve, remove, grant, object, end", a.Do)
	}
	return who, err
}

// sayDecree tells what the GM decrees, and why; not whom a newcomer is like, if nobody may know of that one.
func (g *Game) sayDecree(t *table.Table, who int16, a table.Adjustment, to table.Audience) {
	if !t.Heard() {
		return
	}
	if like := g.def.cast.Find(a.What); like >= 0 && g.units[like].status >= hidden {
		a.What = ""
	}
	if who >= 0 {
		a.Who = g.called(who)
	}
	e := table.NewEvent(table.Ruled, 0, who, table.Nobody)
	e.Note, e.To = a.String(), to
	t.Say(e)
}

// adjustGrant gives back a Recovery or a Daily ability between encounters, after long downtime
// (escalation.rest.downtime).
func (g *Game) adjustGrant(who int16, a table.Adjustment) error {
	u, sh := &g.units[who], &g.sheets[who]
	switch {
	case g.stage != stageCamp:
		return fmt.Errorf("%s: only in the rest between encounters", g.book.ID(rule.RestDowntime))
	case u.granted:
		return fmt.Errorf("%s: %s has been given something already", g.book.ID(rule.RestDowntime), a.Who)
	case a.What == "recovery":
		if u.recoveries >= sh.recoveries {
			return fmt.Errorf("%s has all its Recoveries", a.Who)
		}
		u.recoveries++
		u.granted = true
		return nil
	}
	for i, n := range sh.list {
		if d := &g.def.abilities[n]; d.key == a.What && d.freq == daily && u.spent>>i&1 != 0 {
			u.spent &^= 1 << i
			u.granted = true
			return nil
		}
	}
	return fmt.Errorf("%q: expected recovery, or a Daily ability that is spent", a.What)
}

// adjustEnd ends the fight for a side, or for nobody. No rule says so: whoever stands still stands.
func (g *Game) adjustEnd(t *table.Table, a table.Adjustment) error {
	switch a.What {
	case "pcs":
		g.finish(t, victory, int8(pcs), 0)
	case "enemies":
		g.finish(t, defeat, int8(enemies), 0)
	case "", "draw":
		g.finish(t, stopped, -1, 0)
	default:
		return fmt.Errorf("no side is called %q, expected pcs, enemies or draw", a.What)
	}
	return nil
}
