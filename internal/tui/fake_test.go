package tui_test

import (
	"errors"
	"fmt"
	"sort"
	"strconv"
	"strings"

	"fray/internal/present"
	"fray/internal/tui"
	"fray/table"
)

// brawl is a small fight for tests: two heroes against three goblins. An attack of a hero takes the typed faces, or 4 hit
// points; goblins bite every neighbor for 3.
type brawl struct {
	v       table.View
	dice    bool   // ask for the faces of attacks
	pending string // the target of an attack with pending dice
	log     []tui.Line
	past    []brawl // before each answer
	calls   []string
	refuse  error // the error of the next answer
}

func newBrawl() *brawl {
	b := &brawl{v: table.View{Ruleset: "brawl", Encounter: "The ford", Round: 1, Turn: "mara"}}
	b.v.Map = table.MapView{Shape: "hex", Cols: 12, Rows: 10}
	for r := range 10 {
		for c := range 12 {
			b.v.Map.Cells = append(b.v.Map.Cells, table.CellView{Name: fmt.Sprintf("%d,%d", c-r/2, r)})
		}
	}
	b.v.Map.Cells[4].Kind, b.v.Map.Cells[17].Kind = "wall", "wall"
	b.v.Map.Cells[52].Kind, b.v.Map.Cells[52].Glyph = "rough", "~"
	b.v.Map.Cells[30].Holds = []string{"short sword"}
	for i, id := range []string{"mara", "kel", "goblin-1", "goblin-2", "goblin-3"} {
		side, cell := "heroes", []string{"2,3", "1,4", "3,3", "4,3", "6,2"}[i]
		if i > 1 {
			side = "goblins"
		}
		b.v.Tokens = append(b.v.Tokens, table.Token{
			ID: id, Name: strings.ToUpper(id[:1]) + strings.ReplaceAll(id[1:], "-", " "), Side: side, Cell: cell,
			Meters: []table.Meter{{Name: "HP", Value: 12, Max: 12}, {Name: "AP", Value: 3, Max: 5}, {Name: "RP", Value: 1, Max: 2}},
			Holds:  []string{"sword"},
		})
		b.v.Order = append(b.v.Order, table.Place{ID: id, Score: 20 - 3*i})
	}
	b.v.Tokens[0].Tags = []table.Tag{{Name: "bleeding 2", Until: "3 rounds"}}
	b.say("Round 1", true)
	return b
}

func (b *brawl) say(text string, round bool) {
	b.log = append(b.log, tui.Line{Text: text, Round: round})
}

func (b *brawl) token(id string) *table.Token {
	for i := range b.v.Tokens {
		if b.v.Tokens[i].ID == id {
			return &b.v.Tokens[i]
		}
	}
	return nil
}

func (b *brawl) View() table.View {
	v := b.v
	v.Tokens = append([]table.Token(nil), b.v.Tokens...)
	for i := range v.Tokens {
		v.Tokens[i].Meters = append([]table.Meter(nil), v.Tokens[i].Meters...)
	}
	return v
}

func (b *brawl) Prompt() (string, string, string) {
	if _, over := b.Over(); over || b.pending != "" {
		return "", "", ""
	}
	return b.token(b.v.Turn).Name + ", what do you do?", "heroes", b.v.Turn
}

func (b *brawl) Rows() ([]present.Row, string) { return present.Rows(b.choices()), "" }

func (b *brawl) choices() []table.Choice {
	var out []table.Choice
	if b.pending != "" {
		return nil
	}
	for _, t := range b.v.Tokens {
		if t.Side == "goblins" && !t.Down {
			out = append(out, table.Choice{
				Key: "attack:" + t.ID + ":sword", Label: "attack " + t.ID + " with sword", Group: "2 AP",
				Cost: "2 AP", Target: t.ID, Rule: "brawl.attack",
			})
		}
	}
	for _, cell := range []string{"1,3", "2,2", "3,2", "2,4", "0,5"} {
		c := table.Choice{Key: "move:" + cell, Label: "move to " + cell, Row: "move to …", Group: "1 AP", Cost: "1 AP", Cell: cell, Path: []string{cell}, Rule: "brawl.move"}
		if cell == "0,5" {
			c.Path = []string{"1,3", "0,5"}
		}
		if cell == "2,2" {
			c.Warnings = []string{"leaves goblin-1's reach: provokes"}
		}
		out = append(out, c)
	}
	return append(out, table.Choice{Key: "end", Label: "end the turn", Group: "free", Rule: "brawl.end"})
}

func (b *brawl) Blocked() []table.BlockedChoice {
	return []table.BlockedChoice{{Choice: table.Choice{Key: "cast:mend", Label: "cast mend"}, Rules: []string{"brawl.no_magic"}}}
}

