package table_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"fray/internal/duel"
	"fray/table"
)

// skirmish is a fight that is soon over, with questions in the middle of beats.
func skirmish() *duel.Game {
	return duel.New(duel.Setup{Fighters: 2, Goblins: 3, Rounds: 12, Ask: true})
}

// step puts one legal thing in, drawn at random.
func step(t *rapid.T, s *table.Session) {
	if r := s.OpenRoll(); r != nil {
		faces := make([]int32, r.Dice())
		for i := range faces {
			faces[i] = int32(rapid.IntRange(1, r.SidesOf(i)).Draw(t, "face"))
		}
		must(t, s.GiveDice(faces))
		return
	}
	switch rapid.IntRange(0, 19).Draw(t, "what") {
	case 0:
		must(t, s.Fresh())
		return
	case 1:
		hp := rapid.IntRange(1, 7).Draw(t, "hp")
		a := table.Adjustment{Do: "set", Who: "goblin-1", What: "HP", Value: hp, Why: "the GM says so"}
		err := s.Adjust(a)
		if isReason(err, table.NotNow) || isReason(err, table.BadAdjustment) {
			break
		}
		must(t, err)
		return
	}
	seat, o := pick(t, s)
	must(t, s.AnswerOption(seat, o))
}

// pick draws a listed option, an attack or a strike if there is one (else a fight at random takes hundreds of inputs).
func pick(t *rapid.T, s *table.Session) (table.Seat, table.Option) {
	q := s.Open()
	if q == nil {
		t.Fatal("nothing is open")
	}
	if rapid.IntRange(0, 2).Draw(t, "best") > 0 {
		return q.Seats.First(), s.Game().Best(q)
	}
	k := rapid.IntRange(0, q.Count()-1).Draw(t, "option")
	return q.Seats.First(), q.Kth(k)
}

func must(t *rapid.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// begin is a session of a drawn seed, played for a drawn while.
func begin(t *rapid.T, most int) *table.Session {
	s := table.NewSession(skirmish(), table.Options{
		Seed:    table.Practice(rapid.Uint64().Draw(t, "seed")),
		AskDice: rapid.IntRange(0, 3).Draw(t, "ask") == 0,
	})
	playFor(t, s, rapid.IntRange(0, most).Draw(t, "inputs"))
	return s
}

func playFor(t *rapid.T, s *table.Session, n int) {
	for range n {
		if _, over := s.Over(); over {
			return
		}
		step(t, s)
	}
}

// picture is all that can be seen of a session.
type picture struct {
	State, Whole string
	Inputs       []table.Input
	Events       []table.Event
	Settled      int
	Rests        int
	Choices      [3][]table.Choice
	Over         bool
	Result       table.Result
	Roll         *table.Roll
}

func look(s *table.Session) picture {
	p := picture{
		State: s.StateHash(), Whole: string(s.Game().AppendState(nil)), Inputs: s.Inputs(), Events: s.Events(),
		Settled: s.Settled(), Rests: s.Rests(),
	}
	p.Result, p.Over = s.Over()
	if r := s.OpenRoll(); r != nil {
		kept := *r
		p.Roll = &kept
	}
	for seat := range p.Choices {
		p.Choices[seat] = s.Choices(table.Seat(seat))
	}
	return p
}

func same(t *rapid.T, what string, want, got picture) {
	t.Helper()
	if fmt.Sprint(want) == fmt.Sprint(got) && want.Roll == nil { // quicker than a comparison field by field
		return
	}
	if d := cmp.Diff(want, got, cmp.AllowUnexported(table.Audience{}), cmpopts.EquateEmpty()); d != "" {
		t.Fatalf("%s (-want +got):\n%s", what, d)
	}
}

// TestListedIsAccepted is law 3: every listed option is accepted on a branch, from the seat it is listed for only.
func TestListedIsAccepted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 30)
		q := s.Open()
		if q == nil {
			return
		}
		seen := map[string]bool{}
		for _, seat := range []table.Seat{table.GM, duel.Red, duel.Blue} {
			for _, c := range s.Choices(seat) {
				if seen[c.Key] {
					t.Fatalf("two options have the key %s", c.Key)
				}
				seen[c.Key] = true
				if b := s.Branch(); b.Answer(seat, c.Key) != nil {
					t.Fatalf("%s is listed, but refused: %v", c.Key, s.Branch().Answer(seat, c.Key))
				}
				refused(t, s.Branch().Answer(duel.Red+duel.Blue-seat, c.Key), table.NotAsked)
			}
		}
		refused(t, s.Answer(q.Seats.First(), "move:nowhere"), table.NotListed)
		refused(t, s.AnswerOption(q.Seats.First(), table.Do(duel.Attack).At(99)), table.NotListed)
		refused(t, s.GiveDice([]int32{1}), table.NothingOpen)
		refused(t, s.Undo(len(s.Inputs())+1), table.BadUndo)
	})
}

