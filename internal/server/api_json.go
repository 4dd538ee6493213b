package server

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// plainJSON is JSON that says what is wrong with a body in words of the API, not in those of the language that the server is
// written in.
func plainJSON() map[string]huma.Format {
	f := huma.DefaultJSONFormat
	f.Unmarshal = readJSON
	return map[string]huma.Format{jsonType: f, "json": f}
}

func readJSON(data []byte, v any) error {
	err := json.Unmarshal(data, v)
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok { // the schema knows types: what is left are numbers
		return fmt.Errorf("%s: found %s, which is too large, too small or no whole number", wrong.Field, strings.TrimPrefix(wrong.Value, "number "))
	}
	if wrong, ok := errors.AsType[*json.SyntaxError](err); ok {
		return fmt.Errorf("found something at byte %d that is no JSON, or an end before its time", wrong.Offset)
	}
	return err
}
