package packs_test

import (
	"cmp"
	"flag"
	"maps"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/ruleset"
	"fray/ruleset/flank"
	"fray/ruleset/phase"
	"fray/ruleset/surge"
	"fray/table"
)

// uses is the number of fights that TestEveryUse plays in each encounter.
var uses = flag.Int("uses", 150, "fights of TestEveryUse in each encounter")

// spared are the verbs of a ruleset that greedy bots have no use for, with the reason.
func spared(rs string) map[string]string {
	switch rs {
	case "flank":
		return sparedByFlank()
	case "phase":
		return sparedByPhase()
	case "surge":
		return sparedBySurge()
	default:
		return nil
	}
}

// sparedBySurge are the verbs that greedy bots of surge have no use for.
func sparedBySurge() map[string]string {
	const people = "offered to people alone"
	return map[string]string{
		"use-skill": people, "drop": people, "drop-prone": people, "release": people, "give-up": people, "end-power": people, "flee": people,
		"surrender": people, "talk": people,
		"tool":           "what a tool does is for the game master to say",
		"store":          "sheathing takes less, and nobody needs a hand for something else",
		"sheathe":        "nobody needs a hand for something else",
		"edit-scene":     "a die after the roll is worth more than half a die before it",
		"inspiration":    "a hint is for people",
		"learn-the-rest": "saves people questions; bots pick one by one",
		"does":           "follows a trigger that names an action; they ready for any enemy that comes near",
		"appraise":       "figures are for people; Analyze helps in the fight",
		"attack-value":   "follows appraise",
		"defense-value":  "follows appraise",
		"attack-skill":   "follows appraise",
		"over":           "for the game master",
		"reveal":         "for the game master",
		"takes":          "for the game master",
		"lash-out":       "for the game master",
		"interfere":      "for the game master",
	}
}

// sparedByFlank are the verbs that greedy bots of flank have no use for.
func sparedByFlank() map[string]string {
	return map[string]string{
		"break":      "spells break the one object of the bundled fights that is in the way",
		"push-thing": "the one object of the bundled fights that is in the way is fixed",
		"other":      "for people: the game master decides what it does",
		"trace":      "for people: an Advance takes the best way",
		"lie-down":   "foes come near before the shots that it protects from",
		"command":    "for people: words change no number",
		"knowledge":  "bots know the numbers that it shows",
		"speak":      "for people",
		"let-go":     "bots take up nothing that they have to let go of",
		"release":    "bots cast nothing that they would rather end",
		"yes":        "for the game master",
		"no":         "for the game master",
		"check":      "for the game master",
		"over":       "for the game master",
		"reveal":     "for the game master",
		"show":       "for the game master",
		"give-up":    "bots never surrender",
		"stop":       "what was worth going for is worth it after a blow",
		"wear":       "armor and shields of the bundled creatures are worn already",
		"stow":       "drawing takes the same action, with a hand free",
		"give":       "each bundled creature has what it needs",
		"take":       "each bundled creature has what it needs",
		"resist":     "spending the Reaction is surer",
	}
}

// sparedByPhase are the verbs that greedy bots of phase have no use for.
func sparedByPhase() map[string]string {
	return map[string]string{
		"crawl":             "standing up takes the same action, and a 1-hex step goes as far",
		"dismount":          "a rider moves farther, and for no END",
		"drop-prone":        "halves DCV, and nothing is better for it",
		"give-up":           "a Haymaker is declared last in a slot",
		"hold":              "a squeeze costs nothing more, and holds as well",
		"stow":              "sheathing takes less",
		"unaware":           "for the game master, where an encounter asks",
		"over":              "for the game master",
		"reveal":            "for the game master",
		"yes":               "for the game master",
		"no":                "for the game master",
		"who":               "a readied action is for the enemy that triggers it",
		"deed":              "bots ready blows for enemies that come",
		"roll-with-a-punch": "taken by aborting: in the own slot it lowers DCV and halves some of the hits, and Block and Dodge prevent them",
	}
}

// TestEveryUse: greedy bots use every action, reaction and answer of a ruleset somewhere, in few hundred fights of each encounter;
// what they spare is named with a reason. `go test ./packs -run EveryUse -v -uses 1000` prints how often they use each.
func TestEveryUse(t *testing.T) {
	if testing.Short() {
		t.Skip("what is rare needs hundreds of fights")
	}
	fights := *uses
	lib := library(t)
	for _, rs := range ruleset.All() {
		if !even(rs.Name) {
			continue
		}
		t.Run(rs.Name, func(t *testing.T) {
			used, fights := map[string]int{}, fights
			if rs.Name == "surge" || rs.Name == "phase" {
				fights *= 3 // a Stunt rarely ends in a push, and a push rarely leaves a choice of squares; few holds last until a slot
			}
			for _, e := range lib.Encounters() {
				if e.Ruleset != rs.Name {
					continue
				}
				for _, u := range played(t, lib, e.Name, fights, nil).Uses {
					used[u.Verb] += u.Count
				}
			}
			reasons := spared(rs.Name)
			for i := 1; i < len(rs.Book.Verbs); i++ {
				verb := rs.Book.Verbs[i].Name
				t.Logf("%-22s %6d", verb, used[verb])
				if _, ok := reasons[verb]; !ok && used[verb] == 0 {
					t.Errorf("greedy bots of %s never use %s in %d fights of each encounter", rs.Name, verb, fights)
				}
			}
			for _, verb := range slices.Sorted(maps.Keys(reasons)) {
				if _, ok := rs.Book.FindVerb(verb); !ok {
					t.Errorf("%s has no verb %s", rs.Name, verb)
				}
			}
		})
	}
}

