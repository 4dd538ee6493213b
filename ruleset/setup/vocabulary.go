package setup

import (
	"slices"
	"strings"

	"fray/table"
)

// Vocabulary has the lists that tags of a ruleset's sheets name.
type Vocabulary struct {
	Words    map[string][]string // lists of words; an empty word never matches
	Formulas map[string]Bounds   // what formulas may use and how large they may be
}

// words returns the words of a tag: the list of this name, the icons, or the words in the tag itself.
func (v *Vocabulary) words(tag string) []string {
	if tag == "" {
		return nil
	}
	list, found := v.Words[tag]
	switch {
	case tag == "icon":
		list = table.Icons()
	case !found:
		list = strings.Split(tag, "|")
	}
	return slices.DeleteFunc(slices.Clone(list), func(word string) bool { return word == "" })
}
