package draw_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/table"

	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// looks are the drawing options of the tests.
var looks = []struct {
	name string
	o    draw.Options
}{
	{"plain", draw.Options{Width: 100}},
	{"color", draw.Options{Width: 100, Color: true}},
	{"ascii", draw.Options{Width: 100, ASCII: true}},
	{"narrow", draw.Options{Width: 60}},
	{"slim", draw.Options{Width: 24}},
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name+".txt")
	got += "\n"
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), got); d != "" {
		t.Errorf("%s (-want +got; go test -update rewrites it):\n%s", path, d)
	}
}

// Pictures keep to their width, colors and character set in every look.
func TestPictures(t *testing.T) {
	for _, look := range looks {
		marked := look.o
		marked.Marks = map[string]string{"1,3": "+", "2,2": "!", "3,3": "*", "0,3": "+"}
		marked.Cursor = "2,2"
		coords, grid := look.o, look.o
		coords.Coords, grid.Grid = true, true
		title := look.o
		title.Title = func(id string) string {
			return map[string]string{"flow.attack.reach": "Attacks need reach", "flow.move.wall": "Walls stop movement"}[id]
		}
		short := look.o
		short.Height = 14
		pictures := map[string]string{
			"map":          draw.Map(fight(), look.o),
			"map-marked":   draw.Map(fight(), marked),
			"map-coords":   draw.Map(fight(), coords),
			"map-grid":     draw.Map(fight(), grid),
			"status":       draw.Status(fight(), look.o),
			"status-short": draw.Status(fight(), short),
			"choices":      draw.Choices(present.Rows(choices()), draw.Beside{}, look.o),
			"blocked":      draw.Blocked(barred(), title),
		}
		for name, got := range pictures {
			golden(t, name+"-"+look.name, got)
			for i, line := range strings.Split(got, "\n") {
				if w := ansi.StringWidth(line); w > look.o.Width {
					t.Errorf("%s in %s: line %d is %d wide: %q", name, look.name, i+1, w, line)
				}
			}
			if !look.o.Color && strings.Contains(got, "\x1b") {
				t.Errorf("%s in %s has colors", name, look.name)
			}
			if look.o.ASCII && strings.ContainsFunc(got, func(r rune) bool { return r > 126 }) {
				t.Errorf("%s in %s is not ASCII:\n%s", name, look.name, got)
			}
		}
	}
}

// A picture without its colors equals the plain picture.
func TestColorsDoNotChangeText(t *testing.T) {
	plain, color := looks[0].o, looks[1].o
	for _, pair := range [][2]string{
		{draw.Map(fight(), plain), draw.Map(fight(), color)},
		{draw.Status(fight(), plain), draw.Status(fight(), color)},
		{draw.Choices(present.Rows(choices()), draw.Beside{}, plain), draw.Choices(present.Rows(choices()), draw.Beside{}, color)},
		{draw.Blocked(barred(), plain), draw.Blocked(barred(), color)},
	} {
		if d := cmp.Diff(pair[0], ansi.Strip(pair[1])); d != "" {
			t.Errorf("colors change the text (-plain +stripped):\n%s", d)
		}
	}
}

// A large map is cut around the cursor or the acting combatant, with a note about the rest.
func TestLargeMapIsCut(t *testing.T) {
	v := fight()
	v.Map = hexMap(60, 50)
	v.Tokens[9].Cell = "30,40"
	o := draw.Options{Width: 50, Height: 14}
	golden(t, "map-cut", draw.Map(v, o))
	o.Cursor = "30,40"
	golden(t, "map-cut-cursor", draw.Map(v, o))
	for _, o := range []draw.Options{{Width: 50, Height: 14}, {Width: 30, Height: 9, Grid: true}, {Width: 200, Height: 10}, {Width: 40}} {
		got := draw.Map(v, o)
		if !strings.Contains(got, "[M]") {
			t.Errorf("%dx%d: the acting combatant is not visible:\n%s", o.Width, o.Height, got)
		}
		if n := strings.Count(got, "\n") + 1; o.Height > 0 && n > o.Height {
			t.Errorf("%dx%d: %d lines", o.Width, o.Height, n)
		}
	}
}

// A map of an unknown shape becomes a list.
func TestUnknownShape(t *testing.T) {
	v := fight()
	v.Map = table.MapView{Shape: "zones", Cells: []table.CellView{{Name: "hall"}, {Name: "stairs", Kind: "rough"}, {Name: "yard"}}}
	for i := range v.Tokens {
		v.Tokens[i].Cell = []string{"hall", "stairs", "cellar"}[i%3]
	}
	golden(t, "map-zones", draw.Map(v, draw.Options{Width: 70, Marks: map[string]string{"yard": "+"}, Cursor: "hall"}))
}

