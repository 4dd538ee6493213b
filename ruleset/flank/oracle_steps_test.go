package flank_test

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// speed is how far a combatant walks with a Move Action, in feet.
func (f *fighter) speed() int {
	feet, given := f.Speeds["walk"]
	if !given {
		feet = 30
	}
	if f.conds["fatigued"] || f.conds["encumbered"] {
		feet = max(feet/2/5*5, 5)
	}
	return feet
}

// sets notes how far a combatant comes by what it does.
func (o *oracle) sets(who table.Who, verb string, c table.Option) {
	f, t := &o.all[who], &o.turns[who]
	t.feet, t.straight, t.way = -1, false, [3]int{}
	if !o.g.OnFoot(who) || c.Also != 0 || verb == "advance" && c.Mode != 0 {
		return
	}
	switch verb {
	case "advance":
		if t.feet = f.speed(); f.conds["prone"] {
			t.feet = 5
		}
	case "dash":
		if t.straight = c.Mode == 1; t.straight {
			t.feet = 2 * f.speed()
		} else {
			t.feet = f.speed() * 3 / 2 / 5 * 5
		}
	case "charge", "jump", "overrun":
		t.feet, t.straight = 2*f.speed(), true
	case "tumble":
		t.feet = max(f.speed()/2/5*5, 5)
	case "side-step":
		t.feet = 5
	}
}

// stepped checks a step: one square far, round no corner of a wall, and paid for.
func (o *oracle) stepped(e *table.Event) {
	f, t, to := &o.all[e.Who], &o.turns[e.Who], o.g.Place(e.Cell)
	switch e.Rule {
	case rule.MoveAdvance, rule.DashStraight, rule.DashFree, rule.TumbleCheck, rule.SideStepAction, rule.JumpCheck, rule.OverrunCheck:
	default:
		return
	}
	var way [3]int
	for i := range way {
		if way[i] = to[i] - f.at[i]; max(way[i], -way[i]) > 1 {
			o.fail("%s leaps from %v to %v", f.ID, f.at, to)
		}
	}
	cost := 5
	for _, c := range f.body(to) {
		at := [2]int(c[:2])
		if o.wall[at] {
			o.fail("%s walks into a wall at %v", f.ID, at)
		}
		old := false
		for _, was := range f.body(f.at) {
			old = old || was == c
		}
		if !old && c[2] == 0 && o.rough[at] {
			cost = 10
		}
	}
	if span, _, _ := f.bulk(); span == 1 && (o.wall[[2]int{to[0], f.at[1]}] || o.wall[[2]int{f.at[0], to[1]}]) {
		o.fail("%s steps round the corner of a wall from %v to %v", f.ID, f.at, to)
	}
	if t.feet < 0 {
		return
	}
	if t.straight {
		if t.way != [3]int{} && t.way != way {
			o.fail("%s bends its straight Dash at %v", f.ID, f.at)
		}
		if t.way = way; cost > 5 {
			o.fail("%s dashes into Difficult Terrain at %v", f.ID, to)
		}
	}
	if t.feet -= cost; t.feet < 0 {
		o.fail("%s comes too far: to %v", f.ID, to)
	}
	o.steps++
}