// unused are the pieces of content that greedy bots leave alone, with the reason.
func unused(rs string) map[string]string {
	if rs == "flank" {
		const worn, pays = "worn at the start", "spent where an answer pays with a component, which it does not name"
		return map[string]string{
			"mail-coat": worn, "quilted-coat": worn, "round-shield": worn,
			"amber-drop": pays, "black-candle": pays, "chalk-stick": pays,
			"silver-knife": "in store, for a weapon that is lost",
			"hen":          "food, and nobody is hungry",
			"barrow-slab":  "stands in the way; spells break it, whose answers name its number",
		}
	}
	return map[string]string{
		"plain-coat":     "worn at the start; the other outfit protects better",
		"street-clothes": "worn at the start; the uniform protects better",
		"spare-coil":     "in store, for a gauntlet that is lost",
	}
}

// TestEveryPart: greedy bots of surge gain every Edge, use every benefit of a Surge, and powers of every range. `go test ./packs -run
// EveryPart -v -uses 1000` prints how often.
func TestEveryPart(t *testing.T) {
	if testing.Short() {
		t.Skip("what is rare needs hundreds of fights")
	}
	lib, used := library(t), map[string]int{}
	for _, e := range lib.Encounters() {
		if e.Ruleset != "surge" {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		for key, n := range keysIn(enc.Game, *uses) {
			verb, rest, _ := strings.Cut(key, ":")
			switch what, other, _ := strings.Cut(rest, ":"); verb {
			case "surge":
				benefit, gained, _ := strings.Cut(other, ":")
				used["surge "+benefit] += n
				if benefit == "edge" {
					used[gained] += n
				}
			case "burst": // in answer to something
				used["surge "+strings.Replace("burst-"+what, "-own", "", 1)] += n
			case "use":
				if a, ok := enc.Setup.(*surge.Setup).Abilities[what]; ok {
					used["range "+cmp.Or(a.Range, "close")] += n
				}
			}
		}
	}
	for kind, names := range map[string]string{
		"surge ": "action alternate boost burst burst-foes edge resistance retry",
		"range ": "close ranged court gossip personal",
		"":       "close_edge ranged_edge court_edge rumor_edge guard_edge hardy_edge fleet_edge",
	} {
		for name := range strings.FieldsSeq(names) {
			t.Logf("%-22s %6d", kind+name, used[kind+name])
			if used[kind+name] == 0 {
				t.Errorf("greedy bots of surge never use %s%s in %d fights of each encounter", kind, name, *uses)
			}
		}
	}
}

// tally counts how often greedy bots answer each key.
type tally struct {
	wanderer
	used map[string]int
}

func (c *tally) Answer(q *table.Question) (table.Option, bool) {
	o, ok := c.wanderer.Answer(q)
	c.used[c.g.Key(q, o)]++
	return o, ok
}

// TestEveryPiece: greedy bots use every attack, item, power, spell and outfit of phase and flank somewhere. `go test ./packs -run
// EveryPiece -v -uses 1000` prints how often in each encounter. An item counts where an answer names it or an attack that needs
// it, and what it does where it is used.
func TestEveryPiece(t *testing.T) {
	if testing.Short() {
		t.Skip("what is rare needs hundreds of fights")
	}
	for _, rs := range []string{"phase", "flank"} {
		t.Run(rs, func(t *testing.T) { everyPiece(t, rs) })
	}
}

// everyPiece looks for pieces of a ruleset that greedy bots never use.
func everyPiece(t *testing.T, rs string) {
	lib, fights := library(t), *uses
	if rs == "flank" {
		fights *= 4 // a priest rarely has something to cure, and Old Tansy rarely makes a friend
	}
	total, kinds := map[string]int{}, map[string]string{}
	for _, e := range lib.Encounters() {
		if e.Ruleset != rs {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		used := namedIn(enc.Game, fights)
		switch s := enc.Setup.(type) {
		case *phase.Setup:
			for key, a := range s.Attacks {
				if a.NeedsItem != "" && a.NeedsItem != key {
					used[a.NeedsItem] += used[key]
				}
			}
		case *flank.Setup:
			for key, item := range s.Items {
				used[item.Ability] += used[key]
			}
		}
		for _, card := range enc.Game.Cards(table.GM) {
			t.Logf("%-14s %-8s %-24s %6d", e.Name, card.Kind, card.ID, used[card.ID])
			total[card.ID] += used[card.ID]
			kinds[card.ID] = card.Kind
		}
	}
	reasons := unused(rs)
	for _, id := range slices.Sorted(maps.Keys(kinds)) {
		if _, spared := reasons[id]; total[id] == 0 && !spared {
			t.Errorf("greedy bots never use the %s %s in %d fights of each encounter", kinds[id], id, fights)
		}
	}
	for id := range reasons {
		if kinds[id] == "" {
			t.Errorf("no encounter has a piece %s", id)
		}
	}
}

// namedIn plays some fights greedily and counts how often the keys of answers name each word.
func namedIn(start table.Game, fights int) map[string]int {
	named := map[string]int{}
	for key, n := range keysIn(start, fights) {
		for part := range strings.SplitSeq(key, ":") {
			named[part] += n
		}
	}
	return named
}

// keysIn plays some fights greedily and counts how often each key is answered.
func keysIn(start table.Game, fights int) map[string]int {
	g := start.Clone()
	c := &tally{wanderer{g: g, greedy: bot.NewTeam(g.Cast(), nil)}, map[string]int{}}
	c.t.Answers = c
	for i := range fights {
		g.CopyFrom(start)
		c.t.Reset(uint64(i))
		for over := false; !over; _, over = g.Over() {
			c.t.Beat(g)
		}
	}
	return c.used
}
