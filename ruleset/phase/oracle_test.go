package phase_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// oracle follows a random fight by its events and computes every number again from the text of the checks and the sheets:
// what an attack needs, what gets past the defenses, Knockback, Recoveries and the order.
type oracle struct {
	t    *testing.T
	g    *phase.Game
	in   *phase.Setup
	said []string

	water           map[[2]int]bool
	stun, body, end []int
	harmOracle
	orderOracle
	studied   map[[2]table.Who]int
	haymaker  map[table.Who]int // slot of the attack of the last Haymaker
	attackers int
}

// oracleArena is an arena in which nothing but the sheet determines a number: no powers, clothes, darkness or hidden combatants.
func oracleArena(s *property.Source) *phase.Setup {
	a := arena(s)
	a.Awareness, a.AskAware, a.AskProvoke, a.Dark = "", false, false, nil
	for i := range a.Map.Terrain {
		if strings.HasPrefix(a.Map.Terrain[i].Kind, "dark") {
			a.Map.Terrain[i].Kind = "water"
		}
	}
	pike, kick := a.Attacks["pike"], a.Attacks["kick"]
	pike.OCV, kick.ManOCV = 0, 1
	a.Attacks["pike"], a.Attacks["kick"] = pike, kick
	for i := range a.Combatants {
		c := &a.Combatants[i]
		c.Invisible, c.Hidden, c.Hiding = false, false, false
		c.Powers, c.On, c.Outfits, c.Multipowers = nil, nil, nil, nil
	}
	return a
}

func newOracle(t *testing.T, g *phase.Game, in *phase.Setup) *oracle {
	o := &oracle{t: t, g: g, in: in, water: map[[2]int]bool{}, studied: map[[2]table.Who]int{}, haymaker: map[table.Who]int{}}
	for _, p := range in.Map.Terrain {
		for _, at := range p.At {
			var q, r int
			if _, err := fmt.Sscanf(at, "%d,%d", &q, &r); err != nil {
				t.Fatal(err)
			}
			o.water[[2]int{q, r}] = p.Kind == "water"
		}
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
		o.t.Fatalf("%s: %d by the rules, %d by the text\n%s", what, got, want, strings.Join(o.said[max(0, len(o.said)-14):], "\n"))
	}
}

// Hear checks an event.
func (o *oracle) Hear(e *table.Event) {
	o.said = append(o.said, o.g.Text(e))
	o.hearOrder(e)
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

// TestOracle plays random fights beside the oracle.
func TestOracle(t *testing.T) {
	rolls := 0
	for seed := range uint64(500) {
		s := property.NewSource(nil, seed)
		in := oracleArena(s)
		g, problems := phase.New(in)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		o := newOracle(t, g, in)
		tb := &table.Table{Answers: &property.Roller{Rng: s.Rng, T: t}, Listener: o}
		tb.Reset(seed)
		for over := false; !over; _, over = g.Over() {
			tb.Beat(g)
		}
		rolls += o.attackers
	}
	if rolls < 1000 {
		t.Errorf("only %d attacks were rolled, expected 1000 or more", rolls)
	}
}
