package setup

import "encoding/json"

// Words is a list of words that may also be written as one word alone: `rest: quick` and `rest: [quick, full]`.
type Words []string

// SetWord makes it the list of one word: for decoders that find a word alone.
func (w *Words) SetWord(word string) { *w = Words{word} }

// UnmarshalJSON takes a list of words, or one word alone.
func (w *Words) UnmarshalJSON(text []byte) error {
	if text[0] != '"' {
		return json.Unmarshal(text, (*[]string)(w))
	}
	var one string
	err := json.Unmarshal(text, &one)
	w.SetWord(one)
	return err
}
