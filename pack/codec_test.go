package pack_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
)

// TestCodec: a setup comes back as it was, and its bytes are the same every time.
func TestCodec(t *testing.T) {
	l := toyLibrary(t, map[string]string{"toy/encounters/ambush.yaml": ambush})
	e, err := l.Encounter("ambush")
	if err != nil {
		t.Fatal(err)
	}
	raw, err := pack.Encode(e.Setup)
	if err != nil {
		t.Fatal(err)
	}
	back, err := pack.Decode(toy(), raw)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(e.Setup, back); diff != "" {
		t.Error(diff)
	}
	again, _ := pack.Encode(back)
	if string(again) != string(raw) {
		t.Errorf("found %s, expected %s", again, raw)
	}
	if g, err := pack.NewGame(toy(), back); err != nil || g == nil {
		t.Errorf("found %v, %v, expected a game", g, err)
	}
}

func TestDecodeIsStrict(t *testing.T) {
	for text, want := range map[string]string{
		``:                                "EOF",
		`{"ruleset":"toy","colour":1}`:    `unknown field "colour"`,
		`{"ruleset":5}`:                   "cannot unmarshal number",
		`{"ruleset":"toy"} {}`:            "found more text after the JSON value",
		`{"ruleset":"toy"`:                "unexpected EOF",
		strings.Repeat(" ", 1<<20) + "{}": "expected at most 1048576",
	} {
		if _, err := pack.Decode(toy(), []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40s: found %v, expected %s", text, err, want)
		}
	}
}

func TestNewGameTellsAllProblems(t *testing.T) {
	zero := 0
	setup := &toySetup{Combatants: []toyCombatant{{ID: "a", HP: &zero}}}
	_, err := pack.NewGame(toy(), setup)
	want := "combatants[0].side: missing, expected a side\ncombatants[0].hp: expected at least 1"
	if err == nil || err.Error() != want {
		t.Errorf("found %v, expected %s", err, want)
	}
}