func refused(t *rapid.T, err error, why table.Reason) {
	t.Helper()
	var no *table.Refusal
	if !errors.As(err, &no) || no.Reason != why || no.Error() == "" {
		t.Fatalf("got %v, want a refusal for reason %d", err, why)
	}
}

// TestUndoIsNeverHavingGoneOn continues and undoes it.
func TestUndoIsNeverHavingGoneOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 30)
		was := look(s)
		kept := s.Events()
		playFor(t, s, rapid.IntRange(1, 10).Draw(t, "more"))
		must(t, s.Undo(len(was.Inputs)))
		same(t, "after undo", was, look(s))
		same(t, "events handed out", picture{Events: was.Events}, picture{Events: kept})
		playFor(t, s, 3)
	})
}

// TestBranchIsIndependent continues the branch, then the trunk.
func TestBranchIsIndependent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 30)
		was := look(s)
		b := s.Branch()
		same(t, "branch", was, look(b))
		playFor(t, b, 5)
		same(t, "trunk", was, look(s))
		branched := look(b)
		playFor(t, s, 5)
		same(t, "branch again", branched, look(b))
	})
}

// TestBlockedListsTheSame asks for explanations, which must not change what is legal.
func TestBlockedListsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := begin(t, 30)
		was := look(s)
		for seat, choices := range was.Choices {
			listed := map[string]bool{}
			for _, c := range choices {
				listed[c.Key] = true
			}
			for _, b := range s.Blocked(table.Seat(seat)) {
				if listed[b.Key] || len(b.Rules) == 0 || b.Rules[0] == "" {
					t.Fatalf("blocked %s by %v", b.Key, b.Rules)
				}
			}
			same(t, "after asking what is blocked", was, look(s))
		}
	})
}

// TestPlayIsReproducible puts the same in twice, and looks on the way: looking changes nothing.
func TestPlayIsReproducible(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		a := table.NewSession(skirmish(), table.Options{Seed: table.Practice(seed)})
		b := table.NewSession(skirmish(), table.Options{Seed: table.Practice(seed)})
		for range 25 {
			if _, over := a.Over(); over {
				break
			}
			prefix := a.Events()
			seat, o := pick(t, a)
			must(t, a.AnswerOption(seat, o))
			b.Blocked(seat)
			must(t, b.AnswerOption(seat, o))
			same(t, "twin", look(a), look(b))
			same(t, "events so far", picture{Events: prefix}, picture{Events: a.Events()[:len(prefix)]})
		}
	})
}

// TestSimulationSeesTheSameDice plays a bot against itself through a session and straight on the table.
func TestSimulationSeesTheSameDice(t *testing.T) {
	for seed := range uint64(20) {
		s := table.NewSession(skirmish(), table.Options{Seed: table.Practice(seed)})
		for s.Open() != nil {
			q := s.Open()
			if err := s.AnswerOption(q.Seats.First(), s.Game().Best(q)); err != nil {
				t.Fatal(err)
			}
		}
		g := skirmish()
		tb := table.Table{Answers: &duel.Greedy{Game: g}}
		tb.Reset(seed)
		for over := false; !over; _, over = g.Over() {
			tb.Run(g)
		}
		if want, got := string(g.AppendState(nil)), string(s.Game().AppendState(nil)); want != got {
			t.Errorf("seed %d: the session came out another way than the simulation", seed)
		}
		if len(s.Inputs()) != tb.Inputs {
			t.Errorf("seed %d: %d inputs, %d decisions", seed, len(s.Inputs()), tb.Inputs)
		}
	}
}
