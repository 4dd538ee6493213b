package flank

import (
	"fmt"
	"strings"

	"fray/ruleset/flank/rule"
	"fray/ruleset/text"
	"fray/table"
)

// shown reports whether a seat is shown the numbers of a combatant (flank.knowledge.action).
func (g *Game) shown(seat table.Seat, who table.Who) bool {
	if seat == table.GM {
		return true
	}
	for side := range g.def.cast.Sides {
		if g.def.cast.Plays(seat, side) && (int(g.figures[who].side) == side || g.units[who].known>>side&1 != 0) {
			return true
		}
	}
	return false
}

func (g *Game) token(seat table.Seat, who table.Who) table.Token {
	u, sh, m := &g.units[who], &g.sheets[who], &g.def.cast.Combatants[who]
	k := table.Token{
		ID: m.ID, Name: m.Name, Icon: m.Icon, Picture: m.Picture, Side: g.def.cast.Sides[m.Side], Cell: g.squares.Name(u.cell), Size: sizeNames()[sh.size], Span: g.span(who),
		Down: u.presence != healthHidden && !g.fights(who), Mine: sh.seat == seat, Hidden: u.presence == healthHidden,
	}
	k.Meters = []table.Meter{{Name: "HP", Value: int(u.hp), Max: int(sh.hpMax), Health: true}}
	k.Meters = append(k.Meters, g.turnMeters(who)...)
	k.Tags = g.tags(who)
	for i := range g.items {
		if it := &g.items[i]; it.holder == who && it.where == placeHand {
			k.Holds = append(k.Holds, g.itemName(who, i))
		}
	}
	if g.shown(seat, who) {
		k.Meters = append(k.Meters, g.ownMeters(who)...)
		k.Sheet = g.sheetLines(who)
	}
	return k
}

// turnMeters are the actions that a combatant has left, which all can see.
func (g *Game) turnMeters(who table.Who) []table.Meter {
	u, sh := &g.units[who], &g.sheets[who]
	rows := g.book.Meters
	meters := []table.Meter{{Name: rows[meterReactions].Name, Value: int(u.reactions), Max: int(sh.reactions)}}
	if u.waited {
		meters = append(meters, table.Meter{Name: rows[meterWaited].Name, Value: 1, Max: 1})
	}
	if g.active == who {
		for i, one := range [3]acts{actStandard, actMove, actQuick} {
			meters = append(meters, table.Meter{Name: rows[meterStandard+i].Name, Value: table.Bit(u.left&one != 0), Max: 1})
		}
	}
	if u.conds.has(condBleeding) {
		meters = append(meters, table.Meter{Name: rows[meterBleed].Name, Value: int(u.bleed)})
	}
	return meters
}

// ownMeters are the numbers of a combatant that its side knows.
func (g *Game) ownMeters(who table.Who) []table.Meter {
	u, sh := &g.units[who], &g.sheets[who]
	rows := g.book.Meters
	var meters []table.Meter
	if sh.sqMax > 0 {
		meters = append(meters, table.Meter{Name: rows[meterSQ].Name, Value: int(u.sq), Max: int(sh.sqMax)})
	}
	for a := range scoreNone {
		if n := u.damage[a]; n > 0 {
			meters = append(meters, table.Meter{Name: rows[meterSTR+int(a)].Name, Value: int(n)})
		}
	}
	for _, one := range []struct {
		meter int
		value int16
	}{{meterStarved, u.starved}, {meterChoked, u.choked}} {
		if one.value > 0 {
			meters = append(meters, table.Meter{Name: rows[one.meter].Name, Value: int(one.value)})
		}
	}
	if g.hides(who) {
		meters = append(meters, table.Meter{Name: rows[meterHiding].Name, Value: int(u.hiding)})
	}
	for i, t := range g.defenses(who) {
		meters = append(meters, table.Meter{Name: rows[meterAC+i].Name, Value: t, Quiet: true})
	}
	return meters
}

// tags are a combatant's conditions and marks, each with how long it lasts and its rule.
func (g *Game) tags(who table.Who) []table.Tag {
	u := &g.units[who]
	var tags []table.Tag
	if u.presence != healthHere && u.presence != healthHidden {
		return []table.Tag{g.book.Tag(u.presence.String(), "", rule.ConditionDyingCorpse)}
	}
	rows := g.book.Conditions
	for c := range condCount {
		if u.conds.has(c) {
			tags = append(tags, g.book.Tag(rows[c].Name, g.untilText(who, c), rows[c].Rule))
		}
	}
	for _, m := range []struct {
		on   bool
		mark int
	}{{u.asleep, condAsleep}, {u.focused, condFocused}, {u.mute, condMute}, {u.waited, condWaiting}, {g.isCalm(who), condCalm}} {
		if m.on {
			row := &rows[m.mark]
			tags = append(tags, g.book.Tag(row.Called(), "", row.Rule))
		}
	}
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.do == lastingBonus {
			tags = append(tags, g.book.Tag(fmt.Sprintf("%+d %s", e.value, numberText(e.nums)), g.lastsText(e), e.rule))
		}
	}
	return tags
}

// untilText says what ends a condition.
func (g *Game) untilText(who table.Who, c cond) string {
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.gives(c) {
			if e.isHold() {
				return "in a grapple"
			}
			return g.lastsText(e)
		}
	}
	return ""
}

// lastsText says how long an effect lasts.
func (g *Game) lastsText(e *effect) string {
	switch {
	case e.until == untilStart && e.left > 1:
		return fmt.Sprintf("%d rounds", e.left)
	case e.until == untilStart || e.until == untilEnd:
		return "1 round"
	default:
		return ""
	}
}

// numberText names the numbers of a bonus.
func numberText(n number) string {
	var words []string
	if n&bonusSaves == bonusSaves {
		words = append(words, "saves")
		n &^= bonusSaves
	}
	for i, word := range n.flags() {
		if n>>i&1 != 0 {
			if n&(1<<i)&(bonusAC|bonusCL) != 0 {
				word = strings.ToUpper(word)
			}
			words = append(words, text.Words(word))
		}
	}
	return strings.Join(words, ", ")
}
