package flow

import (
	"fmt"
	"strings"

	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// View is what a seat may see: the map, everybody's place, pools and conditions (all pools are public, see
// flow.economy.pools), the full sheet of its own side and of enemies its side has learnt about (flow.free.knowledge).
func (g *Game) View(seat table.Seat) table.View {
	v := table.View{Ruleset: "flow", Encounter: g.def.cast.Name, Round: int(g.round), Map: g.mapView()}
	if g.active != table.Nobody {
		v.Turn = g.id(g.active)
	}
	for i := range g.units {
		if g.units[i].health != gone {
			v.Tokens = append(v.Tokens, g.token(seat, int16(i)))
		}
	}
	for i, a := range g.order {
		u := &g.units[a]
		v.Order = append(v.Order, table.Place{ID: g.id(a), Score: int(u.initiative),
			Done: i <= int(g.slot) && a != g.active, Out: u.health != up || g.surprise && u.surprised})
	}
	if g.surprise {
		v.Banners = append(v.Banners, "Surprise Round: only those who are not surprised act")
	}
	if g.walk.open && g.walk.points > 0 && g.active != table.Nobody {
		v.Banners = append(v.Banners, fmt.Sprintf("%s may go on for %d hexes of its Move", g.id(g.active), g.walk.points))
	}
	if g.stage == stageOver {
		v.Over = true
		if g.winner >= 0 {
			v.Winner = g.def.cast.Sides[g.winner]
		}
	}
	return v
}

// sees reports whether a seat is shown the sheet of a combatant.
func (g *Game) shown(seat table.Seat, a int16) bool {
	if seat == table.GM {
		return true
	}
	for side := range g.def.cast.Sides {
		if g.def.cast.Plays(seat, side) && (int(g.sheets[a].side) == side || g.units[a].known>>side&1 != 0) {
			return true
		}
	}
	return false
}

func (g *Game) token(seat table.Seat, a int16) table.Token {
	u, sh, m := &g.units[a], &g.sheets[a], &g.def.cast.Combatants[a]
	k := table.Token{ID: m.ID, Name: m.Name, Side: g.def.cast.Sides[m.Side], Cell: g.hexes.Name(u.cell), Size: sizeNames()[sh.size],
		Down: u.health != up, Mine: sh.seat == seat}
	k.Meters = []table.Meter{{Name: "HP", Value: int(u.hp), Max: int(sh.hpMax)}, {Name: "AP", Value: int(u.ap), Max: int(sh.apPerRound)},
		{Name: "RP", Value: int(u.rp), Max: int(sh.rpMax)}, {Name: "FP", Value: int(u.fp)}}
	k.Tags = g.tags(a)
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if i := g.inHand(a, slot); i >= 0 && (slot == slotMain || u.off != u.main) {
			k.Holds = append(k.Holds, g.itemKey(a, i))
		}
	}
	if g.shown(seat, a) {
		k.Sheet = g.sheetLines(a)
	}
	return k
}

// tags are a combatant's conditions and marks, each with how long it lasts and its rule.
func (g *Game) tags(a int16) []table.Tag {
	u := &g.units[a]
	var tags []table.Tag
	tag := func(on bool, name, until string, r table.Rule) {
		if on {
			tags = append(tags, table.Tag{Name: name, Until: until, Rule: g.book.ID(r)})
		}
	}
	tag(u.health == dying, "dying", "checked at each round's end", rule.DamageDying)
	tag(u.health == stable, "stable", "until healed", rule.DamageDying)
	tag(u.health == dead, "dead", "", rule.DamageDown)
	tag(u.prone, "prone", "until it stands up", rule.ConditionProne)
	tag(u.surprised && g.surprise, "surprised", "this round", rule.SurpriseSurprisedPools)
	tag(u.heldBy >= 0, "held by "+g.id(u.heldBy), "until it breaks free", rule.ActionGrappleDefender)
	tag(u.holds >= 0, "holds "+g.id(u.holds), "2 AP a round", rule.ActionGrappleAttacker)
	tag(u.totalDefense, "total defense", "until its next turn", rule.ActionTotalDefense)
	tag(u.flowState, "flow state", "this turn", rule.ActionFlowState)
	tag(u.ready.trigger != noTrigger, "ready", fmt.Sprintf("%d AP set aside", u.aside), rule.ActionReady)
	tag(u.nextAP != 0, fmt.Sprintf("%+d AP next round", u.nextAP), "", rule.ApPool)
	for _, e := range g.effects {
		if e.on == a {
			tag(true, marked(e.do, int32(e.value)), g.until(e), rule.TurnOngoingEffects)
		}
	}
	for _, f := range g.feints {
		if f.on == a {
			tag(true, "feinted by "+g.id(f.by), "its next attack", rule.ActionFeint)
		}
	}
	return tags
}

