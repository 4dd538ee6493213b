package space

import "strconv"

// spell returns the names of so many cells, which are the numbers that place gives, separated by commas. They are made once: pages and
// logs name the same cells again and again.
func spell(cells int, place func(Cell) []int) []string {
	var text []byte
	ends := make([]int, cells)
	for c := range ends {
		for i, n := range place(Cell(c)) {
			if i > 0 {
				text = append(text, ',')
			}
			text = strconv.AppendInt(text, int64(n), 10)
		}
		ends[c] = len(text)
	}
	all, begin, names := string(text), 0, make([]string, cells)
	for c, end := range ends {
		names[c], begin = all[begin:end], end
	}
	return names
}
