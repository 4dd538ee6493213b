package draw_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// On a low screen the legend leaves out the items.
func TestShortLegend(t *testing.T) {
	v := table.View{Map: table.MapView{Shape: "hex", Cols: 6, Rows: 10}}
	for i := range 60 {
		c := table.CellView{Name: fmt.Sprintf("%d,%d", i%6-i/12, i/6)}
		if i < 6 {
			c.Holds = []string{"a very long name of a thing"}
		}
		v.Map.Cells = append(v.Map.Cells, c)
	}
	if got := draw.Map(v, draw.Options{Width: 40}); !strings.Contains(got, "a very long name") {
		t.Errorf("with enough room the legend does not list the items:\n%s", got)
	}
	low := draw.Map(v, draw.Options{Width: 40, Height: 11})
	if strings.Contains(low, "a very long name") || !strings.HasSuffix(low, "& things") {
		t.Errorf("the low map is:\n%s", low)
	}
}
