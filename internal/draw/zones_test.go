package draw_test

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/table"

	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// zoneViews returns maps of areas with combatants.
func zoneViews() map[string]table.View {
	pair := brawlers(true)
	pair.Map = areas([]string{"field wood"}, "field-wood")
	all := brawlers(false)
	all.Map = areas([]string{"a b c", "d e ."}, "a-b a-c a-d a-e b-c b-d b-e c-d c-e d-e")
	for i := range all.Tokens {
		all.Tokens[i].Cell = string("abcde"[i%5])
	}
	all.Tokens[0].Cell = "limbo"
	far := castle()
	far.Map = areas([]string{"gate . yard", ". . .", "tower . hall"}, "gate-yard gate-tower yard-hall")
	cell(&far, "tower").Links = append(cell(&far, "tower").Links, "hall") // one way only
	return map[string]table.View{"one": brawlers(true), "start": brawlers(false), "two": pair, "all": all, "far": far, "castle": castle()}
}

// Maps of areas keep to their width, colors and character set in every look.
func TestZonePictures(t *testing.T) {
	looks := map[string]draw.Options{
		"120": {Width: 120}, "80": {Width: 80}, "40": {Width: 40}, "24": {Width: 24}, "ascii": {Width: 80, ASCII: true}, "color": {Width: 80, Color: true},
		"marked": {Width: 80, Marks: map[string]string{"hall": "+", "gate": "!", "yard": "*"}, Aims: map[string]string{"goblin-1": "*"}, Cursor: "cellar"},
		"low":    {Width: 80, Height: 12}, "list": {Width: 80, Height: 8}, "short": {Width: 40, Height: 6},
	}
	for look, o := range looks {
		var all strings.Builder
		views := zoneViews()
		for _, name := range []string{"one", "start", "two", "all", "far", "castle"} {
			got := draw.Map(views[name], o)
			fmt.Fprintf(&all, "%s:\n%s\n\n", name, got)
			lines := strings.Split(got, "\n")
			if o.Height > 0 && len(lines) > o.Height {
				t.Errorf("%s in %s has %d lines:\n%s", name, look, len(lines), got)
			}
			for _, line := range lines {
				if w := ansi.StringWidth(line); w > o.Width {
					t.Errorf("%s in %s: %d wide: %q", name, look, w, line)
				}
			}
			if o.ASCII && strings.ContainsFunc(got, func(r rune) bool { return r > 126 }) {
				t.Errorf("%s in %s is not ASCII:\n%s", name, look, got)
			}
			if o.Color {
				o.Color = false
				if d := cmp.Diff(draw.Map(views[name], o), ansi.Strip(got)); d != "" {
					t.Errorf("%s: colors change the text:\n%s", name, d)
				}
				o.Color = true
			}
		}
		golden(t, "zones-"+look, strings.TrimRight(all.String(), "\n"))
	}
}

// MapSize matches Map, and boxes keep their size when the cursor and marks change.
func TestZoneSize(t *testing.T) {
	for name, v := range zoneViews() {
		o := draw.Options{}
		w, h := draw.MapSize(v, o, true)
		o.Width = w
		lines := strings.Split(draw.Map(v, o), "\n")
		widest := 0
		for _, line := range lines[:h] {
			widest = max(widest, ansi.StringWidth(line))
		}
		if widest != w || !strings.HasPrefix(strings.TrimLeft(lines[h-1], " "), "└") {
			t.Errorf("%s is %d wide, its last line is %q; want %d by %d", name, widest, lines[h-1], w, h)
		}
		plain := draw.Map(v, draw.Options{Width: 80})
		for _, c := range v.Map.Cells {
			marked := draw.Map(v, draw.Options{Width: 80, Cursor: c.Name, Marks: map[string]string{c.Name: "+"}})
			for i, line := range strings.Split(plain, "\n") {
				if got := strings.Split(marked, "\n")[i]; ansi.StringWidth(got) != ansi.StringWidth(line) {
					t.Errorf("%s: the cursor at %s makes %q of %q", name, c.Name, got, line)
				}
			}
		}
	}
}

