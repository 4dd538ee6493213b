package space_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/space"
)

func TestChartFaults(t *testing.T) {
	many := make([]string, 65)
	for i := range many {
		many[i] = fmt.Sprintf("z%d", i)
	}
	const known = `expected one of a, b`
	for _, tc := range []struct {
		name  string
		chart space.Chart
		want  []space.Fault
	}{
		{"too many", space.Chart{Zones: many}, []space.Fault{{"zones", "found 65 zones, expected at most 64"}}},
		{"too many drawn", space.Chart{Rows: many}, []space.Fault{{"rows", "found 65 rows, expected at most 64"}}},
		{"a row too long", space.Chart{Rows: []string{strings.Join(many, " ")}}, []space.Fault{
			{"rows", "row 1 has 65 places, expected at most 64"},
			{"rows", "found 65 zones, expected at most 64"},
		}},
		{"no ids", space.Chart{Zones: []string{"", "Hall", "a b", ".", strings.Repeat("a", 33), "a", "a"}}, []space.Fault{
			{"zones[0]", `"": expected an id of at most 32 characters: small letters, digits, - and _`},
			{"zones[1]", `"Hall": expected an id of at most 32 characters: small letters, digits, - and _`},
			{"zones[2]", `"a b": expected an id of at most 32 characters: small letters, digits, - and _`},
			{"zones[3]", `".": expected an id of at most 32 characters: small letters, digits, - and _`},
			{"zones[4]", `"` + strings.Repeat("a", 33) + `": expected an id of at most 32 characters: small letters, digits, - and _`},
			{"zones[6]", `there are two zones "a", expected each id once`},
		}},
		{"links", space.Chart{Zones: []string{"a", "b"}, Links: [][]string{{"a"}, {"a", "c"}, {"a", "a"}, {"a", "b"}, {"b", "a"}, nil, {"d", "e"}}}, []space.Fault{
			{"links[0]", "found 1 ids, expected two: the zones that are linked"},
			{"links[1][1]", `unknown zone "c", ` + known},
			{"links[2]", `"a" is linked with itself, expected two zones`},
			{"links[4]", `"b" and "a" are linked already, expected each pair once`},
			{"links[5]", "found 0 ids, expected two: the zones that are linked"},
			{"links[6][0]", `unknown zone "d", ` + known},
			{"links[6][1]", `unknown zone "e", ` + known},
		}},
		{"ragged rows", space.Chart{Zones: []string{"a", "b"}, Rows: []string{"a b", "", "."}}, []space.Fault{
			{"rows", `row 2 is empty, expected ids of zones, or "." for a gap`},
			{"rows", `row 3 has 1 places, expected 2 as in the first row ("." for a gap)`},
		}},
		{"not each once", space.Chart{Zones: []string{"a", "b"}, Rows: []string{"a a", "c ."}}, []space.Fault{
			{"rows", `unknown zone "c", ` + known},
			{"rows", `found "a" 2 times, expected every zone once`},
			{"rows", `found "b" 0 times, expected every zone once`},
		}},
		{"ids of rows", space.Chart{Rows: []string{"A"}}, []space.Fault{
			{"rows", `"A": expected an id of at most 32 characters: small letters, digits, - and _`},
		}},
		{"gaps only", space.Chart{Rows: []string{". ."}}, []space.Fault{
			{"rows", `found "field" 0 times, expected every zone once`},
		}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			z, faults := tc.chart.Build()
			if diff := cmp.Diff(tc.want, faults); diff != "" || z != nil {
				t.Errorf("map %v, faults (-want +got):\n%s", z, diff)
			}
		})
	}
}

// TestChartIsKept: a chart that is written and read again says the same of links: left out, or none.
func TestChartIsKept(t *testing.T) {
	for _, c := range []space.Chart{{}, {Links: [][]string{}}, {Zones: []string{"a", "b"}, Links: [][]string{{"a", "b"}}, Rows: []string{"a . b"}}} {
		var again space.Chart
		text, err := json.Marshal(c)
		if err == nil {
			err = json.Unmarshal(text, &again)
		}
		if d := cmp.Diff(c, again); d != "" || err != nil {
			t.Errorf("%s: %v\n%s", text, err, d)
		}
	}
}

// FuzzChart: whatever is written, there is a map or a fault, and a map is sound. Zones and rows are lines, links are lines of
// words; the one word "all" leaves links out.
func FuzzChart(f *testing.F) {
	for _, seed := range [][3]string{
		{"", "all", ""},
		{"gate\nyard\nhall", "gate yard\nyard hall", ""},
		{"gate\nyard\nhall", "", ". hall\ngate yard"},
		{"", "a b\nb a", "a b c\n. . ."},
		{"a\na\n\n.", "a a\na b c", "a\n\nb c"},
		{"a\nb\nc\nd\ne\nf", "a b\na c\na d\na e\na f\nb f", ""},
		{strings.Repeat("z\n", 70), "all", strings.Repeat(". ", 70)},
	} {
		f.Add(seed[0], seed[1], seed[2])
	}
	f.Fuzz(func(t *testing.T, names, links, rows string) {
		c := space.Chart{Zones: linesOf(names), Rows: linesOf(rows)}
		if links != "all" {
			c.Links = [][]string{}
			for _, line := range linesOf(links) {
				c.Links = append(c.Links, strings.Fields(line))
			}
		}
		z, faults := c.Build()
		if (z == nil) == (len(faults) == 0) {
			t.Fatalf("map %v and faults %v", z, faults)
		}
		if z == nil {
			return
		}
		holdZones(t, z, z.Size())
		if cell, err := z.Parse(names); (err == nil) != (cell != space.None) {
			t.Fatalf("Parse(%q) = %d, %v", names, cell, err)
		}
	})
}

func linesOf(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}
