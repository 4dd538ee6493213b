package setup_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/ruleset/setup"
	"fray/table"
)

type recruit struct {
	ID, Name, Side, Seat, At string
	Hidden                   bool
	Beside                   []string
	HP                       *int
}

type band struct {
	Ruleset, Name string
	Combatants    []recruit
	Items, Sides  map[string]string
}

func newcomers() setup.Newcomers {
	return setup.Newcomers{Ruleset: "toy", Decreed: []string{"At", "Beside"}, Brings: []string{"Items"}, Ails: []string{"HP"}}
}

// TestNewcomerSuggests: an unknown combatant to copy gets the nearest id.
func TestNewcomerSuggests(t *testing.T) {
	cast := &table.Cast{Combatants: []table.Member{{ID: "wolf"}, {ID: "bear"}}}
	_, err := setup.Newcomer[struct{}](setup.Newcomers{}, table.Adjustment{What: "bera"}, cast)
	if want := `unknown combatant "bera"; did you mean "bear"?`; err == nil || err.Error() != want {
		t.Errorf("found %v, expected %s", err, want)
	}
}

// TestNewcomerBySheet accepts a setup of one combatant with what it brings, and refuses all else.
func TestNewcomerBySheet(t *testing.T) {
	nothingElse := "sheet: expected a combatant of toy with its items, and nothing else"
	for text, want := range map[string]string{
		`{"Ruleset":"toy","Combatants":[{"ID":"ana","Beside":[]}],"Items":{"axe":""},"Sides":{}}`: "",
		`{"Combatants":[{},{}]}`:                "sheet: found 2 combatants, expected one",
		`{"Combatants":[{"At":"b2"}]}`:          "sheet: at and beside are not allowed in a sheet that joins: the decree says where, and whether in sight",
		`{"Combatants":[{}],"Name":"x"}`:        nothingElse,
		`{"Combatants":[{}],"Ruleset":"other"}`: nothingElse,
		`{"Combatants":[{}],"Sides":{"a":"b"}}`: nothingElse,
		`{"Combatants":`:                        "sheet: setup: unexpected EOF",
	} {
		s, err := setup.Newcomer[band](newcomers(), table.Adjustment{Do: "reserve", Who: "bo", At: "c3", Sheet: text}, &table.Cast{})
		switch {
		case want == "" && err == nil:
			if c := s.Combatants[0]; c.ID != "bo" || c.At != "c3" || !c.Hidden || len(s.Items) != 1 {
				t.Errorf("%s made %+v", text, s)
			}
		case err == nil || err.Error() != want:
			t.Errorf("%s: got %v, want %q", text, err, want)
		}
	}
}

// TestNewcomerByCopy copies a combatant, of the fight or one that joined, as it was before anything happened to it.
func TestNewcomerByCopy(t *testing.T) {
	one := 1
	first := &band{Combatants: []recruit{{ID: "ana"}, {ID: "bo", Name: "Bo", At: "a1", Hidden: true, Beside: []string{"ana"}, HP: &one}}}
	later := &band{Combatants: []recruit{{ID: "cy", Name: "Cy", HP: &one}}}
	cast := &table.Cast{
		Combatants: []table.Member{{ID: "ana"}, {ID: "bo", Side: 1, Seat: 1}, {ID: "cy"}}, Sides: []string{"red", "blue"}, Seats: []string{"gm", "ed"},
	}
	for _, who := range []string{"bo", "cy"} {
		s, err := setup.Newcomer(newcomers(), table.Adjustment{Do: "join", Who: "new", What: who, At: "d4"}, cast, first, later)
		if err != nil {
			t.Fatal(err)
		}
		want := recruit{ID: "new", Side: "red", Seat: "gm", At: "d4"}
		if who == "bo" {
			want.Side, want.Seat, want.Beside = "blue", "ed", []string{"ana"}
		}
		if diff := cmp.Diff(&band{Combatants: []recruit{want}}, s); diff != "" {
			t.Errorf("a copy of %s (-want +got):\n%s", who, diff)
		}
		if len(s.Combatants[0].Beside) > 0 {
			s.Combatants[0].Beside[0] = "changed"
		}
	}
	if b := first.Combatants[1]; b.Beside[0] != "ana" || b.Name != "Bo" || *b.HP != 1 {
		t.Errorf("the combatant that was copied has changed: %+v", b)
	}
}
