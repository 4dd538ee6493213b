package room_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/internal/room"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

var twinFights = flag.Int("twins", 3, "how many fights of each ruleset the twins play: up to twice as many, until there were as many hidden decrees")

// TestTwins plays pairs of tables by the same commands. At one of them the GM also decrees things of hidden combatants at random
// moments. Everything that any other link is given has to be the same bytes, and a link is only notified when it is at both.
func TestTwins(t *testing.T) {
	for _, rs := range ruleset.All() {
		t.Run(rs.Name, func(t *testing.T) {
			names, lib := twinLibrary(t, rs.Name)
			decrees, fights := 0, 0
			for n := 0; n < *twinFights || decrees < *twinFights && n < 2**twinFights; n++ {
				ok := t.Run(strconv.Itoa(n), func(t *testing.T) {
					synctest.Test(t, func(t *testing.T) {
						w := newTwins(t, lib, names, uint64(n))
						w.play()
						decrees, fights = decrees+w.decrees, fights+1
					})
				})
				if !ok {
					return
				}
			}
			if fights > 2 && decrees < *twinFights {
				t.Errorf("only %d unseen decrees in %d fights: the test proves little", decrees, fights)
			}
			t.Logf("%d fights with %d unseen decrees", fights, decrees)
		})
	}
}

// twinLibrary is what is bundled and the fights with hidden combatants, with the encounters of a ruleset.
func twinLibrary(t *testing.T, ruleset string) ([]string, *pack.Library) {
	t.Helper()
	lib, err := pack.Bundled()
	must(t, err)
	dir := t.TempDir()
	for name, text := range reeds {
		must(t, os.WriteFile(filepath.Join(dir, name+".yaml"), []byte(strings.TrimSpace(text)+"\n"), 0o600))
	}
	must(t, lib.AddPath(dir))
	var names []string
	for _, e := range lib.Encounters() {
		if e.Ruleset == ruleset {
			names = append(names, e.Name)
		}
	}
	if len(names) == 0 {
		t.Fatalf("%s has no encounters", ruleset)
	}
	return names, lib
}

// twins are two tables. What is decreed at the second alone is of hidden combatants that are there alone.
type twins struct {
	*testing.T
	rng     table.Rand
	tables  [2]*sat
	links   map[string]*twinLink
	names   []string // of the links, without the GM's
	secret  []int    // the numbers of the inputs that the second has alone
	knows   map[string]bool
	lurkers int
	comers  int
	decrees int
	acts    []string // what was done, printed on failure
	stood   []int    // inputs of the first at which somebody had something to do
}

func newTwins(t *testing.T, lib *pack.Library, names []string, seed uint64) *twins {
	w := &twins{T: t, links: map[string]*twinLink{}, knows: map[string]bool{}}
	w.rng.Seed(seed, 77)
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(strings.Join(w.acts, "\n"))
		}
	})
	c := api.Create{Encounter: names[w.rng.Below(len(names))], Seed: seed + 1, Seats: map[string]string{}}
	e, err := lib.Encounter(c.Encounter)
	must(t, err)
	for _, seat := range e.Game.Cast().Seats {
		c.Seats[seat] = []string{"player", "player", "greedy", "random"}[w.rng.Below(4)]
	}
	c.Seats["gm"] = []string{"player", "player", "greedy", "default"}[w.rng.Below(4)] // the random bot would bring hidden ones into sight
	if w.rng.Below(3) == 0 {
		c.Dice = table.DiceAsk
	}
	if w.rng.Below(3) == 0 {
		c.Limit = 60
	}
	for i := range w.tables {
		w.tables[i] = newFixture(t, func(c *room.Config) { c.Library, c.Compute = lib, time.Hour }).start(c)
	}
	for name := range w.tables[0].links {
		if name != "gm" {
			w.names = append(w.names, name)
		}
	}
	slices.Sort(w.names)
	w.watch()
	return w
}

// watch opens a stream for every link but the GM's, also after the tables were opened again.
func (w *twins) watch() {
	for _, name := range w.names {
		l := &twinLink{name: name, ids: [2][]string{}}
		for i, s := range w.tables {
			var err error
			l.watches[i], err = s.Watch(s.who[name])
			must(w, err)
		}
		w.links[name] = l
	}
	for _, s := range w.tables { // bots play as far as they can
		s.state("gm")
		w.settle()
	}
	for _, name := range w.names {
		l := w.links[name]
		for i, s := range w.tables {
			l.rev[i] = s.state(name).Rev
			l.base[i] = l.rev[i].N
			l.drain(i)
		}
	}
}

// did notes what was done.
func (w *twins) did(what string, args ...any) {
	w.acts = append(w.acts, what+" "+fmt.Sprintf("%+v", args))
}

// settle waits for the bots of both.
func (w *twins) settle() { synctest.Wait() }

// play plays for a while, and holds the tables to each other all the time.
func (w *twins) play() {
	steps := 8 + w.rng.Below(42)
	for range steps {
		w.settle()
		state := w.tables[0].state("gm")
		if state.Fault != "" {
			w.Fatal(state.Fault)
		}
		w.agree(w.rng.Below(4) == 0)
		for range w.rng.Below(3) {
			w.inSecret()
		}
		if state.Summary != nil {
			break
		}
		w.step(state)
	}
	w.settle()
	w.agree(true)
	w.films()
}

// both does the same at both tables; it is refused at both or at neither.
func (w *twins) both(do func(s *sat, i int) error) {
	w.Helper()
	var said [2]string
	defer func() { w.did("  refused", said) }()
	for i, s := range w.tables {
		if err := do(s, i); err != nil {
			said[i] = err.Error()
		}
		w.settle()
	}
	if (said[0] == "") != (said[1] == "") {
		w.Fatalf("one says %q, the other %q", said[0], said[1])
	}
}

// at is the input of the second table that an input of the first is: the last one before which there are as many that both have.
func (w *twins) at(n int) int {
	for _, at := range w.secret {
		if at <= n+1 {
			n++
		}
	}
	return n
}
