package pack

import (
	"strings"
)

// EntryText returns an entry of a ruleset's section as it stands in its file, with the key and the comments before it, and whether
// there is such an entry.
func (l *Library) EntryText(rs, section, id string) (text string, ok bool) {
	found, ok := l.look(nil, entry{rs, section, id})
	if !ok {
		return "", false
	}
	lines := strings.Split(string(l.texts[found.key.file]), "\n")
	first := found.key.line - 1
	if first < 0 || first >= len(lines) {
		return "", false
	}
	depth, to := indentOf(lines[first]), first+1
	for to < len(lines) && (strings.TrimSpace(lines[to]) == "" || indentOf(lines[to]) > depth) {
		to++
	}
	for first > 0 && indentOf(lines[first-1]) == depth && strings.HasPrefix(strings.TrimSpace(lines[first-1]), "#") {
		first--
	}
	var b strings.Builder
	for _, line := range lines[first:to] {
		b.WriteString(strings.TrimPrefix(line, strings.Repeat(" ", depth)) + "\n")
	}
	return strings.TrimRight(b.String(), "\n") + "\n", true
}

func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }
