package line

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/present"
	"fray/table"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Command{
		"":                               {Verb: Empty},
		"  \t ":                          {Verb: Empty},
		"3":                              {Verb: Pick, N: 3},
		"7 3,-2":                         {Verb: Pick, N: 7, Words: "3,-2"},
		"attack  goblin-1 sword":         {Verb: Answer, Words: "attack goblin-1 sword"},
		"attack:goblin-1:sword":          {Verb: Answer, Words: "attack:goblin-1:sword"},
		"do undo":                        {Verb: Answer, Words: "undo"},
		"UNDO":                           {Verb: Undo, N: 1},
		"undo 3":                         {Verb: Undo, N: 3},
		"log":                            {Verb: Log, N: 20},
		"why":                            {Verb: Why, N: 1},
		"why 2":                          {Verb: Why, N: 2},
		"odds":                           {Verb: Odds},
		"odds 2":                         {Verb: Odds, Words: "2"},
		"rules leaving reach":            {Verb: Rules, Words: "leaving reach"},
		"never dodge":                    {Verb: Never, Words: "dodge"},
		"never":                          {Verb: Never},
		"always dodge":                   {Verb: Always, Standing: table.Standing{Verb: "dodge"}},
		"dodge below 50":                 {Verb: Always, Standing: table.Standing{Verb: "dodge", Below: 50}},
		"always dodge below 50 %":        {Verb: Always, Standing: table.Standing{Verb: "dodge", Below: 50}},
		"always dodge when kestrel acts": {Verb: Always, Standing: table.Standing{Verb: "dodge", Actor: "kestrel"}},
		"only when old bruin acts":       {Verb: Always, Standing: table.Standing{Ask: true, Actor: "old bruin"}},
		"only when I am the target":      {Verb: Always, Standing: table.Standing{Ask: true, Aimed: true}},
		"ask":                            {Verb: Ask},
		"save a b.jsonl":                 {Verb: Save, Words: "a b.jsonl"},
		"?":                              {Verb: Help},
		"exit":                           {Verb: Quit},
		"gm fresh dice":                  {Verb: Fresh},
		"gm set goblin-1 hp 5":           {Verb: Adjust, Adjustment: table.Adjustment{Do: "set", Who: "goblin-1", What: "hp", Value: 5}},
		"gm set a HP -2 because it was":  {Verb: Adjust, Adjustment: table.Adjustment{Do: "set", Who: "a", What: "hp", Value: -2, Why: "it was"}},
		"gm add a bleeding 2":            {Verb: Adjust, Adjustment: table.Adjustment{Do: "add", Who: "a", What: "bleeding", Value: 2}},
		"gm add a off balance":           {Verb: Adjust, Adjustment: table.Adjustment{Do: "add", Who: "a", What: "off balance"}},
		"gm clear a prone because up":    {Verb: Adjust, Adjustment: table.Adjustment{Do: "clear", Who: "a", What: "prone", Why: "up"}},
		`speak "Hold the gate: now!"`:    {Verb: Answer, Words: "speak", Note: "Hold the gate: now!"},
		`12 "run`:                        {Verb: Pick, N: 12, Note: "run"},
		`do end "at last"`:               {Verb: Answer, Words: "end", Note: "at last"},
		`save my "fight".jsonl`:          {Verb: Save, Words: `my "fight".jsonl`},
		"gm place a 3,-2":                {Verb: Adjust, Adjustment: table.Adjustment{Do: "place", Who: "a", At: "3,-2"}},
		"gm remove a":                    {Verb: Adjust, Adjustment: table.Adjustment{Do: "remove", Who: "a"}},
		"gm end red":                     {Verb: Adjust, Adjustment: table.Adjustment{Do: "end", What: "red"}},
		"gm":                             {Verb: Decrees},
		"gm hide a because of the fog":   {Verb: Adjust, Adjustment: table.Adjustment{Do: "hide", Who: "a", Why: "of the fog"}},
		"gm reveal a":                    {Verb: Adjust, Adjustment: table.Adjustment{Do: "reveal", Who: "a"}},
		"gm reveal a 3,4":                {Verb: Adjust, Adjustment: table.Adjustment{Do: "reveal", Who: "a", At: "3,4"}},
		"gm place a yard beside b":       {Verb: Adjust, Adjustment: table.Adjustment{Do: "place", Who: "a", At: "yard", What: "b"}},
		"gm place a beside b":            {Verb: Adjust, Adjustment: table.Adjustment{Do: "place", Who: "a", What: "b"}},
		"gm join c like a at 3,4":        {Verb: Adjust, Adjustment: table.Adjustment{Do: "join", Who: "c", What: "a", At: "3,4"}},
		"gm reserve c LIKE rat of hills at 3,4 because it may": {
			Verb: Adjust, Side: "hills", Adjustment: table.Adjustment{Do: "reserve", Who: "c", What: "rat", At: "3,4", Why: "it may"},
		},
		"gm object gate open":        {Verb: Adjust, Adjustment: table.Adjustment{Do: "object", Who: "gate", What: "open"}},
		"gm grant a recovery":        {Verb: Adjust, Adjustment: table.Adjustment{Do: "grant", Who: "a", What: "recovery"}},
		"gm run a 12":                {Verb: Adjust, Adjustment: table.Adjustment{Do: "run", Who: "a", Value: 12}},
		"gm set die 3":               {Verb: Adjust, Adjustment: table.Adjustment{Do: "set", What: "die", Value: 3}},
		"gm add a stunned for 2":     {Verb: Adjust, Adjustment: table.Adjustment{Do: "add", Who: "a", What: "stunned", At: "2"}},
		"gm add a bleeding 5 for 3":  {Verb: Adjust, Adjustment: table.Adjustment{Do: "add", Who: "a", What: "bleeding", Value: 5, At: "3"}},
		"gm add a held by b":         {Verb: Adjust, Adjustment: table.Adjustment{Do: "add", Who: "a", What: "held", At: "b"}},
		"gm clear a held by b":       {Verb: Adjust, Adjustment: table.Adjustment{Do: "clear", Who: "a", What: "held", At: "b"}},
		"gm add by dazed because by": {Verb: Adjust, Adjustment: table.Adjustment{Do: "add", Who: "by", What: "dazed", Why: "by"}},
	} {
		got, err := Parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"0":                         "from 1",
		"-3":                        "from 1",
		"9999999999":                "from 1",
		"undo x":                    "must be 1 or more",
		"undo 0":                    "must be 1 or more",
		"why not":                   "the number must be 1 or more",
		"save":                      "save needs a file",
		"do":                        "do needs an answer",
		"always":                    "always needs an action",
		"dodge below half":          "1 to 100",
		"dodge below 0":             "1 to 100",
		"only when kestrel":         "only when NAME acts",
		"only when it acts below x": "1 to 100",
		"gm dance":                  "is no decree",
		"gm hide":                   "write gm hide",
		"gm hide a b":               "write gm hide",
		"gm reveal":                 "write gm reveal",
		"gm reveal a 3,4 5":         "write gm reveal",
		"gm join a":                 "gm join NEW like WHO",
		"gm join a like":            "write gm join",
		"gm join a goblin at 3,4":   "write gm join",
		"gm run a":                  "", // the ruleset says what is missing
		"gm dance a fast":           "", // or that it is no decree
		"gm set a hp":               "write gm set",
		"gm set a hp many":          "write gm set",
		"gm place a":                "write gm place",
		"gm fresh air":              "write gm fresh",
		"a\x1b[2J":                  "control characters",
		"\xff":                      "not UTF-8",
		strings.Repeat("a", 4097):   "too long",
	} {
		_, err := Parse(text)
		switch {
		case want == "" && err != nil:
			t.Errorf("%.20q: %v", text, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%.20q: %v; want %q", text, err, want)
		}
	}
}

