package flank_test

import (
	"slices"

	"fray/table"
)

// up is whether a combatant is in the fight and can act.
func (f *fighter) awake() bool { return !f.dead && !f.conds["unconscious"] && !f.conds["stunned"] }

// mod is the modifier of an ability: half of what the score has over 10, rounded down.
func (f *fighter) mod(ability string) int {
	n := f.scores[ability] - 10
	if n < 0 {
		return -((1 - n) / 2)
	}
	return n / 2
}

// kept is a modifier, or what is left of it where one of these conditions takes it away.
func (f *fighter) kept(ability string, lost bool, conds ...string) int {
	for _, c := range conds {
		lost = lost || f.conds[c]
	}
	if n := f.mod(ability); n < 0 || !lost {
		return n
	}
	return 0
}

// lasting adds up the bonuses on a number: of each name only the greatest bonus and the greatest penalty.
func (f *fighter) lasting(num int) int {
	type name struct {
		rule table.Rule
		nums int
		good bool
	}
	best := map[name]int{}
	for _, b := range f.bonuses {
		k := name{b.rule, b.nums, b.value > 0}
		if b.nums&num != 0 && max(b.value, -b.value) > max(best[k], -best[k]) {
			best[k] = b.value
		}
	}
	sum := 0
	for _, v := range best {
		sum += v
	}
	return sum
}

// bulk is the squares on a side, the natural reach in squares and the modifier of a size.
func (f *fighter) bulk() (span, reach, mod int) {
	switch f.Size {
	case "tiny":
		return 1, 1, 2
	case "small":
		return 1, 1, 1
	case "large":
		return 2, 2, -1
	case "huge":
		return 3, 3, -2
	default:
		return 1, 1, 0
	}
}

// apart is the distance of two bodies in squares, and where the one lies from the other on each axis.
func (o *oracle) apart(a, b table.Who) int {
	x, y := &o.all[a], &o.all[b]
	m, _, _ := x.bulk()
	n, _, _ := y.bulk()
	most := 0
	for i := range 3 {
		most = max(most, y.at[i]-(x.at[i]+m-1), x.at[i]-(y.at[i]+n-1))
	}
	return most
}

// threatens is whether a combatant threatens a foe: within reach of a melee weapon, or of its body with [Natural] or [Warrior].
func (o *oracle) threatens(a, b table.Who) bool {
	f, foe := &o.all[a], &o.all[b]
	if !f.awake() || f.conds["restrained"] || f.conds["frightened"] || foe.dead || f.Side == foe.Side || !o.knows(a, b) || !o.free(a, b) {
		return false
	}
	_, reach, _ := f.bulk()
	d := o.apart(a, b)
	if d <= reach && (f.feat("natural") || f.feat("warrior") || len(f.Attacks) > 0) {
		return true
	}
	for _, item := range o.g.Gear(a) {
		switch item {
		case "sword", "axe", "brand", "glove":
			if d <= reach {
				return true
			}
		case "glaive":
			if d <= 2*reach {
				return true
			}
		case "pike":
			if d == 2 {
				return true
			}
		}
	}
	return false
}

func (f *fighter) feat(name string) bool { return slices.Contains(f.Feats, name) }

// flanks is whether a combatant and an ally that both threaten a foe stand in squares exactly opposite.
func (o *oracle) flanks(a, b table.Who) bool {
	if !o.threatens(a, b) {
		return false
	}
	for i := range o.all {
		if c := table.Who(i); c != a && o.all[c].Side == o.all[a].Side && o.threatens(c, b) && o.opposite(a, c, b) {
			return true
		}
	}
	return false
}

// opposite tries each square of the one with each of the other.
func (o *oracle) opposite(a, c, b table.Who) bool {
	for _, p := range o.offsets(a, b) {
		for _, q := range o.offsets(c, b) {
			cross := [3]int{p[1]*q[2] - p[2]*q[1], p[2]*q[0] - p[0]*q[2], p[0]*q[1] - p[1]*q[0]}
			if cross == [3]int{} && p[0]*q[0]+p[1]*q[1]+p[2]*q[2] < 0 {
				return true
			}
		}
	}
	return false
}

// offsets is where the squares of a combatant lie from the nearest square of another.
func (o *oracle) offsets(a, b table.Who) (out [][3]int) {
	f, foe := &o.all[a], &o.all[b]
	span, _, _ := f.bulk()
	wide, _, _ := foe.bulk()
	for n := range span * span * span {
		at := [3]int{f.at[0] + n%span, f.at[1] + n/span%span, f.at[2] + n/span/span}
		var off [3]int
		for i := range 3 {
			off[i] = at[i] - min(max(at[i], foe.at[i]), foe.at[i]+wide-1)
		}
		out = append(out, off)
	}
	return out
}
