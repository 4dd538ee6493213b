package pack

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"fray/ruleset"
	"fray/table"
)

// Encode is a setup as JSON, for the header of a record. Equal setups have equal bytes.
func Encode(setup any) (json.RawMessage, error) { return json.Marshal(setup) }

// Decode reads a setup of the ruleset that Encode wrote. Unknown keys, wrong types and anything after the setup are
// errors.
func Decode(rs ruleset.Ruleset, src []byte) (any, error) {
	if len(src) > MaxBytes {
		return nil, fmt.Errorf("setup: %d bytes; expected at most %d", len(src), MaxBytes)
	}
	setup := rs.NewSetup()
	d := json.NewDecoder(bytes.NewReader(src))
	d.DisallowUnknownFields()
	if err := d.Decode(setup); err != nil {
		return nil, fmt.Errorf("setup: %w", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("setup: something comes after it; expected nothing")
	}
	return setup, nil
}

// NewGame makes a game of a setup, with all problems in one error.
func NewGame(rs ruleset.Ruleset, setup any) (table.Game, error) {
	g, problems := newGame(rs, setup)
	if len(problems) == 0 {
		return g, nil
	}
	errs := make([]error, len(problems))
	for i, p := range problems {
		errs[i] = p
	}
	return nil, errors.Join(errs...)
}
