package duel_test

import (
	"testing"

	"pgregory.net/rapid"

	"fray/internal/duel"
	"fray/table"
)

// TestRandomPlay plays at random and holds what must be so at every question.
func TestRandomPlay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := duel.New(duel.Setup{Fighters: rapid.IntRange(1, 6).Draw(t, "fighters"), Goblins: rapid.IntRange(1, 6).Draw(t, "goblins"), Ask: true, Rounds: 6})
		s := table.NewSession(g, table.Options{Seed: table.Practice(rapid.Uint64().Draw(t, "seed"))})
		r := duel.Random{}
		r.Rand.Seed(rapid.Uint64().Draw(t, "policy"), 0)
		for q := s.Open(); q != nil; q = s.Open() {
			holds(t, s, q)
			o, _ := r.Answer(q)
			if err := s.AnswerOption(q.Seats.First(), o); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Err(); err != nil {
			t.Fatal(err)
		}
		for _, e := range s.Events() {
			if s.Game().Text(&e) == "" {
				t.Fatalf("no text for %+v", e)
			}
		}
	})
}

func holds(t *rapid.T, s *table.Session, q *table.Question) {
	g := s.Game().(*duel.Game)
	if q.Count() == 0 || !q.Contains(q.Default()) || g.Prompt(q) == "" {
		t.Fatal("a question without options, default or text")
	}
	for k := range q.Count() {
		o := q.Kth(k)
		c := g.Describe(q, o)
		if !q.Contains(o) || g.Key(q, o) != c.Key {
			t.Fatalf("option %d: %+v", k, c)
		}
		if o.Verb == duel.Move && (len(c.Path) == 0 || c.Path[len(c.Path)-1] != c.Cell) {
			t.Fatalf("the path to %s is %v", c.Cell, c.Path)
		}
	}
	for _, token := range g.View(table.GM).Tokens {
		if hp := token.Meters[0]; hp.Value < 0 || hp.Value > hp.Max || token.Down != (hp.Value == 0) {
			t.Fatalf("%+v", token)
		}
	}
}

// TestMapIsThatOfTheYardstick counts the pillars and looks at a few.
func TestMapIsThatOfTheYardstick(t *testing.T) {
	v := table.See(duel.New(duel.Yardstick()), table.GM)
	walls := 0
	at := map[string]string{}
	for _, c := range v.Map.Cells {
		at[c.Name] = c.Kind
		if c.Kind == "wall" {
			walls++
		}
	}
	if len(v.Map.Cells) != 400 || walls != 30 || at["p1"] != "wall" || at["e2"] != "wall" || at["k20"] != "wall" || at["a1"] != "" {
		t.Errorf("%d cells, %d walls", len(v.Map.Cells), walls)
	}
	for i, want := range []string{"b3", "b8", "b13", "b18", "s2", "s5", "s8", "s12", "s15", "s18"} {
		if got := v.Tokens[i].Cell; got != want {
			t.Errorf("%s begins at %s, want %s", v.Tokens[i].ID, got, want)
		}
	}
}