// The cursor moves through the boxes as they are drawn at each width.
func TestZoneStep(t *testing.T) {
	v := castle() // gate yard hall / . tower cellar
	for _, tc := range []struct {
		o          draw.Options
		from       string
		cols, rows int
		want       string
	}{
		{draw.Options{Width: 80}, "gate", 1, 0, "yard"},
		{draw.Options{Width: 80}, "hall", 1, 0, "hall"},
		{draw.Options{Width: 80}, "hall", 0, 1, "cellar"},
		{draw.Options{Width: 80}, "tower", -1, 0, "gate"},
		{draw.Options{Width: 80}, "gate", 0, 1, "tower"},
		{draw.Options{Width: 80}, "tower", 0, -1, "yard"},
		{draw.Options{Width: 40}, "yard", 0, 1, "tower"}, // gate yard / hall tower / cellar
		{draw.Options{Width: 40}, "hall", 0, 1, "cellar"},
		{draw.Options{Width: 24}, "gate", 0, 1, "yard"},
		{draw.Options{Width: 80, Height: 8}, "hall", 0, 1, "tower"}, // a list
		{draw.Options{Width: 80, Height: 8}, "hall", 1, 0, "tower"},
		{draw.Options{Width: 80}, "moon", 1, 0, "moon"},
	} {
		if got := draw.Step(v, tc.o, tc.from, tc.cols, tc.rows); got != tc.want {
			t.Errorf("%d by %d: from %s by %d,%d to %s, want %s", tc.o.Width, tc.o.Height, tc.from, tc.cols, tc.rows, got, tc.want)
		}
	}
}

// The lines of a box show exactly the engagements, the neighbors, and the free combatants.
func TestKnotsAreExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := table.View{Map: areas([]string{"field"}, "")}
		place(&v, "field", "ann bob cid dee goblin-1 goblin-2 goblin-3 goblin-4")
		n := len(v.Tokens)
		for i := range n {
			v.Tokens[i].Down = rapid.IntRange(0, 5).Draw(t, "down") == 0
		}
		for range rapid.IntRange(0, 12).Draw(t, "pairs") {
			i, j := rapid.IntRange(0, n-1).Draw(t, "i"), rapid.IntRange(0, n-1).Draw(t, "j")
			if i != j {
				beside(&v, v.Tokens[i].ID+" "+v.Tokens[j].ID)
			}
		}
		picture := draw.Map(v, draw.Options{Width: 400})
		if got, want := readKnots(picture), trueKnots(v); got != want {
			t.Fatalf("the picture shows %s\nthe view has %s\n%s", got, want, picture)
		}
	})
}

// readKnots parses a box: engaged pairs, neighboring pairs, and free combatants.
func readKnots(picture string) string {
	pairs, free := map[string]bool{}, map[string]bool{}
	inFree := false
	for _, text := range inBox(picture) {
		loose := strings.HasPrefix(text, "free ") || inFree && strings.HasPrefix(text, "     ")
		inFree = loose
		var before []string // of the parts before
		for part := range strings.SplitSeq(strings.TrimPrefix(text, "free "), "×") {
			var here []string
			for group := range strings.FieldsSeq(part) {
				members := strings.Split(group, "-")
				for i, m := range members {
					for _, other := range members[i+1:] {
						pairs[pairOf(m, other, "-")] = true
					}
					if loose && !strings.HasPrefix(m, "x") {
						free[m] = true
					}
				}
				here = append(here, members...)
			}
			for _, a := range before {
				for _, b := range here {
					pairs[pairOf(a, b, "×")] = true
				}
			}
			before = append(before, here...)
		}
	}
	return sorted(pairs) + "; free " + sorted(free)
}