func TestParseDice(t *testing.T) {
	for _, tt := range []struct {
		text  string
		sides []int
		want  []int32
		err   string
	}{
		{"31", []int{100}, []int32{31}, ""},
		{"00", []int{100}, []int32{100}, ""},
		{"100", []int{100}, []int32{100}, ""},
		{"31, 0", []int{100, 10}, []int32{31, 10}, ""},
		{"4+6", []int{6, 6}, []int32{4, 6}, ""},
		{"0", []int{100}, nil, `a d100 must show 1 to 100, got "0"`},
		{"7", []int{6}, nil, "1 to 6"},
		{"-1", []int{6}, nil, "1 to 6"},
		{"3 4", []int{6}, nil, "type 1 number for d6, got 2"},
		{"3", []int{6, 8}, nil, "type 2 numbers for d6, d8, got 1"},
		{"three", []int{6}, nil, "1 to 6"},
		{"99999999999999999999", []int{6}, nil, "1 to 6"},
	} {
		got, err := ParseDice(tt.text, tt.sides)
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%q: %s", tt.text, diff)
		}
		if (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%q: %v; want %q", tt.text, err, tt.err)
		}
	}
}

func FuzzPrompt(f *testing.F) {
	for _, seed := range []string{
		"3", "7 3,-2", "attack goblin-1", "undo 2", "dodge below 50", "gm set a hp 5 because so", "do end",
		"gm add a because", "always x below 3", "\x00", "00 10", "1e9", "never", "gm", "below 5",
		"gm join c like a of red at 3,4", "gm reserve like like like of of at at", "gm reveal a beside b", "gm run a 11",
	} {
		f.Add(seed)
	}
	cs := []table.Choice{
		{Key: "attack:a:sword", Label: "attack a with sword"},
		{Key: "move:1,0", Label: "move to 1,0", Row: "move to …", Cell: "1,0"},
		{Key: "move:2,0", Label: "move to 2,0", Row: "move to …", Cell: "2,0"},
		{Key: "end", Label: "end"},
	}
	f.Fuzz(func(t *testing.T, text string) {
		if faces, err := ParseDice(text, []int{100, 10}); err == nil {
			if len(faces) != 2 || faces[0] < 1 || faces[0] > 100 || faces[1] < 1 || faces[1] > 10 {
				t.Fatalf("%q gives %v", text, faces)
			}
		}
		c, err := Parse(text)
		if err != nil {
			return
		}
		switch c.Verb {
		case Pick:
			if c.N < 1 {
				t.Fatalf("%q picks %d", text, c.N)
			}
			pick(present.Rows(cs), nil, c.N, c.Words) //nolint:errcheck // it must not panic
		case Answer:
			if c.Words == "" {
				t.Fatalf("%q answers nothing", text)
			}
			if choice, err := Find(cs, nil, c.Words); err == nil && choice.Key == "" {
				t.Fatalf("%q finds nothing without an error", text)
			}
		case Undo, Log:
			if c.N < 1 {
				t.Fatalf("%q accepts %d", text, c.N)
			}
		default:
		}
	})
}
