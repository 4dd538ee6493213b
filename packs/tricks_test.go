package packs_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/table"
)

// tricks is the number of fights of each trick and each mirrored fight.
var tricks = flag.Int("tricks", 100, "fights of TestTricks for each trick in each mirrored encounter")

// duels are mirrored encounters: what stands at a on one side stands at b on the other.
func duels() map[string][]string {
	return map[string][]string{
		"martial artists": {"ines-tallow"},
		"bricks":          {"bollard"},
		"projectors":      {"glassfire"},
		"agents":          {"agent"},
		"three a side":    {"bollard", "ines-tallow", "glassfire"},
		"five a side":     {"steeple", "kestrel-wade", "arc-lamp", "agent", "crowbar"},
	}
}

// trick plays greedily but for one habit.
type trick struct {
	book  *table.Book
	habit func(book *table.Book, g table.Game, q *table.Question) (table.Option, bool)
}

// Choose follows the habit where it can.
func (p trick) Choose(g table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	if o, ok := p.habit(p.book, g, q); ok {
		return o
	}
	return bot.Greedy{}.Choose(g, q, seats, r)
}

// dodges aborts to a Dodge against every attack.
func dodges(book *table.Book, _ table.Game, q *table.Question) (table.Option, bool) {
	abort := verb(book, "abort")
	o := table.Do(abort).As(uint8(slices.Index(book.VerbRow(abort).Modes, "dodge")))
	return o, book.QuestionName(q.Kind) == "defend" && q.Contains(o)
}

// haymakers makes every attack that the greedy bot would make a Haymaker.
func haymakers(book *table.Book, g table.Game, q *table.Question) (table.Option, bool) {
	best := g.Best(q)
	if book.QuestionName(q.Kind) != "turn" || best.Verb != verb(book, "strike") && best.Verb != verb(book, "fire") {
		return best, false
	}
	best.Verb = verb(book, "haymaker")
	return best, q.Contains(best)
}

func verb(book *table.Book, name string) table.Verb {
	v, ok := book.FindVerb(name)
	if !ok {
		panic("phase has no verb " + name)
	}
	return v
}

// TestTricks plays tricks that readings of the rules made too good against greedy bots, in mirrored fights: half of them with the
// trick on either side. The trickster stands last in the order, where a Haymaker costs least. docs/phase.md reports what
// `go test ./packs -run Tricks -v -tricks 2000` prints; the test fails where a trick wins more than it may.
func TestTricks(t *testing.T) {
	fights := *tricks
	if testing.Short() {
		fights = 20
	}
	lib := library(t)
	for _, habit := range []struct {
		name string
		play func(*table.Book, table.Game, *table.Question) (table.Option, bool)
	}{{"greedy", nil}, {"abort to Dodge", dodges}, {"Haymaker", haymakers}} {
		won, played := 0, 0
		for _, name := range slices.Sorted(maps.Keys(duels())) {
			n, who := 0, duels()[name]

			for side := range 2 {
				path := mirror(t, who, side)
				enc, err := lib.Encounter(path)
				if err != nil {
					t.Fatal(err)
				}
				bots := make([]bot.Player, 2)
				if habit.play != nil {
					bots[side] = trick{enc.Game.Book(), habit.play}
				}
				n += playedOf(t, enc.Game, fights/2, 1, bots).Sides[side].Wins
			}
			t.Logf("%-15s %-16s %4.1f %%", habit.name, name, 100*float64(n)/float64(fights/2*2))
			won, played = won+n, played+fights/2*2
		}
		t.Logf("%-15s %-16s %4.1f %% of %d", habit.name, "all", 100*float64(won)/float64(played), played)
		if 100*won > 60*played {
			t.Errorf("%s wins %d of %d mirrored fights, expected at most 60 %%", habit.name, won, played)
		}
	}
}

// mirror writes a mirrored encounter. The side with this number is the last in the order.
func mirror(t *testing.T, who []string, last int) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("ruleset: phase\nmap: {hex: [16, 15], origin: [0, 0]}\ncombatants:\n")
	for side, name := range []string{"red", "blue"} {
		for i, creature := range who {
			fmt.Fprintf(&b, "  - {id: %s-%d, creature: %s, side: %s, at: \"%d,%d\"", name, i, creature, name, 4+3*side, 3+2*i)
			if side == last {
				b.WriteString(", lightning_reflexes: -20")
			}
			b.WriteString("}\n")
		}
	}
	path := filepath.Join(t.TempDir(), "mirror.yaml")
	if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
