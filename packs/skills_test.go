package packs_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/ruleset/phase"
	"fray/table"
)

// practice counts the skills that somebody rolls and the choices that somebody makes in its slot with a power on, whether an answer
// names them or not. Nobody is asked about a Breakfall or Stealth, and a power that is on from the start is in no answer.
type practice struct {
	tally
	looks   bool // at powers: only in some fights, because a view takes long
	counted map[string]int
}

func (p *practice) Answer(q *table.Question) (table.Option, bool) {
	o, ok := p.tally.Answer(q)
	book := p.g.Book()
	switch kind := book.QuestionName(q.Kind); {
	case kind == "check":
		if book.VerbName(o.Verb) == "check" {
			skill := strings.TrimPrefix(p.g.Describe(q, o).Label, "try ")
			p.counted[strings.ReplaceAll(skill, " ", "_")]++
		}
	case kind == "turn" && p.looks:
		for _, x := range p.g.View(table.GM).Tokens {
			if x.ID != p.g.Cast().Combatants[q.Who].ID {
				continue
			}
			for _, tag := range x.Tags {
				if tag.Until == "on" {
					p.counted[tag.Name]++
				}
			}
		}
	}
	return o, ok
}

// Hear counts the rolls that follow without an answer.
func (p *practice) Hear(e *table.Event) {
	if e.Kind == table.Rolled {
		switch p.g.Book().ID(e.Rule) {
		case "phase.damage.knockback":
			p.counted["breakfall"]++
		case "phase.surprise.perception":
			if e.Target == table.Nobody {
				p.counted["stealth"]++
			}
		}
	}
}

// TestEverySkill: in greedy play every skill of phase's creatures is rolled somewhere, and every power is turned on or on in
// some slot. `go test ./packs -run EverySkill -v -uses 1000` prints how often in each encounter.
func TestEverySkill(t *testing.T) {
	if testing.Short() {
		t.Skip("what is rare needs hundreds of fights")
	}
	fights := 3 * *uses // a trip-cord is worth an attack about once in a hundred fights
	lib, total := library(t), map[string]int{}
	for _, e := range lib.Encounters() {
		if e.Ruleset != "phase" {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		used, set := practiced(enc.Game, fights), enc.Setup.(*phase.Setup)
		used["analyse"] = used["analyze"]
		owned := map[string]string{}
		for i := range set.Combatants {
			c := &set.Combatants[i]
			for key := range c.Skills {
				owned[key] = key
			}
			for _, key := range c.Powers {
				owned[key] = set.Powers[key].Name
			}
		}
		for _, key := range slices.Sorted(maps.Keys(owned)) {
			n := used[owned[key]] + used["on "+key]
			t.Logf("%-14s %-14s %6d", e.Name, key, n)
			total[key] += n
		}
	}
	for _, key := range slices.Sorted(maps.Keys(total)) {
		if total[key] == 0 {
			t.Errorf("greedy bots never use %s in %d fights of each encounter", key, fights)
		}
	}
}

// practiced plays some fights greedily and counts what is used in them.
func practiced(start table.Game, fights int) map[string]int {
	g, used := start.Clone(), map[string]int{}
	p := &practice{tally: tally{wanderer{g: g, greedy: bot.NewTeam(g.Cast(), nil)}, map[string]int{}}, counted: used}
	p.t.Answers, p.t.Listener = p, p
	for i := range fights {
		p.looks = i%16 == 0
		g.CopyFrom(start)
		p.t.Reset(uint64(i))
		for over := false; !over; _, over = g.Over() {
			p.t.Beat(g)
		}
	}
	for key, n := range p.tally.used {
		verb, rest, _ := strings.Cut(key, ":")
		switch name, _, _ := strings.Cut(rest, ":"); verb {
		case "skill":
			used[name] += n
		case "analyze":
			used[verb] += n
		case "on":
			used["on "+name] += n
		}
	}
	return used
}
