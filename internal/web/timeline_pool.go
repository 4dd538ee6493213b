package web

import (
	"encoding/json"
	"fmt"
)

// pool maps the JSON of each stored value to its index.
type pool map[string]int

// keep returns the index of a value in the list and appends it if it is missing.
func keep[T any](p *pool, list *[]T, v T) (int, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return 0, fmt.Errorf("web: a timeline: %w", err)
	}
	if n, ok := (*p)[string(b)]; ok {
		return n, nil
	}
	if *p == nil {
		*p = pool{}
	}
	n := len(*list)
	(*p)[string(b)] = n
	*list = append(*list, v)
	return n, nil
}
