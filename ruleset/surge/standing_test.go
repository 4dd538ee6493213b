package surge_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// lock is a Challenge in which a fails nearly always, and needs a Surge to try again.
func lock() *surge.Setup {
	return &surge.Setup{
		Ruleset: "surge", Name: "lock", Type: "challenge", MaxRounds: 6,
		Tasks: []surge.Task{{ID: "door", Skills: []string{"dexterity"}, DC: 30, Goal: 9, Limit: 90, Retry: "surge"}},
		Combatants: []surge.Combatant{
			{ID: "a", Side: "heroes", Hero: true, Destiny: new(0)}, {ID: "b", Side: "heroes"},
		},
	}
}

// TestStandingRetry: "Retry when I fail by a degree or more and am not fatigued" surges on the turn, and only then.
func TestStandingRetry(t *testing.T) {
	start := newGame(t, lock())
	book := start.Book()
	turn := func(f int) table.Standings {
		ss := table.Standings{{Verb: "surge", Part: "retry", If: []table.Limit{{Number: "failure", Is: table.LimitMore, N: f}, {Number: "fatigue"}}}}
		ss[0].Seat, _ = start.Cast().Seat("heroes")
		if problem := ss[0].Problem(book); problem != "" {
			t.Fatal(problem)
		}
		return ss
	}
	for f, want := range map[int]int{1: 1, 2: 1, 3: 0} {
		s := table.NewSession(start, table.Options{Seed: table.Practice(1)})
		surged, left := 0, 0
		for s.Open() != nil {
			q, ss := s.Open(), turn(f)
			listed := find(s, q, "surge:a:retry") >= 0
			if o, seat, ok := ss.Answer(s.Game(), q); ok {
				if !strings.HasPrefix(s.Game().Describe(q, o).Key, "surge:a:retry") {
					t.Fatalf("answered %q", s.Game().Describe(q, o).Key)
				}
				surged++
				if err := s.AnswerOption(seat, o); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if listed {
				left++
			}
			o := q.Default()
			if k := find(s, q, "task:"); k >= 0 {
				o = q.Kth(k)
			}
			if err := s.AnswerOption(q.Seats.First(), o); err != nil {
				t.Fatal(err)
			}
		}
		if surged != want || left == 0 {
			t.Errorf("with %d degrees: surged %d times and not %d times, want %d and some", f, surged, left, want)
		}
	}
}

// find returns the place of the first option whose key begins so, or -1.
func find(s *table.Session, q *table.Question, prefix string) int {
	for k := range q.Count() {
		if strings.HasPrefix(s.Game().Describe(q, q.Kth(k)).Key, prefix) {
			return k
		}
	}
	return -1
}

var (
	hasAgainst = regexp.MustCompile(`has (-?\d+) against (-?\d+)`)
	succeeded  = regexp.MustCompile(`has (\d+) degree`)
)

// TestStandingNumbers compares the numbers for standing answers with what players read, over random play.
func TestStandingNumbers(t *testing.T) {
	start := newGame(t, brawl())
	rows := map[string]table.NumberRow{}
	for _, row := range start.Book().Numbers {
		rows[row.Name] = row
	}
	seen := map[string]int{}
	g := start.Clone().(*surge.Game)
	tb, r := &table.Table{}, &table.Rand{}
	for seed := range uint64(20) {
		g.CopyFrom(start)
		r.Seed(seed, 1)
		tb.Answers = watcher{g, r, func(q *table.Question) {
			if q.Who < 0 {
				return
			}
			check := func(name string, want int) {
				t.Helper()
				n, ok := rows[name].Count(g, q, q.Who)
				if !ok || n != want {
					t.Fatalf("%s is %d (%v), want %d: %s", name, n, ok, want, g.Prompt(q))
				}
				if n > 0 {
					seen[name]++
				}
			}
			dice, stress, fatigue := 0, 0, 0
			tokens := g.View(table.GM).Tokens
			i := slices.IndexFunc(tokens, func(x table.Token) bool { return x.ID == g.Cast().Combatants[q.Who].ID })
			if i < 0 {
				return
			}
			for _, m := range tokens[i].Meters {
				switch m.Name {
				case "Destiny", "Fate", "Corruption":
					dice += m.Value
				case "Fatigue", "Surges":
					fatigue += m.Value
				case "Stress":
					stress = m.Value
				}
			}
			check("dice", dice)
			check("stress", stress)
			check("fatigue", fatigue)
			prompt := g.Prompt(q)
			if m := hasAgainst.FindStringSubmatch(prompt); m != nil && q.N[2] != 0 {
				have, dc := atoi(m[1]), atoi(m[2])
				check("short", max(0, dc-have))
				check("failure", max(0, (dc-have+4)/5))
			}
			if m := succeeded.FindStringSubmatch(prompt); m != nil {
				check("success", atoi(m[1]))
			}
		}}
		tb.Reset(seed)
		for {
			if _, over := g.Over(); over {
				break
			}
			tb.Beat(g)
		}
	}
	for _, name := range []string{"dice", "stress", "fatigue", "short", "failure", "success"} {
		if seen[name] == 0 {
			t.Errorf("%s is never more than 0", name)
		}
	}
}

func atoi(s string) int { n, _ := strconv.Atoi(s); return n }

// watcher answers at random and shows every question before.
type watcher struct {
	g    *surge.Game
	r    *table.Rand
	show func(q *table.Question)
}

func (w watcher) Answer(q *table.Question) (table.Option, bool) {
	w.show(q)
	return q.Kth(w.r.Below(q.Count())), true
}
