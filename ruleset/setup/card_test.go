package setup_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/ruleset/setup"
	"fray/table"
)

// TestCard: a card says every key that was given, nested ones too, and nothing else.
func TestCard(t *testing.T) {
	type effect struct {
		Do    string `json:"do"`
		Value int    `json:"value,omitempty"`
	}
	type ability struct {
		ID      string         `json:"id"`
		Name    string         `json:"name"`
		About   string         `json:"about"`
		Rule    string         `json:"rule"`
		Types   []string       `json:"damage_types"`
		Cost    *int           `json:"ap_cost"`
		Loud    *bool          `json:"loud"`
		Area    bool           `json:"area"`
		Attack  *effect        `json:"attack"`
		Effects []effect       `json:"effects"`
		Skills  map[string]int `json:"skills"`
		Unset   string         `json:"unset"`
		Own     int            `json:"-"`
	}
	got := setup.Card("spell", "spark-flick", &ability{
		ID: "spark-flick", About: "A spark,\n  flicked.", Rule: "x.spark", Types: []string{"fire", "force"}, Cost: new(0), Loud: new(false), Area: true, Own: 3,
		Attack: &effect{Do: "burn", Value: 2}, Effects: []effect{{Do: "push", Value: 1}, {Do: "daze"}}, Skills: map[string]int{"wit": 2, "lore": 1},
	})
	want := table.Card{
		ID: "spark-flick", Kind: "spell", Name: "spark flick", About: "A spark, flicked.", Rule: "x.spark",
		Effect: "damage types fire and force, ap cost 0, not loud, area, attack (do burn, value 2), effects (do push, value 1) and (do daze), skills lore 1, wit 2",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if got := setup.Card("item", "axe", ability{Name: "Great Axe"}); got.Name != "Great Axe" || got.Effect != "no effect by the rules" {
		t.Errorf("found %+v", got)
	}
}

// motion is an effect that says what it does.
type motion struct {
	Do string `json:"do"`
}

func (m motion) InWords() string { return "it " + m.Do }

// TestSay: a tag says how a card says a field: by value, with the value, with its sign, or not at all.
func TestSay(t *testing.T) {
	type weapon struct {
		Damage   string   `json:"damage" say:"% damage"`
		Often    string   `json:"often" say:"daily=once a day|at_will=|%"`
		Hands    int      `json:"hands" say:"1=|% hands"`
		Bonus    int      `json:"bonus" say:"±% to hit"`
		Loud     *bool    `json:"loud" say:"false=without a sound|loud"`
		Weight   int      `json:"weight" say:"-"`
		Material string   `json:"material"`
		Moves    []motion `json:"moves" say:"on a hit: %"`
	}
	for _, tt := range []struct {
		weapon weapon
		want   string
	}{
		{weapon{Damage: "2d6 + 3 * half_level", Often: "daily", Hands: 2, Bonus: 1, Weight: 4}, "2d6 + 3 × half level damage, once a day, 2 hands, +1 to hit"},
		{weapon{Often: "at_will", Hands: 1, Bonus: -2, Loud: new(false)}, "-2 to hit, without a sound"},
		{weapon{Often: "each-round", Loud: new(true), Material: "moon-silver"}, "each round, loud, material moon silver"},
		{weapon{Moves: []motion{{"turns"}}}, "on a hit: it turns"},
		{weapon{Moves: []motion{{"turns"}, {"falls"}}}, "on a hit: it turns and it falls"},
	} {
		if got := setup.Card("item", "x", tt.weapon).Effect; got != tt.want {
			t.Errorf("found %q, expected %q", got, tt.want)
		}
	}
}
