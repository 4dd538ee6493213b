package escalation

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// Adjust carries out what the GM decrees at a resting point: set a number, add or clear a condition, place or remove a
// combatant, open doors, grant something between encounters, or end the fight.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	who := table.Nobody
	if a.Do != "end" && a.Do != "object" && !(a.Do == "set" && a.Who == "") {
		if who = g.def.cast.Find(a.Who); who == table.Nobody {
			return fmt.Errorf("no combatant is called %q", a.Who)
		}
	}
	var err error
	switch a.Do {
	case "set":
		err = g.adjustNumber(who, a)
	case "add", "clear":
		err = g.adjustCondition(who, a)
	case "place":
		err = g.adjustPlace(who, a)
	case "remove":
		g.setStatus(&table.Table{}, who, out, rule.EndVictory)
	case "grant":
		err = g.adjustGrant(who, a)
	case "object":
		err = g.adjustObject(a)
	case "end":
		err = g.adjustEnd(t, a)
	default:
		return fmt.Errorf("unknown decree %q, expected one of set, add, clear, place, remove, grant, object, end", a.Do)
	}
	if err != nil {
		return err
	}
	g.sayDecree(t, who, a)
	if g.active != table.Nobody && g.units[g.active].status != up && g.stage == stageAct {
		g.stage = stageEnd
	}
	g.judge(t)
	return nil
}

func (g *Game) sayDecree(t *table.Table, who int16, a table.Adjustment) {
	if !t.Heard() {
		return
	}
	e := event(table.Ruled, 0, who, table.Nobody)
	e.Note = strings.Join(strings.Fields(strings.Join([]string{a.Do, a.Who, a.What, a.At}, " ")), " ")
	if a.Do == "set" || a.Value != 0 {
		e.Note += fmt.Sprintf(" %d", a.Value)
	}
	if a.Why != "" {
		e.Note += ", because " + a.Why
	}
	g.say(t, e)
}

// adjustNumber sets one of a combatant's numbers, or of the encounter's.
func (g *Game) adjustNumber(who int16, a table.Adjustment) error {
	if who == table.Nobody {
		switch {
		case a.What == "die" && a.Value >= 0 && a.Value <= 6:
			g.die = int8(a.Value)
		case a.What == "round" && a.Value >= 1 && a.Value <= 10000 && !g.ambushed:
			g.round = int16(a.Value)
			g.die = int8(min(6, a.Value-1+int(g.wonAmbush)))
		default:
			return fmt.Errorf("%s %d: expected a die of 0 to 6, or a round of 1 to 10000, or who it is about", a.What, a.Value)
		}
		return nil
	}
	u, sh := &g.units[who], &g.sheets[who]
	if a.Value < -maxHP || a.Value > maxHP {
		return fmt.Errorf("%s %d: expected %d to %d", a.What, a.Value, -maxHP, maxHP)
	}
	n := int16(a.Value)
	set := func(p *int16, low, high int16) error {
		if n < low || n > high {
			return fmt.Errorf("%s %d: expected %d to %d", a.What, n, low, high)
		}
		*p = n
		return nil
	}
	switch a.What {
	case "hp":
		return g.adjustHP(who, min(n, sh.hpMax))
	case "recoveries":
		return set(&u.recoveries, 0, sh.recoveries)
	case "strain":
		return set(&u.strain, 0, 1000)
	case "power":
		return set(&u.power, 0, sh.powerMax)
	case "relationship dice", "relationship_dice":
		return set(&u.relations, 0, sh.relations)
	case "fails":
		if n < 0 || n > 3 {
			return fmt.Errorf("fails %d: expected 0 to 3", n)
		}
		u.fails = int8(n)
		return nil
	case "secondary", sh.secondary:
		return set(&u.second, 0, sh.secondMax)
	default:
		return fmt.Errorf("unknown number %q, expected one of hp, recoveries, strain, power, secondary, relationship dice, fails", a.What)
	}
}

// adjustHP sets hit points, and whether the combatant is up follows.
func (g *Game) adjustHP(who, n int16) error {
	u := &g.units[who]
	if u.status > lastGasp && u.status != unconscious && u.status != dead {
		return errors.New("it is out of the fight")
	}
	quiet := &table.Table{}
	switch {
	case n > 0 && u.status != up && u.status != lastGasp:
		u.hp = n
		g.setStatus(quiet, who, up, rule.DeathHealed)
	case n <= 0 && u.status == up:
		g.lose(quiet, table.Nobody, who, int(u.hp-n), false, false, 0)
	default:
		u.hp = n
		g.deepen(who)
	}
	return nil
}