// inBox returns the lines of a box, with wrapped lines joined.
func inBox(picture string) []string {
	var out []string
	for line := range strings.SplitSeq(picture, "\n") {
		text, ok := strings.CutPrefix(line, "│ ")
		if !ok {
			continue
		}
		text = strings.TrimRight(text, " │")
		if n := len(out) - 1; n >= 0 && strings.HasSuffix(out[n], "-") {
			out[n] += strings.TrimLeft(text, " ")
		} else if n >= 0 && strings.HasPrefix(text, "  ") && strings.Contains(out[n], "×") {
			out[n] += " " + strings.TrimLeft(text, " ")
		} else {
			out = append(out, text)
		}
	}
	return out
}

// trueKnots computes the same from the view.
func trueKnots(v table.View) string {
	glyphs := draw.Glyphs(v)
	pairs, free := map[string]bool{}, map[string]bool{}
	for _, a := range v.Tokens {
		engaged := false
		for _, b := range v.Tokens {
			if !strings.Contains(" "+strings.Join(a.Beside, " ")+" ", " "+b.ID+" ") {
				continue
			}
			sign, left, right := "-", glyphs[a.ID], glyphs[b.ID]
			if a.Side != b.Side && !a.Down && !b.Down {
				sign, engaged = "×", true
			}
			if a.Down {
				left = "x" + left
			}
			if b.Down {
				right = "x" + right
			}
			pairs[pairOf(left, right, sign)] = true
		}
		if !engaged && !a.Down {
			free[glyphs[a.ID]] = true
		}
	}
	return sorted(pairs) + "; free " + sorted(free)
}

func pairOf(a, b, sign string) string { return min(a, b) + sign + max(a, b) }

func sorted(set map[string]bool) string {
	var out []string
	for s := range set {
		out = append(out, s)
	}
	sort.Strings(out)
	return strings.Join(out, " ")
}

// The picture of any map fits its columns and lines, and shows every combatant if there is room.
func TestZonesFitAnywhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := table.View{Map: table.MapView{Shape: "zones", Cols: rapid.IntRange(1, 6).Draw(t, "cols"), Rows: rapid.IntRange(1, 5).Draw(t, "rows")}}
		var names []string
		for i := range v.Map.Cols * v.Map.Rows {
			c := table.CellView{}
			if rapid.IntRange(0, 3).Draw(t, "gap") > 0 {
				c.Name = fmt.Sprintf("zone%0*d", rapid.IntRange(1, 20).Draw(t, "digits"), i)
				c.Kind = rapid.SampledFrom([]string{"", "", "dark", "deep in the water"}).Draw(t, "kind")
				names = append(names, c.Name)
			}
			v.Map.Cells = append(v.Map.Cells, c)
		}
		names = append(names, "nowhere")
		for i := range v.Map.Cells {
			if c := &v.Map.Cells[i]; c.Name != "" {
				c.Links = rapid.SliceOfN(rapid.SampledFrom(names), 0, 5).Draw(t, "links")
			}
		}
		for i := range rapid.IntRange(0, 9).Draw(t, "combatants") {
			place(&v, rapid.SampledFrom(names).Draw(t, "cell"), fmt.Sprintf("%c-%d", 'a'+i, i+1))
		}
		o := draw.Options{Width: rapid.IntRange(24, 130).Draw(t, "width"), Height: rapid.SampledFrom([]int{0, 0, 3, 9, 30}).Draw(t, "height")}
		o.Cursor = rapid.SampledFrom(names).Draw(t, "cursor")
		got := draw.Map(v, o)
		lines := strings.Split(got, "\n")
		for _, line := range lines {
			if ansi.StringWidth(line) > o.Width {
				t.Fatalf("%d wide:\n%s", ansi.StringWidth(line), got)
			}
		}
		if o.Height > 0 && len(lines) > o.Height {
			t.Fatalf("%d lines of %d:\n%s", len(lines), o.Height, got)
		}
		for id, glyph := range draw.Glyphs(v) {
			if o.Height == 0 && !strings.Contains(got, glyph) {
				t.Fatalf("%s is lost:\n%s", id, got)
			}
		}
		draw.MapSize(v, o, false)
		draw.Step(v, o, o.Cursor, 1, 0)
	})
}
