package line

import (
	"strings"
	"testing"

	"fray/internal/present"
	"fray/table"
)

// turn returns the choices of a turn.
func turn() []table.Choice {
	return []table.Choice{
		{Key: "attack:goblin-1:sword", Label: "attack goblin-1 with sword", Group: "2 AP", Target: "goblin-1"},
		{Key: "attack:goblin-10:sword", Label: "attack goblin-10 with sword", Group: "2 AP", Target: "goblin-10"},
		{Key: "attack:goblin-1:dagger", Label: "attack goblin-1 with dagger", Group: "2 AP", Target: "goblin-1"},
		{Key: "move:3,-2", Label: "move to 3,-2", Row: "move to …", Group: "1 AP", Cell: "3,-2"},
		{Key: "move:3,-21", Label: "move to 3,-21", Row: "move to …", Group: "1 AP", Cell: "3,-21"},
		{Key: "end", Label: "end turn"},
	}
}

func TestFind(t *testing.T) {
	for words, want := range map[string]string{
		"attack:goblin-1:dagger":     "attack:goblin-1:dagger",
		"Attack goblin-1 with sword": "attack:goblin-1:sword",
		"sword goblin-1":             "attack:goblin-1:sword",
		"att goblin-10":              "attack:goblin-10:sword",
		"dag":                        "attack:goblin-1:dagger",
		"move 3,-2":                  "move:3,-2",
		"goblin-10: sword":           "attack:goblin-10:sword",
		"attack (goblin-10), sword":  "attack:goblin-10:sword",
		"end":                        "end",
	} {
		if c, err := Find(turn(), nil, words); err != nil || c.Key != want {
			t.Errorf("%q finds %q: %v", words, c.Key, err)
		}
	}
}

// Additions to an action have to be typed; ids work as well as names.
func TestFindPlainest(t *testing.T) {
	cs := []table.Choice{
		{Key: "attack:goblin-1:sword", Label: "attack Grik with sword"},
		{Key: "attack:goblin-1:sword:cut", Label: "attack Grik with sword adding driving cut"},
		{Key: "speak", Label: "speak"},
	}
	for words, want := range map[string]string{
		"attack grik":                      "attack:goblin-1:sword",
		"attack goblin-1 with sword":       "attack:goblin-1:sword",
		"attack goblin-1 sword adding cut": "attack:goblin-1:sword:cut",
	} {
		if c, err := Find(cs, nil, words); err != nil || c.Key != want {
			t.Errorf("%q finds %q: %v", words, c.Key, err)
		}
	}
	cs = append(cs, table.Choice{Key: "again:goblin-1:sword", Label: "second attack on Grik with sword"})
	for words, want := range map[string]string{"attack grik": "attack:goblin-1:sword", "grik attack second": "again:goblin-1:sword", "attack second": "again:goblin-1:sword"} {
		if c, err := Find(cs, nil, words); err != nil || c.Key != want {
			t.Errorf("%q beside a second attack finds %q: %v", words, c.Key, err)
		}
	}
	if c, err := Find(cs, nil, "grik attack"); err == nil {
		t.Errorf("grik attack finds %q among two attacks", c.Key)
	}
	cs = append(cs, table.Choice{Key: "attack:goblin-2:sword", Label: "attack Grak with sword"})
	if c, err := Find(cs, nil, "attack"); err == nil {
		t.Errorf("attack finds %q among two targets", c.Key)
	}
}

// Words of an aim alone mean a choice only where there is nothing but aims to choose from.
func TestFindAims(t *testing.T) {
	cs := []table.Choice{
		{Key: "with:guile", Label: "with guile +5", Row: "with …", Aim: "guile +5"},
		{Key: "with:guile:hunch", Label: "with guile +5, hunch first", Row: "with …", More: "hunch first", Aim: "guile +5"},
		{Key: "with:wits", Label: "with wits +4", Row: "with …", Aim: "wits +4"},
	}
	for words, want := range map[string]string{"guile": "with:guile", "hunch guile": "with:guile:hunch", "with wits": "with:wits"} {
		if c, err := Find(cs, nil, words); err != nil || c.Key != want {
			t.Errorf("%q finds %q: %v", words, c.Key, err)
		}
	}
	cs = append(cs, table.Choice{Key: "end", Label: "end turn"})
	if c, err := Find(cs, nil, "guile"); err == nil {
		t.Errorf("beside something else guile finds %q", c.Key)
	}
}

