package preview_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/internal/preview"
	"fray/table"
)

// mostBytes is the largest allowed picture.
const mostBytes = 10 << 10

// The picture of every map is small, even of a checkered map of the largest size with a crowd on it.
func TestPreviewsAreSmall(t *testing.T) {
	for _, shape := range []string{"hex", "square", "zones"} {
		for _, size := range []int{1, 12, 31, 33, 512} {
			m := table.MapView{Shape: shape, Cols: size, Rows: size}
			var tokens []table.Token
			for i := range size * size {
				name := fmt.Sprintf("%d,%d", i%size, i/size)
				m.Cells = append(m.Cells, table.CellView{Name: name, Kind: []string{"", "wall", "mud"}[(i+i/size)%3]})
				if len(tokens) < 500 {
					tokens = append(tokens, table.Token{ID: name, Side: fmt.Sprint("side ", i%5), Cell: name})
				}
			}
			svg := preview.SVG(m, tokens)
			if len(svg) > mostBytes {
				t.Errorf("%s %dx%d: the picture has %d bytes", shape, size, size, len(svg))
			}
			if !strings.Contains(svg, `class="side-0"`) {
				t.Errorf("%s %dx%d: the picture shows no token", shape, size, size)
			}
		}
	}
}

// A small map is drawn cell by cell.
func TestPreview(t *testing.T) {
	m := table.MapView{Shape: "hex", Cols: 3, Rows: 2, Cells: []table.CellView{
		{Name: "0,0"}, {Name: "1,0"}, {Name: "2,0", Kind: "wall"}, {Name: "0,1", Kind: "mud"}, {}, {Name: "2,1"},
	}}
	want := `<svg class="preview" viewBox="0 0 35 18" aria-hidden="true"><path class="dot" d="M5 4h10M30 13h0"/><path class="wall" d="M25 4h0"/>` +
		`<path class="some" d="M10 13h0"/><circle class="side-0" cx="15" cy="4" r="4"/></svg>`
	if got := preview.SVG(m, []table.Token{{ID: "a", Side: "red", Cell: "1,0"}}); got != want {
		t.Errorf("the picture is\n%s\nexpected\n%s", got, want)
	}
}
