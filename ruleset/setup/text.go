package setup

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"fray/table"
)

// HasLines reports whether the text under a key of a setup or a file may have several lines: what people read before a
// fight, drawn maps, and sheets in JSON. All other texts are names, words and ids.
func HasLines(key string) bool {
	switch key {
	case "about", "draw", "squares", "floors", "sheet":
		return true
	}
	return false
}

// checkTexts refuses JSON with a text in it that is not printable ([table.CheckLine]): ids and names reach logs and
// terminals. It takes JSON that has been read without an error.
func checkTexts(src []byte) error {
	d := json.NewDecoder(bytes.NewReader(src))
	d.UseNumber()
	var inObject []bool // of each list and object that is open
	key, isKey := "", false
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch v := tok.(type) {
		case json.Delim:
			switch v {
			case '{', '[':
				inObject = append(inObject, v == '{')
			default:
				inObject = inObject[:len(inObject)-1]
			}
		case string:
			if isKey {
				key = v
			}
			check := table.CheckLine
			if !isKey && HasLines(key) {
				check = table.CheckLines
			}
			if err := check(v); err != nil {
				return fmt.Errorf("%s: %w", table.EscapeLine(key), err)
			}
			if isKey {
				isKey = false
				continue
			}
		}
		isKey = len(inObject) > 0 && inObject[len(inObject)-1]
	}
}
