package table

import "strings"

// Expand fills the parts of a pattern in: "attack {who}[ adding {also}]" names two parts, and what stands in square
// brackets is left out if a part in it is empty. The function returns the text of a part.
func Expand(pattern string, part func(name string) string) string {
	var b strings.Builder
	eachSegment(pattern, func(kind byte, text string) {
		switch kind {
		case '{':
			b.WriteString(part(text))
		case '[':
			if inner, all := expandAll(text, part); all {
				b.WriteString(inner)
			}
		default:
			b.WriteString(owned(b.String(), text))
		}
	})
	return b.String()
}

// owned is what follows a name: of one that ends in s, "'s" leaves only the apostrophe, as in "the Moths' turn".
func owned(name, text string) string {
	if strings.HasSuffix(name, "s") && strings.HasPrefix(text, "'s") {
		return "'" + text[len("'s"):]
	}
	return text
}

// eachSegment goes through a pattern: parts ('{', without braces), what stands in brackets ('[', without them), and text (0).
func eachSegment(pattern string, do func(kind byte, text string)) {
	for pattern != "" {
		open := strings.IndexAny(pattern, "{[")
		if open < 0 {
			do(0, pattern)
			return
		}
		do(0, pattern[:open])
		kind, closing := pattern[open], byte('}')
		if kind == '[' {
			closing = ']'
		}
		end := strings.IndexByte(pattern[open:], closing)
		if end < 0 {
			do(0, pattern[open:])
			return
		}
		do(kind, pattern[open+1:open+end])
		pattern = pattern[open+end+1:]
	}
}

// expandAll expands a pattern without brackets, and reports whether none of its parts is empty.
func expandAll(pattern string, part func(name string) string) (string, bool) {
	all := true
	text := Expand(pattern, func(name string) string {
		p := part(name)
		all = all && p != ""
		return p
	})
	return text, all
}

// OptionKey returns the key of an option: the verb's name and the parts that its row names, with colons between them.
// Empty parts are left out.
func (row *VerbRow) OptionKey(part func(name string) string) string {
	pattern := row.Key
	if pattern == "" {
		pattern = row.Label
	}
	key := row.Name
	for {
		_, after, found := strings.Cut(pattern, "{")
		if !found {
			return key
		}
		name, rest, _ := strings.Cut(after, "}")
		if text := part(name); text != "" {
			key += ":" + text
		}
		pattern = rest
	}
}

// OptionLabel returns the label of an option: the verb's pattern filled in.
func (row *VerbRow) OptionLabel(part func(name string) string) string {
	if row.Label == "" {
		return InWords(row.Name)
	}
	return Expand(row.Label, part)
}

// InWords returns an id as people read it: "second-guard" is "second guard".
func InWords(id string) string { return strings.ReplaceAll(id, "-", " ") }
