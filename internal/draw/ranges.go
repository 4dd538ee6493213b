package draw

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// Ranges shortens a list of cells named "q,r": "-1..3,2" means the cells from -1,2 to 3,2. Other names are unchanged.
func Ranges(cells []string) []string {
	type place struct{ q, r int }
	var places []place
	var others []string
	for _, name := range cells {
		qs, rs, ok := strings.Cut(name, ",")
		q, errQ := strconv.Atoi(qs)
		r, errR := strconv.Atoi(rs)
		if !ok || errQ != nil || errR != nil {
			others = append(others, name)
			continue
		}
		places = append(places, place{q, r})
	}
	sort.Slice(places, func(i, j int) bool {
		a, b := places[i], places[j]
		return a.r < b.r || a.r == b.r && a.q < b.q
	})
	var out []string
	for i := 0; i < len(places); {
		j := i
		for j+1 < len(places) && places[j+1].r == places[i].r && places[j+1].q <= places[j].q+1 {
			j++
		}
		if places[j].q == places[i].q {
			out = append(out, fmt.Sprintf("%d,%d", places[i].q, places[i].r))
		} else {
			out = append(out, fmt.Sprintf("%d..%d,%d", places[i].q, places[j].q, places[i].r))
		}
		i = j + 1
	}
	return append(out, others...)
}
