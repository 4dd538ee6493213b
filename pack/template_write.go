package pack

import (
	"fmt"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
)

// templateWidth is how long lines of comments are.
const templateWidth = 110

// templateText is the text of a template under construction.
type templateText struct{ b strings.Builder }

// begin starts a file of a kind.
func begin(kind string, rs ruleset.Ruleset) *templateText {
	w := &templateText{}
	w.line(0, "# yaml-language-server: $schema="+kind+".schema.json")
	w.note(0, "With that line an editor completes and checks this file as you write, once fray schema "+kind+" > "+kind+".schema.json has "+
		"written the schema beside it. fray validate FILE checks it too.")
	w.line(0, "ruleset: "+rs.Name)
	return w
}

func (w *templateText) text() string { return w.b.String() }

// line writes a line.
func (w *templateText) line(indent int, text string) {
	fmt.Fprintln(&w.b, strings.TrimRight(strings.Repeat(" ", indent)+text, " "))
}

// note writes a comment, as many lines as it takes.
func (w *templateText) note(indent int, text string) { w.hanging(indent, "# ", "# ", text) }

// hanging writes a comment whose lines after the first begin in another way.
func (w *templateText) hanging(indent int, first, next, text string) {
	line := first
	for word := range strings.FieldsSeq(text) {
		if len(line) > len(first) && indent+len(line)+1+len(word) > templateWidth {
			w.line(indent, line)
			line = next
		}
		if !strings.HasSuffix(line, " ") {
			line += " "
		}
		line += word
	}
	w.line(indent, line)
}

// block writes the lines of a mapping, each key with what it means, and then which keys there are besides.
func (w *templateText) block(indent int, s *jsonschema.Schema, lines []string, of string) {
	given := map[string]bool{"ruleset": true, schemaKey: true}
	for _, l := range lines {
		key, _, isKey := strings.Cut(l, ":")
		if p := s.Properties[key]; isKey && p != nil {
			given[key] = true
			if text := meaning(p); text != "" {
				w.note(indent, text)
			}
		}
		w.line(indent, l)
	}
	w.line(0, "")
	w.note(indent, "Other keys of "+of+":")
	for _, key := range s.PropertyOrder {
		if !given[key] {
			w.key(indent, key, s.Properties[key])
		}
	}
}

// key writes what a key means.
func (w *templateText) key(indent int, name string, p *jsonschema.Schema) {
	w.hanging(indent, "#   "+name+": ", "#       ", meaning(p))
}

// meaning returns what a key means and what may be written.
func meaning(p *jsonschema.Schema) string {
	values := ""
	switch {
	case p.Properties != nil:
		values = "a mapping of " + strings.Join(p.PropertyOrder, ", ")
	case p.Type == "boolean":
		values = "true or false"
	case p.Enum != nil:
		values = strings.Trim(fmt.Sprint(p.Enum), "[]")
		values = "one of " + strings.ReplaceAll(values, " ", ", ")
	case p.Type == "integer" && p.Minimum != nil:
		values = fmt.Sprintf("%v to %v", int(*p.Minimum), int(*p.Maximum))
	case p.Type == "array" && p.Items != nil && p.Items.Enum != nil:
		values = "a list of " + strings.ReplaceAll(strings.Trim(fmt.Sprint(p.Items.Enum), "[]"), " ", ", ")
	}
	switch {
	case values == "":
		return p.Description
	case p.Description == "":
		return values
	}
	return p.Description + " (" + values + ")"
}
