package plot_test

import (
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/plot"
)

var update = flag.Bool("update", false, "write the golden files again")

// TestGolden: the same numbers give the same chart, and a chart is XML.
func TestGolden(t *testing.T) {
	charts := map[string]string{
		"lines": plot.Lines("share of victories by hp", "goblin.hp", []int{10, 20, 40}, []plot.Series{
			{Name: "town", Points: []plot.Interval{{Share: 700, Low: 650, High: 750}, {Share: 500, Low: 450, High: 550}, {Share: 100, Low: 80, High: 130}}},
			{Name: "hills", Points: []plot.Interval{{Share: 300, Low: 250, High: 350}, {Share: 500, Low: 450, High: 550}, {Share: 900, Low: 870, High: 920}}},
		}),
		"one":     plot.Lines("one value", "x", []int{3}, []plot.Series{{Name: "a", Points: []plot.Interval{{Share: 1000, Low: 900, High: 1000}}}}),
		"bars":    plot.Bars("victories", []plot.Bar{{Name: "town & <hills>", Interval: plot.Interval{Share: 543, Low: 512, High: 574}}, {Name: "none"}}),
		"columns": plot.Columns("rounds", "rounds", 3, []int{1, 5, 20, 7, 0, 2}),
	}
	for name, got := range charts {
		wellFormed(t, name, got)
		path := filepath.Join("testdata", name+".svg")
		if *update {
			if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%s has changed: look at it, and run the test with -update", path)
		}
	}
}

func wellFormed(t *testing.T, name, text string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(text)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}
	}
}
