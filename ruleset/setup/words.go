package setup

import (
	"encoding/json"
	"slices"
)

// Short is what may also be written as a single word, beside its long form: a list of one, or a mapping with one key that
// matters. Decoders of files call SetWord for a single word; records and JSON have the long form, unless the type reads both
// itself, as Words does.
type Short interface{ SetWord(word string) }

// Words is a list of words that may also be written as a single word: `rest: quick` or `rest: [quick, full]`.
type Words []string

// SetWord sets the list to one word.
func (w *Words) SetWord(word string) { *w = Words{word} }

// UnmarshalJSON reads a list of words or a single word.
func (w *Words) UnmarshalJSON(text []byte) error {
	if text[0] != '"' {
		return json.Unmarshal(text, (*[]string)(w))
	}
	var one string
	err := json.Unmarshal(text, &one)
	w.SetWord(one)
	return err
}

// Nth returns the value of an enumeration by its word, where names has the words in the order of the values. A word that is
// not there gives -1; after [Fill] that is only a key that was left out and has no default.
func Nth[E ~int8 | ~uint8 | ~int16 | ~int](names []string, word string) E {
	return E(slices.Index(names, word))
}
