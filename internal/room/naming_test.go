package room_test

import (
	"regexp"
	"strings"
	"testing"

	"fray/api"
)

// TestNames: what people read says combatants by their names, and what programs read by their ids.
func TestNames(t *testing.T) {
	s := newHouse(t).start(bridge())
	var texts []string
	for _, who := range []string{"wren", "giant"} { // the giant's id is no part of its name, and may be a word
		for s.settled().Question.Who != who {
			s.byDefault()
		}
		state := s.state("gm")
		texts = append(texts, state.Question.Prompt, state.Waiting.Prompt)
		for _, l := range state.Log {
			texts = append(texts, l.Text)
		}
		for _, c := range state.Question.Choices {
			if texts = append(texts, c.Label); c.Key == "know:bow" && c.Label != "know Reaver Bow" {
				t.Errorf("choice %s is %q", c.Key, c.Label)
			}
		}
		blocked, err := s.Blocked(t.Context(), s.who["gm"])
		must(t, err)
		for _, c := range blocked {
			texts = append(texts, c.Label)
		}
	}
	id := regexp.MustCompile(`\b(giant|reaver-1|mara|wren|know bow)\b`)
	name := regexp.MustCompile(`Tollbreaker|Reaver 1|Mara Vey|Wren Ashdown`)
	named := 0
	for _, text := range texts {
		if id.MatchString(text) {
			t.Errorf("an id stands in %q", text)
		}
		if name.MatchString(text) {
			named++
		}
	}
	if named == 0 {
		t.Errorf("nobody is called by name in %q", texts)
	}
}

// TestWhatChangedARoll: what comes from an ability has its name, and links to the rule by which it does.
func TestWhatChangedARoll(t *testing.T) {
	s := newHouse(t).start(api.Create{Encounter: "ford-gate", Seats: map[string]string{"pcs": "greedy", "gm": "greedy"}})
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

// TestTagsName: until when something lasts is told by names.
func TestTagsName(t *testing.T) {
	s := newHouse(t).start(api.Create{Encounter: "ford-gate", Seats: map[string]string{"pcs": "greedy", "gm": "greedy"}})
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
