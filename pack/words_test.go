package pack_test

import (
	"slices"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset/escalation"
)

const restsBefore = "ruleset: escalation\ncombatants: [{id: a, kind: pc}, {id: b}]\nrest: "

// TestOneWordOrAList: the rests before a fight are a list, or one word alone, for the decoder and the schema.
func TestOneWordOrAList(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string][]string{
		"quick": {"quick"}, "none": {"none"}, "[quick, full, retreat]": {"quick", "full", "retreat"}, "[full]": {"full"}, "[none]": {"none"}, "[]": nil,
	} {
		e, err := lib.Encounter(write(t, "x.yaml", restsBefore+text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := e.Setup.(*escalation.Setup).Rest; !slices.Equal(got, want) {
			t.Errorf("%s reads %q, expected %q", text, got, want)
		}
		if err := resolved(t, "encounter").Validate(value(t, []byte(restsBefore+text))); err != nil {
			t.Errorf("the schema refuses %s: %v", text, err)
		}
	}
}

// TestNeitherOneWordNorAList: what is wrong with the rests before a fight is said at its place.
func TestNeitherOneWordNorAList(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"nap":           `x.yaml:3:7: rest: unknown "nap"; expected one of none, quick, full, retreat`,
		"[quick, nap]":  `x.yaml:3:15: rest: unknown "nap"; expected one of none, quick, full, retreat`,
		"[none, quick]": `x.yaml:3:8: rest: found none beside other rests, expected it alone`,
		`[quick, ""]`:   `x.yaml:3:15: rest: unknown ""; expected one of none, quick, full, retreat`,
		"{quick: full}": "x.yaml:3:7: rest: found a mapping; expected a text, or a list of texts",
		"true":          "x.yaml:3:7: rest: found true; expected a text, or a list of texts",
		"[[quick]]":     "x.yaml:3:8: rest: found a list; expected a text",
		"[" + strings.Repeat("quick, ", 10) + "full]": "x.yaml:3:7: rest: found 11, expected 0 to 10",
	} {
		path := write(t, "x.yaml", restsBefore+text)
		_, err := lib.Encounter(path)
		if got := strings.Join(lines(err, path), "\n"); got != want {
			t.Errorf("%s\nexpected %s\nfound    %s", text, want, got)
		}
	}
	for _, text := range []string{"{quick: full}", "true", "[[quick]]"} {
		if resolved(t, "encounter").Validate(value(t, []byte(restsBefore+text))) == nil {
			t.Errorf("the schema takes %s", text)
		}
	}
}
