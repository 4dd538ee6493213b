package table_test

import (
	"slices"
	"testing"

	"fray/bot"
	"fray/table"
)

// buffet is a meal of three courses, each a section of the question. Two guests take from them in turn until they leave.
type buffet struct {
	Left [3]int8 // plates, by course
	Gone [2]bool
	Next table.Who
}

const (
	buffetSoup table.Verb = iota
	buffetFish
	buffetCake
	buffetLeave
)

const (
	soups table.Section = iota + 1
	fishes
	cakes
)

// buffetCook lists the plates that are left, and notes what it was asked to list.
type buffetCook struct {
	state  *buffet
	listed []table.Section
}

func (c *buffetCook) ListSection(q *table.Question, s table.Section) {
	c.listed = append(c.listed, s)
	for n := range c.state.Left[s-1] {
		q.Add(table.Do(table.Verb(s - 1)).Of(int16(n + 1)))
	}
	if s == cakes {
		q.Family()
		q.Try(table.Do(buffetCake).Of(100)) // another guest's birthday cake
		q.OfferToPeople()
	}
}

// ask asks a guest: leaving is listed last, outside of the sections.
func (c *buffetCook) ask(t *table.Table, who table.Who) *table.Question {
	c.listed = nil
	q := t.Ask(0, 1, who, table.JustSeat(table.Seat(who)+1))
	q.Section(c, soups)
	q.SectionRange(c, fishes, cakes)
	q.AddDefault(table.Do(buffetLeave))
	return q
}

func newBuffet() table.Game {
	p := &plot[buffet]{
		verbs: []string{"soup", "fish", "cake", "leave"}, kinds: []string{"meal"}, ruleText: []string{"meal"},
	}
	p.cast = table.Cast{
		Name: "buffet", Sides: []string{"left", "right"}, Seats: []string{"gm", "red", "blue"},
		Combatants: members("ann:0:1", "ben:1:2"),
	}
	p.over = func(s *buffet) (table.Result, bool) { return table.Draw, s.Gone == [2]bool{true, true} }
	p.best = func(s *buffet, q *table.Question) table.Option { // fish, then what there is of soup, and no cake
		for _, course := range [...]table.Section{fishes, soups} {
			if entries := q.In(course); len(entries) > 0 {
				return entries[len(entries)-1].Option
			}
		}
		return table.Do(buffetLeave)
	}
	p.beat = func(s *buffet, t *table.Table) {
		cook := buffetCook{state: s}
		o := t.Choose(cook.ask(t, s.Next))
		if o.Verb == buffetLeave {
			s.Gone[s.Next] = true
		} else if o.N < 100 {
			s.Left[o.Verb]--
		}
		if !s.Gone[1-s.Next] {
			s.Next = 1 - s.Next
		}
	}
	return p.start(buffet{Left: [3]int8{3, 2, 4}})
}

// TestSectionsForPeople: who may be a person, or wants reasons, gets everything at once, in the order of the rules.
func TestSectionsForPeople(t *testing.T) {
	s := sit(t, newBuffet, table.DiceRoll)
	s.isOpen("red: soup:1 soup:2 soup:3 fish:1 fish:2 cake:1 cake:2 cake:3 cake:4 cake:100 leave")
	s.play("red: cake:4", "blue: soup:3")
	s.isOpen("red: soup:1 soup:2 fish:1 fish:2 cake:1 cake:2 cake:3 cake:100 leave")
	s.play("red: leave", "blue: leave")
	s.prove()
	cook := buffetCook{state: &buffet{}}
	tb := table.Table{Bots: true, Explain: true}
	if cook.ask(&tb, 0); !slices.Equal(cook.listed, []table.Section{soups, fishes, cakes}) {
		t.Errorf("with explanations %v are listed at once", cook.listed)
	}
}

