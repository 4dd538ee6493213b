package room_test

import (
	"crypto/sha256"
	"fmt"
	"sync/atomic"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
	"fray/ruleset"
	"fray/table"
)

// vault is a ruleset with all that has to be kept from others: in each of its rounds both sides pick a number in secret, the
// GM rules in private, and one die is thrown. It breaks down when its trap is set.
type vault struct {
	table.Basic
	s    vaultState
	trap *atomic.Bool
	cast *table.Cast
	book *table.Book
}

type vaultState struct {
	round int
	picks [2]int16
}

type vaultSetup struct {
	Ruleset string `json:"ruleset" yaml:"ruleset"`
}

// The kinds of questions and verbs of the vault.
const (
	kindPick table.Kind = iota + 1
	kindRuling
)

const (
	verbPick table.Verb = iota
	verbYes
	verbNo
)

func newVault(trap *atomic.Bool) *vault {
	return &vault{
		trap: trap,
		cast: &table.Cast{
			Name: "vault", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"},
			Combatants: []table.Member{{ID: "ann", Name: "Ann", Side: 0, Seat: 1}, {ID: "ben", Name: "Ben", Side: 1, Seat: 2}},
		},
		book: &table.Book{
			Name: "vault", Rules: []table.RuleText{{ID: "vault.pick", Title: "Pick"}},
			Verbs: table.Verbs("pick", "yes", "no"), Questions: table.Questions("turn", "pick", "ruling"),
		},
	}
}

func (g *vault) Beat(t *table.Table) {
	g.s.picks = [2]int16{}
	for g.s.picks[0] == 0 || g.s.picks[1] == 0 {
		var seats table.Seats
		for i := range g.s.picks {
			if g.s.picks[i] == 0 {
				seats |= table.JustSeat(table.Seat(i + 1))
			}
		}
		q := t.Ask(kindPick, 1, table.Nobody, seats)
		q.Secret = true
		for i := range g.s.picks {
			for n := int16(1); n <= 3 && g.s.picks[i] == 0; n++ {
				q.AddFor(table.JustSeat(table.Seat(i+1)), table.Do(verbPick).At(table.Who(i)).Of(n))
			}
		}
		o := t.Choose(q)
		g.s.picks[o.Who] = o.N
		e := table.NewEvent(table.Own, 1, o.Who, table.Nobody, int(o.N))
		e.To = table.At(table.Seat(o.Who + 1))
		t.Say(e)
	}
	if g.trap.Load() {
		panic("the trap is a needle-trap")
	}
	q := t.Ask(kindRuling, 1, table.Nobody, table.JustSeat(table.GM))
	q.Add(table.Do(verbYes))
	q.Add(table.Do(verbNo))
	t.Choose(q)
	g.s.round++
	n := t.Roll(&table.Roll{Rule: 1, Who: 0, Count: 1, Sides: 6})
	e := table.NewEvent(table.Rolled, 1, 0, table.Nobody, 0, n)
	e.Faces = t.Faces()
	t.Say(e)
}

func (g *vault) Over() (table.Result, bool)  { return table.Draw, g.s.round == 3 }
func (g *vault) Clone() table.Game           { c := *g; return &c }
func (g *vault) CopyFrom(src table.Game)     { g.s = src.(*vault).s }
func (g *vault) AppendState(b []byte) []byte { return table.AppendNumbers(b, g.s.round) }
func (g *vault) Book() *table.Book           { return g.book }
func (g *vault) Cast() *table.Cast           { return g.cast }
func (g *vault) RollText(*table.Roll) string { return "Ann throws a d6" }
func (g *vault) Tally(t *table.Tally) {
	*t = table.Tally{Rounds: g.s.round, Fell: make([]bool, 2), Left: make([]int, 2), Full: make([]int, 2)}
}
func (g *vault) Adjust(*table.Table, table.Adjustment) error { return nil }

func (g *vault) Prompt(q *table.Question) string {
	if q.Kind == kindRuling {
		return "Does the needle-trap go off?"
	}
	return "Which secret-number?"
}

func (g *vault) Key(q *table.Question, o table.Option) string { return g.Describe(q, o).Key }

func (g *vault) Describe(_ *table.Question, o table.Option) table.Choice {
	key := g.book.VerbName(o.Verb)
	if o.Verb == verbPick {
		key = fmt.Sprintf("pick:%s:%d", g.cast.Combatants[o.Who].ID, o.N)
	}
	return table.Choice{Key: key, Label: key, Rule: "vault.pick"}
}

func (g *vault) Text(e *table.Event) string {
	if e.Kind == table.Own {
		return fmt.Sprintf("%s has picked secret-number %d", g.cast.Called(e.Who), e.N[0])
	}
	return fmt.Sprintf("the die shows %d", e.N[1])
}

func (g *vault) View(table.Seat) table.View {
	v := table.View{Ruleset: "vault", Encounter: "vault", Round: g.s.round}
	for _, m := range g.cast.Combatants {
		v.Tokens = append(v.Tokens, table.Token{ID: m.ID, Name: m.Name, Side: g.cast.Sides[m.Side]})
	}
	return v
}

func (g *vault) Map([]table.CellView) table.MapView { return table.MapView{Shape: "zones"} }

// vaults has a fixture know the vault.
func vaults(trap *atomic.Bool) func(*room.Config) {
	return func(c *room.Config) {
		c.Find = func(name string) (ruleset.Ruleset, bool) {
			if name != "vault" {
				return ruleset.Find(name)
			}
			return ruleset.Ruleset{
				Name: "vault", Book: newVault(trap).book, NewSetup: func() any { return new(vaultSetup) },
				New: func(any) (table.Game, []table.Problem) { return newVault(trap), nil },
			}, true
		}
	}
}

// startVault starts a vault; all three seats are people's.
func (h *fixture) startVault(dice string) *sat { return h.startRules("vault", dice) }

// startRules starts a fight of a ruleset of the tests; all three seats are people's.
func (h *fixture) startRules(rules, dice string) *sat {
	h.t.Helper()
	const id = "v"
	head, err := table.EncodeHeader(table.Header{Ruleset: rules, Name: rules, Seed: table.Practice(3), Dice: dice, Setup: []byte(`{}`)})
	must(h.t, err)
	s := &sat{fixture: h, id: id, links: map[string]api.Link{}, who: map[string]room.Viewer{}}
	var links []store.Link
	for _, name := range []string{"gm", "red", "blue", "spectator"} {
		l := store.Link{ID: name, Table: id, Role: name, Hash: sha256.Sum256([]byte(id + name))}
		if name == "red" || name == "blue" {
			l.Role, l.Seat = api.RoleSeat, name
		}
		links = append(links, l)
		s.links[name] = api.Link{ID: l.ID, Role: l.Role, Seat: l.Seat, Token: id + name}
	}
	seats := map[string]store.Seat{"gm": {Plays: "player"}, "red": {Plays: "player"}, "blue": {Plays: "player"}}
	must(h.t, h.store.Create(h.t.Context(), store.Table{ID: id, Name: rules, Ruleset: rules, Seats: seats}, [][]byte{head}, links))
	s.enter()
	return s
}