func (g *Game) until(e effect) string {
	switch e.do {
	case bleeding:
		return "until an Endurance check or healing"
	case poison:
		return fmt.Sprintf("%d rounds left", e.left)
	case ward:
		return "until " + g.id(e.by) + "'s turn starts"
	default:
		return "until the end of its next turn"
	}
}

// sheetLines are a combatant's numbers in words.
func (g *Game) sheetLines(a int16) []string {
	sh, u := &g.sheets[a], &g.units[a]
	var skills []string
	for i, name := range skillNames() {
		skills = append(skills, fmt.Sprintf("%s %d", name, sh.skills[i]))
	}
	lines := []string{strings.Join(skills, ", "),
		fmt.Sprintf("armor %d, reach %d, move %d, damage bonus %+d", sh.armor, u.reach, sh.moveSpeed, sh.damageBonus)}
	var bag, powers []string
	for i := range g.items {
		if g.items[i].holder == a && g.items[i].where == inBag {
			bag = append(bag, g.itemKey(a, i))
		}
	}
	for _, n := range sh.abilities {
		powers = append(powers, g.def.abilities[n-1].name)
	}
	if len(bag) > 0 {
		lines = append(lines, "carries "+strings.Join(bag, ", "))
	}
	if len(powers) > 0 {
		lines = append(lines, "abilities: "+strings.Join(powers, ", "))
	}
	return lines
}

// mapView is the map with what lies and stands on it.
func (g *Game) mapView() table.MapView {
	h := g.hexes
	m := table.MapView{Shape: h.Shape(), Cols: h.Cols(), Rows: h.Rows(), Cells: make([]table.CellView, h.Size())}
	kinds := space.Kinds()
	for c := range int32(h.Size()) {
		k := kinds[g.field.Kind[c]]
		cell := &m.Cells[c]
		cell.Name = h.Name(c)
		if g.field.Kind[c] != 0 {
			cell.Kind, cell.Glyph = k.Kind, string(k.Glyph)
		}
	}
	for i := range g.objects {
		d, o := &g.def.objectDefs[i], &g.objects[i]
		cell := &m.Cells[d.cell]
		cell.Kind, cell.Glyph = "object", "&"
		name := d.id
		switch {
		case o.hp <= 0:
			cell.Kind, cell.Glyph, name = "rubble", ",", name+" (broken)"
		case d.door && o.state == open:
			cell.Kind, cell.Glyph, name = "open door", "/", name+" (open)"
		case d.door:
			cell.Kind, cell.Glyph = "door", "+"
			name += [...]string{closed: " (closed)", locked: " (locked)"}[o.state]
		}
		cell.Holds = append(cell.Holds, name)
	}
	for i := range g.items {
		if g.items[i].where == onGround {
			cell := &m.Cells[g.items[i].cell]
			cell.Holds = append(cell.Holds, g.itemKey(table.Nobody, i))
		}
	}
	return m
}

// Tally is what a simulation counts.
func (g *Game) Tally(out *table.Tally) {
	out.Rounds = int(g.round)
	out.Fell, out.Left, out.Full = out.Fell[:0], out.Left[:0], out.Full[:0]
	for i := range g.units {
		u := &g.units[i]
		out.Fell = append(out.Fell, u.health != up && u.health != gone)
		out.Left = append(out.Left, max(0, int(u.hp)))
		out.Full = append(out.Full, int(g.sheets[i].hpMax))
	}
}
