package phase_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// oracle follows a random fight by its events and computes every number again from the text of the checks and the sheets:
// what an attack needs, what gets past the defenses, Knockback, Recoveries, END, the order, and who may react.
type oracle struct {
	t    *testing.T
	g    *phase.Game
	in   *phase.Setup
	said []string

	stun, body, end []int
	groundOracle
	harmOracle
	orderOracle
	effortOracle
	reactOracle
	studied   map[[2]table.Who]int
	haymaker  map[table.Who]int // slot of the attack of the last Haymaker
	attackers int
}

// oracleArena is an arena of anything, with a power that changes what attacks need.
func oracleArena(s *property.Source) *phase.Setup {
	a := arena(s)
	a.Powers["fade"] = phase.Power{Upkeep: 1, Effects: map[string]int{"invisible": 1, "ocv": 2, "dcv": 1, "con": 4, "pd": 3, "knockback_resistance": 2}}
	return a
}

func newOracle(t *testing.T, g *phase.Game, in *phase.Setup) *oracle {
	o := &oracle{t: t, g: g, in: in, studied: map[[2]table.Who]int{}, haymaker: map[table.Who]int{}}
	o.groundOracle = groundOracle{map[[2]int]bool{}, map[[2]int]bool{}, map[[2]int]bool{}, map[[2]int]int{}}
	place := func(at string) (p [2]int) {
		if _, err := fmt.Sscanf(at, "%d,%d", &p[0], &p[1]); err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, x := range in.Map.Terrain {
		for _, at := range x.At {
			p := place(at)
			o.wall[p], o.water[p], o.dark[p] = x.Kind == "wall", strings.HasSuffix(x.Kind, "water"), strings.HasPrefix(x.Kind, "dark")
			o.cost[p] = 1
			if strings.HasSuffix(x.Kind, "difficult") {
				o.cost[p] = 2
			}
		}
	}
	for _, at := range in.Dark {
		o.dark[place(at)] = true
	}
	n := len(in.Combatants)
	o.effortOracle = effortOracle{make([]int, n), make([]int, n), make([]int, n), make([]int, n), make([]bool, n), map[table.Who]*trip{}, make([]bool, n), make([]bool, n)}
	o.reactOracle = reactOracle{
		slot: make([]int, n), inner: make([]int, n), asked: make([]bool, n), debt: make([]bool, n),
		waited: map[table.Who]bool{}, passed: map[[2]table.Who]bool{}, due: map[table.Who]bool{},
	}
	for i := range in.Combatants {
		c := &in.Combatants[i]
		o.stun = append(o.stun, or(c.STUN, or(c.STUNMax, 20)))
		o.body = append(o.body, or(c.BODY, or(c.BODYMax, 10)))
		o.end = append(o.end, or(c.END, or(c.ENDMax, 20)))
	}
	o.orderOracle.start(len(in.Combatants))
	return o
}

// or returns a number of a sheet or its default.
func or(p *int, usual int) int {
	if p == nil {
		return usual
	}
	return *p
}

func (o *oracle) sheet(a table.Who) *phase.Combatant { return &o.in.Combatants[a] }

func (o *oracle) same(what string, got int32, want int) {
	o.t.Helper()
	if int(got) != want {
		o.t.Fatalf("%s: %d by the rules, %d by the text\n%s", what, got, want, o.recent())
	}
}

// recent is the end of the log.
func (o *oracle) recent() string { return strings.Join(o.said[max(0, len(o.said)-14):], "\n") }

// Hear checks an event.
func (o *oracle) Hear(e *table.Event) {
	o.said = append(o.said, o.g.Text(e))
	o.hearReactions(e)
	o.hearOrder(e)
	o.hearEffort(e)
	o.hearHarm(e)
	switch e.Kind {
	case table.Took:
		if e.Option.Verb == phase.VerbHaymaker {
			o.haymaker[e.Who] = int(e.Option.Item)
		}
	case phase.EvStudied:
		o.studied[[2]table.Who{e.Who, e.Target}] = int(max(0, e.N[0]))
	case table.Rolled:
		o.hearRoll(e)
	default:
	}
}

// fights is how many random fights the oracle follows. The first ones are always the same.
var fights = flag.Uint64("fights", 600, "random fights that the oracle of phase follows")

// TestOracle plays random fights beside the oracle.
func TestOracle(t *testing.T) {
	rolls, opportunities := 0, 0
	for seed := range *fights {
		s := property.NewSource(nil, seed)
		in := oracleArena(s)
		g, problems := phase.New(in)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		o := newOracle(t, g, in)
		tb := &table.Table{Answers: witness{&property.Roller{Rng: s.Rng, T: t}, o}, Listener: o}
		tb.Reset(seed)
		for over := false; !over; _, over = g.Over() {
			tb.Beat(g)
		}
		rolls, opportunities = rolls+o.attackers, opportunities+o.opportunities
	}
	t.Logf("%d attacks rolled, %d attacks of opportunity offered", rolls, opportunities)
	if rolls < 1000 || opportunities < 500 {
		t.Errorf("%d attacks were rolled and %d attacks of opportunity offered, expected 1000 and 500 or more", rolls, opportunities)
	}
}
