package surge_test

import (
	"fray/ruleset/surge"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// harmOracle is what the oracle knows of each combatant's body and mind.
type harmOracle struct {
	wounds  [][2][3]int // by kind, by level
	stress  []int
	dying   []bool
	fails   []int
	penalty int       // what wounds took off the last resistance check
	waits   table.Who // who has to be wounded, fall dying or die next; Nobody
	level   int       // the degree of that failure
	save    int       // the degree of the last death save, 0 if none is open
	count   int
}

func (o *harmOracle) start(in *surge.Setup) {
	n := len(in.Combatants)
	o.wounds, o.stress, o.dying, o.fails, o.waits = make([][2][3]int, n), make([]int, n), make([]bool, n), make([]int, n), table.Nobody
	for i := range in.Combatants {
		c := &in.Combatants[i]
		o.stress[i], o.dying[i] = c.Stress, c.Dying
		for _, level := range c.Wounds {
			o.wounds[i][0][level-1]++
		}
		for _, level := range c.SocialWounds {
			o.wounds[i][1][level-1]++
		}
	}
}

func total(w [3]int) int { return w[0] + w[1] + w[2] }

// due notes what has to follow a failed resistance check against damage.
func (o *oracle) due(e *table.Event, deg int) {
	if deg < 0 && (e.Rule == rule.DamageLevels || e.Rule == rule.SlamRecoil) {
		o.waits, o.level = e.Who, -deg
	}
}

// hearHarm checks wounds and what follows them.
func (o *oracle) hearHarm(e *table.Event) {
	switch e.Kind {
	case table.Rolled:
		o.resisted(e)
	case table.Began:
		if o.waits != table.Nobody || o.save < 0 || o.save > 1 {
			o.fail("a failure without consequences")
		}
		o.save = 0
	case table.Harmed:
		o.wounded(e)
	case table.Healed:
		o.healed(e)
	case table.Gained:
		if e.N[1] == surge.MeterStress {
			o.stress[e.Who]++
			o.same("Stress", e.N[2], o.stress[e.Who])
		}
	case surge.EvDying:
		if o.waits != e.Who || o.wounds[e.Who][0][2] == 0 || o.dying[e.Who] {
			o.fail("dying, against the text")
		}
		o.dying[e.Who], o.waits = true, table.Nobody
	case surge.EvStable:
		if o.save < 2 {
			o.fail("stable, against the text")
		}
		o.dying[e.Who], o.fails[e.Who], o.save = false, 0, 0
	case surge.EvDeathFail:
		o.same("degrees of a failed death save", e.N[0], max(1, -o.save))
		o.fails[e.Who] += int(e.N[0])
		o.same("failed death saves", e.N[1], o.fails[e.Who])
		o.save = 0
	case surge.EvDead:
		if !(o.waits == e.Who && o.dying[e.Who]) && o.fails[e.Who] < 3 {
			o.fail("dead, against the text")
		}
		o.waits = table.Nobody
	default:
	}
}

// resisted checks what wounds and Stress take off a resistance check, and reads a death save.
func (o *oracle) resisted(e *table.Event) {
	if o.waits != table.Nobody {
		o.fail("a failure without consequences")
	}
	off, worn := 0, 0
	for _, m := range e.Mods {
		switch m.Rule {
		case rule.DamagePenalty:
			off -= int(m.Value)
		case rule.BaseStress:
			worn -= int(m.Value)
		}
	}
	switch e.Rule {
	case rule.DamageLevels, rule.SlamRecoil:
		o.penalty = off
		o.same("Stress on resistance", int32(worn), o.stress[e.Who])
		if w := o.wounds[e.Who]; off != total(w[0]) && off != total(w[1]) {
			o.fail("wounds take %d off, there are %v", off, w)
		}
	case rule.DamageDeathSave:
		o.save = graded(int(e.N[1]), 15)
		if e.Die == 20 {
			o.save = better(o.save, 1)
		}
		o.same("rank of a death save", e.N[3], o.in.Combatants[e.Who].Fortitude)
	default:
		o.same("wounds on other checks", int32(off+worn), 0)
	}
}

// wounded checks the level of a wound.
func (o *oracle) wounded(e *table.Event) {
	kind, a := e.N[3], e.Target
	w := &o.wounds[a][kind]
	if o.waits != a || w[2] > 0 || kind == 0 && o.dying[a] {
		o.fail("a wound, against the text: %v", *w)
	}
	o.same("wounds taken off", int32(o.penalty), total(*w))
	level := min(o.level, 3)
	if level == 2 && w[1] > 0 {
		level = 3
	}
	o.same("level of the wound", e.N[0], level)
	w[level-1]++
	o.waits = table.Nobody
	o.count++
}

// healed takes the highest of all wounds away, or dying before any wound. Where a physical and a social wound tie, the
// user has chosen: whichever is gone has to be one of them.
func (o *oracle) healed(e *table.Event) {
	a := e.Target
	if o.dying[a] {
		o.dying[a], o.fails[a] = false, 0
		return
	}
	for level := 2; level >= 0; level-- {
		left := o.g.WoundsOf(a)
		for kind := range o.wounds[a] {
			if w := &o.wounds[a][kind]; w[level] > 0 && left[kind][level] < w[level] {
				w[level]--
				if left != o.wounds[a] {
					o.fail("recovers from more than one wound: %v", left)
				}
				return
			}
		}
		if o.wounds[a][0][level]+o.wounds[a][1][level] > 0 {
			break
		}
	}
	o.fail("recovers, but not from the highest wound")
}
