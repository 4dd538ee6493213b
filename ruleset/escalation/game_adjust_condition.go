package escalation

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

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
	kind := markKind(k)
	if k < 0 {
		kind = ongoingDamage
	}
	if a.Do == "clear" {
		g.dropMarks(quiet, 0, func(m *mark) bool { return m.on == who && m.kind == kind })
		return nil
	}
	if !(g.present | g.hiding).has(who) {
		return errors.New("it is out of the fight: nothing ails it")
	}
	if err := g.roomFor(1); err != nil {
		return err
	}
	m := mark{kind: kind, on: who, by: table.Nobody, turn: table.Nobody, vs: table.Nobody, save: normalSave, lasts: encounter}
	if kind == ongoingDamage {
		if a.Value < 1 || a.Value > maxHP {
			return fmt.Errorf("ongoing %d: expected 1 to %d", a.Value, maxHP)
		}
		m.value, m.types, m.lasts = int16(a.Value), 1<<weapon, saveEnds
	}
	if at := slices.Index(asUsual.names(), a.At); a.At != "" && at > 0 && lasting(at) <= encounter && lasting(at) != hold {
		m.lasts = lasting(at)
		if m.lasts == endOfTurn || m.lasts == endOfNextTurn {
			m.turn = who
		}
	} else if by := g.def.cast.Find(a.At); by >= 0 && g.up.has(by) && g.units[who].beside.has(by) && kind == grabbed {
		m.by, m.lasts = by, hold
	} else if a.At != "" || kind == grabbed {
		return fmt.Errorf("at %q: expected how long, one of save_ends, one_round, end_of_turn, end_of_next_turn, encounter, or for grabbed who holds it and stands beside it", a.At)
	}
	if m.lasts == saveEnds && a.Value != 0 && kind.isCondition() {
		if a.Value != easySave && a.Value != normalSave && a.Value != hardSave {
			return fmt.Errorf("save %d: expected 9, 11 or 13", a.Value)
		}
		m.save = int8(a.Value)
	}
	g.addMark(quiet, m, 0)
	return nil
}

// roomFor says why no more conditions and the like can be laid on anybody.
func (g *Game) roomFor(n int) error {
	if len(g.marks)+n > maxMarks {
		return fmt.Errorf("%d conditions and the like lie on everybody; expected at most %d with what comes: clear some first", len(g.marks), maxMarks)
	}
	return nil
}

// adjustStatus puts a combatant into a status that fits its hit points.
func (g *Game) adjustStatus(quiet *table.Table, who int16, s status, a table.Adjustment) error {
	u := &g.units[who]
	switch {
	case u.status == hidden:
		return fmt.Errorf("%s is hidden: reveal it first", a.Who)
	case a.Do == "clear":
		return fmt.Errorf("clear %s: a combatant is always in some state; add another one, such as up", a.What)
	case s == up && u.hp <= 0, (s == dying || s == stabilized) && (u.hp > 0 || !g.sheets[who].pc):
		return fmt.Errorf("%s does not fit %d hit points; set hp first", a.What, u.hp)
	case s == lastGasp:
		if !g.sheets[who].pc || u.status >= lastGasp {
			return errors.New("only a pc that is up or Dying begins to make Last Gasp Saves")
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
