package space_test

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/space"
)

var _ space.Map = (*space.Zones)(nil)

// zones makes a map that has no faults.
func zones(tb testing.TB, c space.Chart) *space.Zones {
	tb.Helper()
	z, faults := c.Build()
	if len(faults) > 0 {
		tb.Fatalf("faults: %v", faults)
	}
	return z
}

// pairs are links written as "a-b b-c".
func pairs(text string) [][]string {
	out := [][]string{}
	for pair := range strings.FieldsSeq(text) {
		out = append(out, strings.Split(pair, "-"))
	}
	return out
}

// picture is the layout as rows of a chart.
func picture(z *space.Zones) []string {
	var rows []string
	for row := range z.Rows() {
		var words []string
		for col := range z.Cols() {
			word := "."
			if c := z.At(col, row); c != space.None {
				word = z.Name(c)
			}
			words = append(words, word)
		}
		rows = append(rows, strings.Join(words, " "))
	}
	return rows
}

func TestZones(t *testing.T) {
	z := zones(t, space.Chart{Zones: strings.Fields("gate yard hall tower cellar moon"), Links: pairs("gate-yard yard-hall hall-tower hall-cellar yard-tower")})
	if z.Shape() != "zones" || z.Size() != 6 {
		t.Errorf("%s of %d", z.Shape(), z.Size())
	}
	for _, tc := range []struct {
		from, to string
		want     int
	}{{"gate", "gate", 0}, {"gate", "yard", 1}, {"yard", "gate", 1}, {"gate", "tower", 2}, {"cellar", "gate", 3}, {"gate", "moon", 6}, {"moon", "moon", 0}} {
		a, _ := z.Parse(tc.from)
		b, _ := z.Parse(tc.to)
		if got := z.Distance(a, b); got != tc.want {
			t.Errorf("from %s to %s: %d, want %d", tc.from, tc.to, got, tc.want)
		}
	}
	buf := []space.Cell{7, 7, 7}
	if got := z.Neighbours(2, buf); !slices.Equal(got, []space.Cell{1, 3, 4}) || z.Linked(2) != 0b11010 {
		t.Errorf("the hall leads to %v, %b", got, z.Linked(2))
	}
	if got := z.Neighbours(5, buf); len(got) != 0 {
		t.Errorf("the moon leads to %v", got)
	}
	if c, err := z.Parse("Hall"); c != space.None || err == nil || err.Error() != `unknown zone "Hall", expected one of gate, yard, hall, tower, cellar, moon` {
		t.Errorf("Hall is %d, %v", c, err)
	}
	for _, off := range [][2]int{{-1, 0}, {0, -1}, {z.Cols(), 0}, {0, z.Rows()}} {
		if c := z.At(off[0], off[1]); c != space.None {
			t.Errorf("off the picture at %v is %d", off, c)
		}
	}
}

// TestZonesLinks: nothing said links all, an empty list links none.
func TestZonesLinks(t *testing.T) {
	names := make([]string, 64)
	for i := range names {
		names[i] = fmt.Sprintf("z%d", i)
	}
	for n := 1; n <= 64; n += 21 {
		all := zones(t, space.Chart{Zones: names[:n]})
		none := zones(t, space.Chart{Zones: names[:n], Links: [][]string{}})
		for i := range n {
			c := space.Cell(i)
			if bits.OnesCount64(all.Linked(c)) != n-1 || all.Linked(c)>>i&1 != 0 || none.Linked(c) != 0 {
				t.Errorf("%d of %d: linked with %b and %b", i, n, all.Linked(c), none.Linked(c))
			}
		}
	}
	if z := zones(t, space.Chart{}); z.Size() != 1 || z.Name(0) != "field" || z.Cols() != 1 || z.Rows() != 1 || z.At(0, 0) != 0 {
		t.Errorf("no chart at all is %v", picture(z))
	}
}

// TestArrange: without a picture linked zones come to lie side by side where that can be.
func TestArrange(t *testing.T) {
	for _, tc := range []struct{ zones, links, want string }{
		{"a b", "a-b", "a b"},
		{"a b c", "a-b b-c", "a b c"},
		{"a b c d", "a-b b-c c-d", "a b\nd c"},
		{"a b c d e", "a-b a-c a-d a-e", ". e .\nc a b\n. d ."},
		{"gate yard hall tower cellar", "gate-yard yard-hall hall-tower hall-cellar yard-tower", "gate yard hall\n. tower cellar"},
		{"a b c d e", "", "a b c\nd e ."},
	} {
		z := zones(t, space.Chart{Zones: strings.Fields(tc.zones), Links: pairs(tc.links)})
		if got := strings.Join(picture(z), "\n"); got != tc.want {
			t.Errorf("%s linked by %s:\n%s\nwant\n%s", tc.zones, tc.links, got, tc.want)
		}
	}
	if got := strings.Join(picture(zones(t, space.Chart{Zones: strings.Fields("a b c d e f g")})), "\n"); got != "a b c\nd e f\ng . ." {
		t.Errorf("all linked with all:\n%s", got)
	}
}

