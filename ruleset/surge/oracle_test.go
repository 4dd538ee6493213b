package surge_test

import (
	"strings"
	"testing"

	"fray/ruleset/rulestest/property"
	"fray/ruleset/surge"
	"fray/ruleset/surge/rule"
	"fray/table"
)

// oracle follows a random encounter by its events and works the results out again from the text and the sheets: degrees with
// natural 20s, Raises and Coups, hits, effects, wounds, dying, death saves, Stress, the order, one Reaction a turn, and the slots of a turn.
type oracle struct {
	t    *testing.T
	g    *surge.Game
	in   *surge.Setup
	said []string

	rolls  []roll            // those since the last result
	raises map[table.Who]int // of the check that each is about to make
	coups  int
	harmOracle
	orderOracle
	slotOracle
	checks, hits int
}

// roll is one d20.
type roll struct {
	who        table.Who
	rule       table.Rule
	die, total int
	open       bool // rolled against another's roll
}

func (o *oracle) fail(format string, args ...any) {
	o.t.Helper()
	o.t.Fatalf(format+"\n%s", append(args, strings.Join(o.said[max(0, len(o.said)-16):], "\n"))...)
}

func (o *oracle) same(what string, got int32, want int) {
	o.t.Helper()
	if int(got) != want {
		o.fail("%s: %d by the rules, %d by the text", what, got, want)
	}
}

// Hear checks an event.
func (o *oracle) Hear(e *table.Event) {
	o.said = append(o.said, o.g.Text(e))
	o.hearHarm(e)
	o.hearOrder(e)
	o.hearSlots(e)
	switch e.Kind {
	case table.Reacted:
		if e.Option.Verb == surge.VerbRaise {
			o.raises[e.Who] = int(e.Option.N)
		}
	case table.Rolled:
		o.rolled(e)
	case surge.EvImproved:
		o.improved(e)
	case surge.EvDice:
		if e.Rule == rule.DestinyCoup {
			o.coups += (int(e.N[0]) + 1) / 2
		}
	case table.Hit, table.Missed:
		o.struck(e)
	case table.Took: // some checks of an action say no result
		delete(o.raises, e.Who)
	case surge.EvHelped: // a Coordinate says no result
		o.forget(e.Who)
	case surge.EvResult:
		o.result(e)
	default:
	}
}

// rolled adds a check up: the die, the rank, and each Advantage and Disadvantage.
func (o *oracle) rolled(e *table.Event) {
	sum := int(e.Die) + int(e.N[3])
	goal := 0
	for _, m := range e.Mods {
		if m.Against {
			goal += int(m.Value)
		} else {
			sum += int(m.Value)
		}
	}
	o.same("total", e.N[1], sum)
	if goal != 0 {
		o.same("number to reach", e.N[0], goal)
	}
	o.rolls = append(o.rolls, roll{who: e.Who, rule: e.Rule, die: int(e.Die), total: sum, open: e.N[0] == 0})
	o.checks++
}

// improved adds a die of Destiny to the last roll of the one that it helps.
func (o *oracle) improved(e *table.Event) {
	for i := len(o.rolls) - 1; i >= 0; i-- {
		if o.rolls[i].who == e.Target || e.Target < 0 && o.rolls[i].who == e.Who {
			o.rolls[i].total = int(e.N[0])
			return
		}
	}
}

// graded is the degree of a total: every five points over or under.
func graded(total, dc int) int {
	if total >= dc {
		return 1 + (total-dc)/5
	}
	return -((dc - total + 4) / 5)
}

// better is a degree one step up, or down: there is no degree 0.
func better(deg, by int) int {
	if deg += by; deg == 0 {
		return by
	}
	return deg
}

// struck checks an attack: a natural 20 hits, a natural 1 misses, and both are critical or not by the total.
func (o *oracle) struck(e *table.Event) {
	o.hits++
	var attack roll
	for _, r := range o.rolls {
		if r.who == e.Who {
			attack = r
		}
	}
	o.same("total of the attack", e.N[2], attack.total)
	goal := int(e.N[1])
	hit := attack.die != 1 && (attack.die == 20 || attack.total >= goal)
	if hit != (e.Kind == table.Hit) {
		o.fail("hit: %t by the text", hit)
	}
	o.same("critical", e.N[3], map[bool]int{true: 1}[attack.die == 20 && attack.total >= goal])
	o.rolls = nil
}

// result grades a check again: natural 20, then Raises, then Coups.
func (o *oracle) result(e *table.Event) {
	total, dc := int(e.N[0]), int(e.N[1])
	deg, n := graded(total, dc), len(o.rolls)
	if n == 0 || o.rolls[n-1].rule == rule.SmashUse || e.Rule == rule.AssistCoordinate {
		o.forget(e.Who)
		return
	}
	actor, last := o.rolls[n-1], o.rolls[n-1]
	if n > 1 && last.open && o.rolls[n-2].open { // opposed
		actor = o.rolls[n-2]
		o.same("DC of an opposed check", e.N[1], last.total+5*o.raises[e.Who])
		if last.die == 20 && actor.die != 20 {
			deg = better(deg, -1)
		}
	}
	if actor.die == 20 && (actor == last || last.die != 20) {
		deg = better(deg, 1)
	}
	o.same("total of the check", e.N[0], actor.total)
	if deg > 0 {
		deg += 2*o.raises[e.Who] + o.coups
	} else {
		deg -= o.raises[e.Who] + o.coups
	}
	o.same("degree", e.N[2], deg)
	o.forget(e.Who)
	o.due(e, deg)
}

// forget begins with the next check.
func (o *oracle) forget(who table.Who) {
	o.coups, o.rolls = 0, nil
	delete(o.raises, who)
}

// TestOracle plays random encounters beside the oracle.
func TestOracle(t *testing.T) {
	checks, hits, wounds, turns, resists := 0, 0, 0, 0, 0
	for seed := range uint64(1000) {
		s := property.NewSource(nil, seed)
		in := encounter(s)
		for i := range in.Combatants {
			in.Combatants[i].Hidden = false
		}
		g, problems := surge.New(in)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		o := &oracle{t: t, g: g, in: in, raises: map[table.Who]int{}}
		o.harmOracle.start(in)
		o.orderOracle.start(in)
		o.effects = map[table.Who]int{}
		tb := &table.Table{Answers: &property.Roller{Rng: s.Rng, T: t}, Listener: o}
		tb.Reset(seed)
		for over := false; !over; _, over = g.Over() {
			tb.Beat(g)
		}
		checks, hits, wounds, turns, resists = checks+o.checks, hits+o.hits, wounds+o.count, turns+o.turns, resists+o.resists
	}
	if checks < 7000 || hits < 500 || wounds < 100 || turns < 4000 || resists < 300 {
		t.Errorf("only %d checks, %d attacks, %d wounds, %d turns and %d effects", checks, hits, wounds, turns, resists)
	}
}
