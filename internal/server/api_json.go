package server

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// plainJSON is the JSON format of huma with decoding errors in the words of the API instead of Go's.
func plainJSON() map[string]huma.Format {
	f := huma.DefaultJSONFormat
	f.Unmarshal = readJSON
	return map[string]huma.Format{jsonType: f, "json": f}
}

func readJSON(data []byte, v any) error {
	err := json.Unmarshal(data, v)
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok { // the schema checks types, so only numbers can fail here
		return fmt.Errorf("%s must be a whole number within its range, got %s", wrong.Field, strings.TrimPrefix(wrong.Value, "number "))
	}
	if wrong, ok := errors.AsType[*json.SyntaxError](err); ok {
		return fmt.Errorf("the body is not valid JSON at byte %d", wrong.Offset)
	}
	return err
}
