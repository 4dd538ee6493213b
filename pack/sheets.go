package pack

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fray/ruleset"
	"fray/ruleset/setup"
)

// Sheets describes everything that files of a ruleset may say, as Markdown tables made from the tags of its sheets: each
// key with its meaning, what may be written, and what holds if it is left out.
func Sheets(rs ruleset.Ruleset) string {
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n", rs.Name)
	types := []reflect.Type{reflect.TypeOf(rs.NewSetup()).Elem()}
	for i := 0; i < len(types); i++ {
		fields := setup.Fields(types[i], rs.Vocabulary)
		sheetTable(&b, types[i].Name(), fields)
		for _, f := range fields {
			t := f.Type
			for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
				t = t.Elem()
			}
			if t.Kind() == reflect.Struct && !slices.Contains(types, t) {
				types = append(types, t)
			}
		}
	}
	return b.String()
}

// sheetTable writes the keys of one struct.
func sheetTable(b *strings.Builder, name string, fields []setup.Field) {
	examples := slices.ContainsFunc(fields, func(f setup.Field) bool { return f.Example != "" })
	fmt.Fprintf(b, "\n### %s\n\n| key | what it means | value | left out |", name)
	rule := "|---|---|---|---|"
	if examples {
		b.WriteString(" example |")
		rule += "---|"
	}
	b.WriteString("\n" + rule + "\n")
	for _, f := range fields {
		cells := []string{"`" + f.Key + "`", f.Doc, f.Value(), f.Preset()}
		if f.Only.Key != "" {
			cells[1] += "; only with " + f.Only.String()
		}
		if f.Needs != "" {
			cells[1] += "; only beside " + f.Needs
		}
		if f.Required || f.Form == "id" {
			cells[3] = "required"
		}
		if f.Example != "" {
			cells = append(cells, "`"+f.Example+"`")
		} else if examples {
			cells = append(cells, "")
		}
		for _, cell := range cells {
			b.WriteString("| " + strings.ReplaceAll(cell, "|", "\\|") + " ")
		}
		b.WriteString("|\n")
	}
}
