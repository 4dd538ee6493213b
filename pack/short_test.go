package pack_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/jsonschema-go/jsonschema"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

type (
	// giftSetup is a setup with a union: a gift is a word, or a mapping.
	giftSetup struct {
		Ruleset    string       `json:"ruleset"`
		Combatants []giftHolder `json:"combatants"`
		Gifts      []gift       `json:"gifts,omitempty" doc:"gifts"`
	}
	giftHolder struct {
		ID   string `json:"id" form:"id" doc:"id"`
		Gift gift   `json:"gift,omitzero" doc:"a gift"`
	}
	gift struct {
		Kind  string `json:"kind" words:"gold|myrrh" doc:"which"`
		Count int    `json:"count,omitempty" range:"1..9" default:"1" doc:"how many"`
	}
)

// SetWord sets a gift to one of a kind.
func (g *gift) SetWord(word string) { *g = gift{Kind: word} }

func givers() ruleset.Ruleset {
	rs := toy()
	rs.Name, rs.NewSetup, rs.NewCreature, rs.Trial = "gifts", func() any { return new(giftSetup) }, func() any { return new(giftHolder) }, ""
	rs.New = func(any) (table.Game, []table.Problem) { return newToy(&toySetup{}) }
	return rs
}

// TestShortSpelling: a mapping that may be a single word is read in both spellings, also in lists; its errors name both.
func TestShortSpelling(t *testing.T) {
	lib := pack.New(givers())
	path := write(t, "x.yaml", "ruleset: gifts\ngifts: [gold, {kind: myrrh, count: 3}]\ncombatants:\n  - {id: a, gift: myrrh}\n  - {id: b, gift: {kind: gold}}\n")
	e, err := lib.Encounter(path)
	if err != nil {
		t.Fatal(err)
	}
	want := &giftSetup{
		Ruleset: "gifts", Gifts: []gift{{Kind: "gold"}, {Kind: "myrrh", Count: 3}},
		Combatants: []giftHolder{{ID: "a", Gift: gift{Kind: "myrrh"}}, {ID: "b", Gift: gift{Kind: "gold"}}},
	}
	if diff := cmp.Diff(want, e.Setup); diff != "" {
		t.Error(diff)
	}
	path = write(t, "x.yaml", "ruleset: gifts\ncombatants:\n  - {id: a, gift: [gold]}\n  - {id: b, gift: {kind: gold, count: many}}\n")
	_, err = lib.Encounter(path)
	if diff := cmp.Diff([]string{
		"x.yaml:3:19: gift: found a list; expected a text, or a mapping with kind, count",
		`x.yaml:4:39: count: found the text "many"; expected a whole number from 1 to 9`,
	}, lines(err, path)); diff != "" {
		t.Error(diff)
	}
}

// TestShortSpellingHasASchema: the schema takes both spellings, and checks the long one.
func TestShortSpellingHasASchema(t *testing.T) {
	r, err := pack.SheetSchema(givers()).Resolve(&jsonschema.ResolveOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for text, good := range map[string]bool{
		"{combatants: [{id: a, gift: gold}]}": true, "{combatants: [{id: a, gift: {kind: gold, count: 9}}]}": true,
		"{combatants: [{id: a, gift: {kind: gold, count: 10}}]}": false, "{combatants: [{id: a, gift: [gold]}]}": false,
	} {
		if err := r.Validate(value(t, []byte(text))); (err == nil) != good {
			t.Errorf("%s: %v", text, err)
		}
	}
	if text := pack.Sheets(givers()); !strings.Contains(text, "| `gift` | a gift | a text or gift |") {
		t.Errorf("the page is\n%s", text)
	}
}