// Speech needs no quotes.
func TestCutSpeech(t *testing.T) {
	for text, want := range map[string]string{
		"speak hold the gate":   "hold the gate",
		"Speak hello":           "hello",
		"speak":                 "",
		"attack speak":          "",
		`speak "hold the gate"`: "", // already a note
		"3 speak":               "",
	} {
		c, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if words, ok := cutSpeech(c); ok != (want != "") || ok && words != want {
			t.Errorf("%q gives %q, %v", text, words, ok)
		}
	}
}

func TestFindRefuses(t *testing.T) {
	for words, want := range map[string]string{
		"attack":    "matches several choices: attack goblin-1 with sword; attack goblin-10 with sword; attack goblin-1 with dagger",
		"fly":       `no choice matches "fly"; the choices are attack goblin-1 with sword; attack goblin-10 with sword; attack goblin-1 with dagger; move to; end turn`,
		"edn turn":  `did you mean "end turn"?`,
		"move 4,-2": `no choice matches "move 4,-2"`,
	} {
		if c, err := Find(turn(), nil, words); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q finds %q: %v", words, c.Key, err)
		}
	}
}

// TestPickTarget: a number with several targets takes a letter, an id, or words of a name that no other target has.
func TestPickTarget(t *testing.T) {
	attack := func(target, aim string) table.Choice {
		return table.Choice{Key: "attack:" + target, Label: "attack " + aim, Row: "attack …", Target: target, Aim: aim}
	}
	cs := []table.Choice{attack("hound-1", "Yard Hound 1"), attack("hound-10", "Yard Hound 10"), attack("corvin", "Maestro Corvin"), {Key: "end", Label: "end turn"}}
	for text, want := range map[string]string{
		"1a": "attack:hound-1", "1 b": "attack:hound-10", "1C": "attack:corvin", "1 corvin": "attack:corvin", "1 CORV": "attack:corvin",
		"1 hound 1": "attack:hound-1", "1 yard hound 10": "attack:hound-10", "1 hound-10": "attack:hound-10", "2": "end",
		"1 hound": "", "1": "", "1d": "", "1 x": "", "2a": "",
	} {
		c, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := pick(present.Rows(cs), nil, c.N, c.Words); got.Key != want || (err == nil) != (want != "") {
			t.Errorf("%q picks %q: %v", text, got.Key, err)
		}
	}
	if _, err := pick(present.Rows(cs), nil, 1, ""); err == nil || !strings.Contains(err.Error(), "such as 1a: a) Yard Hound 1  b) Yard Hound 10  c) Maestro Corvin") {
		t.Errorf("without a target: %v", err)
	}
	// a target that is called by a letter is typed by its name
	if c, err := pick(present.Rows([]table.Choice{attack("b", ""), attack("a", "")}), nil, 1, "a"); err != nil || c.Key != "attack:a" {
		t.Errorf("a picks %q: %v", c.Key, err)
	}
}

func TestPick(t *testing.T) {
	for _, tt := range []struct {
		n         int
		cell      string
		want, err string
	}{
		{1, "", "attack:goblin-1:sword", ""},
		{4, "3,-2", "move:3,-2", ""},
		{4, "3, -2", "move:3,-2", ""},
		{4, "", "", "move to where? Type the place too, such as 4 3,-2"},
		{4, "9,9", "", "move to 9,9 is not possible"},
		{1, "3,-2", "", "takes no place"},
		{5, "", "end", ""},
		{6, "", "", "there is no choice 6: the highest number is 5"},
	} {
		c, err := pick(present.Rows(turn()), nil, tt.n, tt.cell)
		if c.Key != tt.want || (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%d %s picks %q: %v", tt.n, tt.cell, c.Key, err)
		}
	}
	// numbers have gaps where rows are gone
	rows := present.Rows(turn())
	rows = append(rows[:1], rows[3:]...)
	if _, err := pick(rows, nil, 3, ""); err == nil || err.Error() != "there is no choice 3: the highest number is 5" {
		t.Errorf("a number in a gap: %v", err)
	}
}
