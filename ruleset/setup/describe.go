package setup

import "strings"

// Preset returns the default as readers see it: without the signs that tell apart the kinds of defaults.
func (f *Field) Preset() string {
	switch text, bracketed := strings.CutPrefix(f.Default, "("); {
	case bracketed:
		return strings.TrimSuffix(text, ")")
	case f.computed != nil:
		return f.computed.String()
	case f.by != "":
		return f.Default
	default:
		return strings.ReplaceAll(f.Default, "|", ", ")
	}
}
