package pack

import (
	"cmp"
	"fmt"
	"reflect"
	"strings"

	"fray/ruleset"
	"fray/ruleset/setup"
)

// Content describes all that the library has for a ruleset, as Markdown: encounters and adventures, and each creature, item and
// ability with its effect in one line, made from its keys, and what its file says about it.
func (l *Library) Content(rs ruleset.Ruleset) string {
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n", rs.Name)
	l.writeListed(&b, rs.Name, "encounters", l.Encounters())
	l.writeListed(&b, rs.Name, "adventures", l.Adventures())
	names, types := sections(rs)
	for _, section := range names {
		entries := l.Entries(rs.Name, section)
		if len(entries) == 0 {
			continue
		}
		fmt.Fprintf(&b, "\n### %s: %s\n\n", rs.Name, strings.ReplaceAll(section, "_", " "))
		for _, e := range entries {
			found, _ := l.look(nil, entry{rs.Name, section, e.ID})
			value := reflect.New(types[section])
			decode(found.value, value.Elem(), &mistakes{})
			c := setup.Card(section, e.ID, value.Interface())
			writePiece(&b, c.Name, e.ID, c.Effect, c.About)
		}
	}
	return b.String()
}

// writeListed writes the encounters or adventures of a ruleset.
func (l *Library) writeListed(b *strings.Builder, rs, what string, all []Listing) {
	title := fmt.Sprintf("\n### %s: %s\n\n", rs, what)
	for _, e := range all {
		if e.Ruleset != rs {
			continue
		}
		b.WriteString(title)
		title = ""
		writePiece(b, cmp.Or(e.Title, e.Name), e.Name, "", strings.Join(strings.Fields(e.About), " "))
	}
}

// writePiece writes one line: the name, the id, the effect and the flavor.
func writePiece(b *strings.Builder, name, id, effect, about string) {
	fmt.Fprintf(b, "- **%s** (`%s`)", name, id)
	if effect != "" {
		fmt.Fprintf(b, ": %s.", effect)
	}
	if about != "" {
		fmt.Fprintf(b, " %s", about)
	}
	b.WriteString("\n")
}
