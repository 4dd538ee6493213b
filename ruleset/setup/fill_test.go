package setup_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/ruleset/setup"
	"fray/table"
)

// fight is a setup with every tag.
type fight struct {
	Level      int             `json:"level,omitempty" range:"1..9" default:"2" doc:"level of all"`
	Combatants []fighter       `json:"combatants" count:"1..3" doc:"who takes part"`
	Items      map[string]item `json:"items,omitempty" doc:"things"`
	Doors      []door          `json:"doors,omitempty" doc:"doors"`
	Rests      *[]string       `json:"rests,omitempty" words:"quick|full" default:"quick|full" unique:"" doc:"rests"`
}

type fighter struct {
	ID     string         `json:"id" form:"id" doc:"unique id"`
	Side   string         `json:"side" required:"a side" doc:"who fights together"`
	Seat   string         `json:"seat,omitempty" default:"= side" doc:"who plays it"`
	Kind   string         `json:"kind,omitempty" words:"kind" default:"npc" doc:"hero or not"`
	Level  *int           `json:"level,omitempty" range:"0..level" default:"= level" doc:"its level"`
	HPMax  *int           `json:"hp_max,omitempty" range:"1..100" default:"= if(pc, 14, 10) + 8 * level" doc:"hit points"`
	HP     *int           `json:"hp,omitempty" range:"-100..hp_max" default:"= hp_max" doc:"hit points at the start"`
	Save   *int           `json:"save,omitempty" oneof:"11|9|13" default:"11" doc:"what a save needs"`
	Team   string         `json:"team,omitempty" words:"red|blue|gray" default:"by kind: pc=red, beast=blue, *=gray" doc:"team"`
	Style  string         `json:"style,omitempty" default:"by damage: absent=calm, *=fierce" doc:"style"`
	Focus  string         `json:"focus,omitempty" words:"by kind: pc=kind, beast=fang|claw" default:"by kind: beast=claw" doc:"focus"`
	Lucky  *bool          `json:"lucky,omitempty" default:"= pc" doc:"rolls again"`
	Reach  string         `json:"reach,omitempty" words:"self|touch" range:"1..9" default:"touch" doc:"how far"`
	Damage string         `json:"damage,omitempty" formula:"damage" words:"basic" doc:"what it deals"`
	Bonus  string         `json:"bonus,omitempty" formula:"damage" needs:"damage" doc:"added to damage"`
	Sting  string         `json:"sting,omitempty" only:"kind=npc|beast" doc:"of a beast"`
	Fame   *int           `json:"fame,omitempty" range:"0..5" default:"(by deeds)" doc:"known for"`
	Rule   string         `json:"rule,omitempty" form:"rule" doc:"a rule"`
	Wields string         `json:"wields,omitempty" ref:"items" doc:"an item"`
	Fears  []string       `json:"fears,omitempty" ref:"combatants" unique:"" count:"0..2" doc:"others"`
	Scores map[string]int `json:"scores,omitempty" keys:"STR|DEX" range:"1..20" default:"10" doc:"scores"`
	Place  []int          `json:"place,omitempty" range:"0..9" doc:"place"`
	Skills map[string]int `json:"skills,omitempty" range:"-5..5" doc:"bonuses"`
	Body   *body          `json:"body,omitempty" doc:"nested"`
	Gear   body           `json:"gear,omitzero" doc:"nested, always there"`
}

type body struct {
	Arms *int `json:"arms,omitempty" range:"0..4" default:"2" doc:"arms"`
}

type item struct {
	Weight int `json:"weight,omitempty" range:"0..50" doc:"weight"`
}

type door struct {
	ID string `json:"id" form:"id" doc:"unique id"`
}

func vocabulary() setup.Vocabulary {
	return setup.Vocabulary{
		Words:    map[string][]string{"kind": {"", "npc", "pc", "beast"}},
		Formulas: map[string]setup.Bounds{"damage": {Names: []string{"level"}, Highest: 9, Limit: 99}},
	}
}

// fill reads a fight from JSON and fills it.
func fill(t *testing.T, text string) (*fight, []string) {
	t.Helper()
	var s fight
	if err := setup.Decode([]byte(text), &s); err != nil {
		t.Fatal(err)
	}
	r := setup.Reader{Book: &table.Book{Rules: []table.RuleText{{ID: "x.y"}}}}
	var why []string
	full := setup.Fill(&r, &s, vocabulary())
	for _, p := range r.Faults {
		why = append(why, p.Path+": "+p.Why)
	}
	return full, why
}

