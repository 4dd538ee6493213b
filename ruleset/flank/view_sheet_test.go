package flank_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/flank"
)

// TestSheetItemizes: every total of a sheet says its parts, what does not stack, and what was lost and why.
func TestSheetItemizes(t *testing.T) {
	g, problems := flank.New(&flank.Setup{
		Items: map[string]flank.Item{"flail": {Attacks: []flank.Attack{{Dice: "1d8 + 1", DmgBonus: 2, More: []flank.Part{{Dice: "1d6", Type: "heat"}}}}}},
		Combatants: []flank.Combatant{
			{
				ID: "a", Side: "red", At: "0,0", Held: []string{"flail"}, Scores: map[string]int{"STR": 16, "DEX": 14, "WIS": 12}, Skills: map[string]int{"athletics": 4},
				Conditions: []flank.Affliction{{Is: "fatigued"}, {Is: "surprised"}, {Is: "confused"}},
			},
			{ID: "b", Side: "blue", At: "5,0"},
		},
	})
	for _, p := range problems {
		t.Fatal(p)
	}
	sheet := g.View(0).Tokens[0].Sheet
	for _, want := range []string{
		"AC 10 (+10 armor class, +2 Dexterity lost: surprised)",
		"Will +0 (+0 saving throws, +1 Wisdom lost: surprised)",
		"flail +0 (+0 Base Attack Bonus, +3 Strength lost: fatigued), damage 1d8 + 1 +2 (+3 Strength lost: fatigued, +2 weapon) physical and 1d6 heat, reach 5 ft",
		"athletics +7 (+4 skill checks, +3 Strength), agility +2 (+0 skill checks, +2 Dexterity), stealth +2 (+0 skill checks, +2 Dexterity), " +
			"alertness +0 (+0 skill checks, +1 Wisdom lost: confused), survival +1 (+0 skill checks, +1 Wisdom)",
	} {
		if !slices.Contains(sheet, want) {
			t.Errorf("the sheet has no line %q:\n%s", want, strings.Join(sheet, "\n"))
		}
	}
}
