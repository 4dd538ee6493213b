package rulestest

import (
	"fmt"
	"slices"
	"strings"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// Vocabulary lists the key words that a ruleset's scenarios are written with, as Markdown: kinds of questions, meters,
// conditions, decrees and answers, and the ids of the library's items, abilities and the like. They come from the tables of
// its book, from its decrees, from the words of its options, and from the library.
func Vocabulary(l *pack.Library, rs ruleset.Ruleset) string {
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n", rs.Name)
	section(&b, "Questions (`asks:`)", questionLines(rs.Book))
	section(&b, "Meters (`WHO.METER:`)", meterLines(rs.Book))
	section(&b, "Conditions (`WHO.is:`, `WHO.not:`)", conditionLines(rs.Book))
	section(&b, "Decrees (`given:`, `decree:`)", decreeLines(l, rs))
	section(&b, "Answers (the words of labels and keys beside names and numbers)", answerLines(rs))
	for _, name := range l.Sections(rs.Name)[1:] { // without the creatures, which fray list shows
		section(&b, "Bundled "+name, entryLines(l, rs, name))
	}
	return b.String()
}

func section(b *strings.Builder, title string, lines []string) {
	if len(lines) > 0 {
		fmt.Fprintf(b, "\n### %s\n\n- %s\n", title, strings.Join(lines, "\n- "))
	}
}

// line is a key word with what is said about it.
func line(word string, about ...string) string {
	about = slices.DeleteFunc(about, func(s string) bool { return s == "" })
	if len(about) == 0 {
		return "`" + word + "`"
	}
	return "`" + word + "`: " + strings.Join(about, "; ")
}

func questionLines(book *table.Book) []string {
	var out []string
	for _, row := range book.Questions {
		if row.Name != "" {
			out = append(out, line(row.Name, row.About))
		}
	}
	return out
}

func meterLines(book *table.Book) []string {
	var out []string
	for _, row := range book.Meters {
		if row.Word != "" {
			out = append(out, line(meterWord(row.Word), row.About))
		}
	}
	return out
}

func conditionLines(book *table.Book) []string {
	var out []string
	for _, row := range book.Conditions {
		if row.Name != "" {
			out = append(out, line(row.Name, row.About, book.ID(row.Rule)))
		}
	}
	return out
}

// decreeLines are the decrees of a trial encounter, and those that only bundled encounters have, such as of doors.
func decreeLines(l *pack.Library, rs ruleset.Ruleset) []string {
	var out []string
	seen := map[string]bool{}
	for i, g := range sampleGames(l, rs) {
		for _, d := range g.Decrees() {
			if seen[d.Do+d.Text] {
				continue
			}
			seen[d.Do+d.Text] = true
			parts := []string{"do: " + d.Do}
			for _, f := range []struct {
				name string
				*table.Field
			}{{"who", d.Who}, {"what", d.What}, {"value", d.Value}, {"at", d.At}} {
				if f.Field != nil {
					parts = append(parts, f.name+": "+fieldText(f.Field, f.name == "who" && i > 0))
				}
			}
			out = append(out, line("{"+strings.Join(parts, ", ")+"}", d.Text))
		}
	}
	return out
}

// fieldText says what a field is filled in with. The ids of an encounter's own things are left out.
func fieldText(f *table.Field, ids bool) string {
	var text string
	switch {
	case f.Kind == table.FieldWord && ids:
		text = "ID"
	case f.Kind == table.FieldWord:
		text = strings.Join(f.Words, " | ")
	case f.Kind == table.FieldNumber && (f.Low != 0 || f.High != 0):
		text = fmt.Sprintf("%d to %d", f.Low, f.High)
	default:
		text = strings.ToUpper(string(f.Kind))
	}
	if f.Optional {
		return "[" + text + "]"
	}
	return text
}

// entryLines are the entries of a section of the library, with their names.
func entryLines(l *pack.Library, rs ruleset.Ruleset, section string) []string {
	var out []string
	for _, e := range l.Entries(rs.Name, section) {
		out = append(out, line(e.ID, e.Name))
	}
	return out
}

// sampleGames are a game of the ruleset's trial encounter and those of all encounters of the library.
func sampleGames(l *pack.Library, rs ruleset.Ruleset) []table.Game {
	var out []table.Game
	if e := l.Trial(rs); e != nil && e.Game != nil {
		out = append(out, e.Game)
	}
	for _, listed := range l.Encounters() {
		if e, err := l.Encounter(listed.Name); err == nil && e.Ruleset.Name == rs.Name {
			out = append(out, e.Game)
		}
	}
	return out
}

// answerLines are the verbs with the words of their options.
func answerLines(rs ruleset.Ruleset) []string {
	all := readWords(rs.Files)
	var out []string
	for i := range rs.Book.Verbs {
		row := &rs.Book.Verbs[i]
		if row.Name == "" {
			continue
		}
		own := strings.Fields(row.Name + " " + table.InWords(row.Name))
		rest := slices.DeleteFunc(slices.Clone(all[row.Name]), func(w string) bool { return slices.Contains(own, w) })
		out = append(out, line(row.Name, row.About, strings.Join(rest, " ")))
	}
	return out
}
