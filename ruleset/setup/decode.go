package setup

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// MaxBytes is the largest size of a setup as JSON, in bytes.
const MaxBytes = 1 << 20

// Decode reads a setup from JSON. Unknown keys, wrong types, texts that are not printable and trailing data are
// errors.
func Decode(src []byte, into any) error {
	if len(src) > MaxBytes {
		return fmt.Errorf("setup: %d bytes; expected at most %d", len(src), MaxBytes)
	}
	d := json.NewDecoder(bytes.NewReader(src))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("setup: %w", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("setup: found more text after the JSON value; expected one value")
	}
	if err := checkTexts(src); err != nil {
		return fmt.Errorf("setup: %w", err)
	}
	return nil
}
