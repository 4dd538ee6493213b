package sim

import "encoding/json"

// sparse is a list of numbers of which most are 0. In JSON it is the pairs of index and number of the others.
type sparse []int

// MarshalJSON writes the pairs.
func (s sparse) MarshalJSON() ([]byte, error) {
	pairs := [][2]int{}
	for i, n := range s {
		if n != 0 {
			pairs = append(pairs, [2]int{i, n})
		}
	}
	return json.Marshal(pairs)
}

// mostSparse bounds the indexes that UnmarshalJSON takes.
const mostSparse = 1 << 20

// UnmarshalJSON reads the pairs.
func (s *sparse) UnmarshalJSON(text []byte) error {
	var pairs [][2]int
	if err := json.Unmarshal(text, &pairs); err != nil {
		return err
	}
	*s = nil
	for _, p := range pairs {
		if p[0] < 0 || p[0] >= mostSparse {
			return refuse("a tally has an index that no game has")
		}
		for len(*s) <= p[0] {
			*s = append(*s, 0)
		}
		(*s)[p[0]] = p[1]
	}
	return nil
}