// TestFillDefaults: keys that are left out get their defaults, also those computed from other keys; given keys stay.
func TestFillDefaults(t *testing.T) {
	full, why := fill(t, `{"combatants": [{"id": "a", "side": "x"}, {"id": "b", "side": "y", "kind": "pc", "level": 0, "hp": -3,
		"save": 13, "lucky": false, "reach": "7", "damage": "basic", "bonus": "1d4 + level", "rule": "x.y", "wields": "axe", "fears": ["a"],
		"scores": {"DEX": 3}, "skills": {"stealth": -5}, "body": {}, "gear": {"arms": 0}}], "items": {"axe": {}}, "rests": []}`)
	if len(why) > 0 {
		t.Fatal(why)
	}
	two, zero, no, yes := 2, 0, false, true
	want := []fighter{
		{
			ID: "a", Side: "x", Seat: "x", Kind: "npc", Level: &two, HPMax: new(26), HP: new(26), Save: new(11), Team: "gray", Style: "calm", Lucky: &no, Reach: "touch",
			Scores: map[string]int{"STR": 10, "DEX": 10}, Gear: body{&two},
		}, {
			ID: "b", Side: "y", Seat: "y", Kind: "pc", Level: &zero, HPMax: new(14), HP: new(-3), Save: new(13), Team: "red", Style: "fierce", Lucky: &no, Reach: "7",
			Damage: "basic", Bonus: "1d4 + level", Rule: "x.y", Wields: "axe", Fears: []string{"a"}, Scores: map[string]int{"STR": 10, "DEX": 3},
			Skills: map[string]int{"stealth": -5}, Body: &body{&two}, Gear: body{&zero},
		},
	}
	if diff := cmp.Diff(want, full.Combatants); diff != "" {
		t.Error(diff)
	}
	if full.Level != 2 || len(*full.Rests) != 0 {
		t.Errorf("level %d, rests %v, expected 2 and none", full.Level, *full.Rests)
	}
	if full, _ = fill(t, `{"combatants": [{"id": "a", "side": "x", "kind": "pc"}]}`); *full.Combatants[0].Lucky != yes {
		t.Error("a pc is not lucky")
	}
	if diff := cmp.Diff([]string{"quick", "full"}, *full.Rests); diff != "" {
		t.Error(diff)
	}
}

// TestFillKeepsTheOriginal: what was written is not changed, because records keep it.
func TestFillKeepsTheOriginal(t *testing.T) {
	s := fight{Combatants: []fighter{{ID: "a", Side: "x", Scores: map[string]int{"STR": 3, "LUCK": 1}, Fears: []string{"nobody"}}}}
	before, _ := json.Marshal(s)
	setup.Fill(&setup.Reader{Book: &table.Book{}}, &s, vocabulary())
	if after, _ := json.Marshal(s); string(after) != string(before) {
		t.Errorf("%s became %s", before, after)
	}
}

// TestFillProblems: what a tag does not allow is one problem at its place, and nothing follows from it.
func TestFillProblems(t *testing.T) {
	one := func(rest string) string {
		return `{"combatants": [{"id": "a", "side": "x"` + rest + `}], "items": {"axe": {}}}`
	}
	for _, c := range []struct{ text, want string }{
		{one(``), ""},
		{`{"combatants": []}`, `combatants: found 0, expected 1 to 3`},
		{`{"combatants": [{}]}`, "combatants[0].id: missing, expected a short name such as goblin-1\ncombatants[0].side: missing, expected a side"},
		{`{"level": 10, "combatants": [{"id": "a", "side": "x", "level": 12}]}`, `level: found 10, expected 1 to 9`},
		{one(`, "level": 3`), `combatants[0].level: found 3, expected 0 to 2 (level is left out)`},
		{one(`, "hp_max": 101, "hp": 200`), `combatants[0].hp_max: found 101, expected 1 to 100`},
		{one(`, "hp_max": 0`), `combatants[0].hp_max: found 0, expected 1 to 100`},
		{one(`, "hp": 27`), `combatants[0].hp: found 27, expected -100 to 26 (hp_max is left out)`},
		{one(`, "hp_max": 5, "hp": 27`), `combatants[0].hp: found 27, expected -100 to 5 (hp_max)`},
		{one(`, "save": 12`), `combatants[0].save: found 12, expected 11, 9 or 13`},
		{one(`, "kind": "cp"`), `combatants[0].kind: unknown "cp"; did you mean "pc"?`},
		{one(`, "kind": "wolf"`), `combatants[0].kind: unknown "wolf"; expected one of npc, pc, beast`},
		{one(`, "reach": "10"`), `combatants[0].reach: found "10", expected self, touch or 1 to 9`},
		{one(`, "reach": "07"`), `combatants[0].reach: found "07", expected self, touch or 1 to 9`},
		{one(`, "damage": "1d6 + lvel"`), `combatants[0].damage: unknown name "lvel"; did you mean "level"?`},
		{one(`, "damage": "50d6"`), `combatants[0].damage: "50d6" can be 300, expected at most 99`},
		{one(`, "bonus": "1"`), `combatants[0].bonus: found it without damage, expected damage beside it`},
		{one(`, "kind": "pc", "sting": "x"`), `combatants[0].sting: found it with kind pc, expected it only with kind npc or beast`},
		{one(`, "kind": "pcc", "sting": "x"`), `combatants[0].kind: unknown "pcc"; did you mean "pc"?`},
		{one(`, "kind": "pc", "focus": "beast"`), ""},
		{one(`, "kind": "pc", "focus": "fang"`), `combatants[0].focus: unknown "fang"; expected one of npc, pc, beast`},
		{one(`, "kind": "beast", "focus": "fnag"`), `combatants[0].focus: unknown "fnag"; did you mean "fang"?`},
		{one(`, "kind": "npc", "focus": "anything"`), ""},
		{one(`, "kind": "baest", "focus": "anything"`), `combatants[0].kind: unknown "baest"; did you mean "beast"?`},
		{one(`, "rule": "x.z"`), `combatants[0].rule: unknown rule "x.z"; did you mean "x.y"?`},
		{one(`, "wields": "axes"`), `combatants[0].wields: unknown item "axes"; did you mean "axe"?`},
		{one(`, "fears": ["b"]`), `combatants[0].fears[0]: unknown combatant "b"; did you mean "a"?`},
		{one(`, "fears": ["a", "a"]`), `combatants[0].fears[1]: "a" is there already, expected each once`},
		{one(`, "scores": {"STR": 21, "LUK": 3}`), "combatants[0].scores.LUK: unknown \"LUK\"; expected one of STR, DEX\ncombatants[0].scores.STR: found 21, expected 1 to 20"},
		{one(`, "skills": {"": 1}`), `combatants[0].skills.: missing, expected a short name such as goblin-1`},
		{one(`, "skills": {"stealth": 6}`), `combatants[0].skills.stealth: found 6, expected -5 to 5`},
		{one(`, "place": [1, 10]`), `combatants[0].place[1]: found 10, expected 0 to 9`},
		{one(`, "body": {"arms": 5}`), `combatants[0].body.arms: found 5, expected 0 to 4`},
		{one(`, "gear": {"arms": -1}`), `combatants[0].gear.arms: found -1, expected 0 to 4`},
		{`{"combatants": [{"id": "a", "side": "x"}], "doors": [{"id": "a"}]}`, `doors[0].id: "a" is taken, expected a unique id`},
		{`{"combatants": [{"id": "a", "side": "x"}], "rests": ["quick", "slow"]}`, `rests[1]: unknown "slow"; expected one of quick, full`},
		{`{"combatants": [{"id": "a", "side": "x"}], "items": {"a:b": {"weight": 60}}}`, `items.a:b: "a:b": an id has no blanks, colons, commas or quotes, and at most 64 bytes`},
	} {
		if _, why := fill(t, c.text); strings.Join(why, "\n") != c.want {
			t.Errorf("%s\nfound    %s\nexpected %s", c.text, strings.Join(why, "\n"), c.want)
		}
	}
}

