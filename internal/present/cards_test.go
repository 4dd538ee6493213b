package present_test

import (
	"slices"
	"testing"

	"fray/internal/present"
	"fray/pack"
	"fray/table"
)

func TestLook(t *testing.T) {
	cards := []table.Card{
		{ID: "wren", Kind: "combatant", Name: "Wren Ashdown"},
		{ID: "orc-1", Kind: "combatant", Name: "Orc"},
		{ID: "orc-2", Kind: "combatant", Name: "Orc"},
		{ID: "spark-flick", Kind: "ability", Name: "Spark Flick"},
		{ID: "ward", Kind: "spell", Name: "Ward"},
		{ID: "ward", Kind: "condition", Name: "warded"},
	}
	for words, want := range map[string]string{
		"wren": "wren combatant", " WREN  ashdown ": "wren combatant", "ash": "wren combatant", "orc-2": "orc-2 combatant", "flick sp": "spark-flick ability",
		"ward": "ward spell", "warded": "ward condition",
		"orc": `"orc" matches several: orc-1, orc-2`, "wern": `nothing in this fight is called "wern"; did you mean "wren"?`,
		"zzzzzzzz": `nothing in this fight is called "zzzzzzzz"; type look to see what there is`,
	} {
		c, err := present.Look(cards, words)
		got := c.ID + " " + c.Kind
		if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("look %q: found %s, expected %s", words, got, want)
		}
	}
}

// start begins a bundled fight.
func start(t *testing.T, name string) *table.Session {
	t.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	e, err := lib.Encounter(name)
	if err != nil {
		t.Fatal(err)
	}
	return table.NewSession(e.Game, table.Options{Seed: table.Practice(1)})
}

func ids(s *table.Session, seat, kind string) []string {
	n, _ := s.Game().Cast().Seat(seat)
	var out []string
	for _, c := range present.Cards(s.Game(), n) {
		if c.Kind == kind {
			out = append(out, c.ID)
		}
	}
	return out
}

// TestCardsKeepSecrets: a seat gets no card of what only enemies have, and none of what only a hidden combatant of another
// seat has, not even to its side.
func TestCardsKeepSecrets(t *testing.T) {
	s := start(t, "bridge")
	if own, other := ids(s, "reavers", "item"), ids(s, "wardens", "item"); !slices.Contains(own, "roof-beam") || slices.Contains(other, "roof-beam") {
		t.Errorf("the beam of the reavers is in %v, and for the wardens in %v", own, other)
	}
	s = start(t, "low-water")
	const piece = "field-stitch"
	if got := ids(s, "pcs", "ability"); !slices.Contains(got, piece) {
		t.Fatalf("the surgeon's side does not see %s in %v", piece, got)
	}
	if err := s.Adjust(table.Adjustment{Do: "hide", Who: "anke"}); err != nil {
		t.Fatal(err)
	}
	for seat, want := range map[string]bool{"pcs": false, "surgeon": true, "gm": true} {
		if got := ids(s, seat, "ability"); slices.Contains(got, piece) != want {
			t.Errorf("%s of the hidden surgeon is among the cards of %s: %v", piece, seat, !want)
		}
	}
}