// Every combatant has a unique glyph of one or two characters.
func TestGlyphs(t *testing.T) {
	var v table.View
	for i := range 500 {
		id := []string{"goblin", "ghoul", "guard", "Ärger", "7"}[i%5]
		v.Tokens = append(v.Tokens, table.Token{ID: fmt.Sprintf("%s-%d", id, i), Side: fmt.Sprint("side", i%7)})
	}
	seen := map[string]string{}
	glyphs := draw.Glyphs(v)
	for _, tok := range v.Tokens {
		g := glyphs[tok.ID]
		if len(g) < 1 || len(g) > 2 {
			t.Errorf("%s is %q", tok.ID, g)
		}
		if seen[g] != "" {
			t.Errorf("%s and %s are both %q", seen[g], tok.ID, g)
		}
		seen[g] = tok.ID
	}
	small := draw.Glyphs(table.View{Tokens: []table.Token{
		{ID: "mara", Side: "a"},
		{ID: "goblin-3", Side: "b"},
		{ID: "mole", Side: "b"},
		{ID: "goblin-12", Side: "b"},
		{ID: "wolf-2", Side: "c"},
		{ID: "wolf", Side: "d"},
	}})
	want := map[string]string{"mara": "M", "goblin-3": "g3", "mole": "m", "goblin-12": "g1", "wolf-2": "2W", "wolf": "1w"}
	if d := cmp.Diff(want, small); d != "" {
		t.Error(d)
	}
}

// Numbers continue through the groups, and every choice is in exactly one entry.
func TestEntries(t *testing.T) {
	cs := choices()
	n := 0
	for i, e := range draw.Entries(present.Rows(cs)) {
		if e.Number != i+1 {
			t.Errorf("entry %d has number %d", i+1, e.Number)
		}
		n += len(e.Choices)
		for _, c := range e.Choices {
			if c.Group != e.Group {
				t.Errorf("%s is listed under %q", c.Key, e.Group)
			}
		}
	}
	if n != len(cs) {
		t.Errorf("%d of %d choices are listed", n, len(cs))
	}
	move := draw.Entries(present.Rows(cs))[3]
	if c, ok := move.Find("2,4"); !ok || c.Key != "move:2,4" || move.Label != "move to" {
		t.Errorf("entry 4 is %q with %v, %v", move.Label, c, ok)
	}
	if _, ok := move.Find("9,9"); ok {
		t.Error("a cell that is not listed was found")
	}
}

// Targets stand behind one number, with letters; what an action adds stands below it, with the same targets.
func TestTargets(t *testing.T) {
	attack := func(target, aim, more string, warnings ...string) table.Choice {
		return table.Choice{
			Key: "attack:" + target + ":" + more, Label: "attack " + aim + " " + more, Row: "attack …", More: more, Target: target, Aim: aim, Group: "2 AP", Warnings: warnings,
		}
	}
	cs := []table.Choice{
		attack("hound-1", "Hound 1", ""), attack("hound-1", "Hound 1", "and slam"), attack("hound-2", "Hound 2", "", "provokes"),
		attack("hound-2", "Hound 2", "and slam", "provokes"), attack("hound-2", "Hound 2", "and raise"),
		{Key: "draw:a", Label: "draw axe", Row: "draw …", Target: "axe", Group: "1 AP"},
		{Key: "draw:a:x", Label: "draw axe fast", Row: "draw …", More: "fast", Target: "axe", Group: "1 AP"},
		{Key: "push:a", Label: "push a", Row: "push …", Target: "a", Group: "1 AP"},
		{Key: "push:b", Label: "push b", Row: "push …", Target: "b", Group: "1 AP"},
	}
	want := strings.Join([]string{
		"2 AP",
		"   1  attack  safe:  a) Hound 1",
		"      ! provokes",
		"          b) Hound 2",
		"   2    and slam  a b",
		"   3  attack Hound 2 and raise",
		"1 AP",
		"   4  draw axe",
		"   5    fast",
		"   6  push:  a  b",
	}, "\n")
	if d := cmp.Diff(want, draw.Choices(present.Rows(cs), draw.Beside{}, draw.Options{})); d != "" {
		t.Error(d)
	}
}

func TestRanges(t *testing.T) {
	for _, c := range []struct {
		cells []string
		want  string
	}{
		{nil, ""},
		{[]string{"3,1"}, "3,1"},
		{[]string{"1,0", "-1,0", "0,0", "3,0", "2,-1"}, "2,-1 -1..1,0 3,0"},
		{[]string{"hall", "0,0"}, "0,0 hall"},
	} {
		if got := strings.Join(draw.Ranges(c.cells), " "); got != c.want {
			t.Errorf("%v: %q, want %q", c.cells, got, c.want)
		}
	}
}

func TestWrap(t *testing.T) {
	got := draw.Wrap("Mara attacks goblin-1 with sword: 31 against 60\nHit", "  ", draw.Options{Width: 20})
	want := "Mara attacks\n  goblin-1 with\n  sword: 31 against\n  60\nHit"
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A number and its % stand in one line.
func TestWrapPercent(t *testing.T) {
	got := draw.Wrap("hits about 54 %, down 5 %", "  ", draw.Options{Width: 13})
	want := "hits about\n  54 %, down\n  5 %"
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A color ends at the end of its line, so that pictures can be put side by side.
func TestWrapColor(t *testing.T) {
	got := draw.Wrap("a \x1b[1mstrong word that\x1b[m runs on, and thisistoolongforoneline", "  ", draw.Options{Width: 12})
	want := "a \x1b[1mstrong\x1b[m\n  \x1b[1mword that\x1b[m\n  runs on,\n  and\n  thisistool\n  ongforonel\n  ine"
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
