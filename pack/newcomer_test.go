package pack_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset"
)

// TestNewcomer gives a creature of the library with all that it refers to, and nothing that it does not.
func TestNewcomer(t *testing.T) {
	lib, rs := bundledFlow(t)
	sheet, err := lib.Newcomer(rs, pack.Newcomer{Creature: "edda-thorn", ID: "edda-2", Side: "hills", Seat: "gm"})
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Combatants []struct {
			ID, Name, Side, Seat string
			Hands                struct{ Main string }
		}
		Items map[string]json.RawMessage
	}
	if err := json.Unmarshal([]byte(sheet), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Combatants) != 1 {
		t.Fatalf("%d combatants, want one", len(got.Combatants))
	}
	c := got.Combatants[0]
	if c.ID != "edda-2" || c.Side != "hills" || c.Seat != "gm" || c.Name == "" {
		t.Errorf("got %+v", c)
	}
	if _, ok := got.Items[c.Hands.Main]; !ok || c.Hands.Main == "" {
		t.Errorf("it holds %q, and the items are %v", c.Hands.Main, got.Items)
	}
	if _, err := pack.Decode(rs, []byte(sheet)); err != nil {
		t.Error(err)
	}
}

// TestNewcomerUnknown says which creature could have been meant.
func TestNewcomerUnknown(t *testing.T) {
	lib, rs := bundledFlow(t)
	_, err := lib.Newcomer(rs, pack.Newcomer{Creature: "eda-thorn", ID: "x"})
	if err == nil || !strings.Contains(err.Error(), "edda-thorn") {
		t.Errorf("got %v, want a hint", err)
	}
}

func bundledFlow(t *testing.T) (*pack.Library, ruleset.Ruleset) {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	rs, ok := ruleset.Find("flow")
	if !ok {
		t.Fatal("no flow")
	}
	return lib, rs
}
