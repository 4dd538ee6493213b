package web

import (
	"encoding/json"
	"fmt"
)

// pool knows by their JSON what was kept already.
type pool map[string]int

// keep gives the place of a value in the list, where it is put if it is not there yet.
func keep[T any](p *pool, list *[]T, v T) (int, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return 0, fmt.Errorf("web: a film: %w", err)
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