// TestSectionsOnDemand: for bots a section is listed when one of them looks at it, once.
func TestSectionsOnDemand(t *testing.T) {
	leave, fish := table.Do(buffetLeave), table.Do(buffetFish).Of(2)
	all := []table.Section{soups, fishes, cakes}
	for name, c := range map[string]struct {
		look func(q *table.Question)
		want []table.Section
	}{
		"nothing":          {func(*table.Question) {}, nil},
		"the default":      {func(q *table.Question) { q.Default() }, nil},
		"what is listed":   {func(q *table.Question) { q.Contains(leave) }, nil},
		"a section":        {func(q *table.Question) { q.In(cakes) }, []table.Section{cakes}},
		"a section twice":  {func(q *table.Question) { q.In(fishes); q.In(cakes); q.In(fishes) }, []table.Section{fishes, cakes}},
		"an option":        {func(q *table.Question) { q.Contains(fish) }, []table.Section{soups, fishes}},
		"the first":        {func(q *table.Question) { q.Kth(0) }, nil},
		"the third":        {func(q *table.Question) { q.Kth(2) }, []table.Section{soups}},
		"a missing option": {func(q *table.Question) { q.Contains(fish.Of(9)) }, all},
		"all":              {func(q *table.Question) { q.Groups() }, all},
		"all after one":    {func(q *table.Question) { q.In(fishes); q.Groups() }, []table.Section{fishes, soups, cakes}},
		"the number":       {func(q *table.Question) { q.Count() }, all},
		"the seats":        {func(q *table.Question) { q.Asked() }, all},
		"a verb alone":     {func(q *table.Question) { q.Keep(buffetCake, 0) }, all},
		"a bar":            {func(q *table.Question) { q.Bar(func(table.Option) bool { return false }, 1) }, all},
		"another default":  {func(q *table.Question) { q.SetDefault(fish); q.Default() }, []table.Section{soups, fishes}},
	} {
		cook := buffetCook{state: &buffet{Left: [3]int8{3, 2, 4}}}
		tb := table.Table{Bots: true}
		if c.look(cook.ask(&tb, 0)); !slices.Equal(cook.listed, c.want) {
			t.Errorf("for %s %v are listed, want %v", name, cook.listed, c.want)
		}
	}
}

// TestSectionsLoseNothing: whatever was looked at first, a bot finds the same options in each section, and all of them together.
func TestSectionsLoseNothing(t *testing.T) {
	cook := buffetCook{state: &buffet{Left: [3]int8{3, 0, 4}}}
	var plain, bots table.Table
	bots.Bots = true
	q := cook.ask(&plain, 0)
	lazy := cook.ask(&bots, 0)
	for _, s := range [...]table.Section{cakes, fishes, soups} {
		if got, want := lazy.In(s), q.In(s); !slices.Equal(got, want) {
			t.Errorf("section %d has %v, want %v", s, got, want)
		}
	}
	if n := len(q.In(fishes)); n != 0 {
		t.Errorf("there are %d fishes in an empty section", n)
	}
	for i := range q.Count() {
		if o := q.Kth(i); !lazy.Contains(o) || lazy.IsForPeople(o) != q.IsForPeople(o) {
			t.Errorf("%v is missing, or open to others", o)
		}
	}
	if lazy.Count() != q.Count() || lazy.Default() != q.Default() {
		t.Errorf("%d options and default %v, want %d and %v", lazy.Count(), lazy.Default(), q.Count(), q.Default())
	}
	lazy.Keep(buffetCake, 0)
	if n := len(lazy.In(cakes)); n != 5 || len(lazy.In(soups)) != 0 {
		t.Errorf("%d cakes and %d soups are kept", n, len(lazy.In(soups)))
	}
}

// TestSectionsListNothing: a question whose sections are all empty is the fault that it is without sections.
func TestSectionsListNothing(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a question without options was asked")
		}
	}()
	cook := buffetCook{state: &buffet{}}
	tb := table.Table{Bots: true}
	q := tb.Ask(0, 1, 0, table.JustSeat(1))
	q.Section(&cook, soups)
	tb.Choose(q)
}

// TestSectionsChangeNoChoice: every bot chooses in a simulation as it does at a table with people.
func TestSectionsChangeNoChoice(t *testing.T) {
	for _, name := range bot.Names() {
		player, _ := bot.Find(name)
		for seed := range uint64(50) {
			var meals [2][]table.Option
			for i, bots := range [2]bool{false, true} {
				g := newBuffet()
				team := bot.NewTeam(g.Cast(), []bot.Player{player, player})
				tb := table.Table{Seed: table.Practice(seed), Bots: bots}
				tb.Answers = answerer(func(q *table.Question) (table.Option, bool) {
					var r table.Rand
					bot.Deal(&r, table.Practice(seed), tb.Inputs)
					o := team.Choose(g, q, q.Seats, &r)
					if !q.Contains(o) {
						t.Fatalf("%s chose %v, which is not listed", name, o)
					}
					meals[i] = append(meals[i], o)
					return o, true
				})
				for _, over := g.Over(); !over; _, over = g.Over() {
					tb.Beat(g)
				}
			}
			if !slices.Equal(meals[0], meals[1]) {
				t.Fatalf("%s chose %v at a table, %v in a simulation", name, meals[0], meals[1])
			}
		}
	}
}
