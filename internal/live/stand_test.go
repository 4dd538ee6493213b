package live_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/duel"
	"fray/internal/live"
	"fray/table"
)

// reactive returns a table whose goblins move a lot, which gives the fighters opportunities to strike.
func reactive(t *testing.T) *live.Table {
	t.Helper()
	c := config(live.Seating{"blue": "random"})
	c.Setup = &duel.Setup{Fighters: 2, Goblins: 4, Ask: true}
	return start(t, c)
}

// fight plays the player's fighters to the end with their first choices. It returns how often each kind of question was
// asked, and the keys of the standing answers where there was a choice.
func fight(t *testing.T, tb *live.Table) (asked map[string]int, stood []string) {
	t.Helper()
	asked = map[string]int{}
	for {
		err := tb.Advance(t.Context(), func(m live.Move) {
			if m.By == live.Standing && m.Free {
				stood = append(stood, m.Key)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if _, over := tb.Over(); over {
			return asked, stood
		}
		asked[tb.Waiting().Kind]++
		if err := tb.Answer(tb.Choices()[0].Key); err != nil {
			t.Fatal(err)
		}
	}
}

func TestWithoutStandingAnswersEverythingIsAsked(t *testing.T) {
	if asked, stood := fight(t, reactive(t)); asked["opportunity"] == 0 || len(stood) > 0 {
		t.Errorf("asked %v, stood %v", asked, stood)
	}
}

func TestStandingAnswers(t *testing.T) {
	tb := reactive(t)
	advance(t, tb)
	if err := tb.Stand("opportunity", table.Standing{Verb: "strike"}); err != nil {
		t.Fatal(err)
	}
	if got := tb.Standings(); len(got) != 1 || !strings.Contains(got[0], "always strike") {
		t.Fatalf("the standing answers are %q", got)
	}
	asked, stood := fight(t, tb)
	if asked["opportunity"] > 0 || len(stood) == 0 || !strings.HasPrefix(stood[0], "strike") {
		t.Errorf("asked %v, stood %v", asked, stood)
	}
}

func TestAskAgain(t *testing.T) {
	tb := reactive(t)
	advance(t, tb)
	if err := tb.Stand("opportunity", table.Standing{}); err != nil {
		t.Fatal(err)
	}
	if err := tb.AskAgain("opportunity"); err != nil {
		t.Fatal(err)
	}
	if asked, stood := fight(t, tb); asked["opportunity"] == 0 || len(stood) > 0 {
		t.Errorf("asked %v, stood %v", asked, stood)
	}
}

func TestUndoSkipsStandingAnswers(t *testing.T) {
	tb := reactive(t)
	advance(t, tb)
	if err := tb.Stand("opportunity", table.Standing{Verb: "strike"}); err != nil {
		t.Fatal(err)
	}
	fight(t, tb)
	for range 20 {
		was, err := tb.Undo(1)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(was.Answer, "strike") {
			t.Fatalf("undid %+v", was)
		}
	}
}

func TestRefusedStandingAnswers(t *testing.T) {
	tb := reactive(t)
	advance(t, tb)
	for name, err := range map[string]error{
		"the turn":        tb.Stand("", table.Standing{Verb: "end"}),
		"an unknown kind": tb.Stand("flying", table.Standing{}),
		"an unknown verb": tb.Stand("opportunity", table.Standing{Verb: "fly"}),
		"too many":        tb.Stand("opportunity", table.Standing{Verb: "strike", Below: 101}),
	} {
		if err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}

// A resumed fight with the same standing answers answers like the original one.
func TestStandingAnswersAfterResume(t *testing.T) {
	tb := reactive(t)
	if err := tb.StandBy("opportunity=strike below 50"); err != nil {
		t.Fatal(err)
	}
	if err := tb.StandBy("strike=strike below 50"); err != nil {
		t.Errorf("a question cannot be named before it is asked: %v", err)
	}
	again := reactive(t)
	if err := again.StandBy(tb.StandingItems()...); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(tb.Standings(), again.Standings()); diff != "" || len(tb.Standings()) == 0 {
		t.Errorf("the standing answers differ (-before +after):\n%s", diff)
	}
	for _, bad := range []string{
		"opportunity=ask", "opportunity=ask when nobody acts", "opportunity=default when I am the target", "opportunity=strike below 5 when",
		"", "opportunity", "=strike", "opportunity=", "fly=default", "opportunity=fly", "turn=default", "opportunity=strike below",
		"opportunity=strike below 0", "opportunity=strike below 101", "opportunity=strike below x",
	} {
		if err := tb.StandBy(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}

// Standing answers with conditions read back as they are written, names of combatants included.
func TestStandingAnswersOfCombatants(t *testing.T) {
	tb := reactive(t)
	for item, want := range map[string]string{
		"opportunity=ask when Goblin 1 acts":                         "opportunity=ask when goblin-1 acts",
		"opportunity=STRIKE when GOBLIN-2 acts below 50 %":           "opportunity=strike below 50 when goblin-2 acts",
		"opportunity=ask when I am the target":                       "opportunity=ask when I am the target",
		"opportunity=strike when i am the target when goblin-1 acts": "opportunity=strike when goblin-1 acts when I am the target",
	} {
		if err := tb.StandBy(item); err != nil {
			t.Errorf("%s: %v", item, err)
		}
		if got := tb.StandingItems(); len(got) != 1 || got[0] != want {
			t.Errorf("%s is kept as %q, want %q", item, got, want)
		}
	}
	if err := tb.StandBy("opportunity=ask when goblin-1 acts"); err != nil {
		t.Fatal(err)
	}
	if got := tb.Standings(); len(got) != 1 || !strings.HasSuffix(got[0], "ask only when goblin-1 acts, else the default") {
		t.Errorf("described as %q", got)
	}
}
