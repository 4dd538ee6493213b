package pack

import (
	"strconv"
	"strings"
)

// find follows a path such as "combatants[2].hands.main" from the root of an encounter. It returns the deepest node on
// the path and the rest of the path. Keys may contain dots: the longest matching key is used.
func (n *node) find(path string) (at *node, rest string) {
	for path != "" {
		next, after := n.step(path)
		if next == nil {
			return n, path
		}
		n, path = next, strings.TrimPrefix(after, ".")
	}
	return n, ""
}

// step follows the first part of a path, or returns nil.
func (n *node) step(path string) (next *node, after string) {
	if n.kind == scalar && path == "[0]" { // a list that is written as a single word
		return n, ""
	}
	if n.kind == list {
		digits, after, ok := strings.Cut(strings.TrimPrefix(path, "["), "]")
		i, err := strconv.Atoi(digits)
		if !ok || err != nil || i < 0 || i >= len(n.items) {
			return nil, path
		}
		return n.items[i], after
	}
	longest := -1
	for i, k := range n.keys {
		tail, ok := strings.CutPrefix(path, k.text)
		if !ok || tail != "" && tail[0] != '.' && tail[0] != '[' {
			continue
		}
		if longest < 0 || len(k.text) > len(n.keys[longest].text) {
			longest = i
		}
	}
	if longest < 0 {
		return nil, path
	}
	return n.items[longest], path[len(n.keys[longest].text):]
}
