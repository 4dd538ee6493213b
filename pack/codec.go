package pack

import (
	"encoding/json"
	"errors"

	"fray/ruleset"
	"fray/ruleset/setup"
	"fray/table"
)

// Encode returns a setup as JSON for the header of a record. Equal setups give equal bytes.
func Encode(setup any) (json.RawMessage, error) { return json.Marshal(setup) }

// Decode reads a setup of the ruleset that Encode wrote. Unknown keys, wrong types and trailing data are errors.
func Decode(rs ruleset.Ruleset, src []byte) (any, error) {
	into := rs.NewSetup()
	if err := setup.Decode(src, into); err != nil {
		return nil, err
	}
	return into, nil
}

// NewGame makes a game from a setup. One error has all problems.
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