func TestZonesPicture(t *testing.T) {
	rows := []string{".  hall  tower", "gate yard ."}
	z := zones(t, space.Chart{Rows: rows, Links: pairs("gate-hall")})
	if d := cmp.Diff([]string{". hall tower", "gate yard ."}, picture(z)); d != "" || z.Name(0) != "hall" {
		t.Errorf("%s is the first; %s", z.Name(0), d)
	}
	z = zones(t, space.Chart{Zones: strings.Fields("gate yard hall tower"), Rows: rows})
	if z.Name(z.At(1, 0)) != "hall" || z.At(1, 0) != 2 || z.At(0, 0) != space.None {
		t.Errorf("numbers are not as written: %v", picture(z))
	}
}

// TestZonesProperties: whatever is linked how, numbers, names, steps and the picture agree with each other.
func TestZonesProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 64).Draw(t, "zones")
		c := space.Chart{Links: [][]string{}}
		for i := range n {
			c.Zones = append(c.Zones, fmt.Sprintf("z%d", i))
		}
		linked := map[[2]int]bool{}
		for range rapid.IntRange(0, 3*n).Draw(t, "links") {
			a, b := rapid.IntRange(0, n-1).Draw(t, "a"), rapid.IntRange(0, n-1).Draw(t, "b")
			if a != b && !linked[[2]int{a, b}] {
				linked[[2]int{a, b}], linked[[2]int{b, a}] = true, true
				c.Links = append(c.Links, []string{c.Zones[a], c.Zones[b]})
			}
		}
		z, faults := c.Build()
		if faults != nil {
			t.Fatal(faults)
		}
		holdZones(t, z, n)
		for a := range space.Cell(n) {
			for b := range space.Cell(n) {
				if got := z.Linked(a)>>b&1 != 0; got != linked[[2]int{int(a), int(b)}] || got != (z.Distance(a, b) == 1 && n > 1) {
					t.Fatalf("%d and %d: linked %t at a distance of %d", a, b, got, z.Distance(a, b))
				}
			}
		}
		c.Rows = picture(z)
		if again := zonesOf(t, &c); !slices.Equal(picture(again), c.Rows) {
			t.Fatalf("%v read again is %v", c.Rows, picture(again))
		}
	})
}

func zonesOf(t *rapid.T, c *space.Chart) *space.Zones {
	z, faults := c.Build()
	if faults != nil {
		t.Fatal(faults)
	}
	return z
}

// holdZones holds a map to what is true of all of them.
func holdZones(t interface{ Fatalf(string, ...any) }, z *space.Zones, n int) {
	if z.Size() != n {
		t.Fatalf("%d zones, want %d", z.Size(), n)
	}
	seen := map[space.Cell]int{}
	for row := range z.Rows() {
		for col := range z.Cols() {
			if c := z.At(col, row); c != space.None {
				seen[c]++
			}
		}
	}
	for a := range space.Cell(n) {
		if c, err := z.Parse(z.Name(a)); err != nil || c != a || seen[a] != 1 {
			t.Fatalf("%s is %d, %v, not %d; %d times in the picture", z.Name(a), c, err, a, seen[a])
		}
		for b := range space.Cell(n) {
			d := z.Distance(a, b)
			if d != z.Distance(b, a) || (d == 0) != (a == b) || d > n {
				t.Fatalf("from %d to %d of %d: %d, and back %d", a, b, n, d, z.Distance(b, a))
			}
			for _, c := range z.Neighbours(b, nil) {
				if via := z.Distance(a, c); d < n && via > d+1 {
					t.Fatalf("%d to %d is %d, but %d next to it is %d", a, b, d, c, via)
				}
			}
		}
	}
}

// TestZonesAreCalledInWords: people read the name of a zone in words, and it is found by that as well as by its id.
func TestZonesAreCalledInWords(t *testing.T) {
	z := zones(t, space.Chart{Zones: []string{"card-room", "stairs", "old_mill-pond"}})
	for i, name := range []string{"card room", "stairs", "old mill pond"} {
		c := space.Cell(i)
		if z.Name(c) != name {
			t.Errorf("%s is called %q, want %q", z.ID(c), z.Name(c), name)
		}
		for _, of := range []string{name, z.ID(c)} {
			if found, err := z.Parse(of); err != nil || found != c {
				t.Errorf("%q is %d, %v, want %d", of, found, err, c)
			}
		}
	}
}
