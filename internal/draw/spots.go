package draw

import "strings"

// fewSpots is up to how many places of a family are all described.
const fewSpots = 6

// spots says where some choices of the entry lead: "1 space east: 2,5;". Of many places only those are described that are next to
// somebody or not open ground; the others are listed by their names. Without ways all are.
func (e Entry) spots(at []int) []string {
	var said []string // in the order in which they are listed
	cells := map[string][]string{}
	for _, i := range at {
		c := &e.Choices[i]
		words := e.ways.Of(c)
		if len(e.Choices) > fewSpots {
			words = e.ways.There(c)
		}
		if _, known := cells[words]; !known {
			said = append(said, words)
		}
		cells[words] = append(cells[words], e.aim(i))
	}
	rest := Ranges(cells[""])
	if len(rest) == len(at) || len(said) == 1 && said[0] == "" {
		return rest
	}
	var out []string
	for _, words := range said {
		if words != "" {
			out = append(out, listed(words, Ranges(cells[words]))...)
		}
	}
	if len(rest) > 0 {
		out = append(out, listed("elsewhere", rest)...)
	}
	out[len(out)-1] = strings.TrimSuffix(out[len(out)-1], ";")
	return out
}

// listed puts words before the first name and a semicolon behind the last one.
func listed(words string, names []string) []string {
	names[0] = words + ": " + names[0]
	names[len(names)-1] += ";"
	return names
}