// TestFillDropsWhatIsWrong: later checks see no trace of a wrong value.
func TestFillDropsWhatIsWrong(t *testing.T) {
	full, _ := fill(t, `{"combatants": [{"id": "a", "side": "x", "hp": 999, "kind": "cp", "damage": "d", "wields": "axe", "fears": ["b", "a", "a"], "place": [12, 3],
		"scores": {"LUK": 3}}]}`)
	want := fighter{
		ID: "a", Side: "x", Seat: "x", Kind: "npc", Level: new(2), HPMax: new(26), HP: new(26), Save: new(11), Team: "gray", Style: "calm", Lucky: new(false), Reach: "touch",
		Fears: []string{"a"}, Place: []int{9, 3}, Scores: map[string]int{"STR": 10, "DEX": 10}, Gear: body{new(2)},
	}
	if diff := cmp.Diff(want, full.Combatants[0]); diff != "" {
		t.Error(diff)
	}
}

// TestKnow: a newcomer may use the entries that the fight has.
func TestKnow(t *testing.T) {
	r := setup.Reader{Book: &table.Book{}}
	r.Know("items", "bow")
	s := &fight{Combatants: []fighter{{ID: "a", Side: "x", Wields: "bow"}}}
	if full := setup.Fill(&r, s, vocabulary()); len(r.Faults) > 0 || full.Combatants[0].Wields != "bow" {
		t.Errorf("found %v", r.Faults)
	}
}

// FuzzFill: no setup crashes it; a setup without problems, filled again, stays the same.
func FuzzFill(f *testing.F) {
	f.Add(`{"combatants": [{"id": "a", "side": "x", "kind": "pc", "hp": 3, "fears": ["a"]}], "items": {"axe": {}}}`)
	f.Add(`{"level": -1, "combatants": [{}, {"hp_max": 99999, "hp": 1, "reach": "-", "scores": {"": 1}, "body": null}], "rests": [""]}`)
	f.Fuzz(func(t *testing.T, text string) {
		var s fight
		if setup.Decode([]byte(text), &s) != nil {
			return
		}
		r := setup.Reader{Book: &table.Book{}}
		full := setup.Fill(&r, &s, vocabulary())
		if len(r.Faults) > 0 {
			return
		}
		again := setup.Reader{Book: &table.Book{}}
		if twice := setup.Fill(&again, full, vocabulary()); len(again.Faults) > 0 || !cmp.Equal(full, twice) {
			t.Errorf("%v\n%s", again.Faults, cmp.Diff(full, twice))
		}
	})
}
