package room

import (
	"fmt"

	"fray/api"
)

// mostHighlights is the number of sentences about who did most.
const mostHighlights = 3

// highlights says who did most, the weightiest first.
func highlights(who []api.Deeds) []string {
	var out []string
	add := func(text string, of func(*api.Deeds) int, least int) {
		best := -1
		for i := range who {
			if n := of(&who[i]); n >= least && (best < 0 || n > of(&who[best])) {
				best = i
			}
		}
		if best >= 0 && len(out) < mostHighlights {
			out = append(out, fmt.Sprintf(text, who[best].Name, of(&who[best])))
		}
	}
	add("%s did the most harm: %d.", func(d *api.Deeds) int { return d.Dealt }, 1)
	add("%s put %d out of the fight.", func(d *api.Deeds) int { return d.Felled }, 2)
	add("%s healed %d.", func(d *api.Deeds) int { return d.Healed }, 1)
	add("%s withstood the most: %d.", func(d *api.Deeds) int {
		if d.Down {
			return 0
		}
		return d.Taken
	}, 1)
	return out
}
