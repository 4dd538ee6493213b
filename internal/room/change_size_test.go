package room_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/table"
)

// Limits of docs/serve.md, in bytes of JSON that are not compressed.
const (
	mostPerAnswer = 2 << 10 // at the median, for each watcher
	mostPerJoin   = 300
)

// TestChangesAreSmall plays a fight of each ruleset, with a player in every seat, and measures what an answer costs each watcher, and
// what somebody who joins costs the others.
func TestChangesAreSmall(t *testing.T) {
	for _, encounter := range []string{"skirmish", "fivescore", "bank", "hollow-way", "kitchen-court"} {
		t.Run(encounter, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t).start(everySeat(t, encounter))
			clients, sizes := map[string]*client{}, map[string][]int{}
			look := func(sizes map[string][]int) {
				for name := range s.links {
					if clients[name] == nil {
						clients[name] = &client{}
					}
					clients[name].take(t, s, name)
					if sizes != nil {
						sizes[name] = append(sizes[name], clients[name].size)
					}
				}
			}
			s.settled()
			look(nil)
			random := rand.New(rand.NewPCG(1, 2))
			for range 150 {
				gm := s.settled()
				if gm.Summary != nil {
					break
				}
				must(t, s.answer("gm", api.Answer{Question: gm.Question.ID, Key: drawn(random, gm.Question.Choices)}))
				s.settled()
				look(sizes)
			}
			for name, all := range sizes {
				slices.Sort(all)
				median, ninth := all[len(all)/2], all[len(all)*9/10]
				t.Logf("%s: %d answers, median %d bytes, 90 of 100 within %d", name, len(all), median, ninth)
				if len(all) < 50 || median > mostPerAnswer {
					t.Errorf("%d answers cost %s %d bytes at the median; the limit is %d", len(all), name, median, mostPerAnswer)
				}
			}
			w, err := s.Watch(s.who[s.state("gm").Seats[1].Name])
			must(t, err)
			defer w.Close()
			joins := map[string][]int{}
			look(joins)
			for name, size := range joins {
				t.Logf("%s: somebody joins for %d bytes", name, size[0])
				if clients[name].change.Set == nil || !strings.Contains(string(clients[name].change.Set), `"here"`) || size[0] > mostPerJoin {
					t.Errorf("somebody who joins costs %s %d bytes: %s", name, size[0], clients[name].change.Set)
				}
			}
		})
	}
}

// everySeat is a table of an encounter with a player in every seat but the GM's.
func everySeat(t *testing.T, encounter string) api.Create {
	all, err := newFixture(t).registry.Encounters()
	must(t, err)
	c := api.Create{Encounter: encounter, Seats: map[string]string{}}
	for _, e := range all {
		for _, seat := range e.Seats {
			if e.Name == encounter && seat != "gm" {
				c.Seats[seat] = "player"
			}
		}
	}
	return c
}

// drawn draws a verb, and then one of its choices.
func drawn(random *rand.Rand, choices []table.Choice) string {
	var verbs []string
	keys := map[string][]string{}
	for i := range choices {
		verb, _, _ := strings.Cut(choices[i].Key, ":")
		if keys[verb] == nil {
			verbs = append(verbs, verb)
		}
		keys[verb] = append(keys[verb], choices[i].Key)
	}
	of := keys[verbs[random.IntN(len(verbs))]]
	return of[random.IntN(len(of))]
}
