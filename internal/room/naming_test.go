package room_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"fray/api"
)

// TestNames: what people read says combatants by their names, and what programs read by their ids.
func TestNames(t *testing.T) {
	for _, c := range []struct {
		create api.Create
		things []string // what is called like somebody
	}{
		{bridge(), []string{"bow", "pike"}},
		{api.Create{Encounter: "ford-gate", Seats: map[string]string{"pcs": "player", "gm": "player"}}, nil},
	} {
		s := newFixture(t).start(c.create)
		var ids []string
		for _, k := range s.settled().View.Tokens {
			if !slices.Contains(c.things, k.ID) {
				ids = append(ids, regexp.QuoteMeta(k.ID))
			}
		}
		id := regexp.MustCompile(`(^|[^\w-])(` + strings.Join(ids, "|") + `)($|[^\w-])`)
		var texts []string
		for range 40 {
			state := s.settled()
			if state.Question == nil {
				break
			}
			texts = append(texts, state.Question.Prompt, state.Waiting.Prompt)
			for _, l := range state.Log {
				texts = append(texts, l.Text)
			}
			for _, k := range state.View.Tokens {
				for _, tag := range k.Tags {
					texts = append(texts, tag.Name+" "+tag.Until)
				}
			}
			for _, c := range state.Question.Choices {
				if texts = append(append(texts, c.Label), c.Warnings...); c.Key == "know:bow" && c.Label != "know Reaver Bow" {
					t.Errorf("choice %s is %q", c.Key, c.Label)
				}
			}
			blocked, err := s.Blocked(t.Context(), s.who["gm"])
			must(t, err)
			for _, c := range blocked {
				texts = append(texts, c.Label)
			}
			s.byDefault()
		}
		odd := map[string]bool{}
		for _, text := range texts {
			if id.MatchString(text) && !odd[text] {
				odd[text] = true
				t.Errorf("%s: an id stands in %q", c.create.Encounter, text)
			}
		}
		if len(texts) < 100 {
			t.Errorf("%s: %d texts in all", c.create.Encounter, len(texts))
		}
	}
}

// TestWhatChangedARoll: what comes from an ability has its name, and links to the rule by which it does.
func TestWhatChangedARoll(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "ford-gate", Seats: map[string]string{"pcs": "greedy", "gm": "greedy"}})
	state := s.settled()
	for _, l := range state.Log {
		if l.Roll == nil {
			continue
		}
		for _, m := range l.Roll.Mods {
			if m.Title == "Raid Beat" {
				if m.Rule == "" || !strings.Contains(l.Text, m.Title) {
					t.Errorf("%q has %+v", l.Text, m)
				}
				return
			}
		}
	}
	t.Error("no attack is better by the drum")
}

// TestTagsName: tags use names to say how long something lasts.
func TestTagsName(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "ford-gate", Seats: map[string]string{"pcs": "greedy", "gm": "greedy"}})
	s.settled()
	named := 0
	must(t, s.Replay(t.Context(), s.who["gm"], func(state *api.State) error {
		for i := range state.View.Tokens {
			for _, tag := range state.View.Tokens[i].Tags {
				if strings.Contains(" "+tag.Until+" ", " drum ") {
					t.Errorf("%q speaks of the drummer by its id", tag.Until)
				}
				if strings.Contains(tag.Until, "Reaver Drummer") {
					named++
				}
			}
		}
		return nil
	}))
	if named == 0 {
		t.Error("nothing lasts while the drummer keeps it up")
	}
}
