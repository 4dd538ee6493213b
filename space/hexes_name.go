package space

import (
	"fmt"
	"strconv"
	"strings"
)

// Name is "q,r".
func (h *Hexes) Name(c Cell) string { return h.names[c] }

// Parse finds the hex named "q,r". Blanks around the numbers are allowed, other spellings of a number ("+1", "01") are
// not: a hex has one name.
func (h *Hexes) Parse(name string) (Cell, error) {
	left, right, found := strings.Cut(name, ",")
	q, okQ := number(left)
	r, okR := number(right)
	if !found || !okQ || !okR {
		return None, fmt.Errorf("hex %q: want two whole numbers as in \"3,-1\"", name)
	}
	c := h.At(q, r)
	if c == None {
		return None, fmt.Errorf("hex %q is off the map: %s", name, h.extent(r))
	}
	return c, nil
}

// extent says which names there are near row r.
func (h *Hexes) extent(r int) string {
	if row := r + h.originRow; row >= 0 && row < h.rows {
		first := -h.slant - row>>1
		return fmt.Sprintf("with r = %d, q is %d to %d", r, first, first+h.cols-1)
	}
	return fmt.Sprintf("r is %d to %d", -h.originRow, h.rows-1-h.originRow)
}

func number(text string) (int, bool) {
	text = strings.TrimSpace(text)
	n, err := strconv.Atoi(text)
	return n, err == nil && strconv.Itoa(n) == text
}
