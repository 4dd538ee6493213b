package web_test

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fray/table"
)

var update = flag.Bool("update", false, "write docs/icons.svg")

// TestIconsFresh compares docs/icons.svg with ts/icons.ts: a sheet of all icons with their names.
func TestIconsFresh(t *testing.T) {
	src, err := os.ReadFile("ts/icons.ts")
	if err != nil {
		t.Fatal(err)
	}
	all := regexp.MustCompile(`(?m)^  (\w+): "([^"]+)",$`).FindAllStringSubmatch(string(src), -1)
	if len(all) < 80 {
		t.Fatalf("%d icons, want 80 at least", len(all))
	}
	for _, name := range table.Icons() {
		if !slices.ContainsFunc(all, func(icon []string) bool { return icon[1] == name }) {
			t.Errorf("ts/icons.ts does not draw %s, which content may name", name)
		}
	}
	want := sheetOf(all)
	const path = "../../docs/icons.svg"
	if *update {
		if err := os.WriteFile(path, []byte(want), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s differs from ts/icons.ts: run go test ./internal/web -run Fresh -update", path)
	}
}

// sheetOf draws icons in rows, each at 32 and at 20 pixels, with its name.
func sheetOf(all [][]string) string {
	const cols, wide, high = 8, 112, 76
	var b strings.Builder
	rows := (len(all) + cols - 1) / cols
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="sans-serif" font-size="12" text-anchor="middle">`+"\n", cols*wide, rows*high, cols*wide, rows*high)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" fill="#fdfcf9"/>`+"\n")
	for i, icon := range all {
		x, y := i%cols*wide, i/cols*high
		for _, at := range []struct {
			dx, dy int
			scale  string
		}{{26, 10, "1"}, {68, 17, ".625"}} {
			fmt.Fprintf(&b, `<path transform="translate(%d %d) scale(%s)" d="%s" fill="none" stroke="#23282b" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`+"\n", x+at.dx, y+at.dy, at.scale, icon[2])
		}
		fmt.Fprintf(&b, `<text x="%d" y="%d" fill="#5a6165">%s</text>`+"\n", x+wide/2, y+62, icon[1])
	}
	b.WriteString("</svg>\n")
	return b.String()
}
