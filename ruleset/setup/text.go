package setup

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"fray/table"
)

// HasLines reports whether the text under a key may have several lines: descriptions, drawn maps, and sheets in JSON.
// All other texts are names, words and ids.
func HasLines(key string) bool {
	switch key {
	case "about", "draw", "squares", "floors", "sheet":
		return true
	}
	return false
}

// checkTexts refuses JSON that contains text that is not printable ([table.CheckLine]), because ids and names reach
// logs and terminals. The JSON must be valid.
func checkTexts(src []byte) error {
	d := json.NewDecoder(bytes.NewReader(src))
	d.UseNumber()
	var inObject []bool // for each open list and object
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
