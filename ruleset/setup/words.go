package setup

import "encoding/json"

// Words is a list of words that may also be written as a single word: `rest: quick` or `rest: [quick, full]`.
type Words []string

// SetWord sets the list to one word. Decoders call it for a single word.
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