// adjustCondition gives or ends a condition, ongoing damage (of Value), a status, or Advantage. At says how long: a word of
// lasting, or the id of the grabber.
func (g *Game) adjustCondition(who int16, a table.Adjustment) error {
	quiet := &table.Table{}
	if s := slices.Index(statusNames(), a.What); s >= 0 {
		return g.adjustStatus(quiet, who, status(s), a)
	}
	k := slices.Index(conditionNames(), a.What)
	if k < 0 && a.What != "ongoing" {
		return fmt.Errorf("unknown condition %q, expected one of %s, ongoing, %s", a.What, strings.Join(conditionNames(), ", "), strings.Join(statusNames(), ", "))
	}
	kind := isCondition
	if k < 0 {
		kind, k = isOngoing, 0
	}
	if a.Do == "clear" {
		g.dropMarks(quiet, 0, func(m *mark) bool { return m.on == who && m.kind == kind && int(m.what) == k })
		return nil
	}
	m := mark{kind: kind, what: uint8(k), on: who, by: table.Nobody, turn: table.Nobody, vs: table.Nobody, save: normalSave, lasts: encounter}
	if kind == isOngoing {
		if a.Value < 1 || a.Value > maxHP {
			return fmt.Errorf("ongoing %d: expected 1 to %d", a.Value, maxHP)
		}
		m.value, m.types, m.lasts = int16(a.Value), 1<<weapon, saveEnds
	}
	if at := slices.Index(lastingNames(), a.At); a.At != "" && at > 0 && lasting(at) <= encounter && lasting(at) != hold {
		m.lasts = lasting(at)
		if m.lasts == endOfTurn || m.lasts == endOfNextTurn {
			m.turn = who
		}
	} else if by := g.def.cast.Find(a.At); by >= 0 && by != who && g.units[who].beside.has(by) && kind == isCondition && condition(k) == grabbed {
		m.by, m.lasts = by, hold
	} else if a.At != "" || kind == isCondition && condition(k) == grabbed {
		return fmt.Errorf("at %q: expected how long, one of save_ends, one_round, end_of_turn, end_of_next_turn, encounter, or for grabbed who holds it and stands beside it", a.At)
	}
	if m.lasts == saveEnds && a.Value != 0 && kind == isCondition {
		if a.Value != easySave && a.Value != normalSave && a.Value != hardSave {
			return fmt.Errorf("save %d: expected 9, 11 or 13", a.Value)
		}
		m.save = int8(a.Value)
	}
	g.addMark(quiet, m, 0)
	return nil
}

func (g *Game) adjustStatus(quiet *table.Table, who int16, s status, a table.Adjustment) error {
	u := &g.units[who]
	switch {
	case a.Do == "clear":
		return fmt.Errorf("clear %s: a combatant is always in some state; add another one, such as up", a.What)
	case s == up && u.hp <= 0, (s == dying || s == stabilized) && (u.hp > 0 || !g.sheets[who].pc):
		return fmt.Errorf("%s does not fit %d hit points; set hp first", a.What, u.hp)
	case s == lastGasp:
		if !g.sheets[who].pc {
			return errors.New("only a pc makes Last Gasp Saves")
		}
		consequence := uint8(0)
		if n := slices.Index(g.def.gasps, a.At); n > 0 {
			consequence = uint8(n)
		}
		g.startGasp(quiet, table.Nobody, who, consequence, 0, 0)
		return nil
	}
	g.setStatus(quiet, who, s, 0)
	return nil
}

// adjustPlace puts a combatant into a zone, beside nobody, or with What beside somebody there.
func (g *Game) adjustPlace(who int16, a table.Adjustment) error {
	z := g.units[who].zone
	if a.At != "" {
		var err error
		if z, err = g.zones.Parse(a.At); err != nil {
			return err
		}
	}
	other := table.Nobody
	if a.What != "" {
		if other = g.def.cast.Find(a.What); other == table.Nobody || other == who || g.units[other].zone != z {
			return fmt.Errorf("%q is not another combatant of that zone", a.What)
		}
	}
	g.part(&table.Table{}, who, g.units[who].beside)
	g.enter(who, z)
	if other >= 0 {
		g.join(who, other)
	}
	return nil
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

// adjustObject sets the state of a door.
func (g *Game) adjustObject(a table.Adjustment) error {
	for i := range g.def.objects {
		if g.def.objects[i].id != a.Who {
			continue
		}
		s := slices.Index(doorNames(), a.What)
		if s <= 0 || g.def.objects[i].door == noDoor {
			return fmt.Errorf("unknown state %q of %s, expected open, closed or locked of a door", a.What, a.Who)
		}
		g.doors[i] = doorState(s)
		g.relink()
		return nil
	}
	return fmt.Errorf("no object is called %q", a.Who)
}

func (g *Game) adjustEnd(t *table.Table, a table.Adjustment) error {
	switch a.What {
	case "pcs":
		g.finish(t, victory, int8(pcs), rule.EndVictory)
	case "enemies":
		g.finish(t, defeat, int8(enemies), rule.EndDefeat)
	case "", "draw":
		g.finish(t, stopped, -1, 0)
	default:
		return fmt.Errorf("no side is called %q, expected pcs, enemies or draw", a.What)
	}
	return nil
}