func (b *brawl) Answer(key string) error {
	b.calls = append(b.calls, "answer "+key)
	if err := b.refuse; err != nil {
		b.refuse = nil
		return err
	}
	before := *b
	before.v = b.View()
	b.past = append(b.past, before)
	verb, rest, _ := strings.Cut(key, ":")
	switch target, _, _ := strings.Cut(rest, ":"); {
	case verb == "attack" && b.dice:
		b.pending = target
	case verb == "attack":
		b.harm(target, 4)
	case verb == "move":
		b.token(b.v.Turn).Cell = rest
		b.say(b.v.Turn+" goes to "+rest, false)
	case verb == "end":
		b.endTurn()
	default:
		return errors.New("there is no such choice: " + key)
	}
	return nil
}

func (b *brawl) harm(id string, n int) {
	t := b.token(id)
	t.Meters[0].Value -= n
	b.log = append(b.log, tui.Line{Text: fmt.Sprintf("d6 = %d", n), Roll: true}, tui.Line{Text: fmt.Sprintf("%s is hit for %d", id, n), Rule: "brawl.attack"})
	if t.Meters[0].Value <= 0 {
		t.Down = true
		b.say(id+" falls", false)
	}
}

func (b *brawl) endTurn() {
	b.v.Round++
	b.say(fmt.Sprintf("Round %d", b.v.Round), true)
	b.harm(b.v.Turn, 3)
	if b.token("mara").Down {
		b.v.Turn = "kel"
	}
}

func (b *brawl) Dice() (string, int, bool) {
	return "Throw 2d6 for the attack on " + b.pending, 2, b.pending != ""
}

func (b *brawl) GiveDice(faces []int32) error {
	b.calls = append(b.calls, fmt.Sprint("dice ", faces))
	if faces[0] > 6 || faces[1] > 6 {
		return errors.New("a d6 has no such face")
	}
	b.harm(b.pending, int(faces[0]+faces[1]))
	b.pending = ""
	return nil
}

func (b *brawl) Undo() error {
	if len(b.past) == 0 {
		return errors.New("there is nothing to undo")
	}
	b.calls = append(b.calls, "undo")
	calls := b.calls
	*b = b.past[len(b.past)-1]
	b.calls = calls
	return nil
}

func (b *brawl) Odds(key string) (brief, text string, err error) {
	b.calls = append(b.calls, "odds "+key)
	if key == "end" {
		return "", "", errors.New("nothing is rolled")
	}
	return "hits 70.0 %", "hits in 70.0 of 100, 4.0 HP on average", nil
}

func (b *brawl) Glances() map[string]present.Glance { return nil }

// Command knows only "quit", "heal" (it changes the fight), "help" (a page) and "look" (with what it is asked about).
func (b *brawl) Command(text string) (said string, leave bool, err error) {
	b.calls = append(b.calls, "command "+text)
	switch text {
	case "quit":
		return "", true, nil
	case "heal":
		b.v.Tokens[0].Meters[0].Value = 99
		b.say("Mara is whole", false)
		return "healed", false, nil
	case "help":
		return "heal\nquit", false, nil
	}
	if about, ok := strings.CutPrefix(text, "look"); ok {
		return "you see" + about, false, nil
	}
	return "", false, fmt.Errorf("there is no command %q", text)
}

func (b *brawl) Why() string {
	if len(b.log) < 2 {
		return ""
	}
	return "d6 = 4\n    +0 from armor, weapons, and all that stands between the two of them: nothing changes it (brawl.attack)"
}

func (b *brawl) Log() []tui.Line { return b.log }

func (b *brawl) Rules(words string) string {
	all := map[string]string{"brawl.attack": "An attack hits for 4.", "brawl.move": "One may move.", "brawl.no_magic": "There is no magic."}
	ids := make([]string, 0, len(all))
	for id := range all {
		ids = append(ids, id)
	}
	sort.Strings(ids)
	var out []string
	for _, id := range ids {
		if strings.Contains(id+all[id], words) {
			out = append(out, id+"\n  "+all[id])
		}
	}
	return strings.Join(out, "\n")
}

func (b *brawl) Over() (string, bool) {
	up := map[string]int{}
	for _, t := range b.v.Tokens {
		if !t.Down {
			up[t.Side]++
		}
	}
	for _, side := range []string{"heroes", "goblins"} {
		if up[side] == 0 {
			return "No " + side + " are left standing after " + strconv.Itoa(b.v.Round) + " rounds.", true
		}
	}
	return "", false
}

func (b *brawl) Farewell() string { return "Saved in ford.fray; resume with: fray play ford.fray" }
