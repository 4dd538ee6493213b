package flow

import (
	"fmt"
	"strings"

	"fray/ruleset/flow/rule"
	"fray/ruleset/text"
	"fray/table"
)

// shown reports whether a seat sees the sheet of a combatant.
func (g *Game) shown(seat table.Seat, a table.Who) bool {
	if seat == table.GM {
		return true
	}
	for side := range g.def.cast.Sides {
		if g.def.cast.Plays(seat, side) && (int(g.sides[a]) == side || g.units[a].known>>side&1 != 0) {
			return true
		}
	}
	return false
}

func (g *Game) token(seat table.Seat, a table.Who) table.Token {
	u, sh, m := &g.units[a], &g.sheets[a], &g.def.cast.Combatants[a]
	k := table.Token{
		ID: m.ID, Name: m.Name, Icon: m.Icon, Picture: m.Picture, Side: g.def.cast.Sides[m.Side], Cell: g.hexes.Name(u.cell), Size: sizeSmall.names()[sh.size],
		Down: !u.health.well(), Mine: sh.seat == seat, Hidden: u.health == healthHidden,
	}
	k.Meters = []table.Meter{
		{Name: "HP", Value: int(u.hp), Max: int(sh.hpMax), Health: true},
		{Name: "AP", Value: int(u.ap), Max: int(sh.apPerRound)},
		{Name: "RP", Value: int(u.rp), Max: int(sh.rpMax)},
		{Name: "FP", Value: int(u.fp)},
	}
	k.Tags = g.tags(seat, a)
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if i := g.inHand(a, slot); i >= 0 && (slot == slotMain || u.off != u.main) {
			k.Holds = append(k.Holds, g.itemName(a, i))
		}
	}
	if g.shown(seat, a) {
		k.Sheet = g.sheetLines(a)
	}
	return k
}

// tags are a combatant's conditions and marks that a seat sees, each with how long it lasts and its rule.
func (g *Game) tags(seat table.Seat, a table.Who) []table.Tag {
	u := &g.units[a]
	tags := table.Tags{Book: g.book}
	tags.Add(u.health == healthDying, "dying", "checked at each round's end", rule.DamageDying)
	tags.Add(u.health == healthStable, "stable", "until healed", rule.DamageDying)
	tags.Add(u.health == healthDead, "dead", "", rule.DamageDown)
	tags.Add(u.prone, "prone", "until it stands up", rule.ConditionProne)
	tags.Add(u.surprised && g.surprise, "surprised", "this round", rule.SurpriseSurprisedPools)
	if u.heldBy >= 0 {
		tags.Add(true, "held by "+g.called(u.heldBy), "until it breaks free", rule.ActionGrappleDefender)
	}
	if u.holds >= 0 {
		tags.Add(true, "holds "+g.called(u.holds), "2 AP a round", rule.ActionGrappleAttacker)
	}
	tags.Add(u.totalDefense, "total defense", "until its next turn", rule.ActionTotalDefense)
	tags.Add(u.flowState, "flow state", "this turn", rule.ActionFlowState)
	if u.ready.trigger != triggerNone {
		tags.Add(true, "ready", fmt.Sprintf("%d AP set aside", u.aside), rule.ActionReady)
	}
	if u.nextAP != 0 {
		tags.Add(true, fmt.Sprintf("%+d AP next round", u.nextAP), "", rule.ApPool)
	}
	for _, e := range g.effects {
		if e.on == a {
			tags.Add(true, g.marked(e.do, int32(e.value)), g.until(seat, e), g.book.Conditions[e.do].Rule)
		}
	}
	for _, f := range g.feints {
		if f.on == a {
			tags.Add(true, "feinted by "+g.called(f.by), "its next attack", rule.ActionFeint)
		}
	}
	return tags.List
}

func (g *Game) until(seat table.Seat, e effect) string {
	switch e.do {
	case condBleeding:
		return "until an Endurance check or healing"
	case condPoison:
		return fmt.Sprintf("%d rounds left", e.left)
	case condWard:
		if !g.seen(seat, e.by) {
			return "until its maker's turn starts"
		}
		return "until " + g.called(e.by) + "'s turn starts"
	default:
		return "until the end of its next turn"
	}
}

// sheetLines are a combatant's numbers in words.
func (g *Game) sheetLines(a table.Who) []string {
	sh, u := &g.sheets[a], &g.units[a]
	lines := []string{
		text.Numbers(skillMelee.names(), sh.skills[:]),
		fmt.Sprintf("armor %d, reach %d, move %d, damage bonus %+d", sh.armor, u.reach, sh.moveSpeed, sh.damageBonus),
	}
	var bag, powers []string
	for i := range g.items {
		if g.items[i].holder == a && g.items[i].where == placeBag {
			bag = append(bag, g.itemName(a, i))
		}
	}
	for _, n := range sh.abilities {
		powers = append(powers, text.Words(g.def.abilities[n-1].name))
	}
	if len(bag) > 0 {
		lines = append(lines, "carries "+strings.Join(bag, ", "))
	}
	if len(powers) > 0 {
		lines = append(lines, "abilities: "+strings.Join(powers, ", "))
	}
	return lines
}
